import fastifyHelmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#config.ts';
import { ApiError } from './problems.ts';

const analyticsScript = 'https://www.googletagmanager.com';
const analyticsCalls = ['https://www.google-analytics.com', 'https://region1.google-analytics.com'];

/** The emulators of local mode, by what a page does with them. */
function emulatorOrigins(config: Config): { calls: string[]; scripts: string[] } {
  if (config.mode !== 'local') return { calls: [], scripts: [] };
  const auth = config.authEmulatorHost ? [`http://${config.authEmulatorHost}`] : [];
  const stripe = config.stripeEmulatorUrl ? [config.stripeEmulatorUrl] : [];
  return { calls: [...auth, ...stripe], scripts: stripe };
}

/** Lets in Stripe, Firebase and, where configured, analytics; nothing else. */
export function contentSecurityPolicy(config: Config): Record<string, string[]> {
  const emulators = emulatorOrigins(config);
  const analytics = config.analyticsMeasurementId !== undefined;
  return {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      'https://js.stripe.com',
      ...emulators.scripts,
      ...(analytics ? [analyticsScript] : []),
    ],
    'style-src': ["'self'"],
    // Radix and Stripe position what they open by style attributes; a style attribute runs nothing.
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

export async function registerSecurity(app: FastifyInstance, config: Config): Promise<void> {
  const production = config.mode === 'production';
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(config) },
    hsts: production ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header(
      'permissions-policy',
      'camera=(), geolocation=(), microphone=(), payment=(self "https://js.stripe.com")',
    );
  });
  app.addHook('onRequest', async (request) => {
    if (
      request.method === 'GET' ||
      request.method === 'HEAD' ||
      request.routeOptions.config.access === undefined
    )
      return;
    if (request.routeOptions.url === '/api/stripe/webhook') return;
    const { origin, 'sec-fetch-site': site } = request.headers;
    const ours = origin === undefined ? site === 'same-origin' : origin === config.publicOrigin;
    if (!ours) throw new ApiError('cross_site');
  });
}
