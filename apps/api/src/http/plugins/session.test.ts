import { priceDollars } from '@org/api-contract/values';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { deleteApp, initializeApp, type App as FirebaseApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { firebaseIdentity } from '#integrations/firebase/identity.ts';
import { createDatabase, type TestDatabase } from '#test/databases.ts';
import {
  idClaims,
  nowSeconds,
  productionVariables,
  startFakeGoogle,
  tokenOf,
  type FakeGoogle,
} from '#test/fake-google.ts';
import { startApp, type RunningApp } from '#test/harness.ts';
import type { Person } from '#test/people.ts';

const minute = 60_000;
const hour = 60 * minute;

let app: RunningApp;
/** A second process of the product, whose clock is ahead. */
let later: RunningApp;
let aheadMs = 0;
afterEach(() => {
  aheadMs = 0;
});
let firebase: FirebaseApp;
let auth: Auth;

beforeAll(async () => {
  app = await startApp({ lists: false });
  later = await startApp({
    database: app.database,
    stripeUrl: app.stripeUrl,
    clock: () => new Date(Date.now() + aheadMs),
  });
  firebase = initializeApp({ projectId: app.config.firebase.projectId }, 'test');
  auth = getAuth(firebase);
});
afterAll(async () => {
  await deleteApp(firebase);
  await later.close();
  await app.close();
});

const profile = async (person: Person, baseUrl = app.baseUrl): Promise<number> =>
  (await person.raw('GET', `/api/user/${person.uid}`, undefined, baseUrl)).status;

const nextSecond = () => wait(1_050 - (Date.now() % 1_000));

describe('signing in', () => {
  test('sets an HttpOnly cookie for five days', async () => {
    const ada = await app.person({ signedIn: true });
    const response = await ada.send('POST', '/api/session', { body: { idToken: await ada.idToken() } });
    const body = (await response.json()) as { expiresAt: string };
    expect(body).toEqual({ uid: ada.uid, email: ada.email, expiresAt: expect.any(String) });
    const days = (Date.parse(body.expiresAt) - Date.now()) / (24 * hour);
    expect(days).toBeCloseTo(5, 2);
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^session=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  test('sets a cookie for twelve hours for an admin', async () => {
    const admin = await app.newcomer('admin');
    const { body } = await admin.call('POST /api/session', { body: { idToken: await admin.idToken() } });
    expect((Date.parse(body.expiresAt) - Date.now()) / hour).toBeCloseTo(12, 1);
  });

  test.each([
    ['garbage', 'garbage'],
    ['three parts of garbage', 'a.b.c'],
    [
      'a token of another project',
      tokenOf(idClaims({ aud: 'another' }), undefined, { alg: 'none', kid: undefined }),
    ],
    ['a token without a subject', tokenOf(idClaims({ sub: '' }), undefined, { alg: 'none', kid: undefined })],
  ])('with %s is refused', async (_name, idToken) => {
    const visitor = await app.as('signed-out');
    const { status, body } = await visitor.call('POST /api/session', { body: { idToken } });
    expect([status, body.code]).toEqual([401, 'unauthenticated']);
  });

  test('is refused if the account is disabled', async () => {
    const ada = await app.person();
    const idToken = await ada.idToken();
    await auth.updateUser(ada.uid, { disabled: true });
    const { status } = await ada.call('POST /api/session', { body: { idToken } });
    expect(status).toBe(401);
  });

  test('does not reveal whether an email has an account', async () => {
    const visitor = await app.as('signed-out');
    const answers = await Promise.all(
      [(await app.as('unpaid')).uid, 'nobody'].map(async (sub) => {
        const idToken = tokenOf(idClaims({ sub, aud: 'another' }), undefined, {
          alg: 'none',
          kid: undefined,
        });
        const { status, body } = await visitor.call('POST /api/session', { body: { idToken } });
        return { status, code: body.code, error: body.error };
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
  });
});

describe('a cookie', () => {
  test.each(['', 'garbage', 'a.b.c', tokenOf(idClaims(), undefined, { alg: 'none', kid: undefined })])(
    'that is not a session, %j, is refused',
    async (value) => {
      const visitor = await app.as('signed-out');
      const response = await visitor.send('GET', '/api/companies', {
        headers: { cookie: `session=${value}` },
      });
      expect(response.status).toBe(401);
    },
  );

  test('is the only authentication: an ID token as bearer is not accepted', async () => {
    const paid = await app.as('paid');
    const visitor = await app.as('signed-out');
    const headers = { authorization: `Bearer ${await paid.idToken()}` };
    expect((await visitor.send('GET', '/api/companies', { headers })).status).toBe(401);
  });
});

describe('signing out', () => {
  test('ends this session in every process at once, and no other session of the user', async () => {
    const phone = await app.person();
    const laptop = phone.elsewhere();
    await laptop.signIn();
    const copied = { cookie: phone.cookie() };

    const response = await phone.send('DELETE', '/api/session');
    expect(await response.json()).toEqual({ signedOut: true });
    expect(response.headers.getSetCookie()[0]).toMatch(/^session=; Max-Age=0; Path=\/;/);
    for (const { baseUrl } of [app, later]) {
      const stolen = await phone.send('GET', `/api/user/${phone.uid}`, { headers: copied, baseUrl });
      expect(stolen.status).toBe(401);
      expect(await profile(laptop, baseUrl)).toBe(200);
    }
  });

  test('leaves another session that was opened within the same second', async () => {
    const ada = await app.person();
    const idToken = await ada.idToken();
    const devices = [ada.elsewhere(), ada.elsewhere(), ada.elsewhere()];
    // Firebase's times have whole seconds, so the cookies of one second would be equal.
    const opened = await Promise.all(
      devices.map((device) => device.call('POST /api/session', { body: { idToken } })),
    );
    expect(opened.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(devices.map((device) => device.cookie())).size).toBe(3);
    await devices[0]?.send('DELETE', '/api/session');
    const answers = await Promise.all(devices.map((device) => profile(device, app.baseUrl)));
    expect(answers).toEqual([401, 200, 200]);
    expect((await ada.call('GET /api/account')).body.sessions).toHaveLength(3);
  });

  test.each([-10, 10])(
    'lasts until the cookie expires, with our clock %i minutes ahead',
    async (minutesAhead) => {
      const ada = await app.person();
      const { body } = await ada.call('POST /api/session', { body: { idToken: await ada.idToken() } });
      const known = app.db.selectFrom('signedOutSessions').select(['sessionHash', 'expiresAt']);
      const before = new Set((await known.execute()).map(({ sessionHash: hash }) => hash));
      aheadMs = minutesAhead * minute;
      const response = await ada.send('DELETE', '/api/session', { baseUrl: later.baseUrl });
      expect(response.status).toBe(200);
      const remembered = (await known.execute()).filter(({ sessionHash: hash }) => !before.has(hash));
      expect(remembered.length).toBeGreaterThan(0);
      // A process whose clock is ten minutes behind accepts the cookie for ten more minutes.
      const goodUntil = Date.parse(body.expiresAt) + 10 * minute;
      for (const { expiresAt: until } of remembered)
        expect(until.getTime()).toBeGreaterThanOrEqual(goodUntil);
    },
  );

  test('with an invalid cookie is refused and clears the cookie', async () => {
    const visitor = await app.as('signed-out');
    const response = await visitor.send('DELETE', '/api/session', { headers: { cookie: 'session=old' } });
    expect(response.status).toBe(401);
    expect(response.headers.getSetCookie()[0]).toMatch(/^session=; /);
  });
});

describe('a revoked session', () => {
  test.each([
    ['by a new password', (uid: string) => auth.updateUser(uid, { password: 'year-of-the-goat' })],
    ['at Firebase', (uid: string) => auth.revokeRefreshTokens(uid)],
    ['with the account disabled', (uid: string) => auth.updateUser(uid, { disabled: true })],
    ['with the account deleted', (uid: string) => auth.deleteUser(uid)],
    ['by another email', (uid: string) => auth.updateUser(uid, { email: `changed-${uid}@example.com` })],
  ])('T12: %s ends at once for payments, and within a minute for reads', async (_name, revoke) => {
    const ada = await app.person();
    expect([await profile(ada), await profile(ada, later.baseUrl)]).toEqual([200, 200]);
    // A sign-in in the same second as the revocation counts as later.
    await nextSecond();
    await revoke(ada.uid);

    expect(await profile(ada, later.baseUrl)).toBe(200);
    const { status } = await ada.call('POST /api/create-payment-intent', {
      body: { amount: priceDollars, userId: ada.uid },
    });
    expect(status).toBe(401);
    expect(await profile(ada)).toBe(401);
    aheadMs = minute;
    expect(await profile(ada, later.baseUrl)).toBe(401);
  });
});

test('after a user has lost access, every process refuses the next call for a list', async () => {
  const ada = await app.newcomer('paid');
  const list = async () =>
    Promise.all(
      [app, later].map(
        async ({ baseUrl }) => (await ada.raw('GET', '/api/car-brands', undefined, baseUrl)).status,
      ),
    );
  expect(await list()).toEqual([200, 200]);
  await app.db.transaction().execute(async (trx) => {
    // Disables the triggers, so that no process is notified of the change.
    await sql`set local session_replication_role = replica`.execute(trx);
    await trx.updateTable('users').set({ hasPaidAccess: false }).where('uid', '=', ada.uid).execute();
  });
  expect(await list()).toEqual([402, 402]);
});

test('an admin’s session ends twelve hours after the sign-in, even if the role was granted later', async () => {
  const admin = await app.newcomer('admin');
  aheadMs = 11 * hour;
  expect(await profile(admin, later.baseUrl)).toBe(200);
  aheadMs = 13 * hour;
  expect(await profile(admin, later.baseUrl)).toBe(401);
});

describe('in production, with tokens signed by real keys', () => {
  let google: FakeGoogle;
  let database: TestDatabase;
  let production: RunningApp;

  beforeAll(async () => {
    google = await startFakeGoogle();
    database = await createDatabase();
    production = await startProduction();
    // After the generation of keys, which blocks the event loop, the overload guard refuses calls for a moment.
    await vi.waitUntil(async () => (await fetch(`${production.baseUrl}/readyz`)).ok, { timeout: 10_000 });
  });
  afterAll(async () => {
    await production.close();
    await database.drop();
    await google.close();
  });

  const startProduction = () =>
    startApp({
      database: database.url,
      stripeUrl: 'unused',
      variables: productionVariables(database.url),
      services: (config, clock) => ({ identity: firebaseIdentity(config, clock, google.access) }),
    });

  const signIns = new Set<number>();
  async function signedIn(agoSeconds = 0, at = production) {
    const visitor = await at.as('signed-out');
    const headers = { origin: 'https://atlas.example' };
    let signedInAt = nowSeconds() - agoSeconds;
    // Two sign-ins within one second would be the same session.
    while (signIns.has(signedInAt)) signedInAt -= 1;
    signIns.add(signedInAt);
    const idToken = tokenOf(idClaims({ auth_time: signedInAt }), google.signingKey);
    const response = await visitor.send('POST', '/api/session', { body: { idToken }, headers });
    const body: unknown = await response.json();
    const [cookie = ''] = response.headers.getSetCookie();
    const value = cookie.split(';')[0]?.split('=')[1] ?? '';
    const send = (method: string, path: string, sent: string) =>
      visitor.send(method, path, { headers: { ...headers, cookie: sent } });
    return {
      response,
      body,
      cookie,
      value,
      asked: async (sent: string) => (await send('GET', '/api/user/ada/payment-status', sent)).status,
      signOut: async (sent: string) => (await send('DELETE', '/api/session', sent)).status,
    };
  }

  test('the cookie is __Host-session and Secure, and no other cookie is read', async () => {
    const { response, body, cookie, value, asked } = await signedIn();
    expect(body).toMatchObject({ uid: 'ada' });
    expect(cookie).toMatch(/^__Host-session=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/);
    expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(await asked(`__Host-session=${value}`)).toBe(200);
    expect(await asked(`session=${value}`)).toBe(401);
  });

  test.each([0, 10, -10])(
    'F22: a sign-in counts for five minutes by Google’s clock, with ours %i minutes ahead',
    async (minutesAhead) => {
      onTestFinished(() => void vi.useRealTimers());
      // Changes the clock of the whole process, because the SDK reads it too.
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutesAhead * minute });
      const off = await startProduction();
      const fresh = await signedIn(3 * 60, off);
      const stale = await signedIn(6 * 60, off);
      const read = await fresh.asked(`__Host-session=${fresh.value}`);
      const alerts = off.services.events.counts().clock_skew ?? 0;
      vi.useRealTimers();
      await off.close();
      expect([fresh.response.status, read, stale.response.status]).toEqual([200, 200, 401]);
      expect([stale.body, stale.cookie]).toEqual([
        expect.objectContaining({ code: 'recent_login_required' }),
        '',
      ]);
      expect(alerts).toBe(minutesAhead === 0 ? 0 : 2);
    },
  );

  test('T26: a signed-out session is refused in each of the 16 spellings of its cookie', async () => {
    const { value, asked, signOut } = await signedIn();
    const spellings = spellingsOf(value);
    expect(new Set(spellings).size).toBe(16);
    const statuses = async () =>
      Promise.all(spellings.map((spelling) => asked(`__Host-session=${spelling}`)));
    expect(await statuses()).toEqual(Array.from({ length: 16 }, () => 200));
    expect(await signOut(`__Host-session=${spellings[7]}`)).toBe(200);
    expect(await statuses()).toEqual(Array.from({ length: 16 }, () => 401));
  });

  test.each([
    ['padding', (value: string) => `${value}==`],
    ['one character more', (value: string) => `${value}A`],
    ['white space within', (value: string) => value.replace('.', '.%20')],
    ['the alphabet of base64', (value: string) => value.replaceAll('-', '+').replaceAll('_', '/')],
    ['escaped characters', (value: string) => value.replaceAll('e', '%65')],
    ['quotes', (value: string) => `"${value}"`],
    ['another header', (value: string) => respelled(value, 0)],
    ['another payload', (value: string) => respelled(value, 1)],
  ])('T26: a signed-out session is refused with %s in its cookie', async (_name, spell) => {
    const { value, asked, signOut } = await signedIn();
    expect(await signOut(`__Host-session=${value}`)).toBe(200);
    expect(await asked(`__Host-session=${spell(value)}`)).toBe(401);
  });
});

const base64url = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The last base64url character of 256 bytes encodes two bits. The decoder ignores the other four. */
function spellingsOf(cookie: string): string[] {
  const last = base64url.indexOf(cookie.at(-1) ?? '');
  return Array.from(
    { length: 16 },
    (_, spare) => cookie.slice(0, -1) + base64url[(last & 0b11_0000) | spare],
  );
}

/** Adds a space to the JSON of one part of a token. */
function respelled(cookie: string, part: 0 | 1): string {
  const parts = cookie.split('.');
  const json = Buffer.from(parts[part] ?? '', 'base64url').toString('utf8');
  parts[part] = Buffer.from(`${json} `).toString('base64url');
  return parts.join('.');
}
