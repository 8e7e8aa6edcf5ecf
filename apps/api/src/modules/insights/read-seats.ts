import type { Db } from '#database/connection.ts';
import { countriesOfCompanies, topCities } from '#modules/catalog/companies/seats.ts';
import { countsOfList } from '#modules/catalog/shared/shown-counts.ts';

/** Maximum number of cities on the map. */
const maxCities = 1_500;

/** The answer of `GET /api/insights/seats`. */
export async function readSeats(db: Db) {
  const [cities, countries, { total }] = await Promise.all([
    topCities(db, maxCities),
    countriesOfCompanies(db),
    countsOfList(db, 'companies'),
  ]);
  const onMap = cities.flatMap(({ counts }) => counts).reduce((sum, count) => sum + count, 0);
  return { cities, countries, notOnMap: total - onMap };
}
