import { zodiacSignIds, type ZodiacSignId } from '@org/zodiac-core';
import type { Db } from '#database/connection.ts';
import { companySeats } from './queries.ts';

/** Number of cities on the map, those with the most companies. */
const maxCities = 1_500;

/** Companies of each sign, in the order of the cycle. */
class SignCounts {
  readonly counts = zodiacSignIds.map(() => 0);
  total = 0;

  add(sign: ZodiacSignId, count: number): void {
    const place = zodiacSignIds.indexOf(sign);
    this.counts[place] = (this.counts[place] ?? 0) + count;
    this.total += count;
  }
}

/** What `GET /api/insights/seats` answers. */
export async function readSeats(db: Db) {
  const cities = new Map<string, SignCounts & { place: Place }>();
  const countries = new Map<string, SignCounts>();
  let total = 0;
  for (const { city, country, latitude, longitude, sign, count } of await companySeats(db)) {
    total += count;
    if (country === null) continue;
    const ofCountry = countries.get(country) ?? new SignCounts();
    ofCountry.add(sign, count);
    countries.set(country, ofCountry);
    if (city === null || latitude === null || longitude === null) continue;
    const key = [country, latitude, longitude].join(' ');
    const ofCity =
      cities.get(key) ?? Object.assign(new SignCounts(), { place: { city, country, latitude, longitude } });
    ofCity.add(sign, count);
    cities.set(key, ofCity);
  }
  const shown = [...cities.values()]
    .toSorted((a, b) => b.total - a.total || (a.place.city < b.place.city ? -1 : 1))
    .slice(0, maxCities);
  return {
    cities: shown.map(({ place, counts }) => ({ ...place, counts })),
    countries: [...countries]
      .toSorted(([nameA, a], [nameB, b]) => b.total - a.total || (nameA < nameB ? -1 : 1))
      .map(([country, { counts }]) => ({ country, counts })),
    notOnMap: total - shown.reduce((sum, ofCity) => sum + ofCity.total, 0),
  };
}

interface Place {
  city: string;
  country: string;
  latitude: number;
  longitude: number;
}
