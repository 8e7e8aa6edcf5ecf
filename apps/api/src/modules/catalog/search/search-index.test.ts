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
