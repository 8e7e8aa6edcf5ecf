const wordsPerMinute = 200;
const cjkCharacter = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/gu;

/**
 * Minutes a text takes to read: words / 200, rounded up. HTML tags and entities are not words; Chinese, Japanese
 * and Korean text counts by character.
 *
 * @param text - plain text or HTML
 * @returns whole minutes; 0 for an empty text
 * @example
 * readingTime('<p>' + 'word '.repeat(201) + '</p>'); // 2
 */
export function readingTime(text: string): number {
  const plain = text.replace(/<[^>]*>/g, ' ').replace(/&[a-z\d#]+;/gi, ' ');
  const characters = plain.match(cjkCharacter)?.length ?? 0;
  const words = plain.replace(cjkCharacter, ' ').match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
  return Math.ceil((words + characters) / wordsPerMinute);
}
