import { describe, expect, test } from 'vitest';
import samples from '#test/source-api-samples.json' with { type: 'json' };
import { SourceFailure } from './source-failure.ts';
import { companiesOf, foundingDate, queryFor, factsOf, factsQueryFor } from './wikidata.ts';

test('the documented sample of Wikidata becomes a company', () => {
  expect(companiesOf(samples.wikidata)).toEqual([
    {
      name: 'Apple Inc.',
      founded: { year: 1976, month: 4, day: 1 },
      location: 'Cupertino',
      country: null,
      industry: null,
      website: 'https://www.apple.com/',
    },
  ]);
});

describe('an inception is read to its stated precision', () => {
  test.each([
    [9, { year: 1934, month: null, day: null }],
    [10, { year: 1934, month: 1, day: null }],
    [11, { year: 1934, month: 1, day: 1 }],
    [8, undefined],
    [7, undefined],
    [Number.NaN, undefined],
  ])('with precision %d', (precision, founded) => {
    expect(foundingDate('1934-01-01T00:00:00Z', precision)).toEqual(founded);
  });

  test.each([[null], ['-0500-01-01T00:00:00Z'], ['t123456'], ['1934']])('%s is not a date', (inception) => {
    expect(foundingDate(inception, 11)).toBeUndefined();
  });
});

test('a company with several rows is returned once, and one without an English name is left out', () => {
  const row = (item: string, name: string, hq: string) => ({
    item: { value: item },
    itemLabel: { value: name },
    inception: { value: '1990-01-01T00:00:00Z' },
    precision: { value: '9' },
    hqLabel: { value: hq },
    industryLabel: { value: 'Retail' },
  });
  const bindings = [row('Q1', 'Quux', 'Lyon'), row('Q1', 'Quux', 'Paris'), row('Q2', 'Q2', 'Lyon')];
  expect(companiesOf({ results: { bindings } })).toEqual([
    expect.objectContaining({ name: 'Quux', location: 'Lyon', industry: 'Retail', website: null }),
  ]);
});

test('the query to Wikidata has the given years', () => {
  expect(queryFor([1984, 1985])).toContain('YEAR(?inception) IN (1984, 1985)');
});

describe('the facts about companies in Wikidata', () => {
  const row = (item: string, more: Record<string, string>) => ({
    item: { value: `http://www.wikidata.org/entity/${item}` },
    ...Object.fromEntries(Object.entries(more).map(([name, value]) => [name, { value }])),
  });
  const read = (...bindings: object[]) => factsOf({ results: { bindings } });

  test('are one entry for each item, with all founders and the latest number of employees', () => {
    expect(
      read(
        row('Q312', {
          itemDescription: 'American <b>technology</b> company',
          founderLabel: 'Steve Jobs',
          born: '1955-02-24T00:00:00Z',
          died: '2011-10-05T00:00:00Z',
          hqLabel: 'Apple Park',
          employees: '80000',
          employeesAt: '2013-01-01T00:00:00Z',
        }),
        row('Q312', {
          founderLabel: 'Steve Wozniak',
          born: '1950-08-11T00:00:00Z',
          employees: '164000',
          employeesAt: '2022-09-24T00:00:00Z',
        }),
        row('Q312', { founderLabel: 'Steve Jobs', employees: '154000', employeesAt: '2021-09-25T00:00:00Z' }),
        row('Q95', {}),
      ),
    ).toEqual([
      {
        item: 'Q312',
        description: 'American technology company',
        founders: [
          { name: 'Steve Jobs', bornYear: 1955, diedYear: 2011 },
          { name: 'Steve Wozniak', bornYear: 1950, diedYear: null },
        ],
        headOffice: 'Apple Park',
        employees: { number: 164_000, year: 2022 },
      },
      { item: 'Q95', description: null, founders: [], headOffice: null, employees: null },
    ]);
  });

  test('have the latest birth and the earliest death of a founder with several dates', () => {
    const dates = { founderLabel: 'Ada', born: '1815-12-10T00:00:00Z', died: '1852-11-27T00:00:00Z' };
    const others = { founderLabel: 'Ada', born: '1816-01-01T00:00:00Z', died: '1851-01-01T00:00:00Z' };
    const [facts] = read(row('Q1', dates), row('Q1', others), row('Q1', { founderLabel: 'Ada', born: 'x' }));
    expect(facts?.founders).toEqual([{ name: 'Ada', bornYear: 1816, diedYear: 1851 }]);
  });

  test('are left out if they are malformed', () => {
    expect(read(row('x', { founderLabel: 'Nobody' }), row('Q0', {}))).toEqual([]);
    const [facts] = read(
      row('Q1', { founderLabel: 'Q42', hqLabel: 'Q7', employees: '-5', employeesAt: 'never' }),
      row('Q1', { employees: '1e99' }),
    );
    expect(facts).toEqual({ item: 'Q1', description: null, founders: [], headOffice: null, employees: null });
    expect(() => factsOf({})).toThrow(SourceFailure);
  });

  test('are requested by valid ids only', () => {
    expect(factsQueryFor(['Q312', 'Q1} DROP', 'Q95'])).toContain('VALUES ?item { wd:Q312 wd:Q95 }');
  });
});
