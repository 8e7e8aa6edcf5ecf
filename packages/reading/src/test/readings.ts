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

/** Readings of all ages, with and without a time of birth. The files of a worker compose them once. */
export const many: readonly Reading[] = randomBirths(200, 5).map((birth) => read(birth));

/** The texts of the months of a reading, with the claim about what stands out. */
export const monthsOf = (reading: Reading) =>
  (chapterOf(reading, 'months')?.paragraphs ?? []).flatMap(({ text, claims }) => {
    const shape = claims.find(({ subject }) => subject.endsWith(':shape'))?.value;
    return shape === undefined ? [] : [{ text, shape }];
  });
