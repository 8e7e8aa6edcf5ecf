import type { ListId } from '@org/api-contract/lists';
import { elementPoints, reasonOfRow, signForReader, type SignAndElement } from '@org/reading';
import { zodiacSignIds, type Element, type ZodiacSignId } from '@org/zodiac-core';
import type { Db } from '#database/connection.ts';
import { bestRowsOfSigns } from '#modules/catalog/lists/best-rows-of-signs.ts';
import { countsOfList } from '#modules/catalog/shared/shown-counts.ts';

/** Maximum number of rows shown of a sign. */
const maxRows = 6;

/** The signs of a list, best match for a reader first. Signs in harmony with the reader's come with their best rows. */
export async function rankedSigns(db: Db, list: ListId, reader: SignAndElement) {
  const signs = zodiacSignIds
    .map((sign) => ({ sign, ...signForReader(reader.sign, sign) }))
    .toSorted((a, b) => b.score - a.score);
  const good = signs.flatMap(({ sign, isGood }) => (isGood ? sign : []));
  const [{ bySign }, rows] = await Promise.all([
    countsOfList(db, list),
    bestRowsOfSigns(db, list, {
      signs: good,
      pointsOfElements: elements.map((element) => elementPoints(reader.element, element)),
      perSign: maxRows,
    }),
  ]);
  return signs.map(({ sign, score, reason }) => ({
    sign,
    score,
    reason,
    total: bySign.find((each) => each.sign === sign)?.count ?? 0,
    rows: rows
      .filter(({ zodiacSign }) => zodiacSign === sign)
      .map(({ openings, isLarge, ...row }) => ({
        ...row,
        reason: reasonOfRow(reader.element, { element: elementOf(row), openings, isLarge }),
      })),
  }));
}

/** The elements in the order of the stems. Each element has two stems. */
const elements: readonly Element[] = ['Wood', 'Fire', 'Earth', 'Metal', 'Water'];

/** The element of a zodiac year. Stems repeat every ten years from 4 CE. */
const elementOfZodiacYear = (year: number): Element =>
  elements[Math.floor(((((year - 4) % 10) + 10) % 10) / 2)] ?? 'Wood';

/** The element of a founding, by its zodiac year: the calendar year, or the year before if only that has the row's sign. */
function elementOf({ year, zodiacSign }: { year: number; zodiacSign: ZodiacSignId }): Element {
  const place = (((year - 4) % 12) + 12) % 12;
  return elementOfZodiacYear(zodiacSignIds[place] === zodiacSign ? year : year - 1);
}
