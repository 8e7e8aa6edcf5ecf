import { expect, test } from 'vitest';
import { facetOptions } from './FacetSelect.tsx';
import { signFacet } from './options.ts';

const counts = [
  { value: 'Japan', count: 10_000 },
  { value: 'Norway', count: 833 },
];

test('an option shows its number of rows, or a lower bound', () => {
  const labels = (capped: boolean) =>
    facetOptions({ all: 'All', counts, capped, chosen: 'Peru' }).map(({ label }) => label);
  expect(labels(false)).toEqual(['All', 'Japan (10,000)', 'Norway (833)', 'Peru (0)']);
  expect(labels(true)).toEqual(['All', 'Japan (10,000+)', 'Norway (833+)', 'Peru']);
});

test('a sign shows a lower bound of its number of rows', () => {
  const ox = signFacet([{ value: 'ox', count: 10_000 }], undefined, true).find(({ value }) => value === 'ox');
  expect(ox?.label).toBe('Ox (10,000+)');
});
