import { priceDollars } from '@org/api-contract/values';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isConflict } from '#database/transact.ts';
import { startApp, type RunningApp } from '#test/harness.ts';
import { keyedHash } from '#kernel/keyed-hash.ts';
import { createLog, loggedError, withoutSecrets } from './logging.ts';

/** Texts that the log must never contain. */
const canary = { password: 'canary-password', query: 'canary-query', email: 'canary-person@example.com' };

let app: RunningApp;
const lines: string[] = [];

beforeAll(async () => {
  app = await startApp({ env: { LOG_LEVEL: 'trace' }, logTo: { write: (line) => void lines.push(line) } });
});
afterAll(() => app.close());

const parsed = (): Record<string, unknown>[] =>
  lines.map((line) => JSON.parse(line) as Record<string, unknown>);

test('T20: no password, token, cookie, client secret, email or uid is ever logged', async () => {
  const ada = await app.person({ email: canary.email, paid: true });
  const idToken = await ada.idToken();
  await ada.send('POST', '/api/session', { body: { idToken, password: canary.password } });
  await ada.send('POST', '/api/user/register', {
    body: { uid: ada.uid, email: canary.email, password: canary.password },
  });
  await ada.send('GET', `/success?email=${canary.email}&password=${canary.password}&x=${canary.query}`);
  await ada.send('GET', `/api/companies?search=${canary.query}`);
  await ada.send('GET', `/api/companies?unknown=${canary.query}`, {
    headers: { authorization: `Bearer ${idToken}` },
  });
  await ada.send('GET', `/api/user/${ada.uid}/payment-status`);
  await ada.send('GET', `/${canary.email}`);
  await ada.send('POST', '/api/stripe/webhook', {
    body: {},
    headers: { 'stripe-signature': `t=1,v1=${canary.password}` },
  });
  const opened = await (
    await app.person({ email: `second-${canary.email}` })
  ).call('POST /api/create-payment-intent', {
    body: { amount: priceDollars, userId: ada.uid },
  });
  expect(opened.status).toBe(403);

  // An error of the driver whose `detail` quotes the row.
  const failure = await app.db
    .insertInto('users')
    .values({ uid: 'other', email: canary.email })
    .execute()
    .catch((error: unknown) => error);
  expect(isConflict(failure, 'users_email')).toBe(true);
  app.services.events.record('user_registered', { uid: ada.uid });
  app.app.log.error(
    { err: failure, email: canary.email, deep: { password: canary.password, more: { idToken } } },
    'failure',
  );

  const log = lines.join('');
  expect(log).toContain('duplicate key value violates unique constraint');
  const hash = keyedHash(app.config.logHashKey, ada.uid);
  for (const place of [`/api/user/${hash}`, `"uid":"${hash}"`]) expect(log).toContain(place);
  const secrets = [
    ada.uid,
    ...Object.values(canary),
    idToken,
    ada.cookie(),
    ada.cookie().split('=')[1] ?? '',
    '_secret_',
    'whsec_',
    'sk_test_local',
  ];
  for (const secret of secrets) expect([secret, log.includes(secret)]).toEqual([secret, false]);
});

test('T25: a path of 15,000 characters is cut in the log, and no secret is logged', async () => {
  lines.length = 0;
  const visitor = await app.as('signed-out');
  const response = await visitor.send('GET', `/${'a'.repeat(14_800)}/${canary.email}`);
  const own = lines.filter((line) => line.includes(response.headers.get('x-request-id') ?? ''));
  expect(own).toHaveLength(1);
  expect(Math.max(...own.map((line) => line.length))).toBeLessThan(1_000);
  await visitor.send('GET', `/${canary.email.replace('@', '%40')}/${'a'.repeat(14_800)}`);
  expect(lines.join('')).not.toContain('canary-person');
});

test('the log line of a request has the request id, and the path without the query', async () => {
  lines.length = 0;
  const response = await (await app.as('signed-out')).send('GET', '/api/stats?secret=1');
  const requestId = response.headers.get('x-request-id');
  const own = parsed().filter((line) => line.requestId === requestId);
  expect(own.map(({ msg }) => msg)).toEqual(['request completed']);
  expect(own[0]?.req).toEqual({
    method: 'GET',
    url: '/api/stats',
    caller: expect.stringMatching(/^[\da-f]{24}$/),
  });
  expect(own[0]).toMatchObject({ res: { statusCode: 400 }, responseTime: expect.any(Number) });
});

describe('a hash in place of an email', () => {
  test('is equal for equal emails and keys, and differs otherwise', () => {
    const hash = keyedHash('key', 'Ada@Example.com');
    expect(hash).toBe(keyedHash('key', 'ada@example.com'));
    expect(hash).not.toBe(keyedHash('key', 'bob@example.com'));
    expect(hash).not.toBe(keyedHash('another', 'ada@example.com'));
    expect(hash).not.toContain('ada');
  });
});

describe('an error message of a vendor', () => {
  test.each([
    ['no account for ada.l+x@mail.example.com here', 'no account for [redacted] here'],
    ['no account for jürgen@bücher.example here', 'no account for [redacted] here'],
    ['at /.pnpm/fastify@5.6.1/node_modules/fastify', 'at /.pnpm/fastify@5.6.1/node_modules/fastify'],
    ['token eyJhbGciOi.eyJzdWIi.c2ln is bad', 'token [redacted] is bad'],
    ['token eyJhbGciOi.eyJzdWIi. is unsigned', 'token [redacted] is unsigned'],
    ['Invalid API Key provided: sk_test_4eC39Hq', 'Invalid API Key provided: [redacted]'],
    ['client_secret pi_3Pa_secret_4eF', 'client_secret [redacted]'],
    ['secret whsec_abc123', 'secret [redacted]'],
    [
      'cannot reach postgres://user:pass@db.example/atlas',
      'cannot reach postgres://[redacted]@db.example/atlas',
    ],
    ['/verify/ada%40example.com/now', '/verify/[redacted]/now'],
    ['/back?to=%3Dsk_live_4eC39Hq', '/back?to=%[redacted]'],
    ['/x%3DeyJhbGciOi.eyJzdWIi.c2ln', '/x%[redacted]'],
    ['a@b, a@b.example and api_test_names', 'a@b, [redacted] and api_test_names'],
    ['the payment pi_3PabcD is not the price', 'the payment pi_3PabcD is not the price'],
  ])('%j is logged as %j', (said, logged) => {
    expect(withoutSecrets(said)).toBe(logged);
  });
});

/** Input on which each pattern starts as often, and matches as much, as possible. */
const repeated = [
  'a',
  'a.',
  'a@',
  'a@a',
  '@',
  '.',
  '%',
  '%40',
  '%40a',
  'a%40',
  'a@a.1.',
  'a.1@',
  '%61',
  '%25',
  '+',
  '-',
  '/',
  '://',
  '://a',

  'eyJ',
  'eyJa.',
  'eyJ.',
  'eyJa.eyJa.',
  'pi_',
  'whsec_',
  'sk_test',
  'sk_test_',
  '_secret_',
  'a_',
  'secret_',
  '\\w',
];

/** The times of up to seven runs. Load on the machine prolongs some of them. */
function* timesOf(work: () => void): Generator<number> {
  for (let run = 0; run < 7; run += 1) {
    const startedAt = performance.now();
    work();
    yield performance.now() - startedAt;
  }
}

test.each(repeated)('T25: ten times as many %j take about ten times as long to redact', (piece) => {
  const of = (length: number) => piece.repeat(Math.ceil(length / piece.length));
  const [short, long] = [of(20_000), of(200_000)];
  withoutSecrets(short);
  // Quadratic patterns took a hundred times as long: ten seconds instead of milliseconds.
  const limitMs = Math.max(40 * Math.min(...timesOf(() => withoutSecrets(short))), 1_000);
  let longMs = Infinity;
  for (longMs of timesOf(() => withoutSecrets(long))) if (longMs < limitMs) break;
  expect(longMs).toBeLessThan(limitMs);
});

describe('an error in the log', () => {
  test('has name, message, code, stack and causes, and no other property', () => {
    const cause = Object.assign(new TypeError('inner'), {
      code: 'ECONNRESET',
      response: { body: 'private' },
    });
    const logged = loggedError(new Error('outer', { cause }));
    expect(logged).toMatchObject({
      type: 'Error',
      message: 'outer',
      cause: { type: 'TypeError', message: 'inner', code: 'ECONNRESET' },
    });
    expect(logged.stack).toContain('logging.test.ts');
    expect(JSON.stringify(logged)).not.toContain('private');
  });

  test('that is its own cause can be serialized', () => {
    const error = new Error('round');
    error.cause = error;
    expect(JSON.stringify(loggedError(error))).toContain('round');
  });

  test('may be a plain object with its message, as the job queue reports one', () => {
    const { message, stack } = new Error('timeout of ada@example.com');
    const reported = { message, stack, queue: 'sweep', code: 'ETIMEDOUT', data: 'private' };
    const logged = loggedError(reported);
    expect(logged).toMatchObject({
      type: 'object',
      message: 'timeout of [redacted]',
      code: 'ETIMEDOUT',
      stack: expect.stringContaining('logging.test.ts'),
    });
    expect(JSON.stringify(logged)).not.toContain('private');
  });

  test('may be any thrown value', () => {
    expect(loggedError('text of ada@example.com')).toEqual({ type: 'string', message: 'text of [redacted]' });
    expect(loggedError(undefined)).toMatchObject({ type: 'undefined' });
  });
});

test('lines below the log level are not written', () => {
  const written: string[] = [];
  const log = createLog(
    { logLevel: 'warn', logHashKey: 'key' },
    { write: (line) => void written.push(line) },
  );
  log.info('quiet');
  log.warn('loud');
  expect(written).toHaveLength(1);
});
