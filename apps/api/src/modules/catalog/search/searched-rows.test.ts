import { expect, test } from 'vitest';
import { SearchedRows } from './searched-rows.ts';

// More than are joined.
const count = 10_000;
const textsOf = (row: number): (string | null)[] => [
  `Name ${row} AG`,
  row % 7 === 0 ? null : 'Energy',
  `北京 ${row % 5}`,
];

test('a part is found in any text of any row, ignoring case, and never across two texts', () => {
  const rows = new SearchedRows();
  for (let row = 0; row < count; row += 1) rows.add(textsOf(row));
  for (const part of ['AG', 'name 1', 'ENERGY', '京 4', '9 ag', 'agen', 'energy北', 'nothing', '%', '\0']) {
    const expected = Array.from({ length: count }, (_, row) => row).filter((row) =>
      textsOf(row).some((text) => text?.toLowerCase().includes(part.toLowerCase())),
    );
    expect([part, rows.rowsWith(part, count)]).toEqual([part, expected]);
    expect([part, rows.rowsWith(part, 20)]).toEqual([part, expected.slice(0, 20)]);
  }
});

test('rows that are added after a search are found too', () => {
  const rows = new SearchedRows();
  rows.add(['One']);
  expect(rows.rowsWith('o', 9)).toEqual([0]);
  rows.add(['Two']);
  rows.add(['Three']);
  expect(rows.rowsWith('o', 9)).toEqual([0, 1]);
  expect(rows.rowsWith('three', 9)).toEqual([2]);
});
