import { maxSearchMatches } from '@org/api-contract/values';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#database/connection.ts';
import type { CatalogKind } from '#modules/catalog/shared/catalog-names.ts';
import { compactWords, plainWords } from '#modules/catalog/shared/plain-words.ts';
import { correctWords } from './correct-words.ts';

/** What a search has found. */
export interface Matches {
  /** The ids of the rows, each with its rank; the lowest rank comes first. */
  ranks: Map<number, number>;
  /** The words that matched: those typed, and their corrections where no name has them. */
  words: string[];
  /** The correction of a search, if it was corrected. */
  corrected: string | null;
}

/**
 * The ranks of matches: 0 is the exact name, 1 another exact name, 2 and 3 the beginning of a name, 4 and 5 words in a name,
 * 6 words in another field, 7 the middle of a name, 8 and 9 corrected words in a name, 10 in another field.
 */
const maxRankOfNames = 5;

/** The longest search that is read, in words. Further words are ignored. */
const maxWords = 8;

/** Finds the rows that a search means. A search without a letter or digit finds nothing. */
export async function findMatches(db: Db, kind: CatalogKind, search: string): Promise<Matches> {
  const words = plainWords(search).split(' ').filter(Boolean).slice(0, maxWords);
  if (words.length === 0) return { ranks: new Map(), words, corrected: null };
  const direct = await matchesOf(kind, { words, compact: compactWords(search) }).execute(db);
  const ranks = new Map(direct.rows.map(({ id, rank }) => [id, rank]));
  const asTyped = { ranks, words, corrected: null };
  if (direct.rows.some(({ rank }) => rank <= maxRankOfNames)) return asTyped;
  const alternatives = await correctWords(db, kind, words);
  const isKnown = alternatives.every(({ isStored }) => isStored);
  if (alternatives.every(({ corrections }) => corrections.length === 0)) return asTyped;
  if (isKnown && ranks.size > 0) return asTyped;
  const all = alternatives.map(({ word, corrections }) => [word, ...corrections]);
  const { rows } = await correctedMatchesOf(kind, all).execute(db);
  const [best] = rows.toSorted((a, b) => a.rank - b.rank);
  if (!best) return asTyped;
  for (const { id, rank } of rows) if (!ranks.has(id)) ranks.set(id, rank);
  const meant = all.map((each) => each.find((word) => best.words.includes(` ${word} `)) ?? each[0]);
  return { ranks, words: all.flat(), corrected: direct.rows.length === 0 ? meant.join(' ') : null };
}

interface Match {
  id: number;
  rank: number;
}

const tables = { company: 'companies', carBrand: 'car_brands', usState: 'us_states' } as const;

/** The rows that have the words, as a query that is not executed. */
export function matchesOf(
  kind: CatalogKind,
  { words, compact }: { words: readonly string[]; compact: string },
): RawBuilder<Match> {
  const isOther = sql`(field <> 'name')::int`;
  return sql<Match>`
    select id, min(rank) as rank from (
      (select row_id as id, case when compact = ${compact} then 0 else 2 end + ${isOther} as rank
       from catalog_names
       where kind = ${kind} and compact like ${`${compact}%`} and (field <> 'ticker' or compact = ${compact})
       order by compact limit ${maxSearchMatches})
      union all
      (select row_id, 4 + ${isOther} from catalog_names
       where kind = ${kind} and field <> 'ticker' and ${all('term', words.map(patternOf(words)))}
       limit ${maxSearchMatches})
      union all
      (select id, 6 from ${sql.table(tables[kind])}
       where ${all('search_text', words.map(patternOf(words)))}
       limit ${maxSearchMatches})
      ${compact.length < 3 ? sql`` : inside(kind, compact)}
    ) as found group by id limit ${maxSearchMatches}`;
}

const inside = (kind: CatalogKind, compact: string) => sql`
      union all
      (select row_id, 7 from catalog_names
       where kind = ${kind} and field <> 'ticker' and term like ${`%${compact}%`}
       limit ${maxSearchMatches})`;

/** A word matches the beginning of a word. Between other words, a letter and "and" match whole words only. */
const patternOf = (words: readonly string[]) => (word: string) =>
  words.length > 1 && (word.length === 1 || word === 'and') ? `% ${word} %` : `% ${word}%`;

/** The rows that have one of the alternatives of each word, as a whole word. */
const correctedMatchesOf = (kind: CatalogKind, alternatives: readonly (readonly string[])[]) => sql<
  Match & { words: string }
>`
    select id, min(rank) as rank, min(words) as words from (
      (select row_id as id, 8 + (field <> 'name')::int as rank, term as words from catalog_names
       where kind = ${kind} and field <> 'ticker' and ${oneOfEach('term', alternatives)}
       limit ${maxSearchMatches})
      union all
      (select id, 10, search_text from ${sql.table(tables[kind])}
       where hidden_at is null and ${oneOfEach('search_text', alternatives)}
       limit ${maxSearchMatches})
    ) as found group by id order by 2, 3 limit ${maxSearchMatches}`;

// Plain words have only letters and digits, so none is a wildcard.
const all = (column: string, patterns: readonly string[]) =>
  sql.join(
    patterns.map((pattern) => sql`${sql.ref(column)} like ${pattern}`),
    sql` and `,
  );

const oneOfEach = (column: string, alternatives: readonly (readonly string[])[]) =>
  sql.join(
    alternatives.map(
      (words) => sql`${sql.ref(column)} like any(${words.map((word) => `% ${word} %`)}::text[])`,
    ),
    sql` and `,
  );
