import type { Db } from '#database/connection.ts';
import { receivedCents } from './received-cents.ts';
import { paymentColumns } from '#modules/payments/ledger/queries.ts';

const columns = [...paymentColumns, 'dispute'] as const;

/** The stored payments with these intents. */
export const paymentsWithIntents = (db: Db, intentIds: readonly string[]) =>
  intentIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('payments')
        .select([...columns, receivedCents.as('receivedCents')])
        .where('intentId', 'in', intentIds)
        .execute();

/** The stored payments of a period that have an intent at Stripe. */
export const paymentsOfPeriod = (db: Db, { from, until }: { from: Date; until: Date }) =>
  db
    .selectFrom('payments')
    .select([...columns, receivedCents.as('receivedCents')])
    .where('intentId', 'is not', null)
    .where('source', 'in', ['intent', 'link'])
    .where('createdAt', '>=', from)
    .where('createdAt', '<', until)
    .orderBy('id')
    .execute();
