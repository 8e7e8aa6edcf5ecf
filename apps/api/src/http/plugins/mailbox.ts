import type { FastifyInstance } from 'fastify';
import type { Config } from '#config/config.ts';
import { ApiError } from '#kernel/api-error.ts';
import { unstored } from '#http/cache-control.ts';

const pagePolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "frame-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * A mail may contain any HTML. The sandbox gives it no scripts and no origin, even if it is opened outside its frame.
 */
const mailPolicy = [
  'sandbox allow-popups allow-popups-to-escape-sandbox',
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data: https:',
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

const maxReadMs = 5_000;

/** Shows the caught mails of local mode at `/mailbox`. Production has no such route. */
export function registerMailbox(app: FastifyInstance, config: Config): void {
  if (config.mode !== 'local' || config.mailboxUrl === undefined) return;
  const { mailboxUrl } = config;
  const read = async (path: string): Promise<string> => {
    const response = await fetch(mailboxUrl + path, { signal: AbortSignal.timeout(maxReadMs) }).catch(
      (error: unknown) => {
        throw new ApiError('unavailable', { cause: error });
      },
    );
    if (!response.ok) throw new ApiError('not_found');
    return response.text();
  };
  const routes = [
    { url: '/mailbox', policy: pagePolicy, frames: 'DENY' },
    { url: '/mailbox/:id', policy: pagePolicy, frames: 'DENY' },
    { url: '/mailbox/:id/html', policy: mailPolicy, frames: 'SAMEORIGIN' },
  ];
  for (const { url, policy, frames } of routes) {
    app.get<{ Params: { id?: string } }>(url, { config: { access: 'public' } }, async ({ params }, reply) => {
      const html = await read(url.replace(':id', encodeURIComponent(params.id ?? '')));
      return reply
        .headers({
          'content-security-policy': policy,
          'x-frame-options': frames,
          'cache-control': unstored,
        })
        .type('text/html; charset=utf-8')
        .send(html);
    });
  }
}
