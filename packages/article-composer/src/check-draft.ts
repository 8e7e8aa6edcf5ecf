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

/** What an admin may save as well. */
const maxLength = 262_144;
const maxDepth = 40;

/** https, or a page of ours; `//host` would be somebody else's. */
const allowedAddress = /^(https:\/\/[^/\s]|\/(?!\/)|#)/i;

/**
 * Holds a draft to what every article keeps, whoever wrote it: title of 10 to 90 characters, description of 50 to
 * 160, the word count asked for within a tenth, headings in order, and nothing but the tags of an article's body.
 *
 * @returns the draft
 * @throws DraftRefused naming the first rule it breaks
 */
export function checkDraft(draft: ArticleDraft, targetWordCount: number): ArticleDraft {
  requirePlainText('title', draft.title, 10, 90);
  requirePlainText('meta description', draft.metaDescription, 50, 160);
  if (draft.html.length > maxLength) throw new DraftRefused('The article is longer than any may be.');
  const { words, headings } = readBody(draft.html);
  if (headings.length === 0) throw new DraftRefused('The article has no headings.');
  if (headings[0] !== 'h2') throw new DraftRefused('The first heading of the article is not a main one.');
  if (Math.abs(words - targetWordCount) > targetWordCount / 10) {
    throw new DraftRefused(
      `The article has ${words} words, which is not within a tenth of ${targetWordCount}.`,
    );
  }
  return draft;
}

/**
 * Holds a draft to the figures of another: a number of two digits or more that the other does not state is refused.
 *
 * @returns the draft
 * @throws DraftRefused naming the first figure that has no source
 */
export function requireKnownFigures(draft: ArticleDraft, source: ArticleDraft): ArticleDraft {
  const known = new Set(figuresOf(source));
  const unknown = figuresOf(draft).find((figure) => !known.has(figure));
  if (unknown) throw new DraftRefused(`The article states ${unknown}, which has no source.`);
  return draft;
}

const figuresOf = ({ title, metaDescription, html }: ArticleDraft): string[] =>
  `${title} ${metaDescription} ${readBody(html).text}`.match(/\d{2,}/g) ?? [];

/** Words of the body as a reader counts them: runs between spaces that hold a letter or a digit. */
export const countWords = (html: string): number => readBody(html).words;

function requirePlainText(part: string, text: string, least: number, most: number): void {
  if (text !== text.trim() || text.length < least || text.length > most) {
    throw new DraftRefused(`The ${part} is not ${least} to ${most} characters long.`);
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
      if (open > maxDepth) throw new DraftRefused('The article nests its tags too deep.');
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
      throw new DraftRefused('The article holds a comment.');
    },
    onprocessinginstruction() {
      throw new DraftRefused('The article holds a processing instruction.');
    },
  });
  parser.end(html);
  return { text, words: text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length, headings };
}

function requireAllowed(tag: string, attributes: Readonly<Record<string, string>>): void {
  const allowed = Object.hasOwn(allowedAttributes, tag) ? allowedAttributes[tag] : undefined;
  if (!allowed) throw new DraftRefused(`The article holds <${tag.slice(0, 20)}>, which no article may.`);
  for (const [name, value] of Object.entries(attributes)) {
    if (!allowed.includes(name))
      throw new DraftRefused(`A <${tag}> of the article has the attribute ${name.slice(0, 20)}.`);
    if (name === 'href' && !allowedAddress.test(value)) {
      throw new DraftRefused('A link of the article leads to neither https nor a page of ours.');
    }
  }
}
