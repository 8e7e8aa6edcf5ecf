import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startProcess, type ApiProcess } from '#test/api-process.ts';
import { localVariables, startApp, type RunningApp } from '#test/harness.ts';
import type { Person } from '#test/people.ts';

let app: RunningApp;
/** Two processes of the product on one database. The people of these tests sign in at a third. */
let first: ApiProcess;
let second: ApiProcess;

beforeAll(async () => {
  app = await startApp();
  const start = () =>
    startProcess((port) => localVariables({ port, database: app.database, stripeUrl: app.stripeUrl }));
  [first, second] = await Promise.all([start(), start()]);
}, 240_000);
afterAll(async () => {
  await Promise.all([first.child.stop(), second.child.stop()]);
  await app.close();
});

const ask = async (person: Person, path: string, { baseUrl }: ApiProcess): Promise<number> =>
  (await person.raw('GET', path, undefined, baseUrl)).status;

describe('limits across two processes', () => {
  test('T35: forty registrations of one user at once are allowed ten times', async () => {
    const { uid, email, raw } = await app.person({ register: false });
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        raw('POST', '/api/user/register', { uid, email }, (index % 2 === 0 ? first : second).baseUrl),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
  });

  test('T35: twelve people at one address sign in at once, and none of them is refused', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => app.person({ register: false })));
    const statuses = await Promise.all(
      people.map(async (person, index) => {
        const body = { idToken: await person.idToken() };
        return (await person.raw('POST', '/api/session', body, (index % 2 === 0 ? first : second).baseUrl))
          .status;
      }),
    );
    expect(statuses).toEqual(people.map(() => 200));
  });

  test('one user signs in ten times within a minute', async () => {
    // The first sign-in, at a third process.
    const ada = await app.person({ register: false });
    const idToken = await ada.idToken();
    const statuses = await Promise.all(
      Array.from({ length: 14 }, async (_, index) => {
        const { baseUrl } = index % 2 === 0 ? first : second;
        return (await ada.elsewhere().raw('POST', '/api/session', { idToken }, baseUrl)).status;
      }),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(9);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });
});

describe('a sign-out in one process', () => {
  /** Signs in on a second device, and makes both processes cache the account. */
  async function deviceOf(person: Person): Promise<Person> {
    const device = person.elsewhere();
    await device.signIn();
    for (const api of [first, second])
      for (const path of ['/api/account', '/api/us-states']) expect(await ask(device, path, api)).toBe(200);
    return device;
  }

  test('everywhere ends the session of another device in the second process at once', async () => {
    const ada = await app.person({ paid: true });
    const device = await deviceOf(ada);
    expect((await ada.raw('DELETE', '/api/account/sessions', undefined, first.baseUrl)).status).toBe(200);
    // The next call about the user's own data is refused.
    expect(await ask(device, '/api/account', second)).toBe(401);
    // Shared answers are cached, and refused after PostgreSQL has announced the sign-out, or after two seconds.
    await expect.poll(() => ask(device, '/api/us-states', second), { timeout: 5_000 }).toBe(401);
    expect(await ask(device, '/api/us-states', first)).toBe(401);
  });

  test('ends that session in the second process, and no other', async () => {
    const ada = await app.person({ paid: true });
    const device = await deviceOf(ada);
    const copied = device.cookie();
    expect((await device.raw('DELETE', '/api/session', undefined, first.baseUrl)).status).toBe(200);
    const withCopy = async (path: string) =>
      (await app.person({ signedIn: false })).send('GET', path, {
        baseUrl: second.baseUrl,
        headers: { cookie: copied },
      });
    expect((await withCopy('/api/account')).status).toBe(401);
    await expect.poll(async () => (await withCopy('/api/us-states')).status, { timeout: 5_000 }).toBe(401);
    expect(await ask(ada, '/api/account', second)).toBe(200);
  });
});
