import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#config/config.ts';
import { productionVariables } from '#test/fake-google.ts';
import { startApp, type RunningApp } from '#test/harness.ts';
import { contentSecurityPolicy, staticPagePolicy } from './security.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const production = (variables: Record<string, string> = {}) =>
  contentSecurityPolicy(readConfig({ ...productionVariables('postgres://127.0.0.1/unused'), ...variables }));

test('T14: the policy of the public pages names the hash of the islands, and no other source of script', () => {
  const config = readConfig(productionVariables('postgres://127.0.0.1/unused'));
  const directives = staticPagePolicy(config).split('; ');
  expect(directives).toContain("script-src 'sha256-aXNsYW5kcw=='");
  expect(directives).toContain("style-src 'sha256-IAdwN3biDCQ3brrgp1m8kBEsPQYyqfREKOEfeoREopc='");
  expect(directives.filter((directive) => /script|unsafe|data:|\*/.test(directive))).toHaveLength(1);
});

describe('the content security policy of production', () => {
  test('T19: permits Stripe and Firebase only', () => {
    expect(production()).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'", 'https://js.stripe.com'],
      'style-src': ["'self'", "'sha256-IAdwN3biDCQ3brrgp1m8kBEsPQYyqfREKOEfeoREopc='"],
      'style-src-attr': ["'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'https:'],
      'font-src': ["'self'"],
      'frame-src': ['https://js.stripe.com', 'https://hooks.stripe.com'],
      'connect-src': [
        "'self'",
        'https://api.stripe.com',
        'https://identitytoolkit.googleapis.com',
        'https://securetoken.googleapis.com',
      ],
      'manifest-src': ["'self'"],
      'form-action': ["'self'"],
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
      'frame-ancestors': ["'none'"],
    });
  });

  test('permits analytics only if a measurement id is set', () => {
    expect(JSON.stringify(production())).not.toContain('google-analytics');
    const policy = production({ GA_MEASUREMENT_ID: 'G-ZX98YW76' });
    expect(policy['script-src']).toContain('https://www.googletagmanager.com');
    expect(policy['connect-src']).toContain('https://www.google-analytics.com');
  });

  test('T19: permits no inline script, no data: or blob: script and no wildcard', () => {
    for (const policy of [production(), contentSecurityPolicy(app.config)]) {
      for (const directive of ['script-src', 'style-src'])
        expect(policy[directive]?.join(' ')).not.toMatch(/unsafe|data:|blob:|\*/);
    }
  });
});

test('local mode also permits its emulators', () => {
  const policy = contentSecurityPolicy(app.config);
  expect(policy['script-src']).toContain(app.stripeUrl);
  expect(policy['connect-src']).toEqual(
    expect.arrayContaining([
      app.stripeUrl,
      `http://${app.config.mode === 'local' && app.config.authEmulatorHost}`,
    ]),
  );
});

test.each(['/', '/api/stats', '/api/nothing', '/livez', '/api/docs/', '/api/openapi.json'])(
  'the security headers are on %s',
  async (path) => {
    const { headers } = await (await app.as('signed-out')).send('GET', path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    // Local mode has no https, and a browser would remember HSTS for `localhost`.
    expect(headers.has('strict-transport-security')).toBe(false);
    expect(headers.has('x-powered-by')).toBe(false);
    expect(headers.has('server')).toBe(false);
  },
);
