// The service worker: it says that something is asked, and opens the page. It keeps no pages.
const SHOWN = { body: "A decision waits for you.", icon: "/icon.svg", tag: "asked" };

self.addEventListener("push", (event) => {
    const show = async () => {
        const pages = await self.clients.matchAll({ type: "window" });
        if (pages.some((page) => page.visibilityState === "visible")) return;
        await self.registration.showNotification("You are asked", SHOWN);
    };
    event.waitUntil(show());
});

self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    const open = async () => {
        const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
        const page = pages.find((one) => new URL(one.url).pathname.startsWith("/play/"));
        await (page ? page.focus() : self.clients.openWindow("/"));
    };
    event.waitUntil(open());
});
