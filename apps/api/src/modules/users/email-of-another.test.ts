import { priceDollars } from '@org/api-contract/values';
import { deleteApp, initializeApp, type App as FirebaseApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiError } from '#kernel/api-error.ts';
import { firebaseIdentity } from '#integrations/firebase/identity.ts';
import { startApp, type RunningApp } from '#test/harness.ts';
import type { Person } from '#test/people.ts';

/** An email belongs to the account that has it at the identity provider. Another account may get it later. */
let app: RunningApp;
/** A second process of the product. */
let second: RunningApp;
let firebase: FirebaseApp;
let auth: Auth;

beforeAll(async () => {
  app = await startApp({ lists: false });
  second = await startApp({ database: app.database, stripeUrl: app.stripeUrl });
  firebase = initializeApp({ projectId: app.config.firebase.projectId }, 'email-of-another');
  auth = getAuth(firebase);
});
afterAll(async () => {
  await deleteApp(firebase);
  await second.close();
  await app.close();
});

const register = (person: Person, baseUrl = app.baseUrl) =>
  person
    .raw('POST', '/api/user/register', { uid: person.uid, email: person.email }, baseUrl)
    .then(async (response) => ({ status: response.status, body: (await response.json()) as object }));

const rowOf = ({ uid }: Pick<Person, 'uid'>) =>
  app.db
    .selectFrom('users')
    .select(['email', 'role', 'hasPaidAccess'])
    .where('uid', '=', uid)
    .executeTakeFirst();

const statusOf = async (person: Person) =>
  (await person.call('GET /api/user/{uid}/payment-status', { params: { uid: person.uid } })).body;

const openIntent = (person: Person) =>
  person.call('POST /api/create-payment-intent', { body: { amount: priceDollars, userId: person.uid } });

const ownersOf = (email: string) =>
  app.db.selectFrom('payments').select(['uid', 'openedBy', 'entitles']).where('email', '=', email).execute();

describe.each([
  ['whose email is verified', true],
  ['whose email is not verified yet', false],
])('a newcomer %s', (_name, emailVerified) => {
  test('gets the email that a deleted account registered with, and may pay', async () => {
    const squatter = await app.person();
    await auth.deleteUser(squatter.uid);
    const owner = await app.person({ email: squatter.email, emailVerified, register: false });
    expect(await register(owner)).toMatchObject({
      status: 200,
      body: { uid: owner.uid, email: owner.email },
    });
    expect(await rowOf(squatter)).toMatchObject({ email: null });
    expect((await openIntent(owner)).status).toBe(200);
  });

  test('gets the email that another account has given up', async () => {
    const mover = await app.newcomer('paid');
    await auth.updateUser(mover.uid, { email: `moved-${mover.email}` });
    const owner = await app.person({ email: mover.email, emailVerified, register: false });
    expect(await register(owner)).toMatchObject({ status: 200 });
    // The other account keeps its payments.
    expect(await statusOf(owner)).toMatchObject({ hasPaid: false });
    expect(await rowOf(mover)).toMatchObject({ email: null, hasPaidAccess: true });
  });

  test('may pay at once, even if the registration was lost', async () => {
    const squatter = await app.person();
    await auth.deleteUser(squatter.uid);
    const owner = await app.person({ email: squatter.email, emailVerified, register: false });
    expect((await openIntent(owner)).status).toBe(200);
    expect(await rowOf(owner)).toMatchObject({ email: owner.email });
  });

  test('inherits no role from the other account', async () => {
    const admin = await app.newcomer('admin');
    await auth.deleteUser(admin.uid);
    const owner = await app.person({ email: admin.email, emailVerified, register: false });
    expect(await register(owner)).toMatchObject({ status: 200, body: { role: 'user' } });
    expect(await rowOf(admin)).toMatchObject({ email: null, role: 'admin' });
  });
});

test('an account that changes its email to a deleted account’s gets it', async () => {
  const ada = await app.person({ register: false });
  await app.db
    .insertInto('users')
    .values([
      { uid: ada.uid, email: `before-${ada.email}` },
      { uid: `deleted-${ada.uid}`, email: ada.email.toUpperCase() },
    ])
    .execute();
  expect(await register(ada)).toMatchObject({ status: 200 });
  expect(await rowOf(ada)).toMatchObject({ email: ada.email });
});

test('twenty concurrent calls on two processes move an email once', async () => {
  const deleted = await app.person();
  await auth.deleteUser(deleted.uid);
  const owner = await app.person({ email: deleted.email, register: false });
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => register(owner, index % 2 ? app.baseUrl : second.baseUrl)),
  );
  // A busy machine may answer 503, but never 409.
  expect([200, 503]).toEqual(expect.arrayContaining(answers.map(({ status }) => status)));
  expect((await register(owner)).status).toBe(200);
  const { rows } = await sql<{ uid: string }>`
    select uid from users where lower(email) = ${deleted.email}`.execute(app.db);
  expect(rows).toEqual([{ uid: owner.uid }]);
});

test.each([
  [
    'says that the email is another account’s',
    async () => ({ uid: 'somebody-else', emailVerified: true, validSince: new Date(0) }),
    409,
    'email_taken',
  ],
  ['reports no account with the email', async () => undefined, 409, 'email_taken'],
  [
    'does not answer',
    () => Promise.reject(new ApiError('unavailable', { retryAfterSeconds: 5 })),
    503,
    'unavailable',
  ],
])('no payment is reassigned if the identity provider %s', async (_name, accountOf, status, code) => {
  const third = await startApp({
    database: app.database,
    stripeUrl: app.stripeUrl,
    services: (config, clock) => ({ identity: { ...firebaseIdentity(config, clock), accountOf } }),
  });
  const ada = await app.person({ register: false });
  const holder = `holder-${ada.uid}`;
  await app.db.insertInto('users').values({ uid: holder, email: ada.email }).execute();
  expect(await register(ada, third.baseUrl)).toMatchObject({ status, body: { code } });
  expect(await rowOf({ uid: holder })).toMatchObject({ email: ada.email });
  expect(await rowOf(ada)).toBeUndefined();
  await third.close();
});

describe('a person who paid, deleted the account and returned', () => {
  async function returned(emailVerified: boolean) {
    const before = await app.newcomer('paid');
    await auth.deleteUser(before.uid);
    const after = await app.person({ email: before.email, emailVerified });
    return { before, after };
  }

  test('has access again with a verified email, and cannot be charged twice', async () => {
    const { before, after } = await returned(true);
    expect((await openIntent(after)).body).toMatchObject({ code: 'already_paid' });
    expect(await statusOf(after)).toEqual({ hasPaid: true, paymentFailed: false });
    expect((await after.call('GET /api/companies', { query: { zodiac: 'ox' } })).status).toBe(200);
    expect(await ownersOf(after.email)).toEqual([{ uid: after.uid, openedBy: before.uid, entitles: true }]);
    expect(await rowOf(before)).toMatchObject({ hasPaidAccess: false });
  });

  test('T8: gets access only after the email is verified', async () => {
    const { before, after } = await returned(false);
    expect(await statusOf(after)).toMatchObject({ hasPaid: false });
    expect(await ownersOf(after.email)).toEqual([{ uid: before.uid, openedBy: null, entitles: true }]);
    await auth.updateUser(after.uid, { emailVerified: true });
    await after.signIn();
    expect(await statusOf(after)).toMatchObject({ hasPaid: true });
  });

  test('keeps access after a partial refund, although Stripe names the deleted account', async () => {
    const { after } = await returned(true);
    expect(await statusOf(after)).toMatchObject({ hasPaid: true });
    const { intentId } = await app.db
      .selectFrom('payments')
      .select('intentId')
      .where('uid', '=', after.uid)
      .executeTakeFirstOrThrow();
    const refund = await fetch(`${app.stripeUrl}/v1/refunds`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_local' },
      body: new URLSearchParams({ payment_intent: intentId ?? '', amount: '1000' }),
    });
    expect(refund.status).toBe(200);
    const refunded = () =>
      app.db
        .selectFrom('payments')
        .select(['refundedCents', 'entitles'])
        .where('uid', '=', after.uid)
        .execute();
    await expect.poll(refunded).toEqual([{ refundedCents: 1000, entitles: true }]);
    expect(await statusOf(after)).toMatchObject({ hasPaid: true });
  });

  test('can delete the account and return again', async () => {
    const { before, after } = await returned(true);
    expect(await statusOf(after)).toMatchObject({ hasPaid: true });
    await auth.deleteUser(after.uid);
    const again = await app.person({ email: before.email, emailVerified: true });
    expect(await statusOf(again)).toMatchObject({ hasPaid: true });
    expect(await ownersOf(again.email)).toEqual([{ uid: again.uid, openedBy: before.uid, entitles: true }]);
  });

  test('gets access once from concurrent calls', async () => {
    const { after } = await returned(true);
    const answers = await Promise.all(Array.from({ length: 20 }, () => statusOf(after)));
    expect(answers).toEqual(Array.from({ length: 20 }, () => ({ hasPaid: true, paymentFailed: false })));
    expect(await ownersOf(after.email)).toHaveLength(1);
  });
});
