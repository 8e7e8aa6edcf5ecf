import { sourceOf, type Claim, type ClaimSource } from './claim.ts';

/** A claim in the words of the article. */
export interface StatedClaim {
  readonly claim: Claim;
  readonly source: ClaimSource;
  /** The part of the text that was written from the claim. */
  readonly words: string;
}

/** A text with its claims, in the order of the text. */
export interface Passage {
  readonly text: string;
  readonly claims: readonly StatedClaim[];
  /** An address that a table cell links to. */
  readonly href?: string;
}

/** A text without claims may be a string. */
export type Phrase = string | Passage;

/**
 * Writes words from a claim, which is the only way to put a figure into an article.
 *
 * @param words - writes them from the claim alone
 */
export function stated<C extends Claim>(claim: C, words: (claim: C) => string): Passage {
  // The tables have straight apostrophes.
  const text = words(claim).replaceAll("'", '’');
  return { text, claims: [{ claim, source: sourceOf(claim), words: text }] };
}

/** Links a table cell to an address. Addresses other than https are ignored. */
export const linked = (passage: Passage, href: string | null): Passage =>
  href?.startsWith('https://') ? { ...passage, href } : passage;

/** Template tag that joins phrases and keeps their claims. A bare number does not compile: it must be stated. */
export function say(parts: TemplateStringsArray, ...phrases: readonly Phrase[]): Passage {
  return joined(parts.flatMap((part, index) => [part, phrases[index] ?? '']));
}

/** `'a, b and c'`. */
export function listed(items: readonly Phrase[]): Passage {
  const last = items.length - 1;
  return joined(items.flatMap((item, index) => [index === 0 ? '' : index === last ? ' and ' : ', ', item]));
}

export const joined = (phrases: readonly Phrase[]): Passage => ({
  text: phrases.map(textOf).join(''),
  claims: phrases.flatMap(claimsOf),
});

export const textOf = (phrase: Phrase): string => (typeof phrase === 'string' ? phrase : phrase.text);

export const claimsOf = (phrase: Phrase): readonly StatedClaim[] =>
  typeof phrase === 'string' ? [] : phrase.claims;

/** `'an Ox'`, `'a Rabbit'`. */
export const withArticle = (word: string): string => `${/^[aeio]/i.test(word) ? 'an' : 'a'} ${word}`;

export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
