// The service worker: it says that something is asked, and opens the page. It keeps no pages.
// A page registers it with its language.
const WORDS = {
    en: ["You are asked", "A decision waits for you."],
    de: ["Du wirst etwas gefragt", "Eine Entscheidung wartet auf dich."],
};
const [TITLE, BODY] = WORDS[new URL(self.location).searchParams.get("language")] ?? WORDS.en;
const show = () => self.registration.showNotification(TITLE, { body: BODY, icon: "/icon.svg", tag: "asked" });

// From the server, while no page may be open: browsers want to see a notification for each push.
self.addEventListener("push", (event) => {
    const push = async () => {
        const pages = await self.clients.matchAll({ type: "window" });
        if (!pages.some((page) => page.visibilityState === "visible")) await show();
    };
    event.waitUntil(push());
});

// From a page that nobody looks at.
self.addEventListener("message", (event) => event.waitUntil(show()));

self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    const open = async () => {
        const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
        const page = pages.find((one) => new URL(one.url).pathname.startsWith("/play/"));
        await (page ? page.focus() : self.clients.openWindow("/"));
    };
    event.waitUntil(open());
});
