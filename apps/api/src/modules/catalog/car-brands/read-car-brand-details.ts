import type { CarBrand } from '@org/api-contract';
import { ApiError } from '#kernel/api-error.ts';
import type { Db } from '#database/connection.ts';
import { otherSign } from '#modules/catalog/shared/other-sign.ts';
import { rowOfSlug } from '#modules/catalog/shared/row-of-slug.ts';
import { sources } from '#modules/catalog/shared/sources.ts';
import { carBrandFacts, companyOfName, neighboursOfCarBrand } from './queries.ts';

type Row = Awaited<ReturnType<typeof carBrandFacts>>;

/** A stored brand as the contract describes it. */
export const carBrandOfRow = (row: Row): CarBrand => ({
  ...row,
  otherSign: otherSign(
    { year: row.foundedYear, month: row.foundedMonth, day: row.foundedDay },
    row.zodiacSign,
  ),
  createdAt: row.createdAt.toISOString(),
});

/**
 * The facts of the brand that a slug means, with sources, neighbours, and the company of the same name.
 *
 * @throws ApiError `not_found`
 */
export async function readCarBrandDetails(db: Db, slug: string) {
  const found = await rowOfSlug(db, 'carBrand', slug);
  if (!found) throw new ApiError('not_found');
  const row = await carBrandFacts(db, found.id);
  return {
    carBrand: carBrandOfRow(row),
    company: (await companyOfName(db, row.name)) ?? null,
    movedTo: found.slug === slug ? null : found.slug,
    neighbours: await neighboursOfCarBrand(db, row),
    sources: [sources.cars, ...(row.logoUrl === null ? [] : [sources.logo])],
  };
}
