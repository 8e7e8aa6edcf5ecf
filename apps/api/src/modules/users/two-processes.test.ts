import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type RunningApp } from '#test/harness.ts';
import type { Person } from '#test/people.ts';

/** Two processes share only PostgreSQL, so each application here has separate connections, caches and limits. */
let first: RunningApp;
let second: RunningApp;

beforeAll(async () => {
  first = await startApp({ lists: false, limitScale: 1 });
  const { database, stripeUrl } = first;
  second = await startApp({ database, stripeUrl, limitScale: 1 });
});
afterAll(async () => {
  await second.close();
  await first.close();
});

const ask = async (person: Person, path: string, { baseUrl }: RunningApp): Promise<number> =>
  (await person.raw('GET', path, undefined, baseUrl)).status;

describe('limits across two processes', () => {
  test('T35: twelve people at one address sign in at once, and none of them is refused', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => first.person({ register: false })));
    const statuses = await Promise.all(
      people.map(async (person, index) => {
        const body = { idToken: await person.idToken() };
        return (await person.raw('POST', '/api/session', body, (index % 2 === 0 ? first : second).baseUrl))
          .status;
      }),
    );
    expect(statuses).toEqual(people.map(() => 200));
  });

  test('one user may sign in ten times within a minute, at both processes together', async () => {
    // This is the first of the ten sign-ins.
    const ada = await first.person({ register: false });
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
    const ada = await first.person({ paid: true });
    const device = await deviceOf(ada);
    expect((await ada.raw('DELETE', '/api/account/sessions', undefined, first.baseUrl)).status).toBe(200);
    // The next call about the user's own data is refused.
    expect(await ask(device, '/api/account', second)).toBe(401);
    // Shared answers are cached, and refused after PostgreSQL has announced the sign-out, or after two seconds.
    await expect.poll(() => ask(device, '/api/us-states', second), { timeout: 5_000 }).toBe(401);
    expect(await ask(device, '/api/us-states', first)).toBe(401);
  });

  test('ends that session in the second process, and no other', async () => {
    const ada = await first.person({ paid: true });
    const device = await deviceOf(ada);
    const copied = device.cookie();
    expect((await device.raw('DELETE', '/api/session', undefined, first.baseUrl)).status).toBe(200);
    const withCopy = async (path: string) =>
      (await first.person({ signedIn: false })).send('GET', path, {
        baseUrl: second.baseUrl,
        headers: { cookie: copied },
      });
    expect((await withCopy('/api/account')).status).toBe(401);
    await expect.poll(async () => (await withCopy('/api/us-states')).status, { timeout: 5_000 }).toBe(401);
    expect(await ask(ada, '/api/account', second)).toBe(200);
  });
});
