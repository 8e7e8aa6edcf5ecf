import { createHmac } from 'node:crypto';
import type { FastifyServerOptions } from 'fastify';
import type { Config } from '#config.ts';

/** What stands in the log for an e-mail or an address: the same for the same person, and nothing to read. */
export const keyedHash = (key: string, text: string): string =>
  createHmac('sha256', key).update(text.toLowerCase()).digest('hex').slice(0, 24);

/** Structured lines without secrets; an address is logged without its query, which may hold anything. */
export const logging = (config: Config): FastifyServerOptions['logger'] => ({
  level: config.logLevel,
  redact: {
    paths: [
      'req.headers.authorization',
      'req.headers.cookie',
      'req.headers["stripe-signature"]',
      'res.headers["set-cookie"]',
      '*.password',
      '*.idToken',
      '*.clientSecret',
      '*.client_secret',
      '*.email',
    ],
    censor: '[redacted]',
  },
  serializers: {
    req: (request) => ({
      method: request.method,
      url: request.url.split('?')[0],
      remoteAddress: keyedHash(config.logHashKey, request.ip),
    }),
    res: (reply) => ({ statusCode: reply.statusCode }),
  },
});
