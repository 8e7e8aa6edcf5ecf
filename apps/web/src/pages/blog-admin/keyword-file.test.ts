import { expect, test } from 'vitest';
import { csvOf } from '#listing/export/csv.ts';
import { keywordsIn, maxImported } from './keyword-file.ts';

test('reads back an exported file unchanged, also a keyword that a spreadsheet would run as a formula', () => {
  const keywords = [
    { keyword: '=1+1, "quoted"', category: 'zodiac', searchIntent: 'commercial' },
    { keyword: 'ox at work', category: 'career', searchIntent: 'informational' },
  ];
  const csv = csvOf(keywords, ['keyword', 'category', 'searchIntent']);
  expect(csv).toContain(`"'=1+1, ""quoted"""`);
  expect(keywordsIn(csv)).toEqual({ keywords, problems: [] });
});

test('a plain list of keywords gets the first category and intent', () => {
  expect(keywordsIn('ox at work\n\npig at work').keywords).toEqual(
    ['ox at work', 'pig at work'].map((keyword) => ({
      keyword,
      category: 'astrology',
      searchIntent: 'informational',
    })),
  );
});

test('lines that cannot be imported are left out, and each says why', () => {
  const { keywords, problems } = keywordsIn(
    `keyword,category\nox,cooking\n,zodiac\n${'x'.repeat(121)}\npig,zodiac`,
  );
  expect(keywords.map(({ keyword }) => keyword)).toEqual(['pig']);
  expect(problems).toEqual([
    'Line 2 has no category “cooking”.',
    'Line 3 has no keyword.',
    'Line 4 is longer than 120 characters.',
  ]);
});

test('a line has the number that a text editor shows, after blank lines and line breaks in a cell', () => {
  expect(keywordsIn('keyword,category\r\n\r\n"ox\nat work",zodiac\r\npig,cooking').problems).toEqual([
    'Line 5 has no category “cooking”.',
  ]);
});

test('reads files of spreadsheets, with semicolons, capitals, and the line ends of every system', () => {
  for (const end of ['\n', '\r\n', '\r'])
    expect(
      keywordsIn(
        ['Keyword;Category;Search intent', 'ox at work;Career;Commercial', 'pig, dog and rat;;'].join(end),
      ),
    ).toEqual({
      keywords: [
        { keyword: 'ox at work', category: 'career', searchIntent: 'commercial' },
        { keyword: 'pig, dog and rat', category: 'astrology', searchIntent: 'informational' },
      ],
      problems: [],
    });
});

test('imports the first of several lines with the same keyword, and names that line in the problems of the others', () => {
  const { keywords, problems } = keywordsIn('ox in love,zodiac\npig,zodiac\nOX  in love,career');
  expect(keywords.map(({ keyword, category }) => [keyword, category])).toEqual([
    ['ox in love', 'zodiac'],
    ['pig', 'zodiac'],
  ]);
  expect(problems).toEqual(['Line 3 repeats “OX  in love” of line 1.']);
});

test('keywords beyond the limit of a call are left out', () => {
  const { keywords, problems } = keywordsIn(
    Array.from({ length: maxImported + 1 }, (_, n) => `ox ${n}`).join('\n'),
  );
  expect([keywords.length, problems]).toEqual([
    maxImported,
    [`Line ${maxImported + 1} is beyond ${maxImported} keywords.`],
  ]);
});
