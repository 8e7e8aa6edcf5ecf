import { priceCents } from '@org/api-contract/values';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MailContent } from '#integrations/mail/mail-content.ts';
import { writtenMoney } from '#kernel/written.ts';
import { openShop, type Shop } from '#test/payments/shop.ts';
import { accessEndedContent, accessOpenContent, receiptContent } from './access-mail-content.ts';
import { queueAccessMails } from './queue-access-mails.ts';

let shop: Shop;
let now = new Date();

/** Mails are queued and never sent: nothing listens on this port. */
const mailing = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'hello@atlas.test', REFUND_DAYS: '30' };

beforeAll(async () => {
  shop = await openShop({ env: mailing, clock: () => now });
});
afterAll(() => shop.close());
beforeEach(() => {
  now = new Date();
});

async function mailsTo(uid: string) {
  const rows = await shop.db
    .selectFrom('mails')
    .select(['kind', 'content'])
    .where('uid', '=', uid)
    .where('kind', '!=', 'welcome')
    .orderBy('createdAt')
    .execute();
  return rows.map(({ kind, content }) => ({ kind, content: content as MailContent }));
}
const refund = (intentId: string, amount?: number) =>
  shop.stripe.refunds.create({ payment_intent: intentId, ...(amount !== undefined && { amount }) });

test('one run mails all changes, however many came at once', async () => {
  await shop.db
    .insertInto('users')
    .columns(['uid', 'email'])
    .expression(
      sql`select 'crowd-' || number, 'crowd-' || number || '@example.com' from generate_series(1, 501) as number`,
    )
    .execute();
  await shop.db
    .insertInto('accessChanges')
    .columns(['uid', 'hasAccess'])
    .expression(sql`select 'crowd-' || number, true from generate_series(1, 501) as number`)
    .execute();
  await queueAccessMails({ ...shop.services, mails: undefined });
  const { untold } = await shop.db
    .selectFrom('accessChanges')
    .select(({ fn }) => fn.countAll<string | number>().as('untold'))
    .where('toldAt', 'is', null)
    .executeTakeFirstOrThrow();
  expect(Number(untold)).toBe(0);
});

describe('a payment', () => {
  test('is followed by one receipt with the amount and the refund promise, however often the job runs', async () => {
    const { ada, intentId } = await shop.paidUp();
    await Promise.all([queueAccessMails(shop.services), queueAccessMails(shop.services)]);
    await queueAccessMails(shop.services);
    const [mail, ...others] = await mailsTo(ada.uid);
    expect(others).toEqual([]);
    expect(mail?.kind).toBe('receipt');
    const said = JSON.stringify(mail?.content);
    for (const words of [
      writtenMoney(priceCents, 'usd'),
      'one-time payment',
      'Money back for 30 days.',
      `/account/invoice?payment=${intentId}`,
    ])
      expect(said).toContain(words);
  });

  test('sends no mail after a partial refund; after a full refund, a mail says that the access has ended and why', async () => {
    const { ada, intentId } = await shop.paidUp();
    await refund(intentId, 1_000);
    await refund(intentId);
    await shop.untilAccess(ada.uid, false);
    await queueAccessMails(shop.services);
    const mails = await mailsTo(ada.uid);
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['access-ended', 'receipt']);
    const ended = mails.find(({ kind }) => kind === 'access-ended');
    expect(JSON.stringify(ended?.content)).toContain('refunded in full');
  });
});

test('a receipt waits for its link while Stripe does not answer, for ten minutes at most', async () => {
  const { ada } = await shop.paidUp();
  const failOnce = () =>
    shop.control.faults([{ path: '/v1/payment_intents', kind: 'error', delayMs: 0, times: 1 }]);
  await failOnce();
  await queueAccessMails(shop.services);
  expect(await mailsTo(ada.uid)).toEqual([]);
  await failOnce();
  now = new Date(Date.now() + 11 * 60_000);
  await queueAccessMails(shop.services);
  expect((await mailsTo(ada.uid)).map(({ kind }) => kind)).toEqual(['receipt']);
});

test('while Stripe does not answer, a mail that needs no receipt is not held up by five hundred older receipts', async () => {
  const { ada, intentId } = await shop.paidUp();
  await queueAccessMails(shop.services);
  await shop.db
    .insertInto('users')
    .columns(['uid', 'email'])
    .expression(
      sql`select 'waiting-' || number, 'waiting-' || number || '@example.com' from generate_series(1, 500) as number`,
    )
    .execute();
  await shop.db
    .insertInto('payments')
    .columns([
      'uid',
      'source',
      'idempotencyKey',
      'intentId',
      'amountCents',
      'currency',
      'status',
      'entitles',
      'paidAt',
    ])
    .expression(
      sql`select 'waiting-' || number, 'intent', 'key-' || number, 'pi_waiting_' || number, ${priceCents}::integer, 'usd', 'succeeded', true, now()
          from generate_series(1, 500) as number`,
    )
    .execute();
  await shop.db
    .insertInto('accessChanges')
    .columns(['uid', 'hasAccess'])
    .expression(sql`select 'waiting-' || number, true from generate_series(1, 500) as number`)
    .execute();
  await refund(intentId);
  await shop.untilAccess(ada.uid, false);
  await shop.control.faults([{ path: '/v1/payment_intents', kind: 'error', delayMs: 0, times: 1_000 }]);
  await queueAccessMails(shop.services);
  await shop.control.faults([]);
  expect((await mailsTo(ada.uid)).map(({ kind }) => kind)).toContain('access-ended');
  expect(await mailsTo('waiting-1')).toEqual([]);
  await shop.db.deleteFrom('accessChanges').where('uid', 'like', 'waiting-%').execute();
});

test('a change of access while no mails are sent causes no mail later, when SMTP is configured', async () => {
  const { ada } = await shop.paidUp();
  await queueAccessMails({ ...shop.services, mails: undefined });
  await queueAccessMails(shop.services);
  expect(await mailsTo(ada.uid)).toEqual([]);
});

describe('the text of a mail about access', () => {
  const site = { publicOrigin: 'https://atlas.test', refundDays: 0 };
  const payment = {
    id: 1,
    intentId: 'pi_1',
    amountCents: 4650,
    currency: 'usd',
    taxes: [],
    paidAt: new Date('2026-11-22T23:59:00Z'),
    isGift: false,
    ended: undefined,
  };

  test('a payer with a dispute reads that there is no need to pay again, and the receiver of a gift reads nothing about a payment of their own', () => {
    const disputed = JSON.stringify(accessEndedContent(site, { ended: 'disputed', isGift: false }));
    expect(disputed).toContain('You do not need to pay again.');
    const lost = JSON.stringify(accessEndedContent(site, { ended: 'dispute_lost', isGift: false }));
    expect(lost).toContain('returned the money to you');
    expect(lost).not.toContain('opens again');
    const gift = JSON.stringify(accessEndedContent(site, { ended: 'dispute_lost', isGift: true }));
    expect(gift).toContain('the bank of the giver');
    expect(JSON.stringify(accessOpenContent(site))).not.toContain('your payment');
  });

  test('the receipt links to Stripe’s receipt if there is one, and names a refund promise only if there is one', () => {
    const with_ = JSON.stringify(receiptContent(site, payment, 'https://pay.stripe.com/receipts/x'));
    expect(with_).toContain('https://pay.stripe.com/receipts/x');
    const without = JSON.stringify(receiptContent(site, payment, undefined));
    expect(without).not.toMatch(/stripe\.com|Money back/);
    expect(without).toContain('["Paid","$46.50"],["Date","November 22, 2026"]');
  });

  test('the receipt of a refunded payment does not say that access is open', () => {
    const said = JSON.stringify(receiptContent(site, { ...payment, ended: 'refunded' }, undefined));
    expect(said).toContain('Your payment has arrived');
    expect(said).not.toMatch(/You now have|Read your zodiac/);
    expect(JSON.stringify(receiptContent(site, payment, undefined))).toContain(
      'You now have lifetime access',
    );
  });

  test('the receipt states the tax that the amount contains, and none where none was calculated', () => {
    const taxes = [
      { name: 'VAT', percentage: '19', cents: 742 },
      { name: 'Tax', percentage: '', cents: 28 },
    ];
    const taxed = JSON.stringify(receiptContent(site, { ...payment, taxes }, undefined));
    expect(taxed).toContain('["Paid","$46.50"],["VAT 19%, included","$7.42"],["Tax, included","$0.28"]');
    expect(JSON.stringify(receiptContent(site, payment, undefined))).not.toContain('included');
  });

  test('a mail about a dispute says that access can return, and a mail about another reason does not', () => {
    expect(JSON.stringify(accessEndedContent(site, { ended: 'disputed', isGift: false }))).toContain(
      'your access opens again',
    );
    expect(JSON.stringify(accessEndedContent(site, undefined))).not.toMatch(/refunded|bank/);
  });
});
