import { text } from '@org/content/articles';
import {
  KeywordRefused,
  type ArticleDraft,
  type ArticleFacts,
  type ArticleRequest,
  type ArticleTables,
} from './article.ts';
import { fitSections, type OutlineSection, type Section } from './article-parts.ts';
import { checkDraft, countWords } from './check-draft.ts';
import { paragraph, questionAndAnswer, quotation, sourcesNote, type Markup } from './claims/markup.ts';
import { isTableClaim, type TableClaim } from './claims/claim.ts';
import { filledIn } from './claims/filled.ts';
import { dayOfCounts, isCount } from './claims/day-of-counts.ts';
import { claimsOf, textOf, type StatedClaim } from './claims/passage.ts';
import { entitiesIn } from './keyword/entities.ts';
import { findKind, type Found } from './find/find-kind.ts';
import { generalKeywords, nearKeywords } from './find/suggestions.ts';
import { namesChild } from './keyword/minors.ts';
import type { ArticleCategory, KindArticle } from './kind.ts';
import { matchesMinors } from './find/refused-reason.ts';
import { shownTables } from './shown-rows.ts';
import { sourceById } from './sources.ts';

/** A draft with everything that it states, as data. */
export interface ComposedArticle extends ArticleDraft {
  /** The sections of the body, in the order of the text, with their claims. */
  readonly outline: readonly OutlineSection[];
  /** The claims of the title and of the meta description. */
  readonly headlineClaims: readonly StatedClaim[];
}

/** Minimum words of a new article. A shorter one should be a section of a larger article. */
const minNewWords = 400;
/** The maximum target of an article. */
const maxWords = 5000;

/**
 * Composes an article that answers a keyword from the calendar and the product's tables: a pure function, so equal
 * requests and facts give the same article. It is as long as there is something to say, and at most a tenth longer than
 * the target.
 *
 * @param request - the keyword and the maximum number of words (300 to 5000)
 * @param facts - the rows of the tables, the keywords of existing articles, and the day of writing
 * @returns the draft, with its outline and all its claims as data
 * @throws KeywordRefused if the kind of article is uncertain, if no article may be written about the keyword, if one
 *   about the same subject exists, or if a new one would be too short
 * @throws DraftRefused if the result violates a rule of `checkDraft`
 */
export function composeArticle(request: ArticleRequest, facts: ArticleFacts): ComposedArticle {
  const found = writableSubject(request.keyword, facts);
  if (request.isNew === true) requireLong(found, facts);
  const { title, description, figure, ...written } = writtenOf(found, facts);
  const { html, outline } = fitWithEnd(sectionsOf(written), request.targetWordCount, facts.today);
  const draft = {
    title: textOf(title),
    metaDescription: textOf(description),
    html,
    targetKeyword: found.entities.keyword,
  };
  const headlineClaims = [...claimsOf(title), ...claimsOf(description)];
  return {
    ...checkDraft(draft, request.targetWordCount),
    cited: citedIn([...headlineClaims, ...outline.flatMap(({ claims }) => claims)]),
    figure,
    outline,
    headlineClaims,
  };
}

/**
 * The reason for which `composeArticle` would refuse a keyword now; `undefined` if it would not. An article about the
 * same keyword is not a reason.
 */
export function refusalOf(keyword: string, facts: ArticleFacts): string | undefined {
  const keywords = facts.keywords.filter((other) => other.toLowerCase() !== keyword.toLowerCase());
  try {
    const found = writableSubject(keyword, { ...facts, keywords });
    if (keywords.length === facts.keywords.length) requireLong(found, facts);
    return undefined;
  } catch (error) {
    if (error instanceof KeywordRefused) return error.message;
    throw error;
  }
}

/**
 * The category of an article by the subject of its keyword.
 *
 * @param tables - the rows that a keyword may name
 * @returns `null` for a keyword that the composer does not understand, which an editor may have written
 */
export function categoryOf(keyword: string, tables: ArticleTables, today: Date): ArticleCategory | null {
  const found = findKind(keyword, tables, today);
  return 'kind' in found ? found.kind.category(found.entities, found.focus) : null;
}

/** Whether a keyword asks to match somebody who is under 18 or not born yet. */
export const asksForMinors = (keyword: string, tables: ArticleTables, today: Date): boolean =>
  matchesMinors(entitiesIn(keyword, tables, today), today);

/**
 * The kind of an article about a keyword, and the rows that it may name.
 *
 * @throws KeywordRefused if no article can be written about it
 */
function writableSubject(keyword: string, facts: ArticleFacts) {
  const found = findKind(keyword, facts, facts.today);
  if (!('kind' in found)) throw new KeywordRefused(found.reason, writable(found.suggestions, facts));
  requireNew(found, facts);
  const nameable = shownTables(facts, [...facts.keywords, keyword]);
  requireNameable(found, nameable);
  return { ...found, nameable };
}

type Writable = ReturnType<typeof writableSubject>;

const writtenOf = (
  { kind, entities, focus, nameable }: Pick<Writable, 'kind' | 'entities' | 'focus' | 'nameable'>,
  facts: ArticleFacts,
): KindArticle => kind.write(entities, focus, { facts, nameable });

const sectionsOf = ({
  sections,
  questions,
  sources,
}: Pick<KindArticle, 'sections' | 'questions' | 'sources'>): readonly Section[] => [
  ...sections,
  ...questionsSection(questions),
  { heading: '', blocks: [sourcesNote(sources.map(sourceById))] },
];

/** The words of the longest article on a subject. */
const lengthOf = (found: Writable, facts: ArticleFacts): number =>
  countWords(fitWithEnd(sectionsOf(writtenOf(found, facts)), maxWords, facts.today).html);

/** @throws KeywordRefused if a new article would be too short */
function requireLong(found: Writable, facts: ArticleFacts): void {
  const words = lengthOf(found, facts);
  if (words >= minNewWords) return;
  const { entities } = found;
  const near = writable(nearKeywords(entities, facts.today, namesChild(entities.keyword)), facts);
  throw new KeywordRefused(
    filledIn(text('refused.too-short'), { words: String(words), min: String(minNewWords) }),
    near.length > 0 ? near : writable(generalKeywords, facts),
  );
}

/** The questions that readers ask, with their answers. */
const questionsSection = (questions: KindArticle['questions'] = []): readonly Section[] =>
  questions.length === 0
    ? []
    : [
        {
          heading: text('heads.questions'),
          blocks: questions.map(([question, answer]) => questionAndAnswer(question, answer)),
        },
      ];

const closingNote = quotation(text('heads.closing'));

/**
 * Fits the sections and adds the closing note. If the sections have counts, the note is preceded by the day of the
 * counts.
 */
function fitWithEnd(sections: readonly Section[], targetWordCount: number, today: Date) {
  const wordsOf = (blocks: readonly Markup[]) => countWords(blocks.map(({ html }) => html).join(''));
  const fit = (end: readonly Markup[], reserved = end) => {
    const { html, outline } = fitSections(sections, targetWordCount - wordsOf(reserved));
    const claims = end.flatMap((block) => block.claims);
    return {
      html: html + end.map((block) => block.html).join(''),
      outline: [...outline, { heading: '', claims }],
      hasCounts: outline.some((section) => section.claims.some(({ claim }) => isCount(claim))),
    };
  };
  const plain = fit([closingNote]);
  if (!plain.hasCounts) return plain;
  const dated = [paragraph(dayOfCounts(today)), closingNote];
  const fitted = fit(dated);
  // The sentence with the day may displace the only section with counts.
  return fitted.hasCounts ? fitted : fit([closingNote], dated);
}

/** The distinct claims about the tables. */
const citedIn = (claims: readonly StatedClaim[]): TableClaim[] => [
  ...new Map(
    claims.flatMap(({ claim }) => (isTableClaim(claim) ? [[JSON.stringify(claim), claim]] : [])),
  ).values(),
];

/** Maximum keywords that a refusal suggests. */
const maxSuggestions = 3;

/** The given keywords about which a new article can be written. */
function writable(keywords: readonly string[], facts: ArticleFacts): string[] {
  const nameable = shownTables(facts, [...facts.keywords, ...keywords]);
  const existing = new Set(facts.keywords.map((keyword) => keyOf(keyword, facts)));
  return keywords
    .filter((keyword) => {
      const found = findKind(keyword, facts, facts.today);
      return (
        'kind' in found &&
        !existing.has(keyOfFound(found, facts)) &&
        found.entities.rows.every(({ table, row }) => nameable[table].includes(row)) &&
        lengthOf({ ...found, nameable }, facts) >= minNewWords
      );
    })
    .slice(0, maxSuggestions);
}

type Understood = Extract<Found, { readonly kind: unknown }>;

const keyOfFound = ({ kind, entities, focus }: Understood, facts: ArticleFacts): string =>
  kind.key(entities, focus, facts.today);

/** @throws KeywordRefused if an existing article has the same subject */
function requireNew(found: Understood, facts: ArticleFacts): void {
  const key = keyOfFound(found, facts);
  const existing = facts.keywords.find((keyword) => keyOf(keyword, facts) === key);
  if (existing !== undefined)
    throw new KeywordRefused(filledIn(text('refused.exists'), { keyword: existing }));
}

/** Cached results of {@link keyOf}, by the list of companies, which never changes, and by year and keyword. */
const keys = new WeakMap<ArticleTables['companies'], Map<string, string | undefined>>();

/** The subject of the keyword of an existing article; `undefined` if it is refused today. */
function keyOf(keyword: string, facts: ArticleFacts): string | undefined {
  const known = keys.get(facts.companies) ?? new Map<string, string | undefined>();
  keys.set(facts.companies, known);
  const at = `${facts.today.getUTCFullYear()} ${keyword}`;
  if (!known.has(at)) {
    const found = findKind(keyword, facts, facts.today);
    known.set(at, 'kind' in found ? keyOfFound(found, facts) : undefined);
  }
  return known.get(at);
}

/** @throws KeywordRefused if the subject is a row that articles may not name, because they name a tenth of the table already */
function requireNameable({ entities }: Understood, nameable: ArticleTables): void {
  const withheld = entities.rows.find(({ table, row }) => !nameable[table].includes(row));
  if (withheld) throw new KeywordRefused(filledIn(text('refused.withheld'), { name: withheld.row.name }));
}
