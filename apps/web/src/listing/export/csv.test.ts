import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

/** The cells of a table, as a spreadsheet reads them. */
const cellsOf = (csv: string): string[] =>
  [...csv.slice(1).matchAll(/"((?:[^"]|"")*)"/g)].map(([, text = '']) => text.replaceAll('""', '"'));

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  ' =1',
  '＝1',
  '=HYPERLINK("https://evil.example","x")',
])('T31: no spreadsheet runs %j as a formula', (text) => {
  const [, ...cells] = cellsOf(csvOf([{ name: text, list: [text] }], ['name', 'list']));
  expect(cells.slice(1)).toEqual([`'${text}`, `'${text}`]);
  expect(cellsOf(csvOf([{ name: `a", ${text}` }], ['name'])).at(-1)).toBe(`a", ${text}`);
});

test('a table has a heading row, its rows in the order of the columns, and empty cells for unknown values', () => {
  const csv = csvOf(
    [
      { name: 'Nestlé, "S.A."', year: 1866, isActive: true, places: ['Vevey', 'Paris'] },
      { name: 'Two\r\nlines', year: null, isActive: undefined, places: undefined },
    ],
    ['name', 'year', 'isActive', 'places'],
  );
  expect(csv).toBe(
    '\uFEFF"name","year","isActive","places"\r\n' +
      '"Nestlé, ""S.A.""","1866","true","Vevey; Paris"\r\n' +
      '"Two\r\nlines",,,\r\n',
  );
});
