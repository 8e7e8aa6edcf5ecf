import { escapeUTF8 } from 'entities';

/**
 * Characters that XML 1.0 (section 2.2) forbids: most control characters, lone surrogates, U+FFFE and U+FFFF. The other
 * control characters except tab and line breaks are invisible and are included too.
 */
const unwritable = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;

/** Removes the characters that a page or a feed cannot contain. */
export const withoutUnwritable = (text: string): string => text.replaceAll(unwritable, '');

/** Collapses white space and control characters to make one line, for a title or description. */
export const tidyLine = (text: string): string =>
  text.replaceAll(/[\s\p{Cc}\p{Cs}\uFFFE\uFFFF]+/gu, ' ').trim();

/** Escapes text for a page, a feed or the sitemap. Also removes forbidden characters, which old rows may contain. */
export const escapedText = (text: string): string => escapeUTF8(withoutUnwritable(text));
