import type { ComposedArticle } from '../compose-article.ts';
import type { StatedClaim } from '../claims/passage.ts';

/** All claims of an article: those of its title and description, then those of its sections. */
export const claimsOf = ({ headlineClaims, outline }: ComposedArticle): StatedClaim[] => [
  ...headlineClaims,
  ...outline.flatMap(({ claims }) => claims),
];

/** The figures of an article that no claim states, each with the text around it. */
export function unstatedFigures(article: ComposedArticle): string[] {
  const { title, metaDescription, html } = article;
  return (
    remainder(`${title}\n${metaDescription}\n${plainText(html)}`, claimsOf(article)).match(
      /.{0,40}\d.{0,40}/g,
    ) ?? []
  );
}

/** Cuts the words of the claims out of a text, in its order. A claim whose words are missing is left in the result. */
function remainder(text: string, claims: readonly StatedClaim[]): string {
  const left: string[] = [];
  let position = 0;
  for (const { words } of claims) {
    const start = text.indexOf(words, position);
    if (start < 0) return `${left.join('')}${text.slice(position)}\n0 times: ${words}`;
    left.push(text.slice(position, start), '…');
    position = start + words.length;
  }
  return left.join('') + text.slice(position);
}

const plainText = (html: string): string =>
  html
    // The number of a standard is part of its title.
    .replaceAll('GB/T 33661-2017', 'GB/T')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
