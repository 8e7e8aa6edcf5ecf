import { zodiacSigns } from '@org/zodiac-core';
import { Parser } from 'htmlparser2';
import { DraftRefused, type ArticleDraft } from './article.ts';

/** The share by which an article may exceed its target. */
export const wordTolerance = 0.1;
/** Maximum characters of titles and descriptions that search results show. */
export const maxTitleLength = 60;
export const maxDescriptionLength = 155;

const allowedAttributes: Readonly<Record<string, readonly string[]>> = {
  h2: [],
  h3: [],
  p: [],
  ul: [],
  ol: [],
  li: [],
  table: [],
  caption: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['scope'],
  td: [],
  blockquote: [],
  strong: [],
  em: [],
  a: ['href'],
};

/** Maximum characters of a body, also when an admin saves it. */
const maxLength = 262_144;
const maxDepth = 40;
const minWords = 80;
/** Maximum words of the answer, the first paragraph. */
const maxAnswerWords = 60;
/** Maximum words of one sentence of a paragraph, and of all sentences on average. */
const maxSentence = 60;
const maxMeanSentence = 30;

/** An https URL, a path on this site or a fragment. `//host` would be another site. */
const allowedAddress = /^(https:\/\/[^/\s]|\/(?!\/)|#)/i;

/** A rule for articles, with the problem if an article breaks it. */
export interface Gate {
  /** The text that the rule is about. */
  readonly field: 'title' | 'metaDescription' | 'content';
  readonly name: string;
  /** Whether the rule applies only to writers, not to text that an admin edited. */
  readonly isOfWriter: boolean;
  /** The problem in words; `null` if the article passes. */
  readonly problem: string | null;
}

interface Rule extends Pick<Gate, 'field' | 'name'> {
  isOfWriter?: boolean;
  problemIn: (draft: ArticleDraft, body: Body, targetWordCount: number) => string | undefined;
}

/** The rules in the order in which they are checked. */
const rules: readonly Rule[] = [
  {
    field: 'title',
    name: `A plain title of 10 to ${maxTitleLength} characters`,
    problemIn: ({ title }) => plainTextProblem('title', title, 10, maxTitleLength),
  },
  {
    field: 'metaDescription',
    name: `A plain description of 50 to ${maxDescriptionLength} characters`,
    problemIn: ({ metaDescription }) =>
      plainTextProblem('meta description', metaDescription, 50, maxDescriptionLength),
  },
  {
    field: 'content',
    name: `At most ${maxLength.toLocaleString('en-US')} characters`,
    problemIn: ({ html }) =>
      html.length > maxLength ? `The article is longer than ${maxLength} characters.` : undefined,
  },
  {
    field: 'content',
    name: 'Only the tags of articles',
    isOfWriter: true,
    problemIn: (_draft, { fault }) => fault,
  },
  {
    field: 'content',
    name: 'Headings, of which the first is an h2',
    problemIn: (_draft, { headings }) =>
      headings.length === 0
        ? 'The article has no headings.'
        : headings[0] === 'h2'
          ? undefined
          : 'The first heading of the article is not an h2.',
  },
  {
    field: 'content',
    name: `An answer of at most ${maxAnswerWords} words at the beginning`,
    problemIn: ({ html }) => answerProblem(html),
  },
  {
    field: 'content',
    name: `At least ${minWords} words`,
    problemIn: (_draft, { words }, target) =>
      words < minWords || words > target * (1 + wordTolerance)
        ? `The article has ${words} words, which is not from ${minWords} to a tenth above ${target}.`
        : undefined,
  },
  {
    field: 'content',
    name: 'No empty heading, list or table',
    problemIn: ({ html }) =>
      /<(h2|h3|p|li|caption|tbody|ul|table)>\s*<\/\1>|<h2>[^<]*<\/h2>\s*(?:<h2>|$)/.test(html)
        ? 'The article has an empty heading or table.'
        : undefined,
  },
  {
    field: 'content',
    name: 'Sentences that can be read',
    problemIn: ({ html }) => sentencesProblem(html),
  },
];

/**
 * Checks the rules for every article, composed or written by a language model: a title of 10 to 60 characters, a
 * description of 50 to 155 characters, an answer in the first paragraph of at most 60 words, at least 80 words and at most
 * 10 % more than the target, an h2 as first heading, no empty heading or table, sentences that can be read, and allowed tags.
 *
 * @param targetWordCount - in words
 * @returns the draft, unchanged
 * @throws DraftRefused that names the first violated rule
 */
export function checkDraft(draft: ArticleDraft, targetWordCount: number): ArticleDraft {
  // A text that is too long is not parsed.
  const body = readBody(draft.html.length > maxLength ? '' : draft.html);
  for (const { problemIn } of rules) {
    const problem = problemIn(draft, body, targetWordCount);
    if (problem !== undefined) throw new DraftRefused(problem);
  }
  return draft;
}

/**
 * The result of {@link checkDraft} for each rule, for a text that is being edited.
 *
 * @param draft - with a body of at most 262,144 characters
 */
export function gatesOf(draft: ArticleDraft, targetWordCount: number): Gate[] {
  const body = readBody(draft.html);
  return rules.map(({ field, name, isOfWriter = false, problemIn }) => ({
    field,
    name,
    isOfWriter,
    problem: problemIn(draft, body, targetWordCount) ?? null,
  }));
}

/**
 * Checks that a draft keeps to its notes: every number of two or more digits and every link must occur in them, and its
 * answer must name the signs and numbers that the answer of the notes names.
 *
 * @param notes - the composer's article on the same keyword
 * @returns the draft, unchanged
 * @throws DraftRefused that names what is not in the notes
 */
export function requireFromNotes(draft: ArticleDraft, notes: ArticleDraft): ArticleDraft {
  const known = new Set(figuresOf(notes));
  const unknown = figuresOf(draft).find((figure) => !known.has(figure));
  if (unknown) throw new DraftRefused(`The article states ${unknown}, which has no source.`);
  const links = linksIn(notes.html);
  const unknownLink = linksIn(draft.html).find((link) => !links.includes(link));
  if (unknownLink !== undefined) throw new DraftRefused('The article has a link that its notes do not have.');
  const stated = answerWords(draft.html);
  const missing = answerWords(notes.html).find((word) => !stated.includes(word));
  if (missing !== undefined) throw new DraftRefused(`The answer of the article does not name ${missing}.`);
  return draft;
}

const linksIn = (html: string): string[] =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);

/** The signs, also in the plural, and the numbers in the first paragraph. */
const answerWords = (html: string): string[] =>
  withoutSeparators(/<p>(.*?)<\/p>/s.exec(html)?.[1] ?? '').match(answerWord) ?? [];
const answerWord = new RegExp(
  String.raw`\b(?:${zodiacSigns.map(({ name }) => name).join('|')})(?=(?:s|en)?\b)|\d{2,}`,
  'g',
);

const figuresOf = ({ title, metaDescription, html }: ArticleDraft): string[] =>
  withoutSeparators(`${title} ${metaDescription} ${readBody(html).text}`).match(/\d{2,}/g) ?? [];

/** `'2,542'` and `'2542'` are one figure. */
const withoutSeparators = (text: string): string => text.replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, '');

/** Counts the words of an HTML body. A word is text between spaces that has a letter or a digit. */
export const countWords = (html: string): number => readBody(html).words;

function answerProblem(html: string): string | undefined {
  const [, answer] = /^\s*<p>(.*?)<\/p>/s.exec(html) ?? [];
  return answer === undefined || countWords(`<p>${answer}</p>`) > maxAnswerWords
    ? `The article does not begin with an answer of at most ${maxAnswerWords} words.`
    : undefined;
}

function sentencesProblem(html: string): string | undefined {
  const sentences = [...html.matchAll(/<p>(.*?)<\/p>/gs)]
    .flatMap(([, text = '']) => text.replaceAll(/<[^>]+>/g, '').split(/(?<=[.!?])\s+/))
    .map((sentence) => sentence.split(/\s+/).length);
  const words = sentences.reduce((sum, length) => sum + length, 0);
  return sentences.some((length) => length > maxSentence) || words > sentences.length * maxMeanSentence
    ? 'The sentences of the article are too long to read.'
    : undefined;
}

function plainTextProblem(part: string, text: string, minCharacters: number, maxCharacters: number) {
  if (text !== text.trim() || text.length < minCharacters || text.length > maxCharacters)
    return `The ${part} is not ${minCharacters} to ${maxCharacters} characters long.`;
  return /[<>\p{Cc}]/u.test(text) ? `The ${part} is not plain text.` : undefined;
}

interface Body {
  text: string;
  words: number;
  headings: string[];
  /** The first element that drafts may not have. */
  fault: string | undefined;
}

/** Stops the parser, which searches all open tags for each closing tag: deep HTML takes quadratic time. */
class TooDeep extends Error {}

function readBody(html: string): Body {
  const headings: string[] = [];
  let text = '';
  let open = 0;
  let fault: string | undefined;
  const parser = new Parser({
    onopentag(tag, attributes) {
      fault ??= tagProblem(tag, attributes);
      if (/^h\d$/.test(tag)) headings.push(tag);
      if (tag !== 'a' && tag !== 'strong' && tag !== 'em') text += ' ';
      open += 1;
      if (open > maxDepth) throw new TooDeep();
    },
    ontext(part) {
      if (open === 0 && part.trim() !== '') fault ??= 'The article has text outside its paragraphs.';
      text += part;
    },
    onclosetag() {
      open -= 1;
    },
    oncomment() {
      fault ??= 'The article contains a comment.';
    },
    onprocessinginstruction() {
      fault ??= 'The article contains a processing instruction.';
    },
  });
  try {
    parser.end(html);
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
    fault ??= 'The article nests its tags too deeply.';
  }
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return { text, words, headings, fault };
}

function tagProblem(tag: string, attributes: Readonly<Record<string, string>>): string | undefined {
  const allowed = Object.hasOwn(allowedAttributes, tag) ? allowedAttributes[tag] : undefined;
  if (!allowed) return `The article contains <${tag.slice(0, 20)}>, which is not allowed.`;
  for (const [name, value] of Object.entries(attributes)) {
    if (!allowed.includes(name)) return `A <${tag}> of the article has the attribute ${name.slice(0, 20)}.`;
    if (name === 'href' && !allowedAddress.test(value))
      return 'A link of the article is neither an https URL nor a path of this site.';
  }
  return undefined;
}
