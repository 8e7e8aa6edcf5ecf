const space = 32;

/** The words of a text whose words are separated by single spaces. */
export function countWords(text: string): number {
  let words = 1;
  for (let place = 0; place < text.length; place += 1) if (text.charCodeAt(place) === space) words += 1;
  return words;
}
