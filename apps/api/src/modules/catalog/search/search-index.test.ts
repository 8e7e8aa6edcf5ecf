import { expect, test } from 'vitest';
import { SearchIndexBuilder } from './search-index.ts';
import { Slices } from './slices.ts';

// Enough that building takes several slices on a fast machine too.
const rows = 100_000;

test('building an index lets the event loop turn, and the index finds every row', async () => {
  const builder = new SearchIndexBuilder();
  for (let row = 0; row < rows; row += 1) {
    builder.addRow(` generated word${row} place${row % 97} `);
    builder.addName({ row, field: 'name', term: ` generated word${row} `, compact: `generatedword${row}` });
  }
  let turns = 0;
  let isBuilt = false;
  const count = (): void => {
    turns += 1;
    if (!isBuilt) setImmediate(count);
  };
  setImmediate(count);
  const index = await builder.build(new Slices());
  isBuilt = true;
  expect(turns).toBeGreaterThan(3);
  const found = (words: readonly string[], compact: string) => index.find(words, compact).rows.length;
  expect([found(['generated'], 'generated'), found(['place12'], 'place12')]).toEqual([
    rows,
    Math.ceil((rows - 12) / 97),
  ]);
  expect(found(['word99999'], 'word99999')).toBe(1);
});

test('a part of names without spaces finds each name that has it once, among the neighbours that lack it', async () => {
  const builder = new SearchIndexBuilder();
  // Half of the names are of Peking, and of these every third is a bank.
  const nameOf = (row: number): string =>
    `${row % 2 === 0 ? '北京' : '上海'}${String(row).padStart(4, '0')}${row % 3 === 0 ? '银行银行' : '汽车'}`;
  for (let row = 0; row < 3_000; row += 1) {
    builder.addRow(` ${nameOf(row)} `);
    builder.addName({ row, field: 'name', term: ` ${nameOf(row)} `, compact: nameOf(row) });
  }
  const index = await builder.build(new Slices());
  for (const part of ['0银行', '银行银', '京00', '京2998汽车', '汽车汽']) {
    const found = index.find([part], part);
    const expected = Array.from({ length: 3_000 }, (_, row) => row).filter((row) =>
      nameOf(row).includes(part),
    );
    expect([part, Array.from(found.rows).toSorted((a, b) => a - b)]).toEqual([part, expected]);
    index.release(found);
  }
});
