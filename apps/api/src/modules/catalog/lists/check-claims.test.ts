import type { TableClaim } from '@org/article-composer';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type RunningApp } from '#test/harness.ts';
import { checkClaims } from './check-claims.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
  // Two shown states are from 1788; Virginia, which is hidden, is the third.
  await sql`
    update us_states set hidden_at = now() where name not in ('New Hampshire', 'South Carolina', 'Texas')`.execute(
    app.db,
  );
});
afterAll(() => app.close());

const of = 'usStates';
const row = {
  kind: 'table row',
  table: of,
  name: 'New Hampshire',
  year: 1788,
  month: 6,
  day: 21,
  sign: 'monkey',
} as const;
const breweries = ['Beverages - Brewers', 'Brewers'];
const claims: readonly [claim: TableClaim, isTrue: boolean][] = [
  [{ kind: 'total', of, value: 3 }, true],
  [{ kind: 'total', of, value: 4 }, false],
  [{ kind: 'count', of, sign: 'monkey', value: 2 }, true],
  [{ kind: 'count', of, sign: 'snake', value: 2 }, false],
  [{ kind: 'count', of, sign: 'rat', value: 0 }, true],
  [{ kind: 'count of kind', of, rowKind: 'South', sign: null, value: 2 }, true],
  [{ kind: 'count of kind', of, rowKind: 'South', sign: 'monkey', value: 1 }, true],
  [{ kind: 'count of kind', of, rowKind: 'South', sign: 'monkey', value: 2 }, false],
  [{ kind: 'count of kind', of, rowKind: null, year: 1788, sign: null, value: 2 }, true],
  [{ kind: 'count of kind', of, rowKind: null, span: [1787, 1788], sign: 'monkey', value: 1 }, false],
  [{ kind: 'count of kind', of, rowKind: null, country: 'Texas', sign: null, value: 1 }, false],
  [{ kind: 'count of kind', of: 'carBrands', rowKind: null, country: 'Italy', sign: null, value: 14 }, true],
  [{ kind: 'count of kind', of: 'carBrands', rowKind: null, country: 'Spain', sign: null, value: 14 }, false],
  [
    { kind: 'count of kind', of: 'companies', rowKind: null, branches: breweries, sign: 'rat', value: 8 },
    true,
  ],
  [
    { kind: 'count of kind', of: 'companies', rowKind: null, branches: breweries, sign: 'rat', value: 9 },
    false,
  ],
  [{ kind: 'count of year', of, year: 1788, value: 2 }, true],
  [{ kind: 'count of year', of, year: 1845, value: 2 }, false],
  [row, true],
  [{ ...row, day: 22 }, false],
  [{ ...row, sign: 'goat' }, false],
  [{ ...row, table: 'carBrands' }, false],
  [{ ...row, name: 'new hampshire' }, false],
  [{ ...row, name: 'Virginia', day: 25 }, false],
  [
    {
      kind: 'known for',
      name: 'New Hampshire',
      text: 'It was the ninth to ratify the Constitution, and so put it into force. Its law asks for the first presidential primary of the nation, and its House has 400 members',
    },
    true,
  ],
  [{ kind: 'known for', name: 'New Hampshire', text: 'Tenth to ratify' }, false],
];

test('a claim of an article is true as long as the shown rows of the list agree', async () => {
  const isTrue = await checkClaims(
    app.db,
    claims.map(([claim]) => claim),
  );
  expect(claims.map(([claim]) => [claim, isTrue(claim)])).toEqual(claims);
});
