import { requireText } from '../require-input.ts';

const wordsPerMinute = 200;
const cjkCharacter = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/gu;

/**
 * The minutes it takes to read a text: words / 200, rounded up. HTML tags and entities are not words; Chinese, Japanese
 * and Korean text counts by character. Runs in time linear in the length of the text.
 *
 * @param text - plain text or HTML
 * @returns whole minutes; 0 for an empty text
 * @throws TypeError when it is not text
 * @example
 * readingTime('<p>' + 'word '.repeat(201) + '</p>'); // 2
 */
export function readingTime(text: string): number {
  requireText('text', text);
  const plain = withoutTags(text).replace(/&[a-z\d#]+;/gi, ' ');
  const characters = plain.match(cjkCharacter)?.length ?? 0;
  const words = plain.replace(cjkCharacter, ' ').match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
  return Math.ceil((words + characters) / wordsPerMinute);
}

/** `/<[^>]*>/g` would take quadratic time on many `<` without `>`. */
function withoutTags(text: string): string {
  let plain = '';
  let at = 0;
  for (;;) {
    const start = text.indexOf('<', at);
    const end = start < 0 ? -1 : text.indexOf('>', start);
    if (end < 0) return plain + text.slice(at);
    plain += `${text.slice(at, start)} `;
    at = end + 1;
  }
}
