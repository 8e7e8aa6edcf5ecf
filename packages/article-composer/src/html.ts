const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? '');

/** Joins sentences into one paragraph and escapes them. Empty sentences are ignored. */
export const paragraph = (...sentences: readonly string[]): string =>
  `<p>${escaped(sentences.filter(Boolean).join(' '))}</p>`;

export const minorHeading = (text: string): string => `<h3>${escaped(text)}</h3>`;

export const headingText = escaped;

export const quotation = (...sentences: readonly string[]): string =>
  `<blockquote>${paragraph(...sentences)}</blockquote>`;

export const bulletList = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const headCells = head.map((cell) => `<th scope="col">${escaped(cell)}</th>`).join('');
  const body = rows.map(([first = '', ...rest]) => {
    const cells = rest.map((cell) => `<td>${escaped(cell)}</td>`).join('');
    return `<tr><th scope="row">${escaped(first)}</th>${cells}</tr>`;
  });
  return `<table><thead><tr>${headCells}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}
