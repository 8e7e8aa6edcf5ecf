import { escapeText } from 'entities';
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

export const minorHeading = (phrase: Phrase): Markup =>
  markup(`<h3>${escapeText(textOf(phrase))}</h3>`, [phrase]);

export const majorHeading = (text: string): string => `<h2>${escapeText(text)}</h2>`;

export const quotation = (...sentences: readonly Phrase[]): Markup => {
  const { html, claims } = paragraph(...sentences);
  return { html: `<blockquote>${html}</blockquote>`, claims };
};

export const bulletList = (items: readonly Phrase[]): Markup =>
  markup(`<ul>${items.map((item) => `<li>${escapeText(textOf(item))}</li>`).join('')}</ul>`, items);

/** A table; the first cell of each row is its heading. */
export function table(head: readonly Phrase[], rows: readonly (readonly Phrase[])[]): Markup {
  const headCells = head.map((cell) => `<th scope="col">${escapeText(textOf(cell))}</th>`).join('');
  const body = rows.map(([first = '', ...rest]) => {
    const cells = rest.map((cell) => `<td>${escapeText(textOf(cell))}</td>`).join('');
    return `<tr><th scope="row">${escapeText(textOf(first))}</th>${cells}</tr>`;
  });
  return markup(`<table><thead><tr>${headCells}</tr></thead><tbody>${body.join('')}</tbody></table>`, [
    ...head,
    ...rows.flat(),
  ]);
}

export const together = (...parts: readonly Markup[]): Markup => ({
  html: parts.map(({ html }) => html).join(''),
  claims: parts.flatMap(({ claims }) => claims),
});

const markup = (html: string, phrases: readonly Phrase[]): Markup => ({
  html,
  claims: phrases.flatMap(claimsOf),
});
