import type { ArticleCheck, Endpoints, Input } from '@org/api-contract';
import { targetWordCounts } from '@org/api-contract/values';
import { gatesOf, maxOverlap, normalizeKeyword, overlap, wordingOf } from '@org/article-composer';
import { articleSlug } from '@org/public-pages/paths.ts';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { Db } from '#database/connection.ts';
import { cleanHtml } from './clean-html.ts';
import { keywordsAndTitles, textsById } from './queries.ts';
import { requiredTexts } from './publish-article.ts';
import { subjectsOf, weightOf } from './subjects-of.ts';
import { tidyLine } from '../tidy-text.ts';

/** Number of articles that a text is compared with: those that share most subjects with it. */
const maxCompared = 20;

const names = {
  title: 'A title',
  content: 'A text',
  metaDescription: 'A meta description',
  targetKeyword: 'A target keyword',
} as const;

/**
 * Checks an article while it is edited: the requirements for publishing, and the rules for new articles.
 *
 * @param body - the current texts, and the id of the article
 */
export async function checkText(
  db: Db,
  { id, ...typed }: Input<Endpoints['POST /api/blog/check']>['body'],
): Promise<ArticleCheck[]> {
  const text = {
    title: tidyLine(typed.title),
    content: cleanHtml(typed.content),
    metaDescription: tidyLine(typed.metaDescription),
    targetKeyword: normalizeKeyword(typed.targetKeyword),
  };
  const required = requiredTexts.map((field) => ({
    field,
    name: names[field],
    problem: text[field] === '' ? 'It is blank.' : null,
    isRequired: true,
  }));
  const advised = (field: ArticleCheck['field'], name: string, problem: string | null): ArticleCheck => ({
    field,
    name,
    problem,
    isRequired: false,
  });
  const gates = gatesOf({ ...text, html: text.content }, targetWordCounts.max)
    .filter(({ isOfWriter }) => !isOfWriter)
    .map(({ field, name, problem }) => advised(field, name, problem));
  const others = (await keywordsAndTitles(db)).filter((other) => other.id !== id);
  const document = parseDocument(text.content);
  return [
    ...required,
    ...gates,
    advised('content', 'A description for every picture', pictureProblem(document)),
    advised('content', 'Working links to articles', linkProblem(document, others)),
    advised('content', 'Own wording', await wordingProblem(db, text, others)),
    advised('targetKeyword', 'Own keyword', keywordProblem(text.targetKeyword, others)),
  ];
}

type Document = ReturnType<typeof parseDocument>;
type Others = Awaited<ReturnType<typeof keywordsAndTitles>>;

function pictureProblem(document: Document): string | null {
  const bare = DomUtils.getElementsByTagName('img', document).find(({ attribs }) => !attribs.alt?.trim());
  return bare ? `The picture ${bare.attribs.src ?? ''} has no description.` : null;
}

function linkProblem(document: Document, others: Others): string | null {
  const published = new Set(others.flatMap(({ slug, status }) => (status === 'published' ? slug : [])));
  const dead = DomUtils.getElementsByTagName('a', document)
    .map(({ attribs }) => attribs.href ?? '')
    .find((address) => {
      const slug = articleSlug(address);
      return slug !== undefined && !published.has(slug);
    });
  return dead === undefined ? null : `No published article has the address ${dead}.`;
}

function keywordProblem(keyword: string, others: Others): string | null {
  const same = others.find(
    ({ targetKeyword }) => normalizeKeyword(targetKeyword).toLowerCase() === keyword.toLowerCase(),
  );
  return same && keyword !== '' ? `“${same.title}” has the same keyword.` : null;
}

async function wordingProblem(
  db: Db,
  text: { title: string; targetKeyword: string; content: string },
  others: Others,
): Promise<string | null> {
  const subjects = subjectsOf(text);
  const nearest = others
    .map((other) => ({ other, common: inCommon(subjects, subjectsOf(other)) }))
    .filter(({ common }) => common > 0)
    .toSorted((a, b) => b.common - a.common)
    .slice(0, maxCompared)
    .map(({ other }) => other.id);
  const wording = wordingOf(text.content);
  for (const { title, content } of await textsById(db, nearest)) {
    const share = overlap(wording, wordingOf(content));
    if (share >= maxOverlap)
      return `${Math.round(share * 100)}% of the text has the same words as “${title}”.`;
  }
  return null;
}

/** The sum of the weights of the subjects that two articles share; 0 if they share none. */
function inCommon(subjects: ReadonlySet<string>, others: ReadonlySet<string>): number {
  let sum = 0;
  for (const subject of others) if (subjects.has(subject)) sum += weightOf(subject);
  return sum;
}
