import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { pressTwice, show } from '../../test/show.tsx';
import { collectRows, exportPageSize, maxExportRows } from './collect-rows.ts';
import { ExportButtons, fileNameOf } from './ExportButtons.tsx';

const many = (total: number) => (pageNumber: number) =>
  Promise.resolve({
    rows: Array.from(
      { length: Math.min(exportPageSize, total - (pageNumber - 1) * exportPageSize) },
      (_, index) => ({
        id: (pageNumber - 1) * exportPageSize + index,
        name: '=1+1',
      }),
    ),
    total,
  });

test('exports every row once, up to the maximum', async () => {
  for (const [total, expected] of [
    [0, 0],
    [1, 1],
    [exportPageSize, exportPageSize],
    [exportPageSize + 1, exportPageSize + 1],
    [maxExportRows + 1, maxExportRows],
  ] as const) {
    const read = vi.fn(many(total));
    expect((await collectRows(read)).rows).toHaveLength(expected);
    expect(read).toHaveBeenCalledTimes(Math.max(1, Math.ceil(expected / exportPageSize)));
  }
  const moved = vi.fn(async () => ({ rows: [{ id: 1 }], total: 1 }));
  expect((await collectRows(moved)).rows).toEqual([{ id: 1 }]);
});

test('names a file after the list, its filters and the day', () => {
  const name = fileNameOf(
    'companies',
    { zodiac: 'ox', search: '../São "Paulo"', sort: '' },
    { day: '2026-11-22', format: 'csv' },
  );
  expect(name).toBe('zodiac-atlas-companies-ox-sao-paulo-2026-11-22.csv');
  const long = fileNameOf('companies', { search: 'a '.repeat(200) }, { day: '2026-11-22', format: 'json' });
  expect(long).toMatch(/^zodiac-atlas-companies(-a)+-2026-11-22\.json$/);
  expect(long.length).toBeLessThan(110);
});

test('saves the filtered list once as CSV and as JSON, and says when a list is longer than the file', async () => {
  const blobs: Blob[] = [];
  const names: string[] = [];
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob);
    return '#';
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  onTestFinished(() => {
    create.mockRestore();
    click.mockRestore();
  });
  const collect = vi.fn(() => collectRows(many(maxExportRows + 7)));
  const screen = await show(
    <ExportButtons
      list="companies"
      filters={{ zodiac: 'ox', sort: '' }}
      columns={['name']}
      collect={collect}
    />,
  );
  pressTwice(screen.getByRole('button', { name: 'Download CSV, at most 5,000 rows' }));
  await expect
    .element(
      page.getByText('It has the first 5,000 of 5,007 rows. Filter the list to get the others.').first(),
    )
    .toBeVisible();
  expect(collect).toHaveBeenCalledTimes(1);
  await screen.getByRole('button', { name: 'Download JSON, at most 5,000 rows' }).click();
  await expect
    .poll(() => names.map((name) => name.replace(/\d{4}-\d\d-\d\d/, 'DAY')))
    .toEqual(['zodiac-atlas-companies-ox-DAY.csv', 'zodiac-atlas-companies-ox-DAY.json']);
  const [csv = '', json = ''] = await Promise.all(blobs.map((blob) => blob.text()));
  expect(csv.split('\r\n')[1]).toBe(`"'=1+1"`);
  expect(JSON.parse(json)).toMatchObject({
    list: 'companies',
    filters: { zodiac: 'ox' },
    total: 5_007,
    rows: { length: 5_000 },
  });
});
