import type { Birth } from './birth.ts';

export type City = NonNullable<Birth['place']>;

/** Identifies a city. Its name and country are not enough, because some cities share both. */
export const keyOf = ({ name, longitude, timeZone }: City): string =>
  JSON.stringify({ name, longitude, timeZone });

/** The cities of `data/cities.csv`, the largest first. The file is loaded when a place is searched. */
export async function loadCities(): Promise<readonly City[]> {
  const { default: csv } = await import('../../../../data/cities.csv?raw');
  return csv
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => {
      const [name, country, longitude, timeZone = ''] = row.split(',');
      return { name: `${name}, ${country}`, longitude: Number(longitude), timeZone };
    });
}

/** Removes case, diacritics and punctuation, so that "sao paulo" finds "São Paulo". */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\p{M}\p{P}]/gu, '');

/** The cities whose name begins with the typed text, then the cities with another word that begins so; the largest first. */
export function findCities(cities: readonly City[], typed: string, maxCount = 20): City[] {
  const wanted = plain(typed).trim();
  const first = cities.filter(({ name }) => plain(name).startsWith(wanted));
  const within = cities.filter(({ name }) => plain(name).includes(` ${wanted}`));
  return [...new Set([...first, ...within])].slice(0, maxCount);
}
