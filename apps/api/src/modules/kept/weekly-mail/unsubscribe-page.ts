const styles = `
  :root { color-scheme: light dark; --paper: #f8f3e8; --ink: #221d18; --red: #a8321f; --on-red: #fffaf2; }
  @media (prefers-color-scheme: dark) { :root { --paper: #131a2a; --ink: #f1eadb; --red: #e46346; --on-red: #131a2a; } }
  body { margin: 0 auto; max-width: 36rem; padding: 3rem 1rem; background: var(--paper); color: var(--ink);
    font: 1.05rem/1.55 'Source Sans 3', 'Segoe UI', Helvetica, Arial, sans-serif; }
  h1 { font: 600 1.8rem/1.2 Fraunces, Georgia, serif; }
  a { color: var(--red); }
  button { min-height: 2.75rem; padding: 0.5rem 1.2rem; border: 0; border-radius: 4px; background: var(--red);
    color: var(--on-red); font: inherit; font-weight: 600; cursor: pointer; }`;

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Zodiac Atlas</title>
<style>${styles}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;

/** Asks for confirmation, because mail programs and scanners open every link of a mail. */
export const askPage = page(
  'Stop the weekly mail?',
  `<p>You will get no more mails of new openings from Zodiac Atlas. What you have saved stays saved.</p>
<form method="post"><button type="submit">Stop the weekly mail</button></form>`,
);

export const stoppedPage = page(
  'The weekly mail is stopped',
  `<p>No further mail of new openings is sent. One that was already on its way may still arrive.</p>
<p>You can turn it on again whenever you like, on the page of <a href="/kept">what you have saved</a>.</p>`,
);

/** The policy of both pages. They have no script, and a form that posts only to themselves. */
export const pagePolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');
