import { priceCents, priceDollars } from '@org/api-contract/values';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteAccount, exported, fullAccount, rosalind, tablesWith } from '#test/account.ts';
import type { RunningApp } from '#test/harness.ts';
import { paidGift } from '#test/payments/gifts.ts';
import { payerAt, type Payer } from '#test/payments/payer.ts';
import { openShop, type Shop } from '#test/payments/shop.ts';
import type { Person } from '#test/people.ts';
import { recordAction } from '#modules/audit/record-action.ts';
import { accountParts } from './parts.ts';

let shop: Shop;
let app: RunningApp;

beforeAll(async () => {
  shop = await openShop();
  ({ app } = shop);
});
afterAll(() => shop.close());

const camelCase = (name: string): string =>
  name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
const tablesOfParts = Object.values(accountParts).flatMap(({ tables }) => tables);

/** Puts a user into every table that can name one. @returns the slug of the article */
async function nameEverywhere({ uid }: Person): Promise<string> {
  const slug = randomUUID();
  const { db } = app;
  await db.insertInto('roleChanges').values({ uid, role: 'user', changedBy: 'test' }).execute();
  await recordAction(db, {
    actor: { uid },
    action: 'grant_access',
    about: `account ${uid}`,
    subjectUid: uid,
    reason: 'Asked by mail',
  });
  await db.insertInto('stripeChecks').values({ uid }).execute();
  await db.insertInto('paymentLinksGiven').values({ uid, givenAt: new Date() }).execute();
  const task = { kind: 'cancel_intent', subject: `pi_${uid}`, reason: 'paid', doneAt: new Date() } as const;
  await db
    .insertInto('paymentTasks')
    .values({ uid, ...task })
    .execute();
  await sql`insert into card_declines (id, uid, intent_id, declined_at) values (${uid}, ${uid}, 'pi_declined', now())`.execute(
    db,
  );
  await sql`
    insert into scrapes (zodiac, run_id, state, step, started_by) values ('ox', gen_random_uuid(), 'done', 'done', ${uid})
    on conflict (zodiac) do update set started_by = excluded.started_by`.execute(db);
  await sql`
    insert into blog_posts (title, slug, content, meta_description, target_keyword, updated_by)
    values ('Ox', ${slug}, '', '', '', ${uid})`.execute(db);
  await sql`insert into mails (key, kind, uid, content) values (${uid}, 'welcome', ${uid}, '{}')`.execute(db);
  await sql`
    insert into promotion_codes (code, percent_off, only_uid, created_by)
    values (upper('OF-' || ${uid}::text), 10, ${uid}, 'test')`.execute(db);
  await sql`
    insert into gifts (id, payment_id, giver_uid, code_hash, send_at)
    select gen_random_uuid(), id, ${uid}, ${uid}, now() from payments where uid = ${uid} limit 1`.execute(db);
  await sql`insert into second_factors (uid, key_id, sealed) values (${uid}, 'a key', '')`.execute(db);
  await sql`insert into recovery_codes (code_hash, uid) values (${uid}, ${uid})`.execute(db);
  await sql`insert into code_failures (uid, ip_hash) values (${uid}, 'hash')`.execute(db);
  await sql`insert into kept (uid, kind, item_id) values (${uid}, 'usState', 1)`.execute(db);
  await sql`
    insert into weekly_mails (uid, id, is_on, signs, token_hashes, sent_until)
    values (${uid}, gen_random_uuid(), true, '{ox}', '{}', now())`.execute(db);
  return slug;
}

describe('the export', () => {
  test('holds the account, its payments, people, calendar and sessions, and nothing of another user', async () => {
    const [ada, bob] = [await fullAccount(app), await fullAccount(app)];
    const { status, body } = await exported(ada);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      account: {
        uid: ada.uid,
        email: ada.email,
        emailVerified: true,
        role: 'user',
        hasPaidAccess: true,
        sessions: [{ device: expect.any(String) }],
      },
      payments: {
        attempts: [{ amountCents: priceCents, currency: 'usd', status: 'succeeded', email: ada.email }],
      },
      people: {
        saved: [rosalind],
        privateCalendars: [
          { path: expect.stringMatching(/^\/private-calendar\/[\w-]{43}\.ics$/), revokedAt: null },
        ],
      },
    });
    expect(body.payments.statements.map(({ kind }) => kind)).toContain('intent');
    const text = JSON.stringify(body);
    expect(text).not.toContain(bob.uid);
    expect(text).not.toContain(bob.email);
  });

  test('every table that names a user belongs to a part of the export', async () => {
    const ada = await fullAccount(app);
    const slug = await nameEverywhere(ada);
    const named = (await tablesWith(app, ada.uid)).map(camelCase);
    expect(tablesOfParts).toEqual([...new Set(tablesOfParts)]);
    // If this fails because of a new table, add the table to a part, and let `nameEverywhere` fill it.
    expect([...named, 'accountDeletions'].toSorted()).toEqual(tablesOfParts.toSorted());
    const { rows } = await sql<{ name: string }>`
      select distinct table_name as name from information_schema.columns
      where table_schema = 'public' and column_name ~ '(^|_)(uid|user|user_id|owner|email|by)$'`.execute(
      app.db,
    );
    expect(
      rows
        .map(({ name }) => camelCase(name))
        .filter((name) => !tablesOfParts.some((table) => table === name)),
    ).toEqual([]);
    expect((await exported(ada)).body).toMatchObject({
      mails: { queued: [{ kind: 'welcome', sentAt: null }] },
      refreshes: { started: [{ zodiac: 'ox' }] },
      kept: { saved: [{ kind: 'usState', id: 1 }], weeklyMail: { isOn: true, signs: ['ox'] } },
      actions: {
        aboutUser: [{ action: 'grant_access', reason: 'Asked by mail' }],
        byUser: [{ action: 'grant_access' }],
      },
      articles: { saved: [{ slug }] },
      payments: {
        declinedCards: [{ card: null }],
        paymentLinkGivenAt: expect.any(String),
        ownCodes: [{ code: expect.stringMatching(/^OF-/) }],
        wrongCodes: [{ addressHash: 'hash' }],
      },
    });
    await deleteAccount(ada);
    // The ledger, the role changes and the actions of admins stay, under a uid without an account.
    expect(await tablesWith(app, ada.uid)).toEqual([
      'account_deletions',
      'audit_log',
      'card_declines',
      'gifts',
      'payment_facts',
      'payment_tasks',
      'payments',
      'promotion_codes',
      'role_changes',
    ]);
  });

  test('T30: an admin and a user get their own data only, whatever uid they name', async () => {
    const ada = await fullAccount(app);
    for (const role of ['admin', 'other'] as const) {
      const eve = await app.as(role);
      expect((await exported(eve)).body.account.uid).toBe(eve.uid);
      for (const path of [`/api/account/export?uid=${ada.uid}`, `/api/account/export/${ada.uid}`]) {
        const answer = await eve.send('GET', path);
        expect([400, 404]).toContain(answer.status);
        expect(await answer.text()).not.toContain(ada.email);
      }
      const foreign = { headers: { authorization: `Bearer ${ada.uid}` } };
      expect((await eve.send('GET', '/api/account/export', foreign)).status).toBe(403);
    }
  });
});

test('the account says whether the email is verified now, and since when there is access', async () => {
  const ada = await app.person();
  const read = async () => (await ada.call('GET /api/account')).body;
  expect(await read()).toEqual({
    email: ada.email,
    emailVerified: false,
    registeredAt: expect.any(String),
    accessSince: null,
    accessEnded: null,
    sessions: [
      {
        id: expect.stringMatching(/^[0-9a-f]{64}$/),
        timeZone: null,
        device: expect.any(String),
        signedInAt: expect.any(String),
        isCurrent: true,
      },
    ],
    payments: [],
    seller: {
      name: 'Example Operator',
      address: '1 Example Street, 12345 Example City, Example Country',
      email: 'operator@zodiac-atlas.test',
      taxNumber: null,
    },
  });
  await ada.verifyEmail();
  const intent = await payerAt(app.baseUrl, ada).openIntent();
  await shop.pay(intent);
  await shop.untilAccess(ada.uid, true);
  // The session is older than both changes.
  expect(await read()).toMatchObject({ emailVerified: true, accessSince: expect.any(String) });
});

test('the account says why its access has ended: a dispute, a lost dispute, a refund, or the refund of a gift', async () => {
  const ended = async (person: Payer) => (await person.call('GET', '/api/account')).body.accessEnded;
  const [disputed, refunded] = [await shop.paidUp(), await shop.paidUp()];
  expect(await ended(disputed.ada)).toBeNull();
  const { id } = await shop.control.openDispute(disputed.intentId);
  await expect.poll(() => ended(disputed.ada)).toEqual({ because: 'disputed', isGift: false });
  await shop.control.closeDispute(id, 'lost');
  await expect.poll(() => ended(disputed.ada)).toEqual({ because: 'dispute_lost', isGift: false });
  await shop.stripe.refunds.create({ payment_intent: refunded.intentId });
  await expect.poll(() => ended(refunded.ada)).toEqual({ because: 'refunded', isGift: false });

  const gift = await paidGift(shop, await shop.payer());
  const bob = await shop.payer();
  await bob.call('POST', '/api/gift-redemption', { code: gift.code });
  await shop.stripe.refunds.create({ payment_intent: gift.intentId });
  await expect.poll(() => ended(bob)).toEqual({ because: 'refunded', isGift: true });
});

test('the account lists payments, gifts and refunds, for invoices', async () => {
  const { ada, intentId } = await shop.paidUp();
  const gift = await paidGift(shop, ada);
  await shop.stripe.refunds.create({ payment_intent: intentId, amount: 1200 });
  const paid = async () => (await ada.call('GET', '/api/account')).body.payments;
  const usd = { amountCents: priceCents, currency: 'usd', taxes: [], paidAt: expect.any(String) };
  await expect.poll(paid).toEqual([
    { ...usd, reference: gift.intentId, isGift: true, refundedCents: 0 },
    { ...usd, reference: intentId, isGift: false, refundedCents: 1200 },
  ]);
  // Open payments and access without a payment do not count as payments.
  const bob = await shop.payer();
  await bob.openIntent();
  expect((await bob.call('GET', '/api/account')).body.payments).toEqual([]);
});

describe('one session', () => {
  /** A user with two devices, each with its name in the list. */
  async function twoDevices() {
    const laptop = await app.person();
    const phone = laptop.elsewhere();
    const body = { idToken: await phone.idToken(), timeZone: 'America/Chicago' };
    expect((await phone.call('POST /api/session', { body })).status).toBe(200);
    return { laptop, phone };
  }
  const sessionsAt = async (device: Person) => (await device.call('GET /api/account')).body.sessions;
  const idAt = async (device: Person) =>
    (await sessionsAt(device)).find(({ isCurrent }) => isCurrent)?.id ?? '';
  const end = async (device: Person, id: string) => {
    const { status, body } = await device.call('DELETE /api/account/sessions/{id}', { params: { id } });
    return { status, body };
  };
  const ended = { status: 200, body: { signedOut: true } };
  const readsAt = async (device: Person) => (await device.call('GET /api/people')).status;

  test('has the time zone that its browser said, if there is such a zone', async () => {
    const { laptop, phone } = await twoDevices();
    const ship = laptop.elsewhere();
    const body = { idToken: await ship.idToken(), timeZone: 'Ocean/Nowhere' };
    expect((await ship.call('POST /api/session', { body })).status).toBe(200);
    const zones = (await sessionsAt(phone)).map(({ timeZone, isCurrent }) => [timeZone, isCurrent]);
    expect(zones).toHaveLength(3);
    expect(zones).toContainEqual(['America/Chicago', true]);
    expect(zones.filter(([timeZone]) => timeZone === null)).toHaveLength(2);
    expect((await exported(phone)).body.account.sessions).toContainEqual(
      expect.objectContaining({ timeZone: 'America/Chicago' }),
    );
  });

  test('T12: ended from another device, ends at once for payments and reads, and ending it again changes nothing', async () => {
    const { laptop, phone } = await twoDevices();
    const id = await idAt(phone);
    expect(await end(laptop, id)).toEqual(ended);
    expect(await readsAt(phone)).toBe(401);
    const payment = { body: { amount: priceDollars, userId: phone.uid } };
    expect((await phone.call('POST /api/create-payment-intent', payment)).status).toBe(401);
    expect(await end(laptop, id)).toEqual(ended);
    expect((await sessionsAt(laptop)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
    await phone.signIn();
    expect(await readsAt(phone)).not.toBe(401);
  });

  test('is left as it is when another user names it', async () => {
    const { phone } = await twoDevices();
    const other = await app.as('other');
    expect(await end(other, await idAt(phone))).toEqual(ended);
    expect(await sessionsAt(phone)).toHaveLength(2);
  });

  test('of the current device signs it out and leaves the other', async () => {
    const { laptop, phone } = await twoDevices();
    expect(await end(phone, await idAt(phone))).toEqual(ended);
    expect(await readsAt(phone)).toBe(401);
    expect(await sessionsAt(laptop)).toHaveLength(1);
  });
});

test('a user sees every open session and ends them all at once, and signs in again', async () => {
  const ada = await app.person();
  const phone = ada.elsewhere();
  await phone.signIn();
  const sessionsAt = async (device: Person) => (await device.call('GET /api/account')).body.sessions;
  expect((await sessionsAt(ada)).map(({ isCurrent }) => isCurrent).toSorted()).toEqual([false, true]);
  const other = await app.as('other');
  expect((await ada.call('DELETE /api/account/sessions')).body).toEqual({ signedOut: true });
  expect((await phone.call('GET /api/people')).status).toBe(401);
  expect((await ada.call('GET /api/people')).status).toBe(401);
  expect((await other.call('GET /api/account')).status).toBe(200);
  await ada.signIn();
  expect(await sessionsAt(ada)).toHaveLength(1);
});
