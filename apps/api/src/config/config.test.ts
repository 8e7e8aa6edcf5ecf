import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { productionVariables } from '#test/fake-google.ts';
import { runProgram } from '#test/api-process.ts';
import { readConfig } from './config.ts';
import { ConfigError } from './environment.ts';

const local: Record<string, string> = {
  DATABASE_URL: 'postgres://postgres@127.0.0.1/atlas',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  STRIPE_EMULATOR_URL: 'http://127.0.0.1:12111',
  STRIPE_SECRET_KEY: 'sk_test_local',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_local',
  STRIPE_WEBHOOK_SECRET: 'whsec_local',
};
const production = productionVariables('postgres://db.example/atlas?sslmode=verify-full');

function problemsOf(variables: Record<string, string | undefined>): readonly string[] {
  try {
    readConfig(variables);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

describe('local mode', () => {
  test('needs only the variables that the launcher sets', () => {
    expect(readConfig(local)).toMatchObject({
      mode: 'local',
      host: '127.0.0.1',
      port: 3000,
      publicOrigin: 'http://localhost:3000',
      firebase: { projectId: 'demo-zodiac-atlas' },
      authEmulatorHost: '127.0.0.1:9099',
      trustedProxies: [],
      drainMs: 0,
      webDist: path.resolve(import.meta.dirname, '../../../web/dist'),
      dataFolder: path.resolve(import.meta.dirname, '../../../../data'),
    });
  });

  test('marks the built-in operator as an example, and accepts a configured one', () => {
    expect(readConfig(local).operator).toMatchObject({ name: 'Example Operator', isExample: true });
    const { operator } = readConfig({ ...local, OPERATOR_NAME: 'Ada Ltd', OPERATOR_REGISTER: 'Bonn HRB 1' });
    expect(operator).toMatchObject({ name: 'Ada Ltd', register: 'Bonn HRB 1', isExample: false });
  });

  test('accepts a real Firebase project, and Stripe in test mode', () => {
    const { FIREBASE_SERVICE_ACCOUNT = '', FIREBASE_PROJECT_ID = '' } = production;
    const config = readConfig({
      ...local,
      FIREBASE_AUTH_EMULATOR_HOST: undefined,
      STRIPE_EMULATOR_URL: undefined,
      FIREBASE_SERVICE_ACCOUNT,
      FIREBASE_PROJECT_ID,
    });
    expect(config.serviceAccount?.project_id).toBe(FIREBASE_PROJECT_ID);
  });

  test.each([
    [
      { FIREBASE_AUTH_EMULATOR_HOST: undefined },
      /Either FIREBASE_AUTH_EMULATOR_HOST or FIREBASE_SERVICE_ACCOUNT is required/,
    ],
    [{ FIREBASE_AUTH_EMULATOR_HOST: 'http://127.0.0.1:9099' }, /must be host:port/],
    [{ STRIPE_SECRET_KEY: 'sk_live_real' }, /STRIPE_SECRET_KEY is a live key, .*NODE_ENV=production/],
    [{ STRIPE_EMULATOR_URL: 'somewhere' }, /STRIPE_EMULATOR_URL must be an origin/],
    [{ COMPANY_SOURCES_URL: 'http://10.0.0.1:80' }, /COMPANY_SOURCES_URL must be an origin of this machine/],
    [{ COMPANY_SOURCES_URL: 'http://127.0.0.1:1@evil.example' }, /COMPANY_SOURCES_URL must be an origin/],
  ])('refuses %o', (variables, problem) => {
    expect(problemsOf({ ...local, ...variables })).toEqual([expect.stringMatching(problem)]);
  });
});

describe('production', () => {
  test('starts if all required variables are set', () => {
    expect(readConfig(production)).toMatchObject({
      mode: 'production',
      publicOrigin: 'https://atlas.example',
    });
  });

  test.each([
    [
      { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' },
      /FIREBASE_AUTH_EMULATOR_HOST belongs to local mode and is refused with NODE_ENV=production/,
    ],
    [{ STRIPE_EMULATOR_URL: 'http://127.0.0.1:1' }, /STRIPE_EMULATOR_URL belongs to local mode/],
    [{ RATE_LIMIT_SCALE: '10' }, /RATE_LIMIT_SCALE belongs to local mode/],
    [{ COMPANY_SOURCES_URL: 'http://127.0.0.1:12112' }, /COMPANY_SOURCES_URL belongs to local mode/],
    [{ STRIPE_SECRET_KEY: 'sk_test_real' }, /STRIPE_SECRET_KEY is a test key/],
    [{ STRIPE_SECRET_KEY: 'rk_test_real' }, /STRIPE_SECRET_KEY is a test key/],
    [{ STRIPE_PUBLISHABLE_KEY: 'pk_test_real' }, /STRIPE_PUBLISHABLE_KEY is a test key/],
    [{ FIREBASE_API_KEY: 'local-api-key' }, /FIREBASE_API_KEY is that of local mode/],
    [{ STRIPE_WEBHOOK_SECRET: '' }, /STRIPE_WEBHOOK_SECRET is missing/],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_a,whsec_b,whsec_c' }, /STRIPE_WEBHOOK_SECRET must be one secret/],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_local' }, /STRIPE_WEBHOOK_SECRET is not one of Stripe’s/],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_a' }, /STRIPE_WEBHOOK_SECRET is not one of Stripe’s/],
    [{ STRIPE_WEBHOOK_SECRET: `whsec_${'a'.repeat(40)}` }, /STRIPE_WEBHOOK_SECRET is not one of Stripe’s/],
    [
      { STRIPE_WEBHOOK_SECRET: `${production.STRIPE_WEBHOOK_SECRET}, whsec_local` },
      /STRIPE_WEBHOOK_SECRET is not one of Stripe’s/,
    ],
    [{ LOG_HASH_KEY: 'local-log-hash-key' }, /LOG_HASH_KEY is published or easily guessed/],
    [{ LOG_HASH_KEY: '0000000000000000' }, /LOG_HASH_KEY is published or easily guessed/],
    [{ PEOPLE_KEYS: 'a:short' }, /PEOPLE_KEYS must list keys as id:base64 of 32 bytes/],
    [{ PEOPLE_KEYS: `${production.PEOPLE_KEYS},` }, /PEOPLE_KEYS must list keys/],
    [{ PEOPLE_KEYS: `${production.PEOPLE_KEYS},${production.PEOPLE_KEYS}` }, /gives two keys the same id/],
    [{ PEOPLE_KEYS: `a:${Buffer.alloc(32).toString('base64')}` }, /holds a key that is not random/],
    [
      { PEOPLE_KEYS: `a:${Buffer.from('published key of local mode only').toString('base64')}` },
      /PEOPLE_KEYS holds the published key of local mode/,
    ],
    [{ NODE_TLS_REJECT_UNAUTHORIZED: '0' }, /NODE_TLS_REJECT_UNAUTHORIZED=0 accepts any certificate/],
    [{ WEB_DIST: '/nowhere' }, /WEB_DIST holds no built web app/],
    [{ DATABASE_URL: 'postgres://db.example/atlas' }, /DATABASE_URL connects to another machine without TLS/],
    [{ DATABASE_URL: 'postgres://db.example/atlas?sslmode=disable' }, /without TLS/],
    [
      { DATABASE_DIRECT_URL: 'postgres://db.example/atlas' },
      /DATABASE_DIRECT_URL connects to another machine/,
    ],
    [{ DATABASE_DIRECT_URL: 'db.example' }, /DATABASE_DIRECT_URL must be a postgres/],
    [
      { DATABASE_REPLICA_URL: 'postgres://db.example/atlas' },
      /DATABASE_REPLICA_URL connects to another machine/,
    ],
    [{ DATABASE_REPLICA_URL: 'db.example' }, /DATABASE_REPLICA_URL must be a postgres/],
    [{ DATABASE_URL: 'postgres://db.example/atlas?sslmode=no-verify' }, /without TLS/],
    [{ DATABASE_URL: 'postgres://127.0.0.1/atlas?host=db.example' }, /without TLS/],
    [{ DATABASE_URL: 'postgres://db.example/atlas?sslmode=require&uselibpqcompat=true' }, /without TLS/],
    [
      { DATABASE_URL: 'postgres://db.example/atlas?sslmode=verify-full&sslrootcert=/nowhere' },
      /DATABASE_URL cannot be parsed/,
    ],
    [{ PUBLIC_ORIGIN: 'http://atlas.example' }, /PUBLIC_ORIGIN must be an https origin/],
    [{ PUBLIC_ORIGIN: 'https://atlas.example/app' }, /PUBLIC_ORIGIN must be an origin/],
    [{ PUBLIC_ORIGIN: undefined }, /PUBLIC_ORIGIN is missing/],
    [{ LOG_HASH_KEY: 'short' }, /LOG_HASH_KEY must be at least 16/],
    [{ FIREBASE_SERVICE_ACCOUNT: '{' }, /FIREBASE_SERVICE_ACCOUNT must be the JSON object of a key file/],
    [{ FIREBASE_SERVICE_ACCOUNT: '{}' }, /must hold project_id, client_email and private_key/],
    [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL must be a postgres/],
    [{ PORT: '65536' }, /PORT must be a whole number/],
    [{ PORT: '3000x' }, /PORT must be a whole number/],
    [{ HOST: '999.1.1.1' }, /HOST must be an IP address or a host name/],
    [{ HOST: '0.0.0.0:3000' }, /HOST must be an IP address or a host name, such as 0.0.0.0, without a port/],
    [{ HOST: 'http://0.0.0.0' }, /HOST must be an IP address or a host name/],
    [{ METRICS_PORT: '9090', METRICS_HOST: 'any host' }, /METRICS_HOST must be an IP address or a host name/],
    [{ BACKUP_KEEP_DAYS: '0' }, /BACKUP_KEEP_DAYS must be a whole number from 1 to 3650/],
    [{ REFUND_DAYS: '366' }, /REFUND_DAYS must be a whole number from 0 to 365/],
    [{ PAGE_VIEWS_KEPT_MONTHS: '2' }, /PAGE_VIEWS_KEPT_MONTHS must be a whole number from 3 to 1200/],
    [{ REFUND_DAYS: '-1' }, /REFUND_DAYS must be a whole number/],
    [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL must be one of fatal/],
    [{ TRUSTED_PROXIES: 'true' }, /TRUSTED_PROXIES must list addresses/],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, /TRUSTED_PROXIES must list addresses/],
    [{ TRUSTED_PROXIES: '0.0.0.0/0' }, /TRUSTED_PROXIES must list addresses/],
    [{ GA_MEASUREMENT_ID: 'UA-1' }, /GA_MEASUREMENT_ID must be/],
    [{ SMTP_URL: 'smtps://mail.example' }, /SMTP_URL is set without MAIL_FROM/],
    [{ MAIL_FROM: 'a@b.example' }, /MAIL_FROM is set without SMTP_URL/],
    [{ SMTP_URL: 'https://mail.example', MAIL_FROM: 'a@b.example' }, /SMTP_URL must be smtps/],
    [
      { SMTP_URL: 'smtps://mail.example?tls.rejectUnauthorized=false', MAIL_FROM: 'a@b.example' },
      /SMTP_URL must/,
    ],
    [
      { SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'A\nBcc: x <a@b.example>' },
      /MAIL_FROM must be an address/,
    ],
    [{ MAILBOX_URL: 'http://127.0.0.1:12114' }, /MAILBOX_URL belongs to local mode/],
    [{ CORRECTIONS_EMAIL: 'a@b.c?bcc=d@e.f' }, /CORRECTIONS_EMAIL must be/],
    [{ TESTIMONIALS: 'x' }, /^TESTIMONIALS must be a JSON array of 1 to 6 objects such as \{"quote":/],
    [{ TESTIMONIALS: '[' }, /TESTIMONIALS must be a JSON array/],
    [{ TESTIMONIALS: '[]' }, /TESTIMONIALS must be a JSON array of 1 to 6/],
    [{ TESTIMONIALS: '[{"quote":"Good.","name":"Ada"}]' }, /TESTIMONIALS must be a JSON array/],
    [{ TESTIMONIALS: '{"quote":"Good.","name":"Ada"}' }, /TESTIMONIALS must be a JSON array/],
    [{ OPERATOR_NAME: undefined }, /OPERATOR_NAME is missing/],
    [{ OPERATOR_NAME: 'Example Operator' }, /OPERATOR_NAME is the example of local mode/],
    [{ OPERATOR_NAME: 'A\nBcc: b@c.example' }, /OPERATOR_NAME must be/],
    [{ OPERATOR_ADDRESS: 'Springfield' }, /OPERATOR_ADDRESS must be a postal address/],
    [{ OPERATOR_EMAIL: 'hello' }, /OPERATOR_EMAIL must be an email address/],
    [{ OPERATOR_EMAIL: 'operator@zodiac-atlas.test' }, /OPERATOR_EMAIL is the example of local mode/],
    [{ OPERATOR_TAX_NUMBER: '<b>' }, /OPERATOR_TAX_NUMBER must be/],
    [{ STRIPE_PAYMENT_LINK_ID: 'https://buy.stripe.com/x' }, /STRIPE_PAYMENT_LINK_ID must be/],
  ])('T21: refuses %o', (variables, problem) => {
    expect(problemsOf({ ...production, ...variables })).toContainEqual(expect.stringMatching(problem));
  });

  test.each(['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost', 'api-1.internal'])(
    'listens on an address or a name: %s',
    (host) => {
      expect(readConfig({ ...production, HOST: host }).host).toBe(host);
    },
  );

  test('requires TLS to an SMTP server on another machine', () => {
    const mailOf = (SMTP_URL: string) =>
      readConfig({ ...production, SMTP_URL, MAIL_FROM: 'Zodiac Atlas <hello@atlas.example>' }).mail;
    expect(mailOf('smtp://u:p@mail.example:587')).toEqual({
      smtpUrl: 'smtp://u:p@mail.example:587',
      from: { name: 'Zodiac Atlas', address: 'hello@atlas.example' },
      requiresTls: true,
    });
    expect(mailOf('smtp://127.0.0.1:25')?.requiresTls).toBe(false);
  });

  test('refuses a demo project, and a service account of another project', () => {
    const problems = problemsOf({ ...production, FIREBASE_PROJECT_ID: 'demo-atlas' }).join('\n');
    expect(problems).toContain('names a demo project');
    expect(problems).toContain('belongs to another project');
  });

  test('refuses an invalid private key', () => {
    const account = JSON.parse(production.FIREBASE_SERVICE_ACCOUNT ?? '') as object;
    const json = JSON.stringify({ ...account, private_key: 'not a key' });
    expect(problemsOf({ ...production, FIREBASE_SERVICE_ACCOUNT: json })).toEqual([
      expect.stringMatching(/private_key that cannot be read/),
    ]);
  });

  test.each([
    'postgres://127.0.0.1/atlas',
    'postgres://localhost:5433/atlas',
    'postgres://[::1]/atlas',
    'postgres:///atlas?host=/var/run/postgresql',
    'postgres://db.example/atlas?sslmode=verify-full',
    'postgres://db.example/atlas?sslmode=require',
  ])('accepts a database on this machine, or one with verified TLS: %s', (url) => {
    expect(problemsOf({ ...production, DATABASE_URL: url })).toEqual([]);
  });

  test('accepts proxies as addresses and ranges', () => {
    const { trustedProxies } = readConfig({
      ...production,
      TRUSTED_PROXIES: '10.0.0.1, 10.1.0.0/16 ,2001:db8::/32',
    });
    expect(trustedProxies).toEqual(['10.0.0.1', '10.1.0.0/16', '2001:db8::/32']);
  });
});

test('the configuration cannot be changed after the start', () => {
  const config = readConfig(local);
  expect(() => Object.assign(config.stripe, { secretKey: 'another' })).toThrow(TypeError);
  expect(() => Object.assign(config, { publicOrigin: 'another' })).toThrow(TypeError);
});

test('T21: a process that cannot start lists every problem once and exits with 1 within two seconds', async () => {
  // The time this machine takes to load a program of the same size.
  const loadingAt = performance.now();
  await runProgram('cli', {}).exited;
  const loadMs = performance.now() - loadingAt;
  const startedAt = performance.now();
  const missing = Object.fromEntries(Object.keys({ ...local, ...production }).map((name) => [name, '']));
  const api = runProgram('main', {
    ...missing,
    NODE_ENV: 'production',
    STRIPE_EMULATOR_URL: 'http://127.0.0.1:1',
    WEB_DIST: '/nowhere',
  });
  await api.exited;
  expect(api.process.exitCode).toBe(1);
  expect(performance.now() - startedAt).toBeLessThan(Math.max(2_000, 4 * loadMs));
  const [first, ...rest] = api.output.split('\n');
  expect(first).toBe('The configuration is not valid:');
  expect(rest).toEqual([
    '  - STRIPE_EMULATOR_URL belongs to local mode and is refused with NODE_ENV=production',
    '  - FIREBASE_PROJECT_ID is missing',
    '  - PUBLIC_ORIGIN is missing',
    '  - DATABASE_URL is missing',
    '  - FIREBASE_API_KEY is missing',
    '  - STRIPE_SECRET_KEY is missing',
    '  - STRIPE_PUBLISHABLE_KEY is missing',
    '  - STRIPE_WEBHOOK_SECRET is missing',
    '  - OPERATOR_NAME is missing',
    '  - OPERATOR_ADDRESS is missing',
    '  - OPERATOR_EMAIL is missing',
    '  - LOG_HASH_KEY is missing',
    '  - PEOPLE_KEYS is missing',
    '  - WEB_DIST holds no built web app: build it, or name the folder that has its index.html and shared-files.json',
    '  - FIREBASE_SERVICE_ACCOUNT is missing',
  ]);
});

test('.env.example names every variable that is read, each once', async () => {
  const read = new Set<string>();
  const recording = (variables: Record<string, string>) =>
    new Proxy(variables, {
      get: (target, name) => {
        read.add(String(name));
        return target[String(name)];
      },
    });
  readConfig(recording(local));
  readConfig(recording(production));
  const example = await readFile(path.resolve(import.meta.dirname, '../../../../.env.example'), 'utf8');
  const named = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(named).toEqual(expect.arrayContaining([...read]));
  expect(new Set(named).size).toBe(named.length);
});
