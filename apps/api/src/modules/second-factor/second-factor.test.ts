import { TOTP, Secret } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startApp, type RunningApp } from '#test/harness.ts';
import type { Person } from '#test/people.ts';
import { resetFactor } from './second-factor.ts';

let now = Date.now();
const clock = () => new Date(now);
let app: RunningApp;
/** A second process where admins must have a second factor. */
let strict: RunningApp;

beforeAll(async () => {
  const mails = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'hello@atlas.test' };
  app = await startApp({ lists: false, clock, limitScale: 1, env: mails });
  strict = await startApp({
    database: app.database,
    stripeUrl: app.stripeUrl,
    clock,
    limitScale: 1,
    env: { ...mails, ADMIN_SECOND_FACTOR: 'required' },
  });
});
afterAll(async () => {
  await strict.close();
  await app.close();
});
beforeEach(() => {
  now = Date.now();
});

/** The code that an authenticator shows, now or some steps of 30 seconds later. */
const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now + steps * 30_000 });
const wrong = (code: string): string => code.replace(/^./, (digit) => String((Number(digit) + 5) % 10));

interface Admin {
  ada: Person;
  secret: string;
  recoveryCodes: string[];
}

async function withFactor(): Promise<Admin> {
  const ada = await app.newcomer('admin');
  const { secret } = (await ada.call('POST /api/account/second-factor', {})).body;
  const confirmed = await ada.call('POST /api/account/second-factor/confirmation', {
    body: { code: codeOf(secret) },
  });
  expect(confirmed.status).toBe(200);
  return { ada, secret, recoveryCodes: confirmed.body.recoveryCodes };
}

const enter = (person: Person, code: string) =>
  person.call('POST /api/account/second-factor/code', { body: { code } });
const payments = async (person: Person, at: RunningApp = app): Promise<string> => {
  const response = await person.raw('GET', '/api/admin/payments', undefined, at.baseUrl);
  const { code } = (await response.json()) as { code?: string };
  return code ?? String(response.status);
};
const publish = async (person: Person, at: RunningApp = app): Promise<string> => {
  const response = await person.raw('POST', '/api/blog/initialize', {}, at.baseUrl);
  const { code } = (await response.json()) as { code?: string };
  return code ?? String(response.status);
};
async function newSession(ada: Person): Promise<Person> {
  const session = ada.elsewhere();
  await session.signIn();
  return session;
}

describe('an admin without a second factor', () => {
  test('may use the pages for admins where a factor is optional, and is refused where it is required', async () => {
    const ada = await app.newcomer('admin');
    expect(await payments(ada)).toBe('200');
    expect(await payments(ada, strict)).toBe('second_factor_required');
    expect(await publish(ada, strict)).toBe('second_factor_required');
    // The profile of another user needs the factor too. Calls that are not only for admins do not.
    const bob = await app.as('unpaid');
    const about = (uid: string) => ada.raw('GET', `/api/user/${uid}`, undefined, strict.baseUrl);
    expect((await about(bob.uid)).status).toBe(403);
    expect((await about(ada.uid)).status).toBe(200);
    expect((await ada.raw('GET', '/api/us-states', undefined, strict.baseUrl)).status).toBe(200);
    const { body } = await ada.call('GET /api/account/second-factor', {});
    expect(body).toEqual({ isOn: false, isRequired: false, isVerified: false, recoveryCodes: 0 });
  });

  test('may use these pages after setting one up', async () => {
    const { ada } = await withFactor();
    expect(await payments(ada, strict)).toBe('200');
    expect(await publish(ada, strict)).not.toBe('second_factor_required');
  });

  test('needs a sign-in of the last fifteen minutes to set it up', async () => {
    const ada = await app.newcomer('admin');
    now += 16 * 60_000;
    expect((await ada.call('POST /api/account/second-factor', {})).body.code).toBe('recent_login_required');
  });

  test('has none until a code has shown that the app has the secret', async () => {
    const ada = await app.newcomer('admin');
    const first = (await ada.call('POST /api/account/second-factor', {})).body.secret;
    const { secret, uri } = (await ada.call('POST /api/account/second-factor', {})).body;
    expect(uri).toContain(`secret=${secret}`);
    expect(uri).toContain(encodeURIComponent(ada.email));
    const confirm = (code: string) =>
      ada.call('POST /api/account/second-factor/confirmation', { body: { code } });
    expect((await confirm(wrong(codeOf(secret)))).body.code).toBe('wrong_factor_code');
    // The earlier secret is no longer valid.
    expect((await confirm(codeOf(first))).body.code).toBe('wrong_factor_code');
    expect(await payments(await newSession(ada))).toBe('200');
    expect((await confirm(codeOf(secret).replace(/^.../, '$& '))).status).toBe(200);
    expect((await confirm(codeOf(secret, 1))).body.code).toBe('conflict');
    expect((await ada.call('POST /api/account/second-factor', {})).body.code).toBe('conflict');
  });
});

describe('a session of an admin with a second factor', () => {
  test('T34: needs a code for the pages for admins after each sign-in', async () => {
    const { ada, secret } = await withFactor();
    const session = await newSession(ada);
    expect(await payments(session)).toBe('second_factor_required');
    expect(await publish(session)).toBe('second_factor_required');
    // The session that set up the factor continues.
    expect(await payments(ada)).toBe('200');
    now += 60_000;
    expect((await enter(session, codeOf(secret))).status).toBe(200);
    expect(await payments(session)).toBe('200');
    expect(await payments(session, strict)).toBe('200');
  });

  test('T34: opens nothing for another session that was opened within the same second', async () => {
    const { ada, secret } = await withFactor();
    const idToken = await ada.idToken();
    const [thief, owner] = [ada.elsewhere(), ada.elsewhere()];
    await Promise.all(
      [thief, owner].map((device) => device.call('POST /api/session', { body: { idToken } })),
    );
    now += 60_000;
    expect((await enter(owner, codeOf(secret))).status).toBe(200);
    expect([await payments(owner), await payments(thief)]).toEqual(['200', 'second_factor_required']);
  });

  test('is refused a code that was used, and all earlier codes', async () => {
    const { ada, secret } = await withFactor();
    const session = await newSession(ada);
    // This code turned on the factor, so it counts as used.
    expect((await enter(session, codeOf(secret))).body.code).toBe('wrong_factor_code');
    now += 60_000;
    const code = codeOf(secret);
    const earlier = codeOf(secret, -1);
    expect((await enter(session, code)).status).toBe(200);
    expect((await enter(session, code)).body.code).toBe('wrong_factor_code');
    expect((await enter(session, earlier)).body.code).toBe('wrong_factor_code');
  });

  test('T34: is given access by one of twenty concurrent uses of a code, on two processes', async () => {
    const { ada, secret } = await withFactor();
    const session = await newSession(ada);
    now += 60_000;
    const body = { code: codeOf(secret) };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        session.raw('POST', '/api/account/second-factor/code', body, (index % 2 ? app : strict).baseUrl),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('accepts a code half a minute early or late, and none further away', async () => {
    const { ada, secret } = await withFactor();
    now += 10 * 60_000;
    const session = await newSession(ada);
    expect((await enter(session, codeOf(secret, -2))).body.code).toBe('wrong_factor_code');
    expect((await enter(session, codeOf(secret, 2))).body.code).toBe('wrong_factor_code');
    expect((await enter(session, codeOf(secret, -1))).status).toBe(200);
    expect((await enter(session, codeOf(secret, 1))).status).toBe(200);
  });

  test('accepts each recovery code once, however it is written, and says how many are left', async () => {
    const { ada, recoveryCodes } = await withFactor();
    expect(new Set(recoveryCodes).size).toBe(10);
    const [code = ''] = recoveryCodes;
    const session = await newSession(ada);
    const entered = await enter(session, ` ${code.toLowerCase().replaceAll('-', ' ')}`);
    expect(entered.body).toEqual({ recoveryCodes: 9 });
    expect(await payments(session)).toBe('200');
    expect((await enter(session, code)).body.code).toBe('wrong_factor_code');
    const { body } = await ada.call('GET /api/account/export', {});
    expect(body.secondFactor).toMatchObject({ isOn: true, recoveryCodes: 9 });
    expect(body.actions.byUser.map(({ action }) => action)).toEqual([
      'enrol_second_factor',
      'use_recovery_code',
    ]);
  });

  test('T34: is refused after five wrong codes in fifteen minutes, exactly, on two processes at once', async () => {
    const { ada, secret } = await withFactor();
    const session = await newSession(ada);
    now += 60_000;
    const body = { code: wrong(codeOf(secret)) };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        session.raw('POST', '/api/account/second-factor/code', body, (index % 2 ? app : strict).baseUrl),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
    // The correct code is refused, too.
    expect((await enter(session, codeOf(secret))).status).toBe(429);
  });

  test('turns it off only after a code, and needs none from then on', async () => {
    const { ada, secret } = await withFactor();
    const session = await newSession(ada);
    const off = () => session.call('DELETE /api/account/second-factor', {});
    expect((await off()).body.code).toBe('second_factor_required');
    now += 60_000;
    await enter(session, codeOf(secret));
    expect((await off()).body).toEqual({ isOn: false });
    expect(await payments(await newSession(ada))).toBe('200');
    expect(await payments(session, strict)).toBe('second_factor_required');
  });
});

test('the command line removes a lost second factor in every session, with a mail and an entry of the audit log', async () => {
  const { ada } = await withFactor();
  expect(await resetFactor(app.services, ada.uid, 'grace')).toBe(true);
  expect(await resetFactor(app.services, ada.uid, 'grace')).toBe(false);
  expect(await payments(ada, strict)).toBe('second_factor_required');
  const entries = await app.db.selectFrom('auditLog').selectAll().where('subjectUid', '=', ada.uid).execute();
  expect(entries.map(({ action, actorCommand }) => [action, actorCommand])).toEqual([
    ['change_role', 'test'],
    ['enrol_second_factor', null],
    ['remove_second_factor', 'grace'],
  ]);
  const mails = await app.db.selectFrom('mails').select('content').where('uid', '=', ada.uid).execute();
  const said = JSON.stringify(mails);
  expect(said).toContain('Two-step sign-in is on');
  expect(said).toContain('Two-step sign-in is off');
});

test('neither the secret nor a recovery code is stored in clear', async () => {
  const { ada, secret, recoveryCodes } = await withFactor();
  const rows = [
    await app.db.selectFrom('secondFactors').selectAll().where('uid', '=', ada.uid).execute(),
    await app.db.selectFrom('recoveryCodes').selectAll().where('uid', '=', ada.uid).execute(),
    await app.db.selectFrom('mails').selectAll().where('uid', '=', ada.uid).execute(),
    await app.db.selectFrom('auditLog').selectAll().where('subjectUid', '=', ada.uid).execute(),
  ];
  const stored = JSON.stringify(rows);
  for (const text of [secret, ...recoveryCodes]) expect(stored).not.toContain(text);
  const [factor] = await app.db.selectFrom('secondFactors').selectAll().where('uid', '=', ada.uid).execute();
  expect(Buffer.from(factor?.sealed ?? []).includes(secret)).toBe(false);
});
