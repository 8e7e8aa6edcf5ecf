import type { FastifyInstance } from 'fastify';
import { ApiError } from '#kernel/api-error.ts';

/** A name, an IPv4 or an IPv6 address, and a port (RFC 9110, section 7.2). */
const host = /^(?:\[[\da-f:.]+\]|[\w.~%!$&'()*+;=-]+)(?::\d{1,5})?$/i;

/**
 * Answers 400 unless a request has one valid `Host` header (RFC 9112, section 3.2). With two, the proxy and the
 * product could use different ones: Node keeps the first and drops the others.
 */
export function requireOneHost(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const { rawHeaders, headers } = raw;
    const count = rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length;
    if (count === 1 && host.test(headers.host ?? '')) done();
    else done(new ApiError('invalid_input', { detail: 'A request names its host in one Host header.' }));
  });
}
