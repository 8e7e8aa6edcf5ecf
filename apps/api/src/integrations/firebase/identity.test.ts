import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '#config/config.ts';
import {
  idClaims,
  keyPair,
  productionVariables,
  sessionClaims,
  startFakeGoogle,
  tokenOf,
  type FakeGoogle,
} from '#test/fake-google.ts';
import { firebaseIdentity, type Identity } from './identity.ts';

/** The emulator's tokens are unsigned, so signatures are tested with test keys and the real SDK. */
let google: FakeGoogle;
let identity: Identity;
const config = readConfig(productionVariables('postgres://127.0.0.1/unused'));
const stranger = keyPair();
const hour = 3_600;
const now = () => Math.floor(Date.now() / 1000);

beforeAll(async () => {
  google = await startFakeGoogle();
});
beforeEach(() => {
  google.status = 200;
  google.account = { localId: 'ada', email: 'ada@example.com', validSince: '0' };
  identity = firebaseIdentity(config, () => new Date(), google.access);
  return () => identity.close();
});
afterAll(() => google.close());

const forged = (claims: object): [string, () => string][] => [
  ['garbage', () => 'garbage'],
  ['three parts of garbage', () => 'a.b.c'],
  ['no signature', () => tokenOf(claims, undefined)],
  ['alg none', () => tokenOf(claims, undefined, { alg: 'none' })],
  ['alg none without a key id', () => tokenOf(claims, undefined, { alg: 'none', kid: undefined })],
  ['another signature', () => tokenOf(claims, stranger.privateKey)],
  ['an unknown key id', () => tokenOf(claims, google.signingKey, { kid: 'unknown' })],
  ['no key id', () => tokenOf(claims, google.signingKey, { kid: undefined })],
  [
    'the public key as a shared secret',
    () => {
      const [header, payload] = tokenOf(claims, undefined, { alg: 'HS256' }).split('.');
      const mac = createHmac('sha256', google.keys.current ?? '')
        .update(`${header}.${payload}`)
        .digest('base64url');
      return `${header}.${payload}.${mac}`;
    },
  ],
  [
    'a payload that was changed',
    () => {
      const [header, , signature] = tokenOf(claims, google.signingKey).split('.');
      return `${header}.${Buffer.from(JSON.stringify({ ...claims, sub: 'eve' })).toString('base64url')}.${signature}`;
    },
  ],
  ['another project', () => tokenOf({ ...claims, aud: 'another' }, google.signingKey)],
  ['another issuer', () => tokenOf({ ...claims, iss: 'https://eve.example' }, google.signingKey)],
  ['an expiry an hour ago', () => tokenOf({ ...claims, exp: now() - hour }, google.signingKey)],
  ['no subject', () => tokenOf({ ...claims, sub: '' }, google.signingKey)],
  ['a payload that is not an object', () => tokenOf([], google.signingKey)],
];

describe('an ID token', () => {
  test('signed by Google for our project identifies the user', async () => {
    const authTime = now() - 60;
    const token = tokenOf(idClaims({ auth_time: authTime }), google.signingKey);
    expect(await identity.verifyIdToken(token)).toMatchObject({
      uid: 'ada',
      email: 'ada@example.com',
      emailVerified: true,
      signedInAt: new Date(authTime * 1000),
    });
  });

  test.each(forged(idClaims()))('with %s is refused', async (_name, token) => {
    await expect(identity.verifyIdToken(token())).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  test('is refused as a session cookie, and a session cookie as an ID token', async () => {
    const cookie = tokenOf(sessionClaims(), google.signingKey);
    await expect(identity.verifyIdToken(cookie)).rejects.toMatchObject({ code: 'unauthenticated' });
    const token = tokenOf(idClaims(), google.signingKey);
    expect(await identity.verifySession(token, 'recent')).toBeUndefined();
  });

  test('without an email is refused', async () => {
    const token = tokenOf(idClaims({ email: undefined }), google.signingKey);
    await expect(identity.verifyIdToken(token)).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  test.each([
    ['revoked', { localId: 'ada', validSince: String(now() + 60) }],
    ['of a disabled account', { localId: 'ada', disabled: true }],
    ['of a deleted account', undefined],
  ])('%s is refused', async (_name, account) => {
    google.account = account;
    const token = tokenOf(idClaims(), google.signingKey);
    await expect(identity.verifyIdToken(token)).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  test('is unavailable, and not refused, while Google does not answer', async () => {
    google.status = 500;
    const token = tokenOf(idClaims(), google.signingKey);
    await expect(identity.verifyIdToken(token)).rejects.toMatchObject({ code: 'unavailable' });
    await expect(identity.createSessionCookie(token, 300_000)).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('a session cookie', () => {
  test.each(forged(sessionClaims()))('with %s is not a session', async (_name, cookie) => {
    expect(await identity.verifySession(cookie(), 'recent')).toBeUndefined();
    expect(await identity.verifySession(cookie(), 'now')).toBeUndefined();
  });

  test.each([
    ['revoked', { localId: 'ada', email: 'ada@example.com', validSince: String(now() + 60) }],
    ['of a disabled account', { localId: 'ada', email: 'ada@example.com', disabled: true }],
    ['of a deleted account', undefined],
    ['of an account with another email since', { localId: 'ada', email: 'ada@example.org', validSince: '0' }],
  ])('%s is not a session', async (_name, account) => {
    google.account = account;
    const cookie = tokenOf(sessionClaims(), google.signingKey);
    expect(await identity.verifySession(cookie, 'recent')).toBeUndefined();
  });

  test('is still accepted while Google does not answer, with the cached keys, but not for the freshness “now”', async () => {
    const known = tokenOf(sessionClaims(), google.signingKey);
    expect(await identity.verifySession(known, 'now')).toMatchObject({ uid: 'ada' });
    google.status = 500;
    const unseen = tokenOf(sessionClaims({ sub: 'bob' }), google.signingKey);
    expect(await identity.verifySession(known, 'recent')).toMatchObject({ uid: 'ada' });
    expect(await identity.verifySession(unseen, 'recent')).toMatchObject({ uid: 'bob' });
    await expect(identity.verifySession(known, 'now')).rejects.toMatchObject({ code: 'unavailable' });
  });

  test('is unavailable, and not refused, if the keys were never fetched', async () => {
    google.status = 500;
    const cookie = tokenOf(sessionClaims(), google.signingKey);
    await expect(identity.verifySession(cookie, 'recent')).rejects.toMatchObject({ code: 'unavailable' });
  });
});

test('a session has the requested lifetime', async () => {
  const token = tokenOf(idClaims(), google.signingKey);
  const { issuedAt } = await identity.createSessionCookie(token, 12 * hour * 1000);
  expect(Math.abs(issuedAt.getTime() / 1000 - now())).toBeLessThanOrEqual(5);
  expect(google.cookiesAsked.at(-1)).toMatchObject({ idToken: token, validDuration: 12 * hour });
});

test('a text that is not an email address has no account and no link, although Firebase refuses to look it up', async () => {
  expect(await identity.accountOf('not-an-email')).toBeUndefined();
  expect(await identity.linkCode('reset', 'not-an-email')).toBeUndefined();
});
