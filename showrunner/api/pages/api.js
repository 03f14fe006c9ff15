// Lets a page that was let in by a cookie change things, too: the server wants its word with each change.
const word = () => (document.cookie.match(/showrunner_csrf=([^;]+)/) || [])[1];

SwaggerUIBundle({
  url: "/api/openapi.json",
  dom_id: "#api",
  deepLinking: true,
  docExpansion: "none",
  tryItOutEnabled: true,
  persistAuthorization: true,
  requestInterceptor: (request) => {
    const csrf = word();
    if (csrf) request.headers["X-CSRF-Token"] = csrf;
    return request;
  },
});
