import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import type { TaxLine } from '#kernel/written.ts';

/** Whether a payment gives access to a user: the user's own payments, and gifts that the user redeemed. */
export const ofBeneficiary = (uid: string) =>
  sql<boolean>`(purpose = 'gift' and redeemed_by = ${uid} or purpose <> 'gift' and uid = ${uid})`;

/** The user's payment or redeemed gift that last gave access: one that gives access now, else the last changed one. */
export const lastPaid = (db: Db, uid: string) =>
  db
    .selectFrom('payments')
    .select([
      'id',
      'intentId',
      'amountCents',
      'currency',
      'refundedCents',
      'dispute',
      'entitles',
      'paidAt',
      'purpose',
      taxesOfPayment.as('taxes'),
    ])
    .where(ofBeneficiary(uid))
    .where('paidAt', 'is not', null)
    .orderBy('entitles', 'desc')
    .orderBy('updatedAt', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Stores an alert that did not come from a webhook event. */
export async function insertAlert(trx: Db, intentId: string, alert: string): Promise<void> {
  // The time of the statement, after the wait for the intent's lock, because an admin may have closed earlier alerts
  // during the wait.
  const raisedAt = sql<Date>`clock_timestamp()`;
  await trx.insertInto('paymentAlerts').values({ intentId, alert, raisedAt }).execute();
}

/** The alerts about a payment that did not come from webhook events, oldest first. */
export const alertsOf = (db: Db, intentId: string) =>
  db
    .selectFrom('paymentAlerts')
    .select(['alert', 'raisedAt'])
    .where('intentId', '=', intentId)
    .orderBy('id')
    .execute();

export async function insertTax(
  db: Db,
  tax: { calculationId: string; intentId: string; lines: readonly TaxLine[] },
): Promise<void> {
  await db
    .insertInto('paymentTaxes')
    .values({ ...tax, lines: JSON.stringify(tax.lines) })
    // Stripe returns the same calculation again for the same place.
    .onConflict((conflict) => conflict.column('calculationId').doNothing())
    .execute();
}

/** The taxes that the amount of a payment contains, for a query of `payments`. Empty if none was calculated. */
export const taxesOfPayment = sql<TaxLine[]>`coalesce((
  select payment_taxes.lines from payment_facts
  join payment_taxes on payment_taxes.calculation_id = payment_facts.fact ->> 'taxCalculation'
  where payment_facts.intent_id = payments.intent_id
    and payment_facts.fact ->> 'kind' = 'intent' and payment_facts.fact ->> 'status' = 'succeeded'
  limit 1
), '[]')`;
