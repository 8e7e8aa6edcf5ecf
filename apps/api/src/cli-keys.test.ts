import { randomBytes, randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findMissingKeys } from './modules/account/rotate-all-keys.ts';
import type { RunningApp } from './test/harness.ts';
import { giftsOf, paidGift, redeem } from './test/payments/gifts.ts';
import { openShop, type Shop } from './test/payments/shop.ts';
import { runCommand } from './test/run-command.ts';

const [oldKey, newKey] = ['old', 'new'].map((id) => `${id}:${randomBytes(32).toString('base64')}`);
const afterRotation = { PEOPLE_KEYS: `${newKey},${oldKey}` };

/** A process from before the rotation, and one with only the new key. */
let before: Shop;
let after: Shop;
let app: RunningApp;
beforeAll(async () => {
  before = await openShop({ lists: true, env: { PEOPLE_KEYS: oldKey ?? '' } });
  after = await openShop({ besides: before, env: { PEOPLE_KEYS: newKey ?? '' } });
  ({ app } = before);
});
afterAll(async () => {
  await after.close();
  await before.close();
});

const codeOf = (secret: string): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate();

test('T29: after rotate-people-keys nothing needs the old key: people, calendars, notes, gifts and second factors', async () => {
  const admin = await app.newcomer('admin');
  const { secret } = (await admin.call('POST /api/account/second-factor', {})).body;
  const birth = { name: 'Rosalind', date: '1950-06-15' };
  await admin.call('POST /api/people', { body: { id: randomUUID(), relation: 'parent', birth } });
  const { path } = (await admin.call('POST /api/private-calendar')).body.privateCalendar;
  const state = { kind: 'usState', id: 1 } as const;
  await admin.call('PUT /api/kept/{kind}/{id}', { params: state, body: { note: 'My canary note' } });
  const [giver, receiver] = [await before.payer(), await before.payer()];
  const { code } = await paidGift(before, giver, { message: 'For you' });

  const onlyNew = [{ id: 'new' }];
  expect(await findMissingKeys(app.db, onlyNew)).toEqual({
    what: ['saved people', 'notes', 'gifts', 'second factors'],
    ids: ['old'],
  });
  const said = (rows: string) => ({
    code: 0,
    says: `${rows} encrypted again. The key "new" has encrypted all of them.`,
  });
  expect(await runCommand(app, ['rotate-people-keys'], afterRotation)).toEqual(said('5 rows were'));
  expect(await runCommand(app, ['rotate-people-keys'], afterRotation)).toEqual(said('0 rows were'));
  expect(await findMissingKeys(app.db, onlyNew)).toBeUndefined();

  const read = async (address: string): Promise<unknown> =>
    (await admin.send('GET', address, { baseUrl: after.app.baseUrl })).json();
  expect(await read('/api/people')).toMatchObject({ people: [{ birth }] });
  expect(await read('/api/private-calendar')).toMatchObject({ privateCalendar: { path } });
  expect(await read('/api/kept')).toMatchObject({ things: [{ ...state, note: 'My canary note' }] });
  expect(await giftsOf(giver.at(after))).toMatchObject([{ code, message: 'For you' }]);
  expect((await redeem(receiver.at(after), code)).body).toEqual({ redeemed: true });
  // After the rotation, confirms a second factor whose secret was made before it.
  const body = { code: codeOf(secret) };
  const confirmation = '/api/account/second-factor/confirmation';
  expect((await admin.raw('POST', confirmation, body, after.app.baseUrl)).status).toBe(200);
});

test('reset-second-factor removes a lost second factor once, and names an email without an account', async () => {
  const ada = await app.newcomer('admin');
  const { secret } = (await ada.call('POST /api/account/second-factor', {})).body;
  const body = { code: codeOf(secret) };
  expect((await ada.call('POST /api/account/second-factor/confirmation', { body })).status).toBe(200);
  const device = ada.elsewhere();
  await device.signIn();
  const payments = async () => (await device.send('GET', '/api/admin/payments')).status;
  expect(await payments()).toBe(403);

  const reset = (email: string) => runCommand(app, ['reset-second-factor', email]);
  expect(await reset(ada.email)).toEqual({ code: 0, says: `${ada.email} no longer has a second factor.` });
  expect(await payments()).toBe(200);
  expect(await reset(ada.email)).toEqual({ code: 0, says: `${ada.email} has no second factor.` });
  expect(await reset('nobody@example.com')).toEqual({ code: 1, says: 'nobody@example.com has no account.' });
  const entries = await app.db
    .selectFrom('auditLog')
    .select(['action', 'actorCommand', 'reason'])
    .where('subjectUid', '=', ada.uid)
    .where('action', '=', 'remove_second_factor')
    .execute();
  expect(entries).toEqual([
    {
      action: 'remove_second_factor',
      actorCommand: expect.any(String),
      reason: 'Command reset-second-factor',
    },
  ]);
});
