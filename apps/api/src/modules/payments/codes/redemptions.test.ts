import { describe, expect, test } from 'vitest';
import { appliedSecret, applyCode, halfCents, newCode, removeCode } from '#test/payments/codes.ts';
import { openShop } from '#test/payments/shop.ts';
import { openTwoProcesses } from '#test/payments/two-processes.ts';
import { settlePayments } from '../sync/settle-payments.ts';
import { sweepPayments } from '../sync/sweep-payments.ts';

const { shop, second } = await openTwoProcesses();

const letReservationsLapse = () =>
  shop.db
    .updateTable('payments')
    .set({ reservedUntil: new Date(0) })
    .where('reservedUntil', 'is not', null)
    .execute();

describe('the limit of a code', () => {
  test.each([50, 100])(
    'F31: of %i percent holds when twenty people use it at once on two processes',
    async (percentOff) => {
      const { id, code } = await newCode(shop, { percentOff, maxRedemptions: 5 });
      const payers = await Promise.all(Array.from({ length: 20 }, () => shop.payer()));
      const answers = await Promise.all(
        payers.map((payer, index) => applyCode(index % 2 ? payer : payer.at(second), code)),
      );
      const accepted = answers.filter(({ status }) => status === 200);
      expect(accepted).toHaveLength(5);
      expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
        new Set(['used_up_code']),
      );
      await Promise.all(
        accepted.flatMap(({ body: { clientSecret } }) =>
          typeof clientSecret === 'string' ? [shop.pay(clientSecret)] : [],
        ),
      );
      await expect
        .poll(async () =>
          (
            await shop.db.selectFrom('payments').select('status').where('promotionCodeId', '=', id).execute()
          ).map(({ status }) => status),
        )
        .toEqual(Array.from({ length: 5 }, () => 'succeeded'));
    },
  );

  test('is not used up by payers who remove the code again', async () => {
    const { code } = await newCode(shop, { maxRedemptions: 1 });
    const [ada, bob] = [await shop.payer(), await shop.payer()];
    await appliedSecret(ada, code);
    expect((await applyCode(bob, code)).body).toMatchObject({ code: 'used_up_code' });
    await removeCode(ada);
    expect((await applyCode(bob, code)).status).toBe(200);
  });
});

describe('a reservation', () => {
  test('F31: that is not paid in time is taken back, and its intent can no longer be paid', async () => {
    const { code } = await newCode(shop, { maxRedemptions: 1 });
    const [ada, bob] = [await shop.payer(), await shop.payer()];
    const clientSecret = await appliedSecret(ada, code);
    await letReservationsLapse();
    await sweepPayments(shop.services);
    await settlePayments(shop.services);
    await expect(shop.pay(clientSecret)).rejects.toThrow(/canceled/);
    expect((await applyCode(bob, code)).status).toBe(200);
    expect((await applyCode(ada, code)).body).toMatchObject({ code: 'used_up_code' });
    expect((await ada.askForIntent()).body).not.toHaveProperty('discount');
  });

  test('is kept by a payer who returns to the checkout, even while it is being taken back', async () => {
    const { code } = await newCode(shop, { maxRedemptions: 1 });
    const ada = await shop.payer();
    const clientSecret = await appliedSecret(ada, code);
    await letReservationsLapse();
    await sweepPayments(shop.services);
    expect((await ada.askForIntent()).body).toMatchObject({ clientSecret, discount: { code } });
    await settlePayments(shop.services);
    await shop.pay(clientSecret);
    await shop.untilAccess(ada.uid, true);
  });

  test('that is paid before it is taken back counts, at the price that was promised', async () => {
    const { code } = await newCode(shop, { maxRedemptions: 1 });
    const [ada, bob] = [await shop.payer(), await shop.payer()];
    const clientSecret = await appliedSecret(ada, code);
    await letReservationsLapse();
    await shop.control.deliveryFaults({ drop: true });
    await shop.pay(clientSecret);
    await sweepPayments(shop.services);
    await settlePayments(shop.services);
    expect(await shop.hasAccess(ada.uid)).toBe(true);
    expect((await applyCode(bob, code)).body).toMatchObject({ code: 'used_up_code' });
  });

  test('of a code that has ended stays valid until it expires', async () => {
    const { id, code } = await newCode(shop);
    const ada = await shop.payer();
    const clientSecret = await appliedSecret(ada, code);
    await shop.db.updateTable('promotionCodes').set({ endedAt: new Date() }).where('id', '=', id).execute();
    expect((await ada.askForIntent()).body).toMatchObject({
      clientSecret,
      discount: { dueCents: halfCents },
    });
    await letReservationsLapse();
    await ada.askForIntent();
    await sweepPayments(shop.services);
    await settlePayments(shop.services);
    expect((await ada.askForIntent()).body).not.toHaveProperty('discount');
  });
});

describe('guessing', () => {
  test('T33: ends after ten wrong codes in an hour, exactly, on two processes at once', async () => {
    const eve = await shop.payer();
    const { code } = await newCode(shop);
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) => applyCode(index % 2 ? eve : eve.at(second), `GUESS-${index}`)),
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(14);
    const refused = await applyCode(eve, code);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
    await shop.db
      .updateTable('codeFailures')
      .set({ failedAt: new Date(Date.now() - 3_601_000) })
      .where('uid', '=', eve.uid)
      .execute();
    expect((await applyCode(eve, code)).status).toBe(200);
  });

  test('by many accounts of one address ends after fifty', async () => {
    await shop.db.deleteFrom('codeFailures').execute();
    const eves = await Promise.all(Array.from({ length: 6 }, () => shop.payer()));
    const answers = await Promise.all(
      eves.flatMap((eve) => Array.from({ length: 10 }, (_, index) => applyCode(eve, `GUESS-${index}`))),
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(50);
    await shop.db.deleteFrom('codeFailures').execute();
  });

  test('entering and removing a code again and again opens a limited number of intents', async () => {
    const limited = await openShop({ besides: shop, limitScale: 1 });
    const ada = (await shop.payer()).at(limited);
    const { code } = await newCode(shop);
    await ada.openIntent();
    const statuses: number[] = [];
    for (let index = 0; index < 8; index += 1) {
      statuses.push((await applyCode(ada, code)).status, (await removeCode(ada)).status);
    }
    expect(statuses.slice(0, 12)).toEqual(Array.from({ length: 12 }, () => 200));
    expect(new Set(statuses.slice(12))).toContain(429);
    expect((await shop.intentsOf(ada.uid)).length).toBe(13);
    await limited.close();
  });
});
