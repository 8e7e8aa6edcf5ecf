import type { Handler } from './app.ts';
import { StripeFailure } from './errors.ts';

const loopback = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Rejects requests for any other host name, which prevents DNS rebinding. */
export const refuseOtherHosts: Handler = async (c, next) => {
  const { hostname } = new URL(c.req.url);
  if (loopback.has(hostname)) return next();
  throw new StripeFailure(
    403,
    'invalid_request_error',
    'The Stripe emulator answers to loopback addresses only.',
  );
};

/** The endpoints that Stripe.js calls cross-origin. */
const browserEndpoints = /^\/v1\/payment_intents\/[^/]+(\/(confirm|authenticate))?$/;

export const allowBrowserCalls: Handler = async (c, next) => {
  const origin = c.req.header('origin');
  if (origin === undefined || !browserEndpoints.test(c.req.path)) return next();
  c.header('access-control-allow-origin', origin);
  c.header('access-control-expose-headers', 'request-id');
  c.header('vary', 'origin');
  if (c.req.method !== 'OPTIONS') return next();
  c.header('access-control-allow-headers', 'authorization, content-type');
  c.header('access-control-allow-methods', 'GET, POST');
  c.header('access-control-max-age', '600');
  return c.body(null, 204);
};
