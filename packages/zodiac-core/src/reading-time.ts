const wordsPerMinute = 200;
const cjkCharacter = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/**
 * Minutes a text takes to read: words / 200, rounded up. HTML tags and entities are not words; Chinese, Japanese
 * and Korean text counts by character.
 *
 * @returns whole minutes; 0 for an empty text
 */
export function readingTime(text: string): number {
  const plain = text.replace(/<[^>]*>/g, ' ').replace(/&[a-z\d#]+;/gi, ' ');
  const characters = plain.match(cjkCharacter)?.length ?? 0;
  const words = plain.replace(cjkCharacter, ' ').match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
  return Math.ceil((words + characters) / wordsPerMinute);
}
