// The invitation stands behind the # of the address: no server, log or other page is ever sent it.
const said = document.getElementById("said");
const invitation = decodeURIComponent(location.hash.slice(1));
history.replaceState(null, "", location.pathname);

// Who is let in already says with a change the word that only a page of this server can know.
const word = /(?:^|; )showrunner_csrf=([^;]*)/.exec(document.cookie)?.[1];

async function enter() {
  if (!invitation) {
    said.textContent = said.dataset.incomplete;
    return;
  }
  const answer = await fetch("/api/v1/session", {
    method: "POST",
    headers: { "Content-Type": "application/json", ...(word && { "X-CSRF-Token": word }) },
    body: JSON.stringify({ invitation, cookie: true }),
  });
  const told = await answer.json();
  if (answer.ok) location.replace("/");
  else said.textContent = told.detail;
}

const button = document.createElement("button");
button.textContent = said.dataset.enter;
button.onclick = () => { button.disabled = true; enter().catch((why) => { said.textContent = String(why); }); };
said.textContent = invitation ? said.dataset.invited : "";
if (invitation) said.after(button); else enter();
