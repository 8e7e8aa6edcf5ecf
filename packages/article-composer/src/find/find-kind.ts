import { text } from '@org/content/articles';
import MiniSearch from 'minisearch';
import type { ArticleTables } from '../article.ts';
import { filledIn } from '../claims/filled.ts';
import { kinds } from '../kinds/kinds.ts';
import { topic } from '../kinds/topic.ts';
import type { Kind, Needs } from '../kind.ts';
import { entitiesIn, type Entities } from '../keyword/entities.ts';
import { minorsRefused, namesChild } from '../keyword/minors.ts';
import { moneyOfYear, refusedReason } from './refused-reason.ts';
import { suggestionsFor } from './suggestions.ts';
import { rowsOfFounder } from '../keyword/rows-named.ts';
import { isKnownWord, isSearched, namesNothing } from '../keyword/vocabulary.ts';

/** A keyword with its kind, or the reason why it has none. */
export type Found =
  | { readonly kind: Kind; readonly focus: string; readonly entities: Entities }
  /** `isHarmful` keywords are refused; the others may be meant as one of the suggestions. */
  | { readonly reason: string; readonly isHarmful: boolean; readonly suggestions: readonly string[] };

interface Example {
  readonly id: number;
  readonly words: string;
}

/** One document for each focus of each kind. */
const documents = kinds.flatMap((kind) =>
  Object.entries(kind.focuses).map(([focus, words]) => ({ kind, focus, words })),
);

/** Words that ask for something only if a keyword has no others, as in "find my sign" and "zodiac animals". */
const weak = new Set(['find', 'my', 'am', 'animals', 'signs']);

/** Words that ask for something only if a keyword about a sign has no others, as in "ox as a husband" and "year of the ox". */
const onlyAlone = new Set(['wife', 'husband', 'boyfriend', 'girlfriend', 'spouse', 'yearof']);

const index = new MiniSearch<Example>({ fields: ['words'] });
index.addAll(documents.map(({ words }, id) => ({ id, words })));

/** Two focuses are equally likely if the ratio of their scores is at least this. */
const maxRivalShare = 0.98;

/**
 * Finds the kind of a keyword: harmful subjects first, then its entities by dictionary, then the words beside them by
 * the examples of the kinds that take these entities.
 *
 * @param tables - the rows that a keyword may name
 * @param today - decides who is under 18, and what "this year" is
 */
export function findKind(keyword: string, tables: ArticleTables, today: Date): Found {
  const entities = entitiesIn(keyword, tables, today);
  const refused = refusedReason(entities, today);
  if (refused !== undefined)
    return {
      reason: refused,
      isHarmful: true,
      // For a keyword about a child, no pair of signs is suggested.
      suggestions: suggestionsFor(
        {
          ...entities,
          // The words other than entities may ask for harm, as in "lucky lotto numbers", so suggestions ignore them.
          text: refused === moneyOfYear ? entities.text : '',
          ...(refused === minorsRefused ? { signs: entities.signs.slice(0, 1), years: [] } : {}),
        },
        today,
        refused === minorsRefused || namesChild(keyword),
      ),
    };
  const unsure = (reason: string): Found => ({
    reason,
    isHarmful: false,
    suggestions: suggestionsFor(entities, today, namesChild(keyword)),
  });
  const candidates = kinds.filter((kind) => takes(kind, entities, today));
  if (asksForPartOfYear(entities)) return unsure(text('refused.year-and-part'));
  if (asksForLongNumber(entities)) return unsure(text('refused.digits'));
  const asked = askedWords(entities.words, candidates);
  const searched = [...asked, ...tellingWords(entities)];
  const matches = matchesOf(searched, candidates, entities);
  const [best, second] = matches;
  const ofKind = new Set(
    matches.flatMap(({ kind, terms }) => (kind === best?.kind && kind !== topic ? [...terms] : [])),
  );
  const unknown = asked.filter(
    (word) => best?.terms.has(word) !== true && !ofKind.has(word) && !namesNothing(word),
  );
  if (unknown.length > 0) return unsureOf(unknown, entities, tables, today);
  if (!best) {
    const kind = candidates.find(({ needsWords }) => needsWords !== true);
    const [focus] = Object.keys(kind?.focuses ?? {});
    return kind && focus !== undefined ? { kind, focus, entities } : unsure(text('refused.many-things'));
  }
  const isAboutNothing = entities.signs.length === 0 && weightOf(best.kind, entities) === 0;
  if (isAboutNothing && entities.chartTerm === undefined && isTooVague(entities.text, searched))
    return unsure(filledIn(text('refused.one-word'), { word: entities.text.trim() }));
  const isTied =
    second !== undefined &&
    second.terms.size === best.terms.size &&
    weightOf(second.kind, entities) === weightOf(best.kind, entities) &&
    second.score >= best.score * maxRivalShare;
  return isTied && second.kind !== best.kind
    ? unsure(text('refused.two-ways'))
    : { kind: best.kind, focus: best.focus, entities };
}

/** Whether a keyword asks for a part of the rows of a year, as in "airlines founded in 1998". Articles list the rows of a year only for a whole list. */
const asksForPartOfYear = ({ table, years, rowKind, trade, country }: Entities): boolean =>
  table !== undefined && years.length > 0 && (rowKind ?? trade ?? country) !== undefined;

/** Whether a keyword asks for the luck of a number above nine, as in "is 13 unlucky in china". */
const asksForLongNumber = ({ number, signs, years, text: keyword }: Entities): boolean =>
  number !== undefined &&
  number > 9 &&
  signs.length + years.length === 0 &&
  /\b(?:un)?luck(?:y)?\b/.test(keyword) &&
  !/\b(?:signs?|animals?|years?|days?|dates?|colou?rs?)\b/.test(keyword);

/** The words by which a kind is found. */
function askedWords(words: readonly string[], candidates: readonly Kind[]): readonly string[] {
  const strong = words.filter((word) => isSearched(word) && !onlyAlone.has(word));
  const alone = words.filter((word) => onlyAlone.has(word));
  if (strong.some((word) => !namesNothing(word))) return strong;
  if (alone.length > 0) return [...strong, ...alone];
  return candidates.some(({ needsWords }) => needsWords !== true)
    ? strong
    : [...strong, ...words.filter((word) => weak.has(word))];
}

/**
 * Words that count although keywords of all kinds have them: “Why is the pig last” asks for a story, although “last” may be
 * about years. “Number 6 in Chinese” asks for the sound.
 */
const tellingWords = ({ words, number }: Entities): readonly string[] =>
  words.filter((word) => word === 'why' || (number !== undefined && /^chin(?:a|ese)$/.test(word)));

/** Asks what was meant, because the keyword names something that the tables do not have. */
function unsureOf(unknown: readonly string[], entities: Entities, tables: ArticleTables, today: Date): Found {
  const suggestions = suggestionsFor(entities, today, namesChild(entities.keyword));
  const founded =
    unknown.length > 1 ? rowsOfFounder([...tables.companies, ...tables.carBrands], entities.keyword) : [];
  if (founded.length > 0)
    return {
      reason: text('refused.birthdays'),
      isHarmful: false,
      suggestions: [...new Set([...founded.map(({ name }) => `${name} zodiac sign`), ...suggestions])],
    };
  const shown = unknown.filter((word) => word !== entities.chartTerm?.askedBy);
  return {
    reason:
      shown.length === 0
        ? text('refused.no-kind')
        : filledIn(text(asksForLuck(entities, shown) ? 'refused.only-luck' : 'refused.unknown'), {
            words: shown.slice(0, 3).join(' '),
          }),
    isHarmful: false,
    suggestions,
  };
}

/** Whether a keyword asks for something lucky of one sign, as in "lucky flowers of the ox". */
const asksForLuck = ({ signs, years, text: keyword }: Entities, unknown: readonly string[]): boolean =>
  signs.length === 1 && years.length === 0 && unknown.some((word) => keyword.includes(`lucky ${word}`));

/** The focuses that share words with a keyword, most words first, then the kinds that need most of its entities. */
function matchesOf(asked: readonly string[], candidates: readonly Kind[], entities: Entities) {
  return index
    .search(asked.join(' '), {
      filter: ({ id }) => candidates.includes(documents[Number(id)]?.kind as Kind),
      prefix: (term) => term.length > 4,
      fuzzy: (term) => (term.length > 5 ? 0.2 : term.length > 3 ? 0.1 : false),
    })
    .flatMap(({ id, score, queryTerms }) => {
      const document = documents[Number(id)];
      return document ? [{ ...document, score, terms: new Set(queryTerms) }] : [];
    })
    .toSorted(
      (a, b) =>
        b.terms.size - a.terms.size ||
        weightOf(b.kind, entities) - weightOf(a.kind, entities) ||
        b.score - a.score,
    );
}

const field =
  /\bchinese\b|\bchina\b|\bzodiacs?\b|\bsigns?\b|\banimals?\b|\bastrolog|\bhoroscopes?\b|\blunar\b|\p{Script=Han}/u;

/** Whether a keyword is one everyday word, such as "love". */
const isTooVague = (text: string, [word = '', ...others]: readonly string[]): boolean =>
  others.length === 0 && !field.test(text) && isKnownWord(word);

const rangeOf = (need: Needs[keyof Needs]): readonly [number, number] =>
  need === undefined ? [0, 0] : typeof need === 'number' ? [need, need] : need;

/** How many of the entities of a keyword a kind is about. */
const weightOf = ({ needs, usesNumber }: Kind, { number }: Entities): number =>
  Object.values(needs).reduce<number>((sum, need) => sum + rangeOf(need)[0], 0) +
  (usesNumber === true && number !== undefined ? 1 : 0);

/** Whether a kind takes exactly the entities of a keyword. */
function takes(kind: Kind, entities: Entities, today: Date): boolean {
  const counts = {
    signs: entities.signs.length,
    elements: entities.elements.length,
    stem: entities.stem === undefined ? 0 : 1,
    years: entities.years.length,
    dates: entities.dates.length,
    dayOfYear: entities.dayOfYear === undefined ? 0 : 1,
    rows: entities.rows.length,
    festival: entities.festival === undefined ? 0 : 1,
    table: entities.table === undefined ? 0 : 1,
    country: entities.country === undefined ? 0 : 1,
  };
  return (
    Object.entries(counts).every(([name, count]) => {
      const [min, max] = rangeOf(kind.needs[name as keyof Needs]);
      return count >= min && count <= max;
    }) &&
    (kind.fits?.(entities, today) ?? true)
  );
}
