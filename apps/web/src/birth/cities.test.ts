import { expect, test } from 'vitest';
import { findCities, loadCities } from './cities.ts';

const namesOf = async (typed: string, maxCount?: number): Promise<string[]> =>
  findCities(await loadCities(), typed, maxCount).map(({ name }) => name);

test('more than 5,000 cities have a name, a country, a longitude and a time zone that browsers know', async () => {
  const cities = await loadCities();
  expect(cities.length).toBeGreaterThan(5_000);
  const zones = new Set(cities.map(({ timeZone }) => timeZone));
  for (const timeZone of zones) expect(new Intl.DateTimeFormat('en', { timeZone })).toBeDefined();
  const wrong = cities.filter(
    ({ name, longitude }) => !/^\S.*\S, \S/.test(name) || !(Math.abs(longitude) <= 180),
  );
  expect(wrong).toEqual([]);
});

test('each city has the time zone of its own place, even if another zone has had the same time since 1970', async () => {
  const cities = await loadCities();
  const zoneOf = (wanted: string) => cities.find(({ name }) => name === wanted)?.timeZone;
  expect(zoneOf('La Paz, Bolivia')).toBe('America/La_Paz');
  expect(zoneOf('Copenhagen, Denmark')).toBe('Europe/Copenhagen');
  expect(zoneOf('Dandong, China')).toBe('Asia/Shanghai');
  expect(zoneOf('Indianapolis (IN), United States')).toBe('America/Indiana/Indianapolis');
});

test.each([
  ['sao paulo', 'São Paulo, Brazil'],
  ['ZÜRICH', 'Zürich, Switzerland'],
  ['chengdu', 'Chengdu, China'],
  ['york', 'New York City (NY), United States'],
  ['springfield mo', 'Springfield (MO), United States'],
])('%j finds %s', async (typed, name) => {
  expect(await namesOf(typed)).toContain(name);
});

test('larger cities come first, and no more cities are returned than requested', async () => {
  expect((await namesOf('london'))[0]).toBe('London, United Kingdom');
  expect(await namesOf('', 5)).toHaveLength(5);
  expect(await namesOf('nowhere at all')).toEqual([]);
});
