import { describe, expect, test } from 'vitest';
import { sessionChecks, type Claims } from './session-checks.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

function checks() {
  let now = Date.UTC(2026, 10, 20);
  const signedInAt = new Date(now);
  const world = {
    asked: 0,
    verified: 0,
    isAway: false,
    isDeleted: false,
    validSince: new Date(0),
    /** If set, the current email of every account, which is not the email of the sign-in. */
    changedEmail: undefined as string | undefined,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
  const claims = (uid: string): Claims => ({
    uid,
    email: `${uid}@example.com`,
    emailVerified: true,
    signedInAt,
    issuedAt: signedInAt,
    expiresAt: new Date(signedInAt.getTime() + 5 * day),
  });
  const answer = <T>(value: T): Promise<T> =>
    world.isAway ? Promise.reject(new Error('away')) : Promise.resolve(value);
  const { verifySession } = sessionChecks({
    clock: () => new Date(now),
    verify: async (cookie) => {
      world.verified += 1;
      return cookie === 'forged' ? undefined : claims(cookie);
    },
    accountOf: async (uid) => {
      world.asked += 1;
      const { validSince, isDeleted, changedEmail } = world;
      return answer(
        isDeleted ? undefined : { validSince, email: changedEmail ?? `${uid}@example.com`.toUpperCase() },
      );
    },
  });
  return { world, signedInAt, verifySession };
}

test('many calls of a page ask the identity provider once a minute', async () => {
  const { world, verifySession } = checks();
  for (let call = 0; call < 10; call += 1)
    expect(await verifySession('ada', 'recent')).toMatchObject({ uid: 'ada' });
  expect(world).toMatchObject({ asked: 1, verified: 1 });
  world.pass(minute);
  await verifySession('ada', 'recent');
  expect(world).toMatchObject({ asked: 2, verified: 1 });
});

test('a call with the freshness “now” asks the identity provider each time', async () => {
  const { world, verifySession } = checks();
  await verifySession('ada', 'recent');
  await verifySession('ada', 'now');
  await verifySession('ada', 'now');
  expect(world.asked).toBe(3);
});

test('a revoked session ends at once for the freshness “now”, and within a minute otherwise', async () => {
  const { world, signedInAt, verifySession } = checks();
  await verifySession('ada', 'recent');
  await verifySession('bob', 'recent');
  world.validSince = new Date(signedInAt.getTime() + 1_000);
  expect(await verifySession('ada', 'now')).toBeUndefined();
  expect(await verifySession('ada', 'recent')).toBeUndefined();
  world.pass(minute);
  expect(await verifySession('bob', 'recent')).toBeUndefined();
});

test('a session ends when its account gets another email, at once for the freshness “now”', async () => {
  const { world, verifySession } = checks();
  expect(await verifySession('ada', 'recent')).toMatchObject({ uid: 'ada' });
  world.changedEmail = 'ada@example.org';
  expect(await verifySession('ada', 'now')).toBeUndefined();
  expect(await verifySession('ada', 'recent')).toBeUndefined();
});

test('a session of a deleted or disabled account is not valid', async () => {
  const { world, verifySession } = checks();
  world.isDeleted = true;
  expect(await verifySession('ada', 'recent')).toBeUndefined();
});

test('a session ends when its cookie expires, even if its claims are cached', async () => {
  const { world, verifySession } = checks();
  await verifySession('ada', 'recent');
  world.pass(5 * day);
  expect(await verifySession('ada', 'recent')).toBeUndefined();
});

test('a forged cookie is verified each time and never cached', async () => {
  const { world, verifySession } = checks();
  expect(await verifySession('forged', 'recent')).toBeUndefined();
  expect(await verifySession('forged', 'recent')).toBeUndefined();
  expect(world).toMatchObject({ verified: 2, asked: 0 });
});

describe('while the identity provider does not answer', () => {
  test('reads succeed for ten minutes after its last answer, and then fail', async () => {
    const { world, verifySession } = checks();
    await verifySession('ada', 'recent');
    world.isAway = true;
    world.pass(9 * minute);
    expect(await verifySession('ada', 'recent')).toMatchObject({ uid: 'ada' });
    expect(await verifySession('not asked about before', 'recent')).toBeDefined();
    world.pass(minute);
    await expect(verifySession('ada', 'recent')).rejects.toThrow('away');
  });

  test('a call with the freshness “now” fails at once', async () => {
    const { world, verifySession } = checks();
    await verifySession('ada', 'recent');
    world.isAway = true;
    await expect(verifySession('ada', 'now')).rejects.toThrow('away');
  });

  test('most reads do not wait for it', async () => {
    const { world, verifySession } = checks();
    world.isAway = true;
    for (let call = 0; call < 10; call += 1) await verifySession('ada', 'recent');
    expect(world.asked).toBe(1);
    world.isAway = false;
    world.pass(5_000);
    await verifySession('ada', 'recent');
    expect(world.asked).toBe(2);
  });

  test('a session that is known to be revoked is refused', async () => {
    const { world, signedInAt, verifySession } = checks();
    world.validSince = new Date(signedInAt.getTime() + 1_000);
    await verifySession('ada', 'recent');
    world.isAway = true;
    world.pass(5 * minute);
    expect(await verifySession('ada', 'recent')).toBeUndefined();
  });
});
