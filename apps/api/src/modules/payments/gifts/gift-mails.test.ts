import { priceCents, priceDollars } from '@org/api-contract/values';
import { smtpCatcher } from '@org/local-services/mail/smtp-server.ts';
import type { CaughtMail } from '@org/local-services/mail/mailbox.ts';
import { freePort } from '@org/local-services/process/ports.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { eraseAccount, finishDeletion } from '#modules/account/delete-account.ts';
import { queueAccessMails } from '#modules/access-mails/queue-access-mails.ts';
import { sendMails } from '#modules/mails/send-mails.ts';
import { writtenMoney } from '#kernel/written.ts';
import { giftsOf, paidGift, redeem } from '#test/payments/gifts.ts';
import type { Payer } from '#test/payments/payer.ts';
import { openShop } from '#test/payments/shop.ts';
import { deliverGifts } from './deliver-gifts.ts';

const price = writtenMoney(priceCents, 'usd');
const caught: Omit<CaughtMail, 'id' | 'receivedAt'>[] = [];
const smtp = smtpCatcher({ onMail: (mail) => void caught.push(mail), refuse: () => undefined });
const port = await freePort();
await new Promise<void>((resolve) => void smtp.listen(port, '127.0.0.1', resolve));
const shop = await openShop({
  env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Zodiac Atlas <hello@atlas.test>' },
});
afterAll(async () => {
  await shop.close();
  await new Promise<void>((resolve) => smtp.close(resolve));
});
beforeEach(() => {
  caught.length = 0;
});

/** Runs the jobs, as two processes do at the same time. */
async function deliver(): Promise<void> {
  await Promise.all([deliverGifts(shop.services), deliverGifts(shop.services)]);
  await sendMails(shop.services);
}
/** The mails about gifts, without mails about a new or deleted account. */
const mailsTo = (address: string) =>
  caught.filter(({ to, subject }) => to === address && /\bgift\b/iu.test(subject));
const change = (giver: Payer, id: string, details: object) => giver.call('PUT', `/api/gifts/${id}`, details);
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe('the mail of a gift', () => {
  test('goes once, with the code, the message and its address, when the money has arrived', async () => {
    const giver = await shop.payer();
    const { code } = await paidGift(shop, giver, { toEmail: 'Bob.One@example.com', message: 'For <you>' });
    await deliver();
    await deliver();
    const [mail, ...more] = mailsTo('bob.one@example.com');
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('A gift for you: Zodiac Atlas');
    for (const words of [giver.email, code, `/redeem#${code}`, '“For <you>”'])
      expect(mail?.text).toContain(words);
    expect(mail?.html).toContain('“For &lt;you&gt;”');
    expect((await giftsOf(giver))[0]?.sentAt).not.toBeNull();
  });

  test('of another day waits for that day, and the giver can send it at once', async () => {
    const giver = await shop.payer();
    const sendOn = inDays(30);
    const { gift } = await paidGift(shop, giver, { toEmail: 'later@example.com', sendOn });
    expect(gift.sendAt).toBe(`${sendOn}T08:00:00.000Z`);
    await deliver();
    expect(mailsTo('later@example.com')).toEqual([]);
    expect((await giver.call('POST', `/api/gifts/${gift.id}/mail`, {})).status).toBe(200);
    await deliver();
    expect(mailsTo('later@example.com')).toHaveLength(1);
  });

  test('is not sent for a gift that was redeemed by hand before its day', async () => {
    const [giver, bob] = [await shop.payer(), await shop.payer()];
    const { gift, code } = await paidGift(shop, giver, { toEmail: 'byhand@example.com', sendOn: inDays(2) });
    await redeem(bob, code);
    await shop.db
      .updateTable('gifts')
      .set({ sendAt: new Date(0) })
      .where('id', '=', gift.id)
      .execute();
    await deliver();
    expect(mailsTo('byhand@example.com')).toEqual([]);
  });

  test('to a wrong address is sent to the right one with a new code, and the old code is no longer valid', async () => {
    const [giver, bob] = [await shop.payer(), await shop.payer()];
    const { gift, code } = await paidGift(shop, giver, { toEmail: 'wrong@example.com' });
    await deliver();
    const { body } = await change(giver, gift.id, { toEmail: 'right@example.com' });
    const changed = (body.gift as { code: string }).code;
    expect(changed).not.toBe(code);
    await deliver();
    expect(mailsTo('right@example.com')[0]?.text).toContain(changed);
    expect((await redeem(bob, code)).body).toMatchObject({ code: 'unknown_code' });
    expect((await redeem(bob, changed)).status).toBe(200);
    expect((await change(giver, gift.id, { toEmail: 'late@example.com' })).body).toMatchObject({
      code: 'gift_redeemed',
    });
  });

  test('keeps its code when the address is changed before it is sent', async () => {
    const giver = await shop.payer();
    const { gift, code } = await paidGift(shop, giver, { toEmail: 'typo@example.com', sendOn: inDays(3) });
    const { body } = await change(giver, gift.id, { toEmail: 'fixed@example.com', sendOn: inDays(4) });
    expect(body.gift).toMatchObject({
      code,
      toEmail: 'fixed@example.com',
      sendAt: `${inDays(4)}T08:00:00.000Z`,
    });
  });

  test('is sent five times at most', async () => {
    const giver = await shop.payer();
    const { gift } = await paidGift(shop, giver, { toEmail: 'often@example.com' });
    const statuses: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      await deliver();
      statuses.push((await giver.call('POST', `/api/gifts/${gift.id}/mail`, {})).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 409, 409]);
    expect(mailsTo('often@example.com')).toHaveLength(5);
  });
});

describe('the giver', () => {
  test('gets one confirmation of what was paid, for whom, and when its mail goes, without the code', async () => {
    const giver = await shop.payer();
    const sendOn = inDays(30);
    const { code, intentId } = await paidGift(shop, giver, { toEmail: 'eve@example.com', sendOn });
    await deliver();
    await deliver();
    const [mail, ...more] = mailsTo(giver.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Your gift of Zodiac Atlas');
    const day = new Date(sendOn).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    for (const words of [
      price,
      `/account/invoice?payment=${intentId}`,
      `the code to eve@example.com on ${day}.`,
      'no recurring charges',
    ])
      expect(mail?.text).toContain(words);
    expect(mail?.text).not.toContain(code);
  });

  test('reads that a gift for today is on its way', async () => {
    const giver = await shop.payer();
    await paidGift(shop, giver, { toEmail: 'frank@example.com' });
    await deliver();
    expect(mailsTo(giver.email)[0]?.text).toContain('the code to frank@example.com now.');
  });

  test('gets no confirmation of a gift that was refunded before, or paid while no mails were sent', async () => {
    const giver = await shop.payer();
    const { intentId } = await paidGift(shop, giver);
    await shop.stripe.refunds.create({ payment_intent: intentId });
    await expect.poll(async () => (await giftsOf(giver))[0]?.state).toBe('revoked');
    const earlier = await paidGift(shop, giver, { sendOn: inDays(20) });
    await shop.db
      .updateTable('payments')
      .set({ paidAt: new Date(Date.now() - 8 * 86_400_000) })
      .where('intentId', '=', earlier.intentId)
      .execute();
    await deliver();
    expect(mailsTo(giver.email).map(({ subject }) => subject)).toEqual(['Your gift was refunded']);
  });
});

test('a mail tells the receiver of a gift that the access is open, without a receipt for the giver’s payment', async () => {
  const [giver, bob] = [await shop.payer(), await shop.payer()];
  const { code } = await paidGift(shop, giver);
  await redeem(bob, code);
  await queueAccessMails(shop.services);
  await deliver();
  const told = caught.filter(({ to, subject }) => to === bob.email && subject.includes('access'));
  expect(told.map(({ subject }) => subject)).toEqual(['Your access to Zodiac Atlas is open']);
  expect(told[0]?.text).not.toContain(`$${priceDollars}`);
});

test('the giver is told once that the gift was redeemed, and not by whom', async () => {
  const [giver, bob] = [await shop.payer(), await shop.payer()];
  const { code } = await paidGift(shop, giver);
  await redeem(bob, code);
  await redeem(bob, code);
  await deliver();
  const told = mailsTo(giver.email);
  const subjects = told.map(({ subject }) => subject);
  expect(subjects).toEqual(['Your gift was redeemed', 'Your gift of Zodiac Atlas']);
  expect(told.map(({ text }) => text).join('\n')).not.toContain(bob.email);
});

describe('a gift that is refunded', () => {
  const refund = (intentId: string) => shop.stripe.refunds.create({ payment_intent: intentId });

  test('causes one mail to the account that has redeemed it, which says that it was a gift', async () => {
    const [giver, bob] = [await shop.payer(), await shop.payer()];
    const { code, intentId } = await paidGift(shop, giver, { toEmail: 'other@example.com' });
    await deliver();
    await redeem(bob, code);
    // Bob gets the mail about his access before the access ends.
    await queueAccessMails(shop.services);
    await deliver();
    await refund(intentId);
    await shop.untilAccess(bob.uid, false);
    caught.length = 0;
    for (let round = 0; round < 2; round += 1) {
      await queueAccessMails(shop.services);
      await deliver();
    }
    const told = caught.filter(({ to, subject }) => to === bob.email && !subject.includes('Welcome'));
    expect(told.map(({ subject }) => subject)).toEqual(['Your access to Zodiac Atlas has ended']);
    expect(told[0]?.text).toContain('Your access was a gift, and its payment was refunded.');
    expect(mailsTo('other@example.com')).toEqual([]);
    const toGiver = mailsTo(giver.email);
    expect(toGiver.map(({ subject }) => subject)).toEqual(['Your gift was refunded']);
    for (const words of [price, 'refunded in full', 'The access from this gift has ended.', intentId])
      expect(toGiver[0]?.text).toContain(words);
    expect(toGiver[0]?.text).not.toContain(bob.email);
  });

  test('causes a mail to the address that has the code', async () => {
    const giver = await shop.payer();
    const { intentId } = await paidGift(shop, giver, { toEmail: 'unredeemed@example.com' });
    await deliver();
    await refund(intentId);
    await expect.poll(async () => (await giftsOf(giver))[0]?.state).toBe('revoked');
    await deliver();
    expect(mailsTo('unredeemed@example.com').map(({ subject }) => subject)).toEqual([
      'A gift for you: Zodiac Atlas',
      'A gift is no longer valid',
    ]);
  });

  test('does not hold up other mails when its receiver has deleted the account', async () => {
    const [giver, bob] = [await shop.payer(), await shop.payer()];
    const { code, intentId } = await paidGift(shop, giver, { toEmail: 'gone@example.com' });
    await redeem(bob, code);
    await eraseAccount(shop.services, { uid: bob.uid, email: bob.email, emailVerified: false });
    await refund(intentId);
    await expect.poll(async () => (await giftsOf(giver))[0]?.state).toBe('revoked');
    await deliver();
    await paidGift(shop, giver, { toEmail: 'next@example.com' });
    await deliver();
    expect(mailsTo('next@example.com')).toHaveLength(1);
    expect(mailsTo(bob.email)).toEqual([]);
  });

  test('after a dispute causes two mails to the giver, which say what happens to the code and the money', async () => {
    const giver = await shop.payer();
    const { intentId } = await paidGift(shop, giver, { toEmail: 'unsure@example.com' });
    await deliver();
    caught.length = 0;
    const { id } = await shop.control.openDispute(intentId);
    await expect.poll(async () => (await giftsOf(giver))[0]?.endedBy).toBe('dispute');
    for (let round = 0; round < 2; round += 1) await deliver();
    expect(mailsTo(giver.email).map(({ subject }) => subject)).toEqual(['Your gift is no longer valid']);
    expect(mailsTo(giver.email)[0]?.text).toContain('The code of the gift does not work until then.');
    await shop.control.closeDispute(id, 'won');
    await expect.poll(async () => (await giftsOf(giver))[0]?.state).toBe('waiting');
    await deliver();
    await refund(intentId);
    await expect.poll(async () => (await giftsOf(giver))[0]?.endedBy).toBe('refund');
    for (let round = 0; round < 2; round += 1) await deliver();
    const told = mailsTo(giver.email);
    expect(told.map(({ subject }) => subject)).toEqual([
      'Your gift is no longer valid',
      'Your gift was refunded',
    ]);
    expect(told[1]?.text).toContain('The code of the gift no longer works.');
  });

  test('in part stays valid, and its giver gets no mail about an end', async () => {
    const giver = await shop.payer();
    const { intentId } = await paidGift(shop, giver, { toEmail: 'half@example.com' });
    await shop.stripe.refunds.create({ payment_intent: intentId, amount: 3_100 });
    await shop.letChecksPass();
    await expect
      .poll(
        async () =>
          (
            await shop.db
              .selectFrom('payments')
              .select('refundedCents')
              .where('intentId', '=', intentId)
              .executeTakeFirst()
          )?.refundedCents,
      )
      .toBe(3_100);
    await deliver();
    expect(mailsTo(giver.email).map(({ subject }) => subject)).toEqual(['Your gift of Zodiac Atlas']);
  });

  test('redeemed by its giver causes only the mail about access', async () => {
    const giver = await shop.payer();
    const { code, intentId } = await paidGift(shop, giver, { toEmail: 'own@example.com' });
    await redeem(giver, code);
    await refund(intentId);
    await shop.untilAccess(giver.uid, false);
    await deliver();
    expect(mailsTo(giver.email).map(({ subject }) => subject)).not.toContain('Your gift was refunded');
    await queueAccessMails(shop.services);
    await deliver();
    const ended = caught.filter(({ to, subject }) => to === giver.email && subject.includes('has ended'));
    expect(ended).toHaveLength(1);
  });

  test('before its mail was sent causes no mail to its receiver', async () => {
    const giver = await shop.payer();
    const { intentId } = await paidGift(shop, giver, { toEmail: 'never@example.com', sendOn: inDays(9) });
    await refund(intentId);
    await expect.poll(async () => (await giftsOf(giver))[0]?.state).toBe('revoked');
    await deliver();
    expect(mailsTo('never@example.com')).toEqual([]);
  });
});

test('the gift of a giver who deletes the account is still mailed, and then its personal data are deleted', async () => {
  const [giver, bob] = [await shop.payer(), await shop.payer()];
  const { gift, code } = await paidGift(shop, giver, { toEmail: 'heir@example.com', sendOn: inDays(5) });
  await eraseAccount(shop.services, { uid: giver.uid, email: giver.email, emailVerified: false });
  await finishDeletion(shop.services, giver.uid);
  const { id } = gift;
  await shop.db
    .updateTable('gifts')
    .set({ sendAt: new Date(0) })
    .where('id', '=', id)
    .execute();
  await deliver();
  expect(mailsTo('heir@example.com')[0]?.text).toContain('Somebody gives you lifetime access');
  expect(mailsTo('heir@example.com')[0]?.text).not.toContain(giver.email);
  expect(
    await shop.db.selectFrom('gifts').select(['keyId', 'sealed']).where('id', '=', id).execute(),
  ).toEqual([{ keyId: null, sealed: null }]);
  expect((await redeem(bob, code)).status).toBe(200);
});

test('the export of an account has the gifts that were given and received', async () => {
  const [giver, bob] = [await shop.payer(), await shop.payer()];
  const { code } = await paidGift(shop, giver, { toEmail: 'exported@example.com' });
  await redeem(bob, code);
  const { body } = await giver.call('GET', '/api/account/export');
  expect(body.gifts).toMatchObject({
    given: [{ state: 'redeemed', toEmail: 'exported@example.com' }],
    received: [],
  });
  expect(JSON.stringify(body)).not.toContain(bob.uid);
  const received = await bob.call('GET', '/api/account/export');
  expect(received.body.gifts).toMatchObject({ given: [], received: [{ isValid: true }] });
  expect(JSON.stringify(received.body)).not.toContain('exported@example.com');
});
