import { plainWords, compactWords } from './plain-words.ts';
import { sql, type RawBuilder } from 'kysely';
import type { AnyList } from '@org/api-contract/lists';
import type { Db } from '#database/connection.ts';
import { maxCounted } from './listing.ts';

/** The rows that match a search. */
export interface Matches {
  /** Sorted by rank, then in the order of the list. */
  ids: number[];
  /**
   * Set if more than {@link maxCounted} rows match: `ids` are the first of them, and this is the condition for the
   * others.
   */
  others: RawBuilder<unknown> | undefined;
  /** The words that matched: the typed ones, or those and their corrections. */
  words: string[];
  /** The corrected search, if the typed one found nothing. It may lack a word that no row has. */
  corrected: string | null;
}

/** Maximum number of words in a search. Further words are ignored. */
const maxWords = 8;
/** If more rows match than can be ranked, up to this many rows whose name starts with the search come first. */
const maxFirst = 100;
/** With this many matches, the middle of names is not searched. */
const minWithoutMiddles = 200;
/** Minimum length of a search in the middle of names. A shorter text is in too many names. */
const minMiddleLetters = 3;

/** The beginning of a question about founders, such as `Who founded` or `founder of`. */
const questionForm = /^\s*(?:who (?:founded|started)|(?:who (?:is|was|are|were) )?(?:the )?founders? of)\s/i;

/**
 * Finds the rows that match a search. From a question such as `Who founded Nintendo?` only the name is searched. A
 * search without letters and digits finds nothing.
 */
export async function findMatches(db: Db, list: AnyList, typed: string): Promise<Matches> {
  const search = typed.replace(questionForm, '');
  const words = plainWords(search).split(' ').filter(Boolean).slice(0, maxWords);
  const none: Matches = { ids: [], others: undefined, words, corrected: null };
  if (words.length === 0) return none;
  const compact = compactWords(search);
  const { rows } = await typedQuery(list, words, compact).execute(db);
  const { ids, rank, isCut } = rows[0] ?? { ids: [], rank: null, isCut: false };
  if (isCut) return { ...none, ids, others: sql`search @@ ${wordsQuery(words)}::tsquery` };
  const firstRank = rank ?? ranks.elsewhere;
  if (firstRank < ranks.elsewhere) return { ...none, ids };
  const named = await namesBeginning(db, list, words);
  if (named.length === 0 && firstRank < ranks.middle && ids.length > maxUncertain) return { ...none, ids };
  // If the search begins with a whole name, a name one letter off needs the same first word. So `mitsubishi electrics` finds
  // Mitsubishi Electric, and `sap software` does not find SAS.
  const near = (await namesOneLetterOff(db, list, compact)).filter(
    (each) => named.length === 0 || each.words[0] === words[0],
  );
  const nearIds = near.map(({ id }) => id);
  const nearWords = near.flatMap((each) => each.words);
  if (named.length > 0 || ids.length > 0) {
    return {
      ...none,
      ids: [...new Set([...nearIds, ...named, ...ids])],
      words: [...new Set([...words, ...nearWords])],
    };
  }
  const alternatives = await correctWords(db, list, words);
  const found = await correctedIds(db, list, alternatives);
  const [best] = found.ids;
  const correction =
    near[0]?.words ??
    (best === undefined
      ? undefined
      : correctionIn(await textOf(db, list, best), alternatives, found.lacksWord));
  if (correction === undefined) return none;
  return {
    ...none,
    ids: [...new Set([...nearIds, ...found.ids])],
    words: [...new Set([...nearWords, ...(best === undefined ? [] : alternatives.flat())])],
    corrected: correction.join(' '),
  };
}

/**
 * For each word of a search, the first of its alternatives that the text has. A word without one is kept as typed, or
 * left out if `lacksWord`.
 */
const correctionIn = (
  text: string,
  alternatives: readonly (readonly string[])[],
  lacksWord: boolean,
): string[] =>
  alternatives.flatMap(
    (each) => each.find((word) => text.includes(` ${word} `)) ?? (lacksWord ? [] : (each[0] ?? [])),
  );

/** Finds the rows with all words or their corrections. Without such a row, one word may be missing from the name. */
async function correctedIds(
  db: Db,
  list: AnyList,
  alternatives: readonly (readonly string[])[],
): Promise<{ ids: number[]; lacksWord: boolean }> {
  const idsOf = async (query: RawBuilder<Ranked>) => (await query.execute(db)).rows.flatMap(({ ids }) => ids);
  const hasCorrection = alternatives.some(({ length }) => length > 1);
  const ids = hasCorrection ? await idsOf(correctedQuery(list, alternatives)) : [];
  if (ids.length > 0 || alternatives.length === 1) return { ids, lacksWord: false };
  return { ids: await idsOf(nearlyAllQuery(list, alternatives)), lacksWord: true };
}

/** A search may be misspelled if it has at most this many matches, and none by the beginning or a word of a name. */
const maxUncertain = 5;

/** The rows with the longest name that a search begins with: `Nike` in a search for `nike shoes`. */
async function namesBeginning(db: Db, list: AnyList, words: readonly string[]): Promise<number[]> {
  const texts = words
    .slice(0, -1)
    .map((_, at) => words.slice(0, at + 1).join(''))
    .filter(({ length }) => length >= minLetters);
  if (texts.length === 0) return [];
  const { rows } = await wholeNamesQuery(list, texts).execute(db);
  return rows.filter(({ length }) => length === rows[0]?.length).map(({ id }) => id);
}

/** The rows with one of these texts without spaces as a whole name, the longest first, as a query. */
export const wholeNamesQuery = (list: AnyList, texts: readonly string[]) => sql<{
  id: number;
  length: number;
}>`
  select rows.id, length(compact) as length
  from catalog_names join ${sql.table(list.table)} as rows on rows.id = row_id and hidden_at is null
  where kind = ${list.kind} and field <> 'ticker' and compact = any(${texts}::text[])
  order by length(compact) desc, ${other}, rows.sort_name, rows.id limit ${maxUncertain}`;

/** Minimum length of a misspelled name. A shorter one is one letter away from too many others. */
const minNameLetters = 4;

/** The rows whose whole name differs from a search by one letter, with the words of that name. */
async function namesOneLetterOff(db: Db, list: AnyList, compact: string) {
  if (compact.length < minNameLetters || compact.length > maxLetters || /\d/.test(compact)) return [];
  const { rows } = await nearNamesQuery(list, compact).execute(db);
  const near = rows.map(({ id, term }) => ({ id, words: term.trim().split(' ') }));
  // A name with swapped letters is likelier than one with another letter.
  const isSwapped = (each: (typeof near)[number]) => lettersOf(each.words.join('')) === lettersOf(compact);
  return near.toSorted((a, b) => Number(isSwapped(b)) - Number(isSwapped(a)));
}

const lettersOf = (word: string): string => [...word].toSorted((a, b) => (a < b ? -1 : 1)).join('');

/** The rows whose whole name differs from a text without spaces by one letter, as a query. */
export const nearNamesQuery = (list: AnyList, compact: string) => sql<{ id: number; term: string }>`
  select distinct on (${other}, rows.sort_name, rows.id) rows.id, term
  from catalog_names join ${sql.table(list.table)} as rows on rows.id = row_id and hidden_at is null
  where kind = ${list.kind} and field <> 'ticker' and compact = any(${oneLetterOff(compact)}::text[])
  order by ${other}, rows.sort_name, rows.id limit ${maxUncertain}`;

/**
 * The ranks of matches: 0 is the exact name, 1 another exact name, 2 the exact ticker, 3 and 4 the beginning of a
 * name, 5 and 6 words in a name, 7 words in another field, 8 the middle of a name.
 */
const ranks = { exact: 0, start: 3, words: 5, elsewhere: 7, middle: 8 };

/** A match in another name ranks below a match in the main name, and a ticker below both. */
const other = sql`((field <> 'name')::int + (field = 'ticker')::int)`;
const limit = sql`limit ${sql.lit(maxCounted + 1)}`;

/** The rows that a query found. */
interface Ranked {
  /** Sorted by rank, then in the order of the list. */
  ids: number[];
  /** The rank of the first row. */
  rank: number | null;
}

/**
 * The rows that match the typed words, as a query. If more than {@link maxCounted} match, `isCut` is true, and the ids
 * are those of some rows whose name starts with the search.
 */
export function typedQuery(list: AnyList, words: readonly string[], compact: string) {
  const names = sql`from catalog_names where kind = ${list.kind}`;
  const query = sql`${wordsQuery(words)}::tsquery`;
  const isCut = sql`(select found_rows > ${maxCounted} from counted)`;
  return sql<Ranked & { isCut: boolean }>`
    with found as materialized (${rowsWith(list, query)}), counted as materialized (
      select count(*) as found_rows from found
    ), elsewhere as (
      select * from found where not ${isCut}
    ), typed as materialized (
      (select row_id as id, case when compact = ${compact} then ${ranks.exact}::int else ${ranks.start}::int end + ${other} as rank
        -- Plain words have only letters and digits, so none is a wildcard.
        ${names} and compact like ${`${compact}%`} and (field <> 'ticker' or compact = ${compact})
        order by compact using ~<~ limit case when ${isCut} then ${maxFirst}::int else ${maxCounted}::int end)
      union all (
        select row_id, ${ranks.words}::int + ${other} ${names} and field <> 'ticker' and words @@ ${query} and not ${isCut} ${limit})
    ), named as (
      select * from typed
      union all (
        select row_id, ${ranks.middle}::int ${names} and field <> 'ticker' and term like ${`%${compact}%`}
          and ${compact.length >= minMiddleLetters} and not ${isCut}
          and (select count(*) from typed) + (select found_rows from counted) < ${minWithoutMiddles} ${limit})
    )
    select ${isCut} as is_cut, ids, rank from (${ranked(list)}) as ranked`;
}

/** The shown rows with words in any field, as a query. */
const rowsWith = (list: AnyList, query: RawBuilder<unknown>) => sql`
  select id, sort_name, ${ranks.elsewhere}::int as rank from ${sql.table(list.table)}
  where search @@ ${query} and hidden_at is null ${limit}`;

/** With more combinations of alternatives than this, exact names and beginnings of names do not come first. */
const maxTexts = 100;

/** All combinations of one alternative for each word, each joined without spaces. */
function textsOf(alternatives: readonly (readonly string[])[]): string[] {
  const count = alternatives.reduce((product, { length }) => product * length, 1);
  return count > maxTexts
    ? []
    : alternatives.reduce<string[]>(
        (starts, words) => starts.flatMap((start) => words.map((word) => start + word)),
        [''],
      );
}

/** The rows with at least one alternative of each word, as a query. */
function correctedQuery(list: AnyList, alternatives: readonly (readonly string[])[]) {
  const texts = textsOf(alternatives);
  const place = sql`case when compact = any(${texts}::text[]) then ${ranks.exact}::int
    when compact like any(${texts.map((each) => `${each}%`)}::text[]) then ${ranks.start}::int else ${ranks.words}::int end`;
  const text = alternatives.map((words) => `(${words.map((word) => `'${word}'`).join(' | ')})`).join(' & ');
  const query = sql`${text}::tsquery`;
  return sql<Ranked>`
    with named as (
      select row_id as id, ${place} + ${other} as rank from catalog_names
      where kind = ${list.kind} and field <> 'ticker' and words @@ ${query} ${limit}
    ), elsewhere as (${rowsWith(list, query)})
    ${ranked(list)}`;
}

/** If only one of two words is found, it must have at least this length, and begin the name. */
const minOnlyLetters = 4;

/**
 * The rows whose name has every word of the search except at most one, as a query.
 *
 * @param alternatives - for each word of the search, the spellings that count as it
 */
export function nearlyAllQuery(list: AnyList, alternatives: readonly (readonly string[])[]) {
  const isPair = alternatives.length === 2;
  const typed = alternatives.flatMap(([word = '']) => (word.length < minOnlyLetters ? [] : word));
  const each = alternatives.map((words) => `(${words.map((word) => `'${word}'`).join(' | ')})`);
  const texts = isPair
    ? typed.map((word) => `'${word}'`)
    : each.map((_, left) => `(${each.filter((__, at) => at !== left).join(' & ')})`);
  const starts = typed.map((word) => `${word}%`);
  return sql<Ranked>`
    with named as (
      select row_id as id, ${ranks.words}::int + ${other} as rank from catalog_names
      where kind = ${list.kind} and field <> 'ticker' and words @@ ${texts.join(' | ')}::tsquery
        and (${!isPair} or compact like any(${starts}::text[])) ${limit}
    ), elsewhere as (select null::bigint as id, null as sort_name, null::int as rank where false)
    ${ranked(list)}`;
}

/**
 * The shown rows of `named` and `elsewhere`, as a query. A row that only its name found is looked up by its id, because
 * PostgreSQL cannot know how few there are.
 */
const ranked = (list: AnyList) => sql`
  select coalesce(json_agg(id order by rank, sort_name, id), '[]') as ids, min(rank) as rank
  from (
    select id, least(named.rank, elsewhere.rank) as rank, coalesce(sort_name, (
      select rows.sort_name from ${sql.table(list.table)} as rows where rows.id = named.id and hidden_at is null
    )) as sort_name
    from (select id, min(rank) as rank from named group by id ${limit}) as named full join elsewhere using (id) offset 0
  ) as shown where sort_name is not null`;

/**
 * A word matches words that begin with it. In a search of several words, a single letter and "and" match only whole
 * words.
 */
function wordsQuery(words: readonly string[]): string {
  const isWhole = (word: string) => words.length > 1 && (word.length === 1 || word === 'and');
  return words.map((word) => `'${word}'${isWhole(word) ? '' : ':*'}`).join(' & ');
}

/** All words of a row, between spaces. */
async function textOf(db: Db, list: AnyList, id: number): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    select search_text || coalesce((
      select string_agg(term, '') from catalog_names where kind = ${list.kind} and row_id = rows.id), '') as text
    from ${sql.table(list.table)} as rows where id = ${id}`.execute(db);
  return rows[0]?.text ?? '';
}

/** Minimum length of a corrected word. A shorter word is one letter away from too many others. */
const minLetters = 3;
/** Longer words and names are not corrected, because a search of 200 letters has ten thousand variants of 200 letters. */
const maxLetters = 40;
const maxCorrections = 5;
const letters = 'abcdefghijklmnopqrstuvwxyz';

/** The stored words that each word may stand for, likeliest first. Words with digits are not corrected. */
const correctWords = (db: Db, list: AnyList, words: readonly string[]): Promise<string[][]> =>
  Promise.all(
    words.map(async (word) => {
      if (word.length < minLetters || word.length > maxLetters || /\d/.test(word)) return [word];
      const { rows } = await correctionsQuery(list, word).execute(db);
      return [word, ...rows.map((row) => row.word)];
    }),
  );

/** The stored words that differ by one letter, then those that share most trigrams, as a query. */
export function correctionsQuery(list: AnyList, word: string) {
  const nearest = sql`word = any(${oneLetterOff(word)}::text[])`;
  return sql<{ word: string }>`
    select word from catalog_words
    where kind = ${list.kind} and word <> ${word} and (${nearest} or (word % ${word} and similarity(word, ${word}) >= 0.5))
    order by ${nearest} desc, similarity(word, ${word}) desc, word limit ${maxCorrections}`;
}

/** Spellings that sound alike. */
const soundsAlike = [
  ['ph', 'f'],
  ['oo', 'u'],
  ['ck', 'k'],
  ['qu', 'k'],
  ['ee', 'i'],
] as const;

/**
 * The variants of a word with one letter removed, replaced or added, two neighboring letters swapped, another letter
 * doubled, or one sound spelled in another way.
 */
export function oneLetterOff(word: string): string[] {
  const texts = new Set<string>();
  for (let at = 0; at <= word.length; at += 1) {
    const [start, next, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
    texts.add(start + after);
    texts.add(start + after.charAt(0) + next + after.slice(1));
    for (const letter of letters) {
      texts.add(start + letter + after);
      texts.add(start + letter + next + after);
    }
  }
  for (const [long, short] of soundsAlike) {
    texts.add(word.replace(long, short));
    texts.add(word.replace(short, long));
  }
  const single = word.replaceAll(/(.)\1/g, '$1');
  if (single !== word)
    for (let at = 0; at <= single.length; at += 1)
      texts.add(single.slice(0, at) + single.charAt(at) + single.slice(at));
  texts.delete(word);
  return [...texts];
}
