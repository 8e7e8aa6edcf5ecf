import type { RedeemedFact } from '#kernel/payment-facts.ts';
import type { Db } from '#database/connection.ts';
import { codesOnlyFor, failuresOf } from '#modules/payments/codes/manage-codes.ts';
import { linkGivenAt } from './ledger/attempt-queries.ts';
import {
  declinesOfUser,
  ofBeneficiary,
  factsOf,
  paidPaymentsOf,
  paymentsOf,
} from './ledger/payer-queries.ts';

/** The stored data about a user's payments, for the export of the account. */
export async function paymentsOfAccount(db: Db, uid: string) {
  const payments = await paymentsOf(db, uid);
  const facts = await factsOf(db, uid);
  const declines = await declinesOfUser(db, uid);
  return {
    attempts: payments.map(({ ipHash, paidAt, createdAt, ...payment }) => ({
      ...payment,
      addressHash: ipHash,
      paidAt: paidAt?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
    })),
    statements: facts.map(({ fact, recordedAt }) => ({
      ...(fact.kind === 'redeemed' ? withoutReceiver(fact) : fact),
      recordedAt: recordedAt.toISOString(),
    })),
    declinedCards: declines.map(({ card, ipHash, declinedAt }) => ({
      card,
      addressHash: ipHash,
      declinedAt: declinedAt.toISOString(),
    })),
    ownCodes: (await codesOnlyFor(db, uid)).map(({ code, createdAt }) => ({
      code,
      createdAt: createdAt.toISOString(),
    })),
    wrongCodes: (await failuresOf(db, uid)).map(({ ipHash, failedAt }) => ({
      addressHash: ipHash,
      enteredAt: failedAt.toISOString(),
    })),
    paymentLinkGivenAt: (await linkGivenAt(db, uid))?.toISOString() ?? null,
  };
}

/** A user's paid payments, for the invoices. */
export async function paidByAccount(db: Db, uid: string) {
  const payments = await paidPaymentsOf(db, uid);
  return payments.map(({ intentId, purpose, paidAt, ...money }) => ({
    reference: intentId,
    isGift: purpose === 'gift',
    paidAt: paidAt.toISOString(),
    ...money,
  }));
}

/** When the earliest payment that gives a user access arrived, or the gift was redeemed; `undefined` without one. */
export async function accessSince(db: Db, uid: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('payments')
    .select(({ fn }) => fn.coalesce('redeemedAt', 'paidAt').as('at'))
    .where(ofBeneficiary(uid))
    .where('entitles', '=', true)
    .where('paidAt', 'is not', null)
    .orderBy('at')
    .limit(1)
    .executeTakeFirst();
  return row?.at ?? undefined;
}

/** Leaves out who redeemed a gift, because its giver must not learn it. */
const withoutReceiver = ({ kind, intentId, atSeconds }: RedeemedFact) => ({ kind, intentId, atSeconds });
