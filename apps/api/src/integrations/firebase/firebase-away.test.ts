import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { TcpProxy, type Line } from '#test/tcp-proxy.ts';
import { startApp, type RunningApp } from '#test/harness.ts';
import type { Person } from '#test/people.ts';

let app: RunningApp;
let firebase: TcpProxy;
let aheadMs = 0;
let ada: Person;

beforeAll(async () => {
  const [, port] = inject('authEmulatorHost').split(':');
  firebase = await new TcpProxy({ port: Number(port) }).listen();
  app = await startApp({
    env: { FIREBASE_AUTH_EMULATOR_HOST: new URL(firebase.url).host },
    clock: () => new Date(Date.now() + aheadMs),
  });
  ada = await app.newcomer('paid');
});
afterAll(async () => {
  await app.close();
  await firebase.close();
});

const read = async (): Promise<number> =>
  (await ada.call('GET /api/companies', { query: { zodiac: 'ox' } })).status;

describe.each<Line>(['reset', 'deaf'])('while the connection to Firebase is %s', (line) => {
  beforeAll(() => {
    firebase.line = line;
    return () => {
      firebase.line = 'open';
      aheadMs = 0;
    };
  });

  test('F11: reads succeed for more than nine minutes', async () => {
    for (const minutes of [0, 2, 9]) {
      aheadMs = minutes * 60_000;
      expect([minutes, await read()]).toEqual([minutes, 200]);
    }
  });

  test('F11: payments and sign-ins are answered with 503, and reads too after ten minutes', async () => {
    const { uid, email } = ada;
    const visitor = await app.as('signed-out');
    aheadMs = 11 * 60_000;
    const [money, signIn, late] = await Promise.all([
      ada.call('POST /api/update-payment-user-id', { body: { email, userId: uid } }),
      visitor.call('POST /api/session', { body: { idToken: await ada.idToken() } }),
      ada.call('GET /api/companies'),
    ]);
    for (const { status, body, headers } of [money, signIn, late]) {
      expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'unavailable', '5']);
    }
  });

  test('a caller without a session is still refused at once', async () => {
    expect((await (await app.as('signed-out')).send('GET', '/api/companies')).status).toBe(401);
  });
});

test('everything works again when Firebase answers', async () => {
  expect(await read()).toBe(200);
  const { status } = await ada.call('GET /api/user/{uid}', { params: { uid: ada.uid } });
  expect(status).toBe(200);
});
