// The invitation stands behind the # of the address: no server, log or other page is ever sent it.
const said = document.getElementById("said");
const invitation = decodeURIComponent(location.hash.slice(1));
history.replaceState(null, "", location.pathname);

// Who is let in already says with a change the word that only a page of this server can know.
const word = /(?:^|; )showrunner_csrf=([^;]*)/.exec(document.cookie)?.[1];

async function enter() {
  const answer = await fetch("/api/v1/session", {
    method: "POST",
    headers: { "Content-Type": "application/json", ...(word && { "X-CSRF-Token": word }) },
    body: JSON.stringify({ invitation, cookie: true }),
  });
  const told = await answer.json();
  if (answer.ok) location.replace("/");
  else refuse(told.detail);
}

// Who came in before is led on from the start page; others are told there how one comes in.
function refuse(why) {
  said.textContent = `${why.charAt(0).toUpperCase()}${why.slice(1)}`.replace(/[^.]$/, "$&.");
  const start = document.createElement("a");
  [start.href, start.textContent] = ["/", said.dataset.start];
  button.replaceWith(start);
}

const button = document.createElement("button");
button.textContent = said.dataset.enter;
button.onclick = () => {
  button.disabled = true;
  enter().catch((why) => { said.textContent = String(why); button.disabled = false; });
};
said.textContent = said.dataset.invited;
said.after(button);
if (!invitation) refuse(said.dataset.incomplete);
