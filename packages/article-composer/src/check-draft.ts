import { Parser } from 'htmlparser2';
import { DraftRefused, type ArticleDraft } from './article.ts';

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

/** An https URL, a path on this site or a fragment. `//host` would be another site. */
const allowedAddress = /^(https:\/\/[^/\s]|\/(?!\/)|#)/i;

/**
 * Checks the rules for every article, composed or written by a language model: a title of 10 to 90 characters, a
 * description of 50 to 160 characters, a word count within 10 % of the target, an h2 as first heading, and allowed tags.
 *
 * @param targetWordCount - in words
 * @returns the draft, unchanged
 * @throws DraftRefused that names the first violated rule
 */
export function checkDraft(draft: ArticleDraft, targetWordCount: number): ArticleDraft {
  requirePlainText('title', draft.title, 10, 90);
  requirePlainText('meta description', draft.metaDescription, 50, 160);
  if (draft.html.length > maxLength)
    throw new DraftRefused(`The article is longer than ${maxLength} characters.`);
  const { words, headings } = readBody(draft.html);
  if (headings.length === 0) throw new DraftRefused('The article has no headings.');
  if (headings[0] !== 'h2') throw new DraftRefused('The first heading of the article is not an h2.');
  if (Math.abs(words - targetWordCount) > targetWordCount / 10) {
    throw new DraftRefused(
      `The article has ${words} words, which is not within a tenth of ${targetWordCount}.`,
    );
  }
  return draft;
}

/**
 * Checks that every number of two or more digits in a draft also occurs in `source`.
 *
 * @returns the draft, unchanged
 * @throws DraftRefused that names the first number that is not in `source`
 */
export function requireKnownFigures(draft: ArticleDraft, source: ArticleDraft): ArticleDraft {
  const known = new Set(figuresOf(source));
  const unknown = figuresOf(draft).find((figure) => !known.has(figure));
  if (unknown) throw new DraftRefused(`The article states ${unknown}, which has no source.`);
  return draft;
}

const figuresOf = ({ title, metaDescription, html }: ArticleDraft): string[] =>
  `${title} ${metaDescription} ${readBody(html).text}`.match(/\d{2,}/g) ?? [];

/** Counts the words of an HTML body. A word is text between spaces that has a letter or a digit. */
export const countWords = (html: string): number => readBody(html).words;

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
