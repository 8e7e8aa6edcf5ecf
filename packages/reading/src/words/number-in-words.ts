const words = 'no one two three four five six seven eight nine ten eleven twelve thirteen'.split(' ');

/** `'six'` for 6, up to thirteen; above that the digits. */
export const numberInWords = (number: number): string => words[number] ?? String(number);
