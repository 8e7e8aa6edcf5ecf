import { escapeAttribute, escapeText } from 'entities';
import type { Source } from '../sources.ts';
import { claimsOf, textOf, type Phrase, type StatedClaim } from './passage.ts';

/** A part of the article's HTML with its claims, in the order of the text. */
export interface Markup {
  readonly html: string;
  readonly claims: readonly StatedClaim[];
}

/** Joins sentences into one paragraph and escapes them. Empty sentences are ignored. */
export const paragraph = (...sentences: readonly Phrase[]): Markup => {
  const written = sentences.filter((sentence) => textOf(sentence) !== '');
  return markup(`<p>${escapeText(written.map(textOf).join(' '))}</p>`, written);
};

export const majorHeading = (text: string): string => `<h2>${escapeText(text)}</h2>`;

export const questionAndAnswer = (question: Phrase, answer: Phrase): Markup => {
  const { html, claims } = paragraph(answer);
  return {
    html: `<h3>${escapeText(textOf(question))}</h3>${html}`,
    claims: [...claimsOf(question), ...claims],
  };
};

export const quotation = (...sentences: readonly Phrase[]): Markup => {
  const { html, claims } = paragraph(...sentences);
  return { html: `<blockquote>${html}</blockquote>`, claims };
};

export const bulletList = (items: readonly Phrase[]): Markup =>
  markup(`<ul>${items.map((item) => `<li>${escapeText(textOf(item))}</li>`).join('')}</ul>`, items);

/** A table with a caption; the first cell of each row is its heading. Without rows there is no table. */
export function table(
  caption: Phrase,
  head: readonly Phrase[],
  rows: readonly (readonly Phrase[])[],
): Markup {
  if (rows.length === 0) return markup('', []);
  const headCells = head.map((cell) => `<th scope="col">${escapeText(textOf(cell))}</th>`).join('');
  const body = rows.map(([first = '', ...rest]) => {
    const cells = rest.map((cell) => `<td>${cellOf(cell)}</td>`).join('');
    return `<tr><th scope="row">${cellOf(first)}</th>${cells}</tr>`;
  });
  const headRow = head.length > 0 ? `<thead><tr>${headCells}</tr></thead>` : '';
  return markup(
    `<table><caption>${escapeText(textOf(caption))}</caption>${headRow}<tbody>${body.join('')}</tbody></table>`,
    [caption, ...head, ...rows.flat()],
  );
}

const cellOf = (phrase: Phrase): string => {
  const text = escapeText(textOf(phrase));
  return typeof phrase !== 'string' && phrase.href !== undefined
    ? `<a href="${escapeAttribute(phrase.href)}">${text}</a>`
    : text;
};

/** Names the works that the paragraph above comes from, with links. Without works there is no note. */
export const sourcesNote = (works: readonly Source[]): Markup => {
  const links = works.map(({ work, href }) => {
    // A work with an author, a date or a number needs no publisher.
    const name = work.includes(',') ? work : `${work}, Wikipedia`;
    return `<a href="${escapeAttribute(href)}">${escapeText(name)}</a>`;
  });
  return markup(
    links.length === 0 ? '' : `<p>${links.length === 1 ? 'Source' : 'Sources'}: ${links.join('; ')}.</p>`,
    [],
  );
};

/** A paragraph with a link to a page of the product. */
export const pointer = (before: string, words: string, path: `/${string}`, after: string): Markup =>
  markup(`<p>${escapeText(before)} <a href="${path}">${escapeText(words)}</a>${escapeText(after)}</p>`, []);

const markup = (html: string, phrases: readonly Phrase[]): Markup => ({
  html,
  claims: phrases.flatMap(claimsOf),
});
