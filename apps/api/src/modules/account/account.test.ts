import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type RunningApp } from '#test/harness.ts';
import { cards, intentIdOf, payerAt } from '#test/payments/payer.ts';
import { eventOf, nowSeconds, openShop, paidIntent, type Shop } from '#test/payments/shop.ts';
import type { Person } from '#test/people.ts';
import { recordAction } from '#modules/audit/record-action.ts';
import { forgetPayer } from '#modules/payments/ledger/forget-payer.ts';
import { settlePayments } from '#modules/payments/sync/settle-payments.ts';
import { eraseAccount } from './erase-account.ts';
import { finishDeletion, finishDeletions } from './finish-deletion.ts';
import { accountParts } from './parts.ts';

const rosalind = { relation: 'parent', birth: { name: 'Canary Rosalind', date: '1950-06-15' } } as const;

let shop: Shop;
let app: RunningApp;

beforeAll(async () => {
  shop = await openShop();
  ({ app } = shop);
});
afterAll(() => shop.close());

const savePerson = (person: Person) =>
  person.call('POST /api/people', { body: { id: randomUUID(), ...rosalind } });
const remove = (person: Person, confirmation = person.email) =>
  person.call('POST /api/account/deletion', { body: { confirmation } });
const exported = (person: Person) => person.call('GET /api/account/export');

/** A user with everything that the product can hold of one. */
async function fullAccount(): Promise<Person> {
  const ada = await app.person({ paid: true, emailVerified: true });
  await savePerson(ada);
  await ada.call('POST /api/private-calendar');
  return ada;
}

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

/** Every row of the database that still holds a text, as `table: row`. */
async function rowsWith(text: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(app.db);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select t::text as row from ${sql.table(name)} t where t::text ilike ${`%${text}%`}`.execute(app.db);
    found.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return found;
}

const tablesWith = async (text: string): Promise<string[]> =>
  [...new Set((await rowsWith(text)).map((row) => row.split(':')[0] ?? ''))].toSorted();

describe('the export', () => {
  test('holds the account, its payments, people, calendar and sessions, and nothing of another user', async () => {
    const [ada, bob] = [await fullAccount(), await fullAccount()];
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
        attempts: [{ amountCents: 6200, currency: 'usd', status: 'succeeded', email: ada.email }],
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

  test('a part answers for every table that names a user', async () => {
    const ada = await fullAccount();
    const slug = await nameEverywhere(ada);
    const named = (await tablesWith(ada.uid)).map(camelCase);
    expect(tablesOfParts).toEqual([...new Set(tablesOfParts)]);
    // A new table is named here until it is in a part; one of a part, until `nameEverywhere` fills it.
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
    await remove(ada);
    // The ledger, the record of roles, and the actions of admins, under a uid that no account has any more.
    expect(await tablesWith(ada.uid)).toEqual([
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
    const ada = await fullAccount();
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

test('the account says whether the e-mail is verified now, and since when there is access', async () => {
  const ada = await app.person();
  const read = async () => (await ada.call('GET /api/account')).body;
  expect(await read()).toEqual({
    email: ada.email,
    emailVerified: false,
    registeredAt: expect.any(String),
    accessSince: null,
    sessions: [{ device: expect.any(String), signedInAt: expect.any(String), isCurrent: true }],
  });
  await ada.verifyEmail();
  const intent = await payerAt(app.baseUrl, ada).openIntent();
  await shop.pay(intent);
  await shop.untilAccess(ada.uid, true);
  // The session is older than both.
  expect(await read()).toMatchObject({ emailVerified: true, accessSince: expect.any(String) });
});

test('a user sees every open session and ends them all at once, and signs in again', async () => {
  const ada = await app.person();
  const phone = ada.elsewhere();
  // The times of a session are whole seconds: two of one second are the same session.
  do await phone.signIn();
  while (phone.cookie() === ada.cookie());
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

describe('the deletion', () => {
  test('takes access, people, calendar and sessions, and leaves the payment without a name', async () => {
    const [ada, bob] = [await fullAccount(), await fullAccount()];
    const elsewhere = ada.elsewhere();
    await elsewhere.signIn();
    const { body } = await ada.call('GET /api/private-calendar');
    const calendar = body.privateCalendar?.path ?? '';
    expect(await tablesWith(ada.email)).toEqual(['payments', 'users']);

    expect((await remove(ada)).body).toEqual({ deleted: true });

    expect(await rowsWith(ada.email)).toEqual([]);
    expect(await tablesWith(ada.uid)).toEqual(['account_deletions', 'payment_facts', 'payments']);
    expect((await elsewhere.call('GET /api/people')).status).toBe(401);
    const answer = await ada.send('GET', calendar);
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([410, 'gone']);
    const [payment] = await app.db.selectFrom('payments').selectAll().where('uid', '=', ada.uid).execute();
    expect(payment).toMatchObject({ amountCents: 6200, status: 'succeeded', email: null, ipHash: null });
    expect(await app.services.identity.accountOf(ada.email)).toBeUndefined();
    // Nobody else is touched.
    expect((await exported(bob)).body.people.saved).toHaveLength(1);
    expect((await exported(bob)).body.account.hasPaidAccess).toBe(true);
  });

  test('an account made again with the same e-mail works, has no access, and can pay', async () => {
    const before = await fullAccount();
    await remove(before);
    const again = await app.person({ email: before.email, emailVerified: true });
    expect(again.uid).not.toBe(before.uid);
    const payer = payerAt(app.baseUrl, again);
    expect(await payer.status()).toEqual({ hasPaid: false, paymentFailed: false });
    expect((await exported(again)).body).toMatchObject({
      people: { saved: [] },
      payments: { attempts: [] },
    });
    await shop.pay(await payer.openIntent());
    await shop.untilAccess(again.uid, true);
  });

  test('asks for a recent sign-in and for the e-mail, and without them deletes nothing', async () => {
    const ada = await fullAccount();
    const later = await startApp({
      database: app.database,
      stripeUrl: app.stripeUrl,
      clock: () => new Date(Date.now() + 16 * 60_000),
    });
    const body = { confirmation: ada.email };
    const old = await ada.send('POST', '/api/account/deletion', { body, baseUrl: later.baseUrl });
    expect([old.status, ((await old.json()) as { code: string }).code]).toEqual([
      401,
      'recent_login_required',
    ]);
    await later.close();
    const bob = await app.as('other');
    expect((await remove(ada, bob.email)).body.code).toBe('wrong_confirmation');
    expect((await exported(ada)).body.people.saved).toHaveLength(1);
    // Another spelling of the same e-mail is the same.
    expect((await remove(ada, ` ${ada.email.toUpperCase()} `)).status).toBe(200);
  });

  test('T30: nobody deletes another account, by uid, by e-mail or by a bearer header', async () => {
    const ada = await fullAccount();
    const admin = await app.as('admin');
    const confirmation = ada.email;
    for (const body of [
      { confirmation },
      { confirmation, uid: ada.uid },
      { confirmation, userId: ada.uid },
    ]) {
      expect((await admin.send('POST', '/api/account/deletion', { body })).status).toBe(400);
    }
    const headers = { authorization: `Bearer ${ada.uid}` };
    expect(
      (await admin.send('POST', '/api/account/deletion', { body: { confirmation }, headers })).status,
    ).toBe(403);
    expect((await exported(ada)).status).toBe(200);
  });

  test.each([
    ['after the user was erased', async () => undefined],
    ['after the payments lost their names', (uid: string) => forgetPayer(shop.services, uid)],
    [
      'before the end was recorded',
      async (uid: string) => {
        await forgetPayer(shop.services, uid);
        await shop.services.identity.deleteAccount(uid);
      },
    ],
  ])('F30: interrupted %s, is finished by the job, and repeated changes nothing', async (_, done) => {
    const ada = await fullAccount();
    const { uid, email } = ada;
    await eraseAccount(shop.services, { uid, email, emailVerified: true });
    await done(uid);
    // The session ends with the first step, and the account cannot be registered again under its uid.
    expect((await ada.call('POST /api/user/register', { body: { uid, email } })).status).toBe(401);

    await finishDeletions(shop.services);
    const rows = await rowsWith(uid);
    await finishDeletions(shop.services);
    await finishDeletion(shop.services, uid);
    expect(await rowsWith(uid)).toEqual(rows);
    expect(await rowsWith(email)).toEqual([]);
    expect(await shop.services.identity.accountOf(email)).toBeUndefined();
    const { doneAt } = await app.db
      .selectFrom('accountDeletions')
      .select('doneAt')
      .where('uid', '=', uid)
      .executeTakeFirstOrThrow();
    expect(doneAt).not.toBeNull();
  });

  test('F30: while the identity provider is away the account is gone, and signing in again is refused', async () => {
    const ada = await fullAccount();
    const { identity } = shop.services;
    const away = () => Promise.reject(new Error('away'));
    shop.services.identity = { ...identity, deleteAccount: away };
    try {
      expect((await remove(ada)).body).toEqual({ deleted: true });
      await expect(finishDeletions(shop.services)).rejects.toThrow(/not finished: 1/);
    } finally {
      shop.services.identity = identity;
    }
    const { status, body } = await ada.call('POST /api/session', { body: { idToken: await ada.idToken() } });
    expect([status, body.code]).toEqual([410, 'account_deleted']);
    await finishDeletions(shop.services);
    await expect(ada.idToken()).rejects.toThrow(/NOT_FOUND|INVALID/);
  });

  test('F30: calls that race with it neither fail badly nor leave anything of the person', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => fullAccount()));
    const answers = await Promise.all(
      people.flatMap((ada) => [
        ada.call('POST /api/user/register', { body: { uid: ada.uid, email: ada.email } }),
        savePerson(ada),
        ada.call('POST /api/private-calendar'),
        remove(ada),
        ada.call('POST /api/create-payment-intent', { body: { amount: 62, userId: ada.uid } }),
        ada.call('POST /api/user/register', { body: { uid: ada.uid, email: ada.email } }),
        savePerson(ada),
      ]),
    );
    expect(answers.filter(({ status }) => status === 500)).toEqual([]);
    await finishDeletions(shop.services);
    for (const { uid, email } of people) {
      expect(await rowsWith(email)).toEqual([]);
      expect(await tablesWith(uid)).toEqual(['account_deletions', 'payment_facts', 'payments']);
    }
  });
});

describe('a payment that a deleted account had begun', () => {
  const refundsOf = async (payment_intent: string) =>
    (await shop.stripe.refunds.list({ payment_intent })).data;
  const isRegistered = async (uid: string) => (await shop.hasAccess(uid)) !== undefined;

  test('is canceled, and the card can no longer be charged', async () => {
    const ada = await app.person();
    const secret = await payerAt(app.baseUrl, ada).openIntent();
    await remove(ada);
    await settlePayments(shop.services);
    const intent = await shop.stripe.paymentIntents.retrieve(intentIdOf(secret));
    expect(intent.status).toBe('canceled');
  });

  test('F30: paid before its webhook came, is refunded once, and brings nobody back', async () => {
    await shop.control.deliveryFaults({ drop: true });
    const ada = await app.person();
    const secret = await payerAt(app.baseUrl, ada).openIntent();
    const intentId = intentIdOf(secret);
    await shop.pay(secret, cards.good);
    await remove(ada);
    const paid = paidIntent(intentId, ada.uid);
    for (const event of [
      eventOf('payment_intent.succeeded', paid),
      eventOf('payment_intent.succeeded', paid),
    ]) {
      expect((await shop.deliver(event)).status).toBe(200);
      await settlePayments(shop.services);
    }
    await shop.control.deliveryFaults({ drop: false });
    expect(await isRegistered(ada.uid)).toBe(false);
    expect(await refundsOf(intentId)).toMatchObject([{ amount: 6200 }]);
    expect(await rowsWith(ada.email)).toEqual([]);
  });

  test('by the payment link, arriving later, keeps no e-mail, is nobody else’s, and is refunded', async () => {
    const ada = await app.person({ emailVerified: true });
    await shop.control.deliveryFaults({ drop: true });
    await shop.payLink(shop.link.url, { reference: ada.uid, email: ada.email });
    await remove(ada);
    const sessions = await shop.stripe.checkout.sessions.list({ payment_link: shop.link.id, limit: 100 });
    const session = sessions.data.find(({ client_reference_id: reference }) => reference === ada.uid);
    expect((await shop.deliver(eventOf('checkout.session.completed', session ?? {}))).status).toBe(200);
    await settlePayments(shop.services);
    await shop.control.deliveryFaults({ drop: false });
    expect(await rowsWith(ada.email)).toEqual([]);
    const paidIntentId = session?.payment_intent;
    expect(await refundsOf(typeof paidIntentId === 'string' ? paidIntentId : '')).toHaveLength(1);
    const again = await app.person({ email: ada.email, emailVerified: true });
    expect(await payerAt(app.baseUrl, again).status()).toEqual({ hasPaid: false, paymentFailed: false });
  });

  test('before the deletion, disputed and won later, is neither refunded nor given back', async () => {
    const { ada, intentId } = await shop.paidUp();
    await ada.call('POST', '/api/account/deletion', { confirmation: ada.email });
    const dispute = {
      id: `dp_${randomUUID()}`,
      object: 'dispute',
      payment_intent: intentId,
      amount: 6200,
      reason: 'fraudulent',
      created: nowSeconds(),
    };
    for (const [type, status, created] of [
      ['charge.dispute.created', 'needs_response', nowSeconds() + 1],
      ['charge.dispute.closed', 'won', nowSeconds() + 2],
    ] as const) {
      expect((await shop.deliver(eventOf(type, { ...dispute, status }, { created }))).status).toBe(200);
    }
    await settlePayments(shop.services);
    expect(await refundsOf(intentId)).toEqual([]);
    expect(await isRegistered(ada.uid)).toBe(false);
  });
});

test('an e-mail can be erased from a fact, and nothing else of it can change', async () => {
  const fact = { kind: 'session', intentId: 'pi_erase', email: 'ada@example.com', isPaid: true };
  await sql`insert into payment_facts (intent_id, fact) values ('pi_erase', ${JSON.stringify(fact)})`.execute(
    app.db,
  );
  const change = (to: ReturnType<typeof sql>) =>
    sql`update payment_facts set fact = ${to} where intent_id = 'pi_erase'`.execute(app.db);
  await expect(change(sql`fact - 'isPaid'`)).rejects.toThrow(/only added to/);
  await expect(change(sql`(fact - 'email') || '{"isPaid": false}'`)).rejects.toThrow(/only added to/);
  await expect(sql`delete from payment_facts where intent_id = 'pi_erase'`.execute(app.db)).rejects.toThrow(
    /only added to/,
  );
  await change(sql`fact - 'email'`);
  const { rows } = await sql<{
    fact: object;
  }>`select fact from payment_facts where intent_id = 'pi_erase'`.execute(app.db);
  expect(rows).toEqual([{ fact: { kind: 'session', intentId: 'pi_erase', isPaid: true } }]);
});
