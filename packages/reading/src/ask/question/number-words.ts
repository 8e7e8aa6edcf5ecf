const small = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const tens: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};

/** For an expression: `34`, `four`, `thirty four`. */
export const numberPattern = `\\d{1,3}|a couple of|a few|(?:${Object.keys(tens).join('|')})(?: (?:${small.slice(1, 10).join('|')}))?|${small.slice(1).join('|')}`;

/** @returns `undefined` where the words are no number */
export function numberOf(words: string): number | undefined {
  if (/^\d+$/u.test(words)) return Number(words);
  if (words === 'a couple of') return 2;
  if (words === 'a few') return 3;
  const [first = '', second = ''] = words.split(' ');
  const ten = tens[first];
  if (ten !== undefined) return ten + Math.max(0, small.indexOf(second));
  const place = small.indexOf(first);
  return place < 0 ? undefined : place;
}

const decades: Readonly<Record<string, number>> = {
  teens: 13,
  twenties: 20,
  thirties: 30,
  forties: 40,
  fifties: 50,
  sixties: 60,
  seventies: 70,
  eighties: 80,
  nineties: 90,
};

export const decadePattern = `${Object.keys(decades).join('|')}|[2-9]0s`;

/** The first age of “my thirties” or “my 30s”. */
export const decadeOf = (word: string): number => decades[word] ?? Number(word.slice(0, 2));
