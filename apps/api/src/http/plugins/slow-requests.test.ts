import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type RunningApp } from '#test/harness.ts';

let app: RunningApp;
const sockets: Socket[] = [];

beforeAll(async () => {
  app = await startApp();
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await app.close();
});

/** The bytes that a slow client received, and when the server closed the connection. */
interface SlowCall {
  socket: Socket;
  ended: Promise<{ text: string; afterMs: number }>;
}

/** Sends the beginning of a request, then one byte a second for as long as the server takes them. */
function callSlowly(beginning: readonly string[], drip = 'x', { baseUrl } = app): SlowCall {
  const { hostname, port } = new URL(baseUrl);
  // Keeps this side of the connection open, as an attacker would.
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
  sockets.push(socket);
  const startedAt = performance.now();
  let text = '';
  socket.setEncoding('latin1').on('data', (more: string) => {
    text += more;
  });
  socket.write(beginning.join('\r\n'));
  const dripping = setInterval(() => socket.write(drip), 1_000);
  const ended = new Promise<{ text: string; afterMs: number }>((resolve) => {
    socket.on('error', () => socket.destroy());
    socket.once('close', () => {
      clearInterval(dripping);
      resolve({ text, afterMs: performance.now() - startedAt });
    });
  });
  return { socket, ended };
}

const post = (path: string): string[] => [
  `POST ${path} HTTP/1.1`,
  'host: localhost',
  `origin: ${app.config.publicOrigin}`,
  'content-type: application/json',
  'content-length: 60000',
  '',
  '{',
];

/** The timeout is five seconds. The rest is for the interval of its check and for a busy machine. */
const maxDurationMs = 9_000;

test.concurrent.each([
  ['the body of a call', () => post('/api/session')],
  ['the body of an event', () => post('/api/stripe/webhook')],
  ['the body of a call to an unknown path', () => post('/api/nothing')],
  ['a body that no handler reads', () => ['GET /livez HTTP/1.1', ...post('').slice(1)]],
  [
    'a body in chunks',
    () => [
      'POST /api/session HTTP/1.1',
      'host: localhost',
      `origin: ${app.config.publicOrigin}`,
      'content-type: application/json',
      'transfer-encoding: chunked',
      '',
      'ea60',
      '{',
    ],
  ],
  ['the headers', () => ['GET /livez HTTP/1.1', 'host: localhost', 'x-slow: x']],
])(
  '%s must arrive within five seconds, or the connection is ended',
  { timeout: 30_000 },
  async (_name, beginning) => {
    const { text, afterMs } = await callSlowly(beginning()).ended;
    expect(text).toMatch(/^HTTP\/1\.1 (408|200) /);
    expect(text.match(/^HTTP\/1\.1 408 /gm)?.length ?? 0).toBeLessThanOrEqual(1);
    expect(afterMs).toBeGreaterThan(3_500);
    expect(afterMs).toBeLessThan(maxDurationMs);
  },
);

test('a body that arrives in pieces within the timeout is read', async () => {
  const body = JSON.stringify({ idToken: 'a.b.c' });
  const { socket, ended } = callSlowly(
    [
      ...post('/api/session').slice(0, 4),
      `content-length: ${body.length}`,
      'connection: close',
      '',
      body.slice(0, 5),
    ],
    ' ',
  );
  socket.write(body.slice(5));
  expect((await ended).text).toMatch(/^HTTP\/1\.1 401 /);
});

test('the addresses of one IPv6 network count together', async () => {
  const behindProxy = await startApp({
    database: app.database,
    stripeUrl: app.stripeUrl,
    env: { TRUSTED_PROXIES: '127.0.0.1' },
  });
  const from = (address: string): string[] => {
    const [line = '', ...headers] = post('/api/session');
    return [line, `x-forwarded-for: ${address}`, ...headers];
  };
  const isEarly = ({ ended }: SlowCall) => ended.then(({ afterMs }) => afterMs < 3_500);
  const neighbor = isEarly(callSlowly(from('2001:db8:1:3::1'), 'x', behindProxy));
  const early = Array.from({ length: 80 }, (_, index) =>
    isEarly(callSlowly(from(`2001:db8:1:2:${index.toString(16)}::1`), 'x', behindProxy)),
  );
  expect((await Promise.all(early)).filter(Boolean).length).toBeGreaterThanOrEqual(16);
  expect(await neighbor).toBe(false);
  await behindProxy.close();
});

test('beyond sixty-four unfinished bodies from one IP address the oldest are ended, and the newest is read', async () => {
  const slow = Array.from({ length: 80 }, () => callSlowly(post('/api/session')));
  const early = slow.map(({ ended }) => ended.then(({ afterMs }) => afterMs < 3_500));
  const body = { idToken: 'a.b.c' };
  const visitor = await app.as('signed-out');
  expect((await visitor.send('POST', '/api/session', { body })).status).toBe(401);
  expect((await Promise.all(early)).filter(Boolean).length).toBeGreaterThanOrEqual(16);
});
