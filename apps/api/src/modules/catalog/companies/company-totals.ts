import { zodiacSignIds } from '@org/zodiac-core';
import type { Db } from '#database/connection.ts';
import { currentCompanies } from './current-companies.ts';
import { lastScrape } from './queries.ts';

/** How much the database holds. An opening is a role, as the list of openings has it. */
export async function companyTotals(db: Db) {
  const [{ table }, lastScrapedAt] = await Promise.all([currentCompanies(db).read(), lastScrape(db)]);
  return {
    companies: table.size,
    jobs: table.openings.reduce((sum, openings) => sum + openings, 0),
    industries: [...table.countOf('industry').keys()].filter(Boolean).length,
    oldestFoundedYear: table.years[table.order('oldest')[0] ?? -1] ?? null,
    lastScrapedAt: lastScrapedAt?.toISOString() ?? null,
  };
}

/** The number of companies of each of the twelve signs, in the order of the cycle. */
export async function companiesBySign(db: Db) {
  const { table } = await currentCompanies(db).read();
  const counts = table.countOf('zodiac');
  return zodiacSignIds.map((sign) => ({ sign, count: counts.get(sign) ?? 0 }));
}
