import type { CarCategory } from '@org/api-contract/values';
import type { ZodiacSignId } from '@org/zodiac-core';
import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import { relatedSigns } from '#modules/catalog/shared/related-signs.ts';

const carBrandColumns = [
  'id',
  'slug',
  'name',
  'aliases',
  'foundedYear',
  'foundedMonth',
  'foundedDay',
  'dateSource',
  'zodiacSign',
  'country',
  'category',
  'description',
  'website',
  'logoUrl',
  'isActive',
  'endYear',
  'founders',
  'hqCity',
  'parent',
  'models',
  'knownFor',
  'yearNote',
  'createdAt',
] as const;

/** The brands with these ids, in the order of the ids. */
export const carBrandsById = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('carBrands')
    .select(carBrandColumns)
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .orderBy(sql`array_position(${ids}::bigint[], id)`)
    .execute();

export async function usedCarCategories(db: Db): Promise<CarCategory[]> {
  const rows = await db
    .selectFrom('carBrands')
    .where('hiddenAt', 'is', null)
    .select('category')
    .distinct()
    .orderBy('category')
    .execute();
  return rows.map(({ category }) => category);
}

/** All facts of a row. */
export const carBrandFacts = (db: Db, id: number) =>
  db.selectFrom('carBrands').select(carBrandColumns).where('id', '=', id).executeTakeFirstOrThrow();

/** Number of neighbours of each relation. */
const maxNeighbours = 6;

interface Neighboured {
  id: number;
  zodiacSign: ZodiacSignId;
  foundedYear: number;
}

/** Brands of the same year, and those whose sign is the same, in harmony or across the wheel. */
export async function neighboursOfCarBrand(db: Db, { id, zodiacSign, foundedYear }: Neighboured) {
  const others = db
    .selectFrom('carBrands')
    .select(['slug', 'name', 'foundedYear as year', 'zodiacSign', 'category as kind', 'logoUrl'])
    .where('hiddenAt', 'is', null)
    .where('id', '<>', id)
    .orderBy('isActive', 'desc')
    .orderBy(sql`logo_url is not null`, 'desc')
    .orderBy('sortName')
    .limit(maxNeighbours);
  const { inHarmony, acrossTheWheel } = relatedSigns(zodiacSign);
  const [sameYear, sameSign, harmonious, across] = await Promise.all([
    others.where('foundedYear', '=', foundedYear).execute(),
    others.where('zodiacSign', '=', zodiacSign).execute(),
    others.where('zodiacSign', 'in', inHarmony).execute(),
    others.where('zodiacSign', 'in', acrossTheWheel).execute(),
  ]);
  return { sameYear, sameSign, inHarmony: harmonious, acrossTheWheel: across };
}

/** Name, sign, founding year and category of the shown brands, for articles. */
export const foundings = (db: Db) =>
  db
    .selectFrom('carBrands')
    .select([
      'name',
      'zodiacSign as sign',
      'foundedYear as year',
      'foundedMonth as month',
      'foundedDay as day',
      'category as kind',
      'website',
      'knownFor',
      'aliases',
    ])
    .select(sql<number>`cardinality(aliases) + cardinality(founders)`.as('fame'))
    .where('hiddenAt', 'is', null)
    .orderBy('sortName')
    .execute();

/** The shown company whose name is that of a brand. A firm of another trade has the name by chance, as Rover. */
export const companyOfName = (db: Db, name: string) =>
  db
    .selectFrom('companies')
    .select(['slug', 'name', 'foundedYear'])
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .where('industry', 'in', ['Automotive', 'Manufacturing'])
    .where('hiddenAt', 'is', null)
    .executeTakeFirst();
