import type { Handler } from './app.ts';
import { StripeFailure } from './errors.ts';

const loopback = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** A page elsewhere may point a name of its own at this machine; it gets nothing. */
export const refuseOtherHosts: Handler = async (c, next) => {
  const { hostname } = new URL(c.req.url);
  if (loopback.has(hostname)) return next();
  const message = 'The Stripe emulator answers to loopback addresses only.';
  return c.json(new StripeFailure(403, 'invalid_request_error', message).body, 403);
};

/** What Stripe.js calls from the page that embeds it. */
const calledByBrowsers = /^\/v1\/(payment_intents\/[^/]+(\/(confirm|authenticate))?|payment_methods)$/;

export const allowBrowserCalls: Handler = async (c, next) => {
  const origin = c.req.header('origin');
  if (origin === undefined || !calledByBrowsers.test(c.req.path)) return next();
  c.header('access-control-allow-origin', origin);
  c.header('access-control-expose-headers', 'request-id');
  c.header('vary', 'origin');
  if (c.req.method !== 'OPTIONS') return next();
  c.header('access-control-allow-headers', 'authorization, content-type');
  c.header('access-control-allow-methods', 'GET, POST');
  c.header('access-control-max-age', '600');
  return c.body(null, 204);
};
