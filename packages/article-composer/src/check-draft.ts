import { zodiacSigns } from '@org/zodiac-core';
import { Parser } from 'htmlparser2';
import { DraftRefused, type ArticleDraft } from './article.ts';
import { wordTolerance } from './tolerance.ts';

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

/** In characters. The same limit applies to articles that an admin saves. */
const maxLength = 262_144;
const maxDepth = 40;
const minWords = 80;
/** The question is answered within so many words. */
const maxAnswerWords = 60;
/** In words. A sentence of a paragraph may be this long, and all together have this mean length at most. */
const maxSentence = 60;
const maxMeanSentence = 30;

/** An https URL, a path on this site or a fragment. `//host` would be another site. */
const allowedAddress = /^(https:\/\/[^/\s]|\/(?!\/)|#)/i;

/**
 * Checks the rules for every article, composed or written by a language model: a title of 10 to 60 characters, a
 * description of 50 to 160 characters, an answer in the first paragraph of at most 60 words, at least 80 words and at most
 * 10 % more than the target, an h2 as first heading, no empty heading or table, sentences that can be read, and allowed tags.
 *
 * @param targetWordCount - in words
 * @returns the draft, unchanged
 * @throws DraftRefused that names the first violated rule
 */
export function checkDraft(draft: ArticleDraft, targetWordCount: number): ArticleDraft {
  requirePlainText('title', draft.title, 10, 60);
  requirePlainText('meta description', draft.metaDescription, 50, 160);
  if (draft.html.length > maxLength)
    throw new DraftRefused(`The article is longer than ${maxLength} characters.`);
  const { words, headings } = readBody(draft.html);
  if (headings.length === 0) throw new DraftRefused('The article has no headings.');
  if (headings[0] !== 'h2') throw new DraftRefused('The first heading of the article is not an h2.');
  requireAnswer(draft.html);
  if (words < minWords || words > targetWordCount * (1 + wordTolerance))
    throw new DraftRefused(
      `The article has ${words} words, which is not from ${minWords} to a tenth above ${targetWordCount}.`,
    );
  if (/<(h2|h3|p|li|caption|tbody|ul|table)>\s*<\/\1>|<h2>[^<]*<\/h2>(?:<h2>|$)/.test(draft.html))
    throw new DraftRefused('The article has an empty heading or table.');
  requireReadable(draft.html);
  return draft;
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

/** The signs and the numbers in the first paragraph. */
const answerWords = (html: string): string[] => /<p>(.*?)<\/p>/s.exec(html)?.[1]?.match(answerWord) ?? [];
const answerWord = new RegExp(
  String.raw`\b(?:${zodiacSigns.map(({ name }) => name).join('|')})\b|\d{2,}`,
  'g',
);

const figuresOf = ({ title, metaDescription, html }: ArticleDraft): string[] =>
  `${title} ${metaDescription} ${readBody(html).text}`.match(/\d{2,}/g) ?? [];

/** Counts the words of an HTML body. A word is text between spaces that has a letter or a digit. */
export const countWords = (html: string): number => readBody(html).words;

function requireAnswer(html: string): void {
  const [, answer] = /^\s*<p>(.*?)<\/p>/s.exec(html) ?? [];
  if (answer === undefined || countWords(`<p>${answer}</p>`) > maxAnswerWords)
    throw new DraftRefused(`The article does not begin with an answer of at most ${maxAnswerWords} words.`);
}

function requireReadable(html: string): void {
  const sentences = [...html.matchAll(/<p>(.*?)<\/p>/gs)]
    .flatMap(([, text = '']) => text.replaceAll(/<[^>]+>/g, '').split(/(?<=[.!?])\s+/))
    .map((sentence) => sentence.split(/\s+/).length);
  const words = sentences.reduce((sum, length) => sum + length, 0);
  if (sentences.some((length) => length > maxSentence) || words > sentences.length * maxMeanSentence)
    throw new DraftRefused('The sentences of the article are too long to read.');
}

function requirePlainText(part: string, text: string, minCharacters: number, maxCharacters: number): void {
  if (text !== text.trim() || text.length < minCharacters || text.length > maxCharacters) {
    throw new DraftRefused(`The ${part} is not ${minCharacters} to ${maxCharacters} characters long.`);
  }
  if (/[<>\p{Cc}]/u.test(text)) throw new DraftRefused(`The ${part} is not plain text.`);
}

function readBody(html: string): { text: string; words: number; headings: string[] } {
  const headings: string[] = [];
  let text = '';
  let open = 0;
  const parser = new Parser({
    onopentag(tag, attributes) {
      requireAllowed(tag, attributes);
      if (/^h\d$/.test(tag)) headings.push(tag);
      if (tag !== 'a' && tag !== 'strong' && tag !== 'em') text += ' ';
      open += 1;
      if (open > maxDepth) throw new DraftRefused('The article nests its tags too deeply.');
    },
    ontext(part) {
      if (open === 0 && part.trim() !== '')
        throw new DraftRefused('The article has text outside its paragraphs.');
      text += part;
    },
    onclosetag() {
      open -= 1;
    },
    oncomment() {
      throw new DraftRefused('The article contains a comment.');
    },
    onprocessinginstruction() {
      throw new DraftRefused('The article contains a processing instruction.');
    },
  });
  parser.end(html);
  return { text, words: text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length, headings };
}

function requireAllowed(tag: string, attributes: Readonly<Record<string, string>>): void {
  const allowed = Object.hasOwn(allowedAttributes, tag) ? allowedAttributes[tag] : undefined;
  if (!allowed) throw new DraftRefused(`The article contains <${tag.slice(0, 20)}>, which is not allowed.`);
  for (const [name, value] of Object.entries(attributes)) {
    if (!allowed.includes(name))
      throw new DraftRefused(`A <${tag}> of the article has the attribute ${name.slice(0, 20)}.`);
    if (name === 'href' && !allowedAddress.test(value)) {
      throw new DraftRefused('A link of the article is neither an https URL nor a path of this site.');
    }
  }
}
