import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#database/connection.ts';
import { catalogTables, type CatalogKind } from './catalog-names.ts';
import { correctWords } from './correct-words.ts';
import { maxCounted } from './listing.ts';
import { compactWords, plainWords } from './plain-words.ts';

/** The rows that a search means. */
export interface Matches {
  /** In the order of their rank, then of the list. */
  ids: number[];
  /** The condition that holds for all of them, if they are more than {@link maxCounted}; `ids` are then the first. */
  condition: RawBuilder<unknown> | undefined;
  /** The words that matched: those typed, or those and their corrections. */
  words: string[];
  /** What was searched instead, if nothing was found as typed. */
  corrected: string | null;
}

/** The longest search that is read, in words. Further words are ignored. */
const maxWords = 8;
/** If more rows match so many, those are first whose name starts with the search. */
const maxFirst = 100;
/** With so many matches, the middle of names is not looked at. */
const minWithoutMiddles = 200;
/** A shorter search is in the middle of too many names. */
const minMiddleLetters = 3;

/** Finds the rows that a search means. A search without a letter or digit finds nothing. */
export async function findMatches(db: Db, kind: CatalogKind, search: string): Promise<Matches> {
  const words = plainWords(search).split(' ').filter(Boolean).slice(0, maxWords);
  const none: Matches = { ids: [], condition: undefined, words, corrected: null };
  if (words.length === 0) return none;
  const found = (await typedQuery(kind, words, compactWords(search)).execute(db)).rows;
  if (found.length > maxCounted) {
    const ids = found
      .filter(({ rank }) => rank < ranks.words)
      .slice(0, maxFirst)
      .map(({ id }) => id);
    return {
      ...none,
      ids,
      condition: sql`(search @@ ${wordsQuery(words)}::tsquery or id = any(${ids}::bigint[]))`,
    };
  }
  if (found.length > 0) return { ...none, ids: found.map(({ id }) => id) };
  const alternatives = await correctWords(db, kind, words);
  if (alternatives.every(({ length }) => length === 1)) return none;
  const corrected = (await correctedQuery(kind, alternatives).execute(db)).rows;
  const [best] = corrected;
  if (!best) return none;
  const text = await textOf(db, kind, best.id);
  return {
    ids: corrected.map(({ id }) => id),
    condition: undefined,
    words: alternatives.flat(),
    corrected: alternatives
      .map((each) => each.find((word) => text.includes(` ${word} `)) ?? each[0])
      .join(' '),
  };
}

/**
 * The ranks of matches: 0 is the exact name, 1 another exact name, 2 and 3 the beginning of a name, 4 and 5 words in a name, 6 words in
 * another field, 7 the middle of a name.
 */
const ranks = { exact: 0, start: 2, words: 4, elsewhere: 6, middle: 7 };

/** A match in another name than the first ranks below one in the first. */
const other = sql`(field <> 'name')::int`;
const limit = sql`limit ${sql.lit(maxCounted + 1)}`;

/** The ids and ranks of the rows that match words as they were typed, as a query. */
export function typedQuery(kind: CatalogKind, words: readonly string[], compact: string) {
  const names = sql`from catalog_names where kind = ${kind}`;
  const query = sql`${wordsQuery(words)}::tsquery`;
  // Plain words have only letters and digits, so none is a wildcard.
  const starting = sql`${names} and compact like ${`${compact}%`} and (field <> 'ticker' or compact = ${compact})`;
  return ranked(
    kind,
    sql`
    typed as materialized (
      (select row_id as id, case when compact = ${compact} then ${ranks.exact}::int else ${ranks.start}::int end + ${other} as rank
        ${starting} order by compact using ~<~ ${limit})
      union all (select row_id, ${ranks.words}::int + ${other} ${names} and field <> 'ticker' and words @@ ${query} ${limit})
      union all (select id, ${ranks.elsewhere}::int from ${sql.table(catalogTables[kind])} where search @@ ${query} ${limit})
    ), found as (
      select * from typed
      union all (
        select row_id, ${ranks.middle}::int ${names} and field <> 'ticker' and term like ${`%${compact}%`}
          and ${compact.length >= minMiddleLetters} and (select count(*) from typed) < ${minWithoutMiddles} ${limit})
    )`,
  );
}

/** The ids and ranks of the rows that have one of the alternatives of each word, as a query. */
function correctedQuery(kind: CatalogKind, alternatives: readonly (readonly string[])[]) {
  const text = alternatives.map((words) => `(${words.map((word) => `'${word}'`).join(' | ')})`).join(' & ');
  const query = sql`${text}::tsquery`;
  return ranked(
    kind,
    sql`
    found as (
      (select row_id as id, ${ranks.words}::int + ${other} as rank from catalog_names
        where kind = ${kind} and field <> 'ticker' and words @@ ${query} ${limit})
      union all (select id, ${ranks.elsewhere}::int from ${sql.table(catalogTables[kind])} where search @@ ${query} ${limit})
    )`,
  );
}

const ranked = (kind: CatalogKind, found: RawBuilder<unknown>) => sql<{ id: number; rank: number }>`
  with ${found}
  select rows.id, min(rank) as rank
  from found join ${sql.table(catalogTables[kind])} as rows on rows.id = found.id
  where hidden_at is null group by rows.id order by 2, sort_name, rows.id ${limit}`;

/** A word finds words that begin with it. Between other words, a letter and "and" find whole words only. */
function wordsQuery(words: readonly string[]): string {
  const isWhole = (word: string) => words.length > 1 && (word.length === 1 || word === 'and');
  return words.map((word) => `'${word}'${isWhole(word) ? '' : ':*'}`).join(' & ');
}

/** All words of a row, between spaces. */
async function textOf(db: Db, kind: CatalogKind, id: number): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    select search_text || coalesce((
      select string_agg(term, '') from catalog_names where kind = ${kind} and row_id = rows.id), '') as text
    from ${sql.table(catalogTables[kind])} as rows where id = ${id}`.execute(db);
  return rows[0]?.text ?? '';
}
