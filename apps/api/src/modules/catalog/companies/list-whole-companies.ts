import { inFigures, lists } from '@org/api-contract/lists';
import { maxWholeList } from '@org/api-contract/values';
import type { ZodiacSignId } from '@org/zodiac-core';
import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import { ApiError } from '#kernel/api-error.ts';
import { rowOf, storedColumns } from '#modules/catalog/lists/columns.ts';
import { compactWords } from '#modules/catalog/shared/plain-words.ts';

/** A shorter search uses the word index, and finds words that begin with it. */
const minPartLetters = 3;

interface Query {
  zodiac: ZodiacSignId | undefined;
  search: string | undefined;
}

/**
 * All companies, the companies of a sign, or those whose name, industry or location contains a text. A text of one or
 * two letters matches the beginning of any word that a company is found by.
 *
 * @throws ApiError `invalid_input` when there are more than {@link maxWholeList}
 */
export async function listWholeCompanies(db: Db, query: Query) {
  // Counts first, so that a list that is too long is not read.
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (${wholeQuery(db, query)
      .select('id')
      .limit(maxWholeList + 1)}) as listed`.execute(db);
  if ((rows[0]?.count ?? 0) > maxWholeList) {
    throw new ApiError('invalid_input', {
      detail: `The answer has more than ${inFigures(maxWholeList)} companies. Please use page and limit.`,
      fields: { page: 'is missing' },
    });
  }
  const companies = await wholeQuery(db, query)
    .select(storedColumns(lists.companies.columns))
    .orderBy('sortName')
    .orderBy('id')
    .execute();
  return { companies: companies.map((row) => rowOf(lists.companies, row)) };
}

/** The matching companies, as a query without columns. */
export function wholeQuery(db: Db, { zodiac, search }: Query) {
  const shown = db.selectFrom('companies').where('hiddenAt', 'is', null);
  const text = search?.trim();
  if (text) {
    const word = compactWords(text);
    // One or two letters occur in nearly every text and form no trigram, so they match the beginning of a word.
    if (text.length < minPartLetters && word !== '')
      return shown.where(sql<boolean>`search @@ ${`'${word}':*`}::tsquery`);
    const part = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    return shown.where(({ or, eb }) =>
      or([eb('name', 'ilike', part), eb('industry', 'ilike', part), eb('location', 'ilike', part)]),
    );
  }
  return zodiac ? shown.where('zodiacSign', '=', zodiac) : shown;
}
