import { workModes, zodiacSignIds } from '@org/api-contract/values';
import { beforeAll, expect, test } from 'vitest';
import { OpeningSnapshot, type SnapshotRow } from './opening-snapshot.ts';
import { searchOpenings, type OpeningFilters } from './search-openings.ts';

const today = 20_500;
const dayMs = 86_400_000;

/** Rows whose values follow from their number. */
const rowOf = (_: unknown, index: number): SnapshotRow => ({
  id: index + 1,
  companyId: 1 + (index % 440),
  companyName: `Company ${index % 440}`,
  zodiacSign: zodiacSignIds[(index % 440) % 12] ?? 'rat',
  industry: index % 440 < 400 ? `Industry ${(index % 440) % 9}` : null,
  title: `Engineer ${index % 997} of ${index % 13}`,
  department: index % 7 === 0 ? null : `Department ${index % 31}`,
  hasSalary: index % 3 === 0,
  workModes: workModes.filter((_mode, bit) => (index >> bit) % 2 === 1),
  countries: index % 5 === 0 ? [] : [`Country ${index % 23}`],
  places: [`Place ${index % 101}`, ...(index % 4 === 0 ? [`Place ${(index + 1) % 101}`] : [])],
  postedDate: index % 11 === 0 ? null : new Date((today - (index % 200)) * dayMs).toISOString().slice(0, 10),
});
const rows = Array.from({ length: 10_000 }, rowOf);
const snapshot = new OpeningSnapshot();
beforeAll(() => snapshot.add(rows, async () => {}));

const filterSets: OpeningFilters[] = [
  {},
  { workMode: 'hybrid', postedWithin: '90' },
  { zodiac: 'ox', department: 'Department 5', hasSalary: 'yes' },
  { country: 'Country 3', place: 'Place 7' },
  { search: 'engineer 12 place', industry: 'Industry 2', sort: 'title' },
  { companyId: 17, country: 'Country 4', sort: 'company' },
];

/** The same by the plainest means. */
function isMatch(row: SnapshotRow, filters: OpeningFilters): boolean {
  const text = `${row.title}\n${row.companyName}\n${row.places.join('\n')}`.toLowerCase();
  const age = row.postedDate === null ? Infinity : today - Date.parse(row.postedDate) / dayMs;
  return [
    (filters.search ?? '').split(' ').every((word) => text.includes(word)),
    filters.zodiac === undefined || row.zodiacSign === filters.zodiac,
    filters.companyId === undefined || row.companyId === filters.companyId,
    filters.workMode === undefined || row.workModes.includes(filters.workMode),
    filters.department === undefined || row.department === filters.department,
    filters.country === undefined || row.countries.includes(filters.country),
    filters.place === undefined || row.places.includes(filters.place),
    filters.industry === undefined || row.industry === filters.industry,
    filters.hasSalary === undefined || row.hasSalary,
    filters.postedWithin === undefined || age <= Number(filters.postedWithin),
  ].every(Boolean);
}

test.each(filterSets)('the openings and counts for %j are those of a plain search', (filters) => {
  const { ids, facets } = searchOpenings(snapshot, filters, today);
  const matching = (others: OpeningFilters) => rows.filter((row) => isMatch(row, others));
  expect(ids.toSorted((a, b) => a - b)).toEqual(matching(filters).map(({ id }) => id));

  const { zodiac: _zodiac, ...butSign } = filters;
  const bySign = Map.groupBy(matching(butSign), ({ zodiacSign }) => zodiacSign);
  expect(facets.signs).toEqual(zodiacSignIds.map((sign) => ({ sign, count: bySign.get(sign)?.length ?? 0 })));
  const { country: _country, ...butCountry } = filters;
  const byCountry = Map.groupBy(
    matching(butCountry).flatMap(({ countries }) => countries),
    (country) => country,
  );
  expect(new Map(facets.countries.map(({ value, count: found }) => [value, found]))).toEqual(
    new Map([...byCountry].map(([value, found]) => [value, found.length])),
  );
  const { hasSalary: _salary, ...butSalary } = filters;
  expect(facets.withSalary).toBe(matching({ ...butSalary, hasSalary: 'yes' }).length);
});

test('the newest come first, and openings without a date last', () => {
  const { ids } = searchOpenings(snapshot, {}, today);
  const ages = ids.map((id) => rows[id - 1]?.postedDate ?? '');
  expect(ages).toEqual(ages.toSorted().toReversed());
});
