import { zodiacSignIds, type ZodiacSignId } from '@org/zodiac-core';
import type { Db } from '#database/connection.ts';

/** Counts the rows of a catalogue table for each of the twelve signs, in the order of the cycle. */
export async function countBySign(
  db: Db,
  table: 'carBrands' | 'usStates',
): Promise<{ sign: ZodiacSignId; count: number }[]> {
  const rows = await db
    .selectFrom(table)
    .select(({ fn }) => ['zodiacSign', fn.countAll<number>().as('count')])
    .where('hiddenAt', 'is', null)
    .groupBy('zodiacSign')
    .execute();
  const counts = new Map(rows.map(({ zodiacSign, count }) => [zodiacSign, count]));
  return zodiacSignIds.map((sign) => ({ sign, count: counts.get(sign) ?? 0 }));
}
