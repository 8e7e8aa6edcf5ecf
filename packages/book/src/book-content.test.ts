import { composeReading } from '@org/reading';
import { expect, test } from 'vitest';
import { bookContent } from './book-content.ts';

const today = '2026-11-22';

/** All texts of a book, except the titles of sources, such as “The Romance in Your Name”. */
function textsOf(date: string): string {
  const birth = { date, time: '09:15', sex: 'female' } as const;
  const content = bookContent(birth, composeReading(birth, { today }), { paper: 'a4', today });
  const isText = (key: string): boolean => key !== 'id' && key !== 'source';
  return JSON.stringify(content, (key, value: unknown) => (isText(key) ? value : undefined));
}

test('T37: the book of a person under 18 mentions no romance, marriage, income or career', () => {
  const ofAdults =
    /\b(?:partners?|roman\w*|marri\w*|wedding|spouse|husband|wife|lovers?|careers?|salary|income|money)\b/i;
  expect(textsOf('1990-05-15')).toMatch(ofAdults);
  for (const date of ['2025-05-01', '2021-08-09', '2016-01-30', '2012-03-03', '2010-10-10', '2008-11-23'])
    expect(ofAdults.exec(textsOf(date)), date).toBeNull();
});
