import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { portsOf, readSettings, root } from './settings.ts';

const account = { FIREBASE_PROJECT_ID: 'atlas', FIREBASE_SERVICE_ACCOUNT: '{}' };

describe('without any variable', () => {
  it('all services run locally on their default ports', () => {
    const settings = readSettings({}, []);
    expect(settings.emulate).toEqual({ postgres: true, auth: true, stripe: true, sources: true, mail: true });
    expect(portsOf(settings)).toEqual([
      ['PORT', 3000],
      ['AUTH_EMULATOR_PORT', 9099],
      ['STRIPE_EMULATOR_PORT', 12_111],
      ['SOURCES_EMULATOR_PORT', 12_112],
      ['POSTGRES_PORT', 54_320],
      ['SMTP_CATCHER_PORT', 12_113],
      ['MAILBOX_PORT', 12_114],
    ]);
    expect(settings.origin).toBe('http://localhost:3000');
  });

  it('a copy of .env.example has no effect', () => {
    const example = parseEnv(readFileSync(path.join(root, '.env.example'), 'utf8'));
    expect(readSettings(example, [])).toEqual(readSettings({}, []));
    expect(Object.keys(example)).toEqual(
      expect.arrayContaining(portsOf(readSettings({}, ['--dev'])).map(([name]) => name)),
    );
  });

  it('in development the API has a separate port', () => {
    const settings = readSettings({}, ['--dev']);
    expect([settings.productPort, settings.apiPort]).toEqual([3000, 3001]);
  });
});

describe('a key replaces its local service', () => {
  it.each([
    [
      'DATABASE_URL',
      { DATABASE_URL: 'postgres://db/atlas' },
      { postgres: false, auth: true, stripe: true, sources: true, mail: true },
    ],
    [
      'the Firebase project and account',
      account,
      { postgres: true, auth: false, stripe: true, sources: true, mail: true },
    ],
    [
      'COMPANY_SOURCES_URL',
      { COMPANY_SOURCES_URL: 'http://127.0.0.1:1' },
      { postgres: true, auth: true, stripe: true, sources: false, mail: true },
    ],
    [
      'STRIPE_SECRET_KEY',
      { STRIPE_SECRET_KEY: 'sk_test_1' },
      { postgres: true, auth: true, stripe: false, sources: true, mail: true },
    ],
    [
      'SMTP_URL',
      { SMTP_URL: 'smtp://127.0.0.1:1025' },
      { postgres: true, auth: true, stripe: true, sources: true, mail: false },
    ],
  ])('%s', (_name, env, emulate) => {
    expect(readSettings(env, []).emulate).toEqual(emulate);
  });

  it('a blank key has no effect', () => {
    expect(readSettings({ DATABASE_URL: ' ', STRIPE_SECRET_KEY: '' }, []).emulate).toEqual({
      postgres: true,
      auth: true,
      stripe: true,
      sources: true,
      mail: true,
    });
  });

  it('a replaced service has no port', () => {
    const settings = readSettings({ DATABASE_URL: 'postgres://db/atlas' }, []);
    expect(portsOf(settings).map(([variable]) => variable)).not.toContain('POSTGRES_PORT');
  });
});

describe('an invalid setting is rejected with one sentence', () => {
  it.each([
    [{ PORT: 'web' }, 'PORT must be a port number from 1 to 65535, not "web".'],
    [{ POSTGRES_PORT: '70000' }, 'POSTGRES_PORT must be a port number from 1 to 65535, not "70000".'],
    [{ PORT: '9099' }, 'PORT and AUTH_EMULATOR_PORT are both 9099. Set them to different ports.'],
    [
      { FIREBASE_PROJECT_ID: 'atlas' },
      'FIREBASE_PROJECT_ID is set without FIREBASE_SERVICE_ACCOUNT: set both to use Firebase, or neither to use the emulator.',
    ],
    [
      { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/atlas', ...account },
      'NODE_ENV=production starts no local services: set STRIPE_SECRET_KEY, or unset NODE_ENV to run locally.',
    ],
  ])('%j', (env, sentence) => {
    expect(() => readSettings(env, [])).toThrow(sentence);
  });
});
