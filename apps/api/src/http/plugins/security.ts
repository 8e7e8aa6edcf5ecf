import fastifyHelmet from '@fastify/helmet';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Config } from '#config/config.ts';
import { siteOf } from '#config/site.ts';
import { ApiError } from '#kernel/api-error.ts';

const analyticsScript = 'https://www.googletagmanager.com';
const analyticsCalls = [
  'https://www.google-analytics.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];
const yearSeconds = 31_536_000;

/** Origins of the emulators of local mode: `calls` for fetch requests, `scripts` for script elements. */
function emulatorOrigins(config: Config): { calls: string[]; scripts: string[] } {
  if (config.mode !== 'local') return { calls: [], scripts: [] };
  const auth = config.authEmulatorHost ? [`http://${config.authEmulatorHost}`] : [];
  const stripe = config.stripeEmulatorUrl ? [config.stripeEmulatorUrl] : [];
  return { calls: [...auth, ...stripe], scripts: stripe };
}

/**
 * Directives for the pages of the app. Besides our own origin they permit Stripe, Firebase and, if configured,
 * analytics.
 */
export function contentSecurityPolicy(config: Config): Record<string, string[]> {
  const emulators = emulatorOrigins(config);
  const analytics = config.analyticsMeasurementId !== undefined;
  const { styles } = siteOf(config).files;
  return {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      'https://js.stripe.com',
      ...emulators.scripts,
      ...(analytics ? [analyticsScript] : []),
    ],
    // The hash allows the `<style>` of pages that are prerendered with their stylesheet.
    'style-src': ["'self'", ...(styles.hash === null ? [] : [`'${styles.hash}'`])],
    // Radix and Stripe.js use style attributes. A style attribute cannot run a script.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'https:'],
    'font-src': ["'self'"],
    'frame-src': ['https://js.stripe.com', 'https://hooks.stripe.com'],
    'connect-src': [
      "'self'",
      'https://api.stripe.com',
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      ...emulators.calls,
      ...(analytics ? analyticsCalls : []),
    ],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
}

/**
 * The policy for public pages: the landing page, the blog, articles, the almanac and the shop pages. Only the
 * islands script runs on them, whatever an article contains: the policy names the hash of that script (CSP 3,
 * "External scripts with hashes"; the browser compares `integrity`). It also names the hash of the only `<style>`.
 * In development, where the web app is not built, neither has a hash.
 */
export function staticPagePolicy(config: Config): string {
  const { islands, styles } = siteOf(config).files;
  return [
    "default-src 'none'",
    `script-src '${islands.integrity ?? 'self'}'`,
    `style-src '${styles.hash ?? 'self'}'`,
    "img-src 'self' https:",
    "font-src 'self'",
    "manifest-src 'self'",
    // Allows signing out, and tools that fetch robots.txt from within a page.
    "connect-src 'self'",
    // Without scripts, the form of the landing page leads to the sample.
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The headers that helmet adds to each response. They do not depend on the request, so they are computed once. */
async function helmetHeaders(config: Config): Promise<Record<string, string>> {
  const probe = Fastify();
  await probe.register(fastifyHelmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(config) },
    hsts: config.mode === 'production' ? { maxAge: yearSeconds, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
  });
  let headers: Record<string, string> = {};
  probe.get('/', (_request, reply) => {
    headers = Object.fromEntries(
      Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]),
    );
    return '';
  });
  await probe.inject('/');
  await probe.close();
  return headers;
}

/** Sets the security headers, the permissions policy and the request id of every response. */
export async function registerSecurity(app: FastifyInstance, config: Config): Promise<void> {
  const headers = {
    ...(await helmetHeaders(config)),
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self "https://js.stripe.com")',
  };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    reply.header('x-request-id', request.id);
    done();
  });
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a change unless one of our pages sent it: `Origin` must equal `publicOrigin`, or without `Origin`,
 * `Sec-Fetch-Site` must be `same-origin`.
 */
export function registerCrossSiteCheck(app: FastifyInstance, publicOrigin: string): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (safeMethods.has(request.method) || isOurs(request)) done();
    else done(new ApiError('cross_site'));
  });

  function isOurs({ headers, is404, routeOptions }: FastifyRequest): boolean {
    const { signed, fromAnywhere } = routeOptions.config;
    if (is404 || signed || fromAnywhere) return true;
    const { origin, 'sec-fetch-site': site } = headers;
    return origin === undefined ? site === 'same-origin' : origin === publicOrigin;
  }
}

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
