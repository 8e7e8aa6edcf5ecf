import {
  KeywordRefused,
  type ArticleDraft,
  type ArticleFacts,
  type ArticleRequest,
  type ArticleTables,
} from './article.ts';
import { answerFor } from './answer-for.ts';
import { fitSections, type OutlineSection, type Section } from './article-parts.ts';
import { checkDraft, countWords } from './check-draft.ts';
import { paragraph, quotation, sourcesNote, type Markup } from './claims/markup.ts';
import type { TableClaim } from './claims/claim.ts';
import { dayOfCounts, isCount } from './claims/day-of-counts.ts';
import { isTableClaim } from './claims/still-true.ts';
import { claimsOf, textOf, type StatedClaim } from './claims/passage.ts';
import { figureFor } from './figures/figure-for.ts';
import { questionsSection } from './questions/question.ts';
import { questionsFor } from './questions/questions-for.ts';
import { sourceById } from './prose/sources.ts';
import { shownTables } from './shown-rows.ts';
import { sourcesOf } from './sources-of.ts';
import { subjectKey, type NamedRow, type Subject } from './understand/subject.ts';
import { understand } from './understand/understand.ts';

/** A draft with everything that it states, as data. */
export interface ComposedArticle extends ArticleDraft {
  /** The sections of the body, in the order of the text, with their claims. */
  readonly outline: readonly OutlineSection[];
  /** The claims of the title and of the meta description. */
  readonly headlineClaims: readonly StatedClaim[];
}

/**
 * Composes an article that answers a keyword from the calendar and the product's tables: a pure function, so equal
 * requests and facts give the same article. It is as long as there is something to say, and at most a tenth longer than
 * the target.
 *
 * @param request - the keyword and the maximum number of words (300 to 5000)
 * @param facts - the rows of the tables, the keywords of existing articles, and the day of writing
 * @returns the draft, with its outline and all its claims as data
 * @throws KeywordRefused if there is nothing to say on the keyword, if no article may be written about it, or if an article
 *   about the same subject exists
 * @throws DraftRefused if the result violates a rule of `checkDraft`
 */
export function composeArticle(request: ArticleRequest, facts: ArticleFacts): ComposedArticle {
  const { subject, text, terms, nameable } = writableSubject(request.keyword, facts);
  const context = { facts, nameable, text: terms };
  const { title, description, sections } = answerFor(subject, context);
  const { html, outline } = fitWithEnd(
    [
      ...sections,
      questionsSection(questionsFor(subject, context)),
      { heading: '', blocks: [sourcesNote(sourcesOf(subject).map(sourceById))] },
    ],
    request.targetWordCount,
    facts.today,
  );
  const draft = {
    title: textOf(title),
    metaDescription: textOf(description),
    html,
    targetKeyword: text,
  };
  const headlineClaims = [...claimsOf(title), ...claimsOf(description)];
  return {
    ...checkDraft(draft, request.targetWordCount),
    cited: citedIn([...headlineClaims, ...outline.flatMap(({ claims }) => claims)]),
    figure: figureFor(subject, context),
    outline,
    headlineClaims,
  };
}

/**
 * Why no article can be written about a keyword now, as `composeArticle` would say it; `undefined` if one can. An article
 * about the very keyword is no reason.
 */
export function refusalOf(keyword: string, facts: ArticleFacts): string | undefined {
  const keywords = facts.keywords.filter((other) => other.toLowerCase() !== keyword.toLowerCase());
  try {
    writableSubject(keyword, { ...facts, keywords });
    return undefined;
  } catch (error) {
    if (error instanceof KeywordRefused) return error.message;
    throw error;
  }
}

/**
 * What an article about a keyword is about, and the rows that it may name.
 *
 * @throws KeywordRefused if no article can be written about it
 */
function writableSubject(keyword: string, facts: ArticleFacts) {
  const understood = understand(keyword, facts, facts.today);
  if ('refused' in understood)
    throw new KeywordRefused(refusal(understood.refused, writable(understood.nearby, facts)));
  requireNew(understood.subject, facts);
  const nameable = shownTables(facts, [...facts.keywords, keyword]);
  requireNameable(understood.subject, nameable);
  return { ...understood, nameable };
}

const closingNote = quotation('For entertainment only, and no professional advice.');

/** Fits the sections, and ends them with the closing note. An article with counts names their day before it. */
function fitWithEnd(sections: readonly Section[], targetWordCount: number, today: Date) {
  const fit = (...end: Markup[]) => {
    const endHtml = end.map((block) => block.html).join('');
    const { html, outline } = fitSections(sections, targetWordCount - countWords(endHtml));
    const claims = end.flatMap((block) => block.claims);
    return { html: html + endHtml, outline: [...outline, { heading: '', claims }] };
  };
  const fitted = fit(closingNote);
  const hasCounts = fitted.outline.some(({ claims }) => claims.some(({ claim }) => isCount(claim)));
  return hasCounts ? fit(paragraph(dayOfCounts(today)), closingNote) : fitted;
}

/** The distinct statements about the tables. */
const citedIn = (claims: readonly StatedClaim[]): TableClaim[] => [
  ...new Map(
    claims.flatMap(({ claim }) => (isTableClaim(claim) ? [[JSON.stringify(claim), claim]] : [])),
  ).values(),
];

/** How many keywords a refusal names. */
const maxNearby = 3;

/** Those of some keywords about which an article can be written and none exists yet. */
function writable(keywords: readonly string[], facts: ArticleFacts): string[] {
  const nameable = shownTables(facts, [...facts.keywords, ...keywords]);
  const existing = new Set(facts.keywords.map((keyword) => keyOf(keyword, facts)));
  return keywords
    .filter((keyword) => {
      const understood = understand(keyword, facts, facts.today);
      return (
        'subject' in understood &&
        !existing.has(subjectKey(understood.subject)) &&
        rowsOf(understood.subject).every(({ table, row }) => nameable[table].includes(row))
      );
    })
    .slice(0, maxNearby);
}

const rowsOf = (subject: Subject): readonly NamedRow[] =>
  subject.kind === 'row' ? [subject.named] : subject.kind === 'rows' ? subject.named : [];

const refusal = (reason: string, nearby: readonly string[]): string =>
  nearby.length === 0
    ? reason
    : `${reason} It can be: ${nearby.map((keyword) => `“${keyword}”`).join(', ')}.`;

/** @throws KeywordRefused if one of the existing articles has the subject */
function requireNew(subject: Subject, facts: ArticleFacts): void {
  const key = subjectKey(subject);
  const existing = facts.keywords.find((keyword) => keyOf(keyword, facts) === key);
  if (existing !== undefined) throw new KeywordRefused(`An article on this exists: “${existing}”.`);
}

/** By a list of companies, which is never changed after it was read, and by the keyword and the year of writing. */
const keys = new WeakMap<ArticleTables['companies'], Map<string, string | undefined>>();

/** The subject of the keyword of an existing article; `undefined` if it is refused today. */
function keyOf(keyword: string, facts: ArticleFacts): string | undefined {
  const known = keys.get(facts.companies) ?? new Map<string, string | undefined>();
  keys.set(facts.companies, known);
  const at = `${facts.today.getUTCFullYear()} ${keyword}`;
  if (!known.has(at)) {
    const understood = understand(keyword, facts, facts.today);
    known.set(at, 'subject' in understood ? subjectKey(understood.subject) : undefined);
  }
  return known.get(at);
}

/** @throws KeywordRefused if the subject is a row that articles may not name, because they name a tenth of the table already */
function requireNameable(subject: Subject, nameable: ArticleTables): void {
  const withheld = rowsOf(subject).find(({ table, row }) => !nameable[table].includes(row));
  if (withheld)
    throw new KeywordRefused(
      `Articles show a tenth of each table at most, and ${withheld.row.name} is in the rest, which is paid content.`,
    );
}
