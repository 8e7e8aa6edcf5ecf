import { sql } from 'kysely';
import type { UsRegion, UsStateCategory } from '@org/api-contract/values';
import type { ZodiacSignId } from '@org/zodiac-core';
import type { Db } from '#database/connection.ts';
import { relatedSigns } from '#modules/catalog/shared/related-signs.ts';

const usStateColumns = [
  'id',
  'slug',
  'name',
  'abbreviation',
  'aliases',
  'statehoodYear',
  'statehoodMonth',
  'statehoodDay',
  'admissionOrder',
  'howJoined',
  'capital',
  'capitalLatitude',
  'capitalLongitude',
  'largestCity',
  'region',
  'division',
  'category',
  'description',
  'population',
  'area',
  'nickname',
  'motto',
  'mottoTranslation',
  'flower',
  'bird',
  'tree',
  'timeZones',
  'zodiacSign',
  'isActive',
  'createdAt',
] as const;

/** The states with these ids, in the order of the ids. */
export const usStatesById = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('usStates')
    .select(usStateColumns)
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .orderBy(sql`array_position(${ids}::bigint[], id)`)
    .execute();

export async function usedUsRegions(db: Db): Promise<UsRegion[]> {
  const rows = await db
    .selectFrom('usStates')
    .where('hiddenAt', 'is', null)
    .select('region')
    .distinct()
    .orderBy('region')
    .execute();
  return rows.map(({ region }) => region);
}

/** The categories in use, ordered by their earliest statehood year. */
export async function usedUsCategories(db: Db): Promise<UsStateCategory[]> {
  const rows = await db
    .selectFrom('usStates')
    .where('hiddenAt', 'is', null)
    .select('category')
    .groupBy('category')
    .orderBy(({ fn }) => fn.min('statehoodYear'))
    .orderBy('category')
    .execute();
  return rows.map(({ category }) => category);
}

/** All facts of a row. */
export const usStateFacts = (db: Db, id: number) =>
  db.selectFrom('usStates').select(usStateColumns).where('id', '=', id).executeTakeFirstOrThrow();

/** Number of neighbours of each relation. */
const maxNeighbours = 6;

interface Neighboured {
  id: number;
  zodiacSign: ZodiacSignId;
  statehoodYear: number;
}

/** States of the same year, and those whose sign is the same, in harmony or across the wheel. */
export async function neighboursOfUsState(db: Db, { id, zodiacSign, statehoodYear }: Neighboured) {
  const others = db
    .selectFrom('usStates')
    .select(['slug', 'name', 'statehoodYear as year', 'zodiacSign', 'region as kind'])
    .where('hiddenAt', 'is', null)
    .where('id', '<>', id)
    .orderBy('admissionOrder')

    .orderBy('sortName')
    .limit(maxNeighbours);
  const { inHarmony, acrossTheWheel } = relatedSigns(zodiacSign);
  const [sameYear, sameSign, harmonious, across] = await Promise.all([
    others.where('statehoodYear', '=', statehoodYear).execute(),
    others.where('zodiacSign', '=', zodiacSign).execute(),
    others.where('zodiacSign', 'in', inHarmony).execute(),
    others.where('zodiacSign', 'in', acrossTheWheel).execute(),
  ]);
  return { sameYear, sameSign, inHarmony: harmonious, acrossTheWheel: across };
}

/** Name, sign, statehood year and region of the states, for articles. */
export const foundings = (db: Db) =>
  db
    .selectFrom('usStates')
    .select([
      'name',
      'zodiacSign as sign',
      'statehoodYear as year',
      'statehoodMonth as month',
      'statehoodDay as day',
      'region as kind',
      'howJoined as knownFor',
      'aliases',
      'population as fame',
    ])
    .select(sql<null>`null`.as('website'))
    .where('hiddenAt', 'is', null)
    .orderBy('sortName')
    .execute();
