import { sql, type RawBuilder } from 'kysely';

/** A period of whole UTC days. Both dates are ISO dates, and both days belong to it. */
export interface Period {
  from: string;
  to: string;
}

export const utcDay = (column: string): RawBuilder<string> =>
  sql<string>`(${sql.ref(column)} at time zone 'utc')::date`;

/** Whether a timestamp column is within a period. The condition can use an index on the column. */
export const isWithin = (column: string, { from, to }: Period): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} >= ${from}::date::timestamp at time zone 'utc'
    and ${sql.ref(column)} < (${to}::date + 1)::timestamp at time zone 'utc'`;
