import type { CaughtMail } from './mailbox.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '');

const styles = `
  :root { color-scheme: light dark; --paper: #f8f3e8; --ink: #221d18; --soft: #544b41; --line: #d9cdb6; --red: #a8321f; }
  @media (prefers-color-scheme: dark) {
    :root { --paper: #131a2a; --ink: #f1eadb; --soft: #c3bba9; --line: #35405a; --red: #e46346; }
  }
  body { margin: 0 auto; max-width: 60rem; padding: 1.5rem 1rem 3rem; background: var(--paper); color: var(--ink);
    font: 1rem/1.5 'Source Sans 3', 'Segoe UI', Helvetica, Arial, sans-serif; overflow-wrap: anywhere; }
  h1 { font: 600 1.7rem/1.2 Fraunces, Georgia, serif; margin: 0 0 0.5rem; }
  a { color: var(--red); }
  p, dd { color: var(--soft); margin: 0; }
  ul { list-style: none; margin: 1.5rem 0 0; padding: 0; }
  li { border-top: 1px solid var(--line); padding: 0.75rem 0; }
  li a { font-weight: 600; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; }
  dt { font-weight: 600; }
  iframe { border: 1px solid var(--line); box-sizing: border-box; height: 40rem; margin-top: 1rem; width: 100%; background: #fff; }
  pre { white-space: pre-wrap; }
  summary { cursor: pointer; padding: 0.5rem 0; }`;

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} | Mailbox of local mode</title>
<style>${styles}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;

const moment = (mail: CaughtMail): string =>
  `<time datetime="${escaped(mail.receivedAt)}">${escaped(mail.receivedAt.slice(0, 19).replace('T', ' '))} UTC</time>`;

export function mailboxPage(mails: readonly CaughtMail[]): string {
  const rows = mails.map(
    (mail) =>
      `<li><a href="/mailbox/${escaped(mail.id)}">${escaped(mail.subject || '(no subject)')}</a><p>${escaped(mail.to)} · ${moment(mail)}</p></li>`,
  );
  const empty = '<p>No emails yet. Every email that the product sends in local mode arrives here.</p>';
  return page(
    'Mailbox',
    `<h1>Mailbox</h1>\n<p>Emails of local mode. They never leave this computer.</p>\n${rows.length === 0 ? empty : `<ul>${rows.join('\n')}</ul>`}`,
  );
}

/** One mail. Its HTML is in a frame without scripts and without our origin. */
export function mailPage(mail: CaughtMail): string {
  const frame =
    mail.html === null
      ? ''
      : `<iframe title="The email as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/mailbox/${escaped(mail.id)}/html"></iframe>`;
  return page(
    mail.subject,
    `<p><a href="/mailbox">All emails</a></p>
<h1>${escaped(mail.subject || '(no subject)')}</h1>
<dl><dt>From</dt><dd>${escaped(mail.from)}</dd><dt>To</dt><dd>${escaped(mail.to)}</dd><dt>Sent</dt><dd>${moment(mail)}</dd></dl>
${frame}
<details${mail.html === null ? ' open' : ''}><summary>Text part</summary><pre>${escaped(mail.text)}</pre></details>
<details><summary>Headers</summary><pre>${escaped(mail.headers.join('\n'))}</pre></details>`,
  );
}
