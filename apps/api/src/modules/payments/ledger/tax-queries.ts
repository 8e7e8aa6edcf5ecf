import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import type { TaxLine } from '#kernel/written.ts';

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
