import type { Birth } from '../birth.ts';
import { composeReading } from '../compose-reading.ts';
import type { Reading, SectionId } from '../reading.ts';
import { randomBirths } from './random-births.ts';

export const today = '2026-11-24';
export const chengdu = { name: 'Chengdu, China', timeZone: 'Asia/Shanghai', longitude: 104.07 };
export const berlin = { name: 'Berlin, Germany', timeZone: 'Europe/Berlin', longitude: 13.4 };
export const newYork = {
  name: 'New York City, United States',
  timeZone: 'America/New_York',
  longitude: -74,
};

export const read = (birth: Birth, on = today): Reading => composeReading(birth, { today: on });
export const chapterOf = (reading: Reading, id: SectionId) =>
  reading.sections.find((section) => section.id === id);
export const textOn = (on: string, birth: Birth, ...ids: SectionId[]): string =>
  read(birth, on)
    .sections.filter(({ id }) => ids.length === 0 || ids.includes(id))
    .flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text))
    .join('\n');
export const textOf = (birth: Birth, ...ids: SectionId[]): string => textOn(today, birth, ...ids);

/** All texts that a reader sees, except sources. */
export const wholeOf = ({ summary, sections }: Reading): string =>
  [
    ...[summary, ...sections].flatMap(({ heading, whatHelps, watchFor }) => [
      heading,
      ...whatHelps,
      ...watchFor,
    ]),
    ...summary.paragraphs,
    ...summary.yearAhead,
    ...sections.flatMap((section) => [section.summary, ...section.paragraphs.map(({ text }) => text)]),
  ].join('\n');

const aged = new Map<number, readonly Reading[]>();

/** Readings of an age, born on every eleventh day of the year: with every day master, every day sign and every month. */
export function readingsAged(age: number): readonly Reading[] {
  const known =
    aged.get(age) ??
    randomBirths(29, age).map((birth, index) =>
      read({ ...birth, date: new Date(Date.UTC(2026 - age, 0, 1 + 11 * index)).toISOString().slice(0, 10) }),
    );
  aged.set(age, known);
  return known;
}
export const wholesAged = (...ages: number[]): string =>
  ages.flatMap((age) => readingsAged(age).map(wholeOf)).join('\n');

/** CI composes few readings, in a few seconds; set `READINGS=10000` for more. */
const count = Number(process.env.READINGS ?? 200);
const places = [chengdu, berlin, newYork];
const names = ['Ada Lovelace', 'José Pérez', 'Olga Nowak', 'Kwame Okafor', '王小明'];

/** Births of all ages, with and without a time. Every fourth has a place, every third a name. */
export const birthsOfMany: readonly Birth[] = randomBirths(count, 5).map((birth, index) => ({
  ...birth,
  ...(index % 4 === 0 && { place: places[(index / 4) % places.length] }),
  ...(index % 3 === 0 && { name: names[(index / 3) % names.length] }),
}));

/** The readings of these births. The files of a worker compose them once. */
export const many: readonly Reading[] = birthsOfMany.map((birth) => read(birth));

/** The texts of the months of a reading, with the claim about what stands out. */
export const monthsOf = (reading: Reading) =>
  (chapterOf(reading, 'months')?.paragraphs ?? []).flatMap(({ text, claims }) => {
    const shape = claims.find(({ subject }) => subject.endsWith(':shape'))?.value;
    return shape === undefined ? [] : [{ text, shape }];
  });
