import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Services } from '#integrations/services.ts';
import { stopMailOfToken, hashOfToken } from './queries.ts';
import { unstored } from '#http/cache-control.ts';

/** A form of RFC 8058 has one short field. */
const maxFormBytes = 4_096;

/**
 * Registers the page that stops the weekly mail. The token of the address is the credential: mail programs send the
 * POST without a session (RFC 8058). The answer is the same for every token, so that it does not reveal valid ones,
 * and for repeated calls.
 */
export async function unsubscribePages(app: FastifyInstance, { db }: Services): Promise<void> {
  const url = '/unsubscribe/:token(^[\\w-]{43}$)';
  const sendPage = (reply: FastifyReply, html: string) =>
    reply
      .headers({
        'content-security-policy': pagePolicy,
        'cache-control': unstored,
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      })
      .type('text/html; charset=utf-8')
      .send(html);
  // Ignores the form: the address has the token.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxFormBytes }, (_request, _body, done) =>
    done(null, undefined),
  );

  app.get(url, { config: { access: 'public' } }, async (_request, reply) => sendPage(reply, askPage));
  app.post<{ Params: { token: string } }>(
    url,
    { config: { access: 'public', fromAnywhere: true }, bodyLimit: maxFormBytes },
    async ({ params: { token } }, reply) => {
      await stopMailOfToken(db, hashOfToken(token));
      return sendPage(reply, stoppedPage);
    },
  );
}

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
const askPage = page(
  'Stop the weekly email?',
  `<p>You get no more emails about new openings from Zodiac Atlas. Your saved items stay saved.</p>
<form method="post"><button type="submit">Stop the weekly email</button></form>`,
);

const stoppedPage = page(
  'The weekly email is stopped',
  `<p>We send no more emails about new openings. One that was already sent may still arrive.</p>
<p>You can turn it on again at any time on the page of <a href="/kept">your saved items</a>.</p>`,
);

/** The policy of both pages. They have no script, and a form that posts only to themselves. */
const pagePolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');
