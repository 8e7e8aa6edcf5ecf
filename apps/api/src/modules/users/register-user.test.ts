import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type RunningApp } from '#test/harness.ts';
import type { Person } from '#test/people.ts';

let app: RunningApp;
/** A second process of the product. */
let second: RunningApp;

beforeAll(async () => {
  app = await startApp({ lists: false });
  second = await startApp({ database: app.database, stripeUrl: app.stripeUrl });
});
afterAll(async () => {
  await second.close();
  await app.close();
});

const register = (person: Person, body: object = {}, baseUrl = app.baseUrl) =>
  person
    .send('POST', '/api/user/register', { body: { uid: person.uid, email: person.email, ...body }, baseUrl })
    .then(async (response) => ({
      status: response.status,
      body: (await response.json()) as Record<string, unknown>,
    }));

const rowsOf = ({ uid }: Person) =>
  app.db
    .selectFrom('users')
    .select(['uid', 'email', 'role', 'hasPaidAccess'])
    .where('uid', '=', uid)
    .execute();

test('a registered account has the role user and has not paid', async () => {
  const ada = await app.person({ register: false });
  const { status, body } = await register(ada);
  expect([status, body]).toEqual([200, { uid: ada.uid, email: ada.email, role: 'user' }]);
  expect(await rowsOf(ada)).toEqual([{ uid: ada.uid, email: ada.email, role: 'user', hasPaidAccess: false }]);
});

test('repeated registrations change nothing', async () => {
  const paid = await app.newcomer('paid');
  expect((await register(paid)).status).toBe(200);
  expect(await rowsOf(paid)).toMatchObject([{ hasPaidAccess: true }]);
  const admin = await app.newcomer('admin');
  expect((await register(admin)).body.role).toBe('admin');
});

test('T10: twenty concurrent registrations on two processes make one user and one business event', async () => {
  const ada = await app.person({ register: false });
  const counted = () =>
    (app.services.events.counts().user_registered ?? 0) +
    (second.services.events.counts().user_registered ?? 0);
  const before = counted();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => register(ada, {}, index % 2 ? app.baseUrl : second.baseUrl)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await rowsOf(ada)).toHaveLength(1);
  expect(counted()).toBe(before + 1);
});

test('F20: twenty accounts whose registration was lost are registered at their next sign-in', async () => {
  const signInLater = async (): Promise<number> => {
    const lost = await app.person({ register: false });
    expect(await rowsOf(lost)).toEqual([]);
    const later = lost.elsewhere();
    await later.signIn();
    const { status } = await register(later);
    expect(await rowsOf(lost)).toMatchObject([{ email: lost.email, role: 'user' }]);
    return status;
  };
  // The accounts sign in concurrently, because each waits a second between its two sign-ins.
  const statuses = await Promise.all(Array.from({ length: 20 }, signInLater));
  expect(statuses).toEqual(Array.from({ length: 20 }, () => 200));
});

describe('no caller registers as another user', () => {
  test.each([
    ['another uid', { uid: 'somebody-else' }, 403],
    ['another email', { email: 'eve@example.com' }, 403],
    ['a role', { role: 'admin' }, 400],
    ['paid access', { hasPaidAccess: true }, 400],
  ])('T10: with %s', async (_name, body, status) => {
    const eve = await app.person({ register: false });
    expect((await register(eve, body)).status).toBe(status);
    expect(await rowsOf(eve)).toEqual([]);
  });
});

test('the letter case of the email does not matter', async () => {
  const ada = await app.person({ register: false });
  const { status, body } = await register(ada, { email: ada.email.toUpperCase() });
  expect([status, body.email]).toEqual([200, ada.email]);
});

test('a changed email is stored at the next registration', async () => {
  const ada = await app.person();
  await app.db.updateTable('users').set({ email: 'old@example.com' }).where('uid', '=', ada.uid).execute();
  await register(ada);
  expect(await rowsOf(ada)).toMatchObject([{ email: ada.email }]);
});

describe('a profile', () => {
  test('has uid, email and role only', async () => {
    const ada = await app.as('unpaid');
    const { status, body } = await ada.call('GET /api/user/{uid}', { params: { uid: ada.uid } });
    expect([status, body]).toEqual([200, { uid: ada.uid, email: ada.email, role: 'user' }]);
  });

  test('of an unregistered account is 404, for its owner and for an admin', async () => {
    const ada = await app.person({ register: false });
    for (const person of [ada, await app.as('admin')]) {
      const { status, body } = await person.call('GET /api/user/{uid}', { params: { uid: ada.uid } });
      expect([status, body.code]).toEqual([404, 'not_found']);
    }
  });
});

test('T10: the database refuses a second user with a uid or an email, and an unknown role', async () => {
  const ada = await app.as('unpaid');
  const insert = (uid: string, email: string, role: string) =>
    sql`insert into users (uid, email, role) values (${uid}, ${email}, ${role})`.execute(app.db);
  await expect(insert(ada.uid, 'new@example.com', 'user')).rejects.toThrow(/users_uid_key/);
  await expect(insert('new', ada.email.toUpperCase(), 'user')).rejects.toThrow(/users_email/);
  await expect(insert('new', 'new@example.com', 'owner')).rejects.toThrow(/users_role_check/);
});
