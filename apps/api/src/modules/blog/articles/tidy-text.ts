import { escapeUTF8 } from 'entities';

/**
 * What XML 1.0 (section 2.2) cannot write in any way: most control characters, lone surrogates and two that are none.
 * The remaining control characters are invisible and are removed too.
 */
const unwritable = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;

/** A text without what neither a page nor a feed could show. */
export const withoutUnwritable = (text: string): string => text.replaceAll(unwritable, '');

/** One line of text: a title, a description, a keyword. */
export const tidyLine = (text: string): string =>
  text.replaceAll(/[\s\p{Cc}\p{Cs}\uFFFE\uFFFF]+/gu, ' ').trim();

/** Text in a page, a feed or the sitemap, whatever was stored before texts were tidied. */
export const escapedText = (text: string): string => escapeUTF8(withoutUnwritable(text));
