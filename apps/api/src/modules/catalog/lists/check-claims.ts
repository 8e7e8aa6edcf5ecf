import { articleLists } from '@org/api-contract/lists';
import type { TableClaim } from '@org/article-composer';
import type { Db } from '#database/connection.ts';
import { countsOfFoundings, foundingsNamed, type FoundingCount } from '#modules/catalog/lists/queries.ts';

type Named = Awaited<ReturnType<typeof foundingsNamed>>;

/**
 * Compares the claims of articles with today's lists. PostgreSQL counts the rows, and only named rows are read.
 *
 * @returns for each claim, whether it is true
 */
export async function checkClaims(
  db: Db,
  claims: readonly TableClaim[],
): Promise<(claim: TableClaim) => boolean> {
  const names = [...new Set(claims.flatMap((claim) => ('name' in claim ? claim.name : [])))];
  const read = articleLists.map(async (list) => {
    const [counted, named] = await Promise.all([
      countsOfFoundings(db, list, { byCountryAndTrade: true }),
      foundingsNamed(db, list, names),
    ]);
    return [list.member, { counted, named }] as const;
  });
  const tables = Object.fromEntries(await Promise.all(read)) as Record<
    (typeof articleLists)[number]['member'],
    { counted: FoundingCount[]; named: Named }
  >;
  return (claim) => {
    if (claim.kind === 'table row')
      return tables[claim.table].named.some(
        ({ name, year, month, day, sign }) =>
          name === claim.name &&
          year === claim.year &&
          month === claim.month &&
          day === claim.day &&
          sign === claim.sign,
      );
    if (claim.kind === 'known for')
      return Object.values(tables).some(({ named }) =>
        named.some(
          ({ name, knownFor }) => name === claim.name && knownFor?.replace(/\.$/, '') === claim.text,
        ),
      );
    if (claim.kind === 'fact of row')
      return tables[claim.table].named.some(
        ({ name, facts }) => name === claim.name && facts[claim.fact] === claim.text,
      );
    return (
      tables[claim.of].counted.reduce((sum, group) => sum + (counts(claim, group) ? group.count : 0), 0) ===
      claim.value
    );
  };
}

/** Whether a claim is a number of rows by sign, kind, line of business, country and year. */
function counts(
  claim: Exclude<TableClaim, { kind: 'table row' | 'known for' | 'fact of row' }>,
  { sign, kind, trade, country, year }: FoundingCount,
): boolean {
  switch (claim.kind) {
    case 'total':
      return true;
    case 'count':
      return sign === claim.sign;
    case 'count of kind':
      return (
        (claim.rowKind === null || kind === claim.rowKind) &&
        (claim.branches === undefined || claim.branches.includes(trade ?? '')) &&
        (claim.country === undefined || country === claim.country) &&
        (claim.year === undefined || year === claim.year) &&
        (claim.span === undefined || (year >= claim.span[0] && year <= claim.span[1])) &&
        (claim.sign === null || sign === claim.sign)
      );
    case 'count of year':
      return year === claim.year;
  }
}
