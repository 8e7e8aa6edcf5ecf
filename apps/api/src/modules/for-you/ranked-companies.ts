import { rankFounding, type SignAndElement } from '@org/reading';
import { zodiacSignIds, type ZodiacSignId } from '@org/zodiac-core';
import type { Db } from '#database/connection.ts';
import { currentCompanies } from '#modules/catalog/companies/current-companies.ts';
import type { CompanyTable } from '#modules/catalog/companies/company-table.ts';
import { shownCompanies } from '#modules/catalog/companies/shown-companies.ts';
import { elementOf } from './element-of.ts';

/** What is shown of a row. */
export interface RankedRow {
  slug: string;
  name: string;
  /** Of the founding, or of the statehood. */
  year: number;
  zodiacSign: ZodiacSignId;
  /** The industry, category or region. */
  kind: string | null;
  logoUrl: string | null;
}

/** After so many years sign and element are the same again. */
const cycle = 60;

/**
 * A page of the companies, the best for a reader first, those of one score in the order of the list. They are ranked in memory, because there
 * may be hundreds of thousands (docs/decisions/013-companies-in-memory.md).
 */
export async function rankedCompanies(
  db: Db,
  reader: SignAndElement,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: RankedRow[]; total: number }> {
  const companies = await currentCompanies(db).read();
  const { table } = companies;
  const ids = rowsOfPage(table, scoresOf(table, reader), (page - 1) * limit, page * limit).map(
    companies.idOf,
  );
  const rows = (await shownCompanies(db, companies, ids)).map(({ company }) => ({
    slug: company.slug,
    name: company.name,
    year: company.foundedYear,
    zodiacSign: company.zodiacSign,
    kind: company.industry,
    logoUrl: company.logoUrl,
  }));
  return { rows, total: table.size };
}

/** The score of a company by the number of its sign, times the cycle, plus the year in the cycle. */
function scoresOf({ columns }: CompanyTable, reader: SignAndElement): Uint8Array {
  const signs = columns.zodiac.distinct.values.map((value) => zodiacSignIds.find((sign) => sign === value));
  return Uint8Array.from({ length: signs.length * cycle }, (_, place) => {
    const zodiacSign = signs[Math.floor(place / cycle)];
    if (!zodiacSign) return 0;
    const element = elementOf({ year: place % cycle, zodiacSign });
    return rankFounding(reader, { sign: zodiacSign, element }).score;
  });
}

/** The rows from `first` to before `end`, by score. */
function rowsOfPage(table: CompanyTable, scores: Uint8Array, first: number, end: number): number[] {
  const signs = table.columns.zodiac.rows.view();
  const { years } = table;
  const scoreOf = (row: number): number =>
    scores[(signs[row] ?? 0) * cycle + ((((years[row] ?? 0) % cycle) + cycle) % cycle)] ?? 0;
  const counts = new Uint32Array(256);
  for (let row = 0; row < table.size; row += 1) {
    const score = scoreOf(row);
    counts[score] = (counts[score] ?? 0) + 1;
  }
  /** The place of the next row of each score. */
  const next = new Uint32Array(256);
  for (let score = 254; score >= 0; score -= 1)
    next[score] = (next[score + 1] ?? 0) + (counts[score + 1] ?? 0);
  const rows = Array.from({ length: Math.max(0, Math.min(end, table.size) - first) }, () => 0);
  let missing = rows.length;
  for (let row = 0; row < table.size && missing > 0; row += 1) {
    const score = scoreOf(row);
    const place = next[score] ?? 0;
    next[score] = place + 1;
    if (place < first || place >= end) continue;
    rows[place - first] = row;
    missing -= 1;
  }
  return rows;
}
