import { articleLists } from '@org/api-contract/lists';
import type { ArticleTables } from '../article.ts';
import type { Claim, TableClaim } from './claim.ts';

export const isTableClaim = (claim: Claim): claim is TableClaim =>
  ['count', 'total', 'count of kind', 'count of year', 'table row', 'known for'].includes(claim.kind);

/** Whether the tables still say what an article states of them. */
export function isStillTrue(claim: TableClaim, tables: ArticleTables): boolean {
  switch (claim.kind) {
    case 'count':
      return tables[claim.of].filter(({ sign }) => sign === claim.sign).length === claim.value;
    case 'total':
      return tables[claim.of].length === claim.value;
    case 'count of kind':
      return (
        tables[claim.of].filter(
          ({ kind, sign }) => kind === claim.rowKind && (claim.sign === null || sign === claim.sign),
        ).length === claim.value
      );
    case 'count of year':
      return tables[claim.of].filter(({ year }) => year === claim.year).length === claim.value;
    case 'table row':
      return tables[claim.table].some(
        ({ name, year, month, day, sign }) =>
          name === claim.name &&
          year === claim.year &&
          month === claim.month &&
          day === claim.day &&
          sign === claim.sign,
      );
    case 'known for':
      return articleLists.some(({ member }) =>
        tables[member].some(
          ({ name, knownFor }) => name === claim.name && knownFor?.replace(/\.$/, '') === claim.text,
        ),
      );
  }
}
