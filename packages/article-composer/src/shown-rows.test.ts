import { expect, test } from 'vitest';
import { zodiacSigns } from '@org/zodiac-core';
import { KeywordRefused } from './article.ts';
import { keywords } from './test/keywords.ts';
import { prepareTables, shownTables } from './shown-rows.ts';
import { shippedFacts } from './test/shipped-facts.ts';
import { claimsOf } from './test/stated-figures.ts';
import { write } from './test/write.ts';
import type { ComposedArticle } from './compose-article.ts';

const tables = ['companies', 'carBrands', 'usStates'] as const;

const namesOfRows = (article: ComposedArticle, table: (typeof tables)[number]) =>
  new Set(
    claimsOf(article).flatMap(({ claim }) =>
      claim.kind === 'table row' && claim.table === table ? [claim.name] : [],
    ),
  );

test('an article names at most fifteen rows of a table, and all articles together a tenth', () => {
  const requested = [
    ...keywords,
    ...zodiacSigns.flatMap(({ id }) => [
      `${id} companies`,
      `car brands of the ${id}`,
      `US states of the ${id}`,
    ]),
    ...shippedFacts.usStates.map(({ name }) => `${name} zodiac`),
    ...shippedFacts.carBrands.map(({ name }) => `${name} zodiac`),
  ];
  const written: string[] = [];
  const all = { companies: new Set<string>(), carBrands: new Set<string>(), usStates: new Set<string>() };
  for (const keyword of requested) {
    const article = articleOn(keyword, written);
    if (!article) continue;
    written.push(keyword);
    for (const table of tables) {
      const named = namesOfRows(article, table);
      expect(named.size, `${keyword} ${table}`).toBeLessThanOrEqual(15);
      for (const name of named) all[table].add(name);
    }
  }
  expect(written.length).toBeGreaterThan(keywords.length);
  expect(written.length).toBeLessThan(requested.length);
  for (const table of tables) {
    expect(all[table].size, table).toBeGreaterThan(0);
    expect(all[table].size, table).toBeLessThanOrEqual(shippedFacts[table].length / 10);
  }
});

test('tables prepared in steps give articles the same rows', async () => {
  const [prepared, fresh] = [structuredClone(shippedFacts), structuredClone(shippedFacts)];
  let pauses = 0;
  await prepareTables(prepared, () => {
    pauses += 1;
    return undefined;
  });
  expect(pauses).toBeGreaterThan(shippedFacts.companies.length / 100);
  const named = ['Texas zodiac sign', 'Nintendo zodiac sign', 'BMW zodiac sign'];
  expect(shownTables(prepared, named)).toEqual(shownTables(fresh, named));
});

test('capital letters in a keyword do not change the rows that it adds', () => {
  const [small, capital] = ['beer companies by zodiac', 'Beer Companies by Zodiac'].map((keyword) =>
    shownTables(shippedFacts, [keyword]),
  );
  expect(small).not.toEqual(shownTables(shippedFacts, []));
  expect(capital).toEqual(small);
});

function articleOn(keyword: string, keywordsSoFar: readonly string[]): ComposedArticle | undefined {
  try {
    return write(keyword, 5000, { ...shippedFacts, keywords: keywordsSoFar });
  } catch (error) {
    if (error instanceof KeywordRefused) return undefined;
    throw error;
  }
}
