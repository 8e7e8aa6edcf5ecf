import type { Company, CompanyFacts } from '@org/api-contract';
import type { Selectable } from 'kysely';
import type { Database } from '#database/schema.ts';
import { otherSign } from '#modules/catalog/shared/other-sign.ts';
import type { companyColumns, factColumns } from './company-columns.ts';

type Row = Selectable<Database['companies']>;
type CompanyRow = Pick<Row, (typeof companyColumns)[number]>;

/** A stored company as the contract describes it. */
export const companyOfRow = (row: CompanyRow): Company => ({
  ...row,
  otherSign: otherSign(
    { year: row.foundedYear, month: row.foundedMonth, day: row.foundedDay },
    row.zodiacSign,
  ),
  scrapedAt: row.scrapedAt?.toISOString() ?? null,
});

/** All facts of a stored company as the contract describes them. */
export const factsOfRow = (row: CompanyRow & Pick<Row, (typeof factColumns)[number]>): CompanyFacts => ({
  ...row,
  ...companyOfRow(row),
});
