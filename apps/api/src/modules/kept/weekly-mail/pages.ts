import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Services } from '#integrations/services.ts';
import { stopMailOfToken } from './queries.ts';
import { askPage, pagePolicy, stoppedPage } from './unsubscribe-page.ts';
import { hashOfToken } from './unsubscribe-token.ts';
import { unstored } from '#http/cache-control.ts';

/** A form of RFC 8058 has one field. */
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
  // The content of the form adds nothing to the address.
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
