import { text } from '@org/content/reading';
import {
  getZodiacSignByDate,
  relations,
  zodiacSignIds,
  type BranchRelation,
  type CalendarName,
  type ZodiacSignId,
} from '@org/zodiac-core';
import type { Chart } from '../chart.ts';

/** One of the four pillars. */
export type Position = 'year' | 'month' | 'day' | 'hour';

/** A relation of a branch with one of a person's branches. */
interface RelationWithChart {
  readonly position: Position;
  readonly own: ZodiacSignId;
  readonly relation: BranchRelation;
}

const positions = ['day', 'year', 'month', 'hour'] as const;

/**
 * The relations of a branch with the three or four branches of a chart. The day comes first, because it stands for
 * the person. The year has the sign by New Year's Day, which the reader knows as the year sign. The year pillar of a
 * birth between the Start of Spring and New Year's Day can have another.
 */
export const relationsWithChart = (
  sign: ZodiacSignId,
  { sign: { id: yearSign }, pillars }: Chart,
): RelationWithChart[] =>
  positions.flatMap((position) => {
    const own = position === 'year' ? yearSign : pillars[position]?.sign;
    return own ? relations(sign, own).map((relation) => ({ position, own, relation })) : [];
  });

/** The name of a sign in a calendar: the rabbit is the Cat in Vietnam. */
export function signName(id: ZodiacSignId, calendar: CalendarName = 'china'): string {
  // 1984 was a Year of the Rat everywhere.
  const date = { year: 1984 + zodiacSignIds.indexOf(id), month: 6, day: 1 };
  return getZodiacSignByDate(date, { calendar })?.sign.name ?? id;
}

/** The name of the animal of the year or of the day of birth. */
export const ownAnimal = ({ sign, pillars, birth }: Chart, position: 'year' | 'day'): string =>
  position === 'year' ? sign.name : signName(pillars.day.sign, birth.calendar);

/** A relation in words, such as `'best match of the Goat (day)'`. */
export const relationInWords = ({ position, own, relation }: RelationWithChart, { birth }: Chart): string =>
  text(`relations.short.${relation.kind}`, {
    animal: signName(own, birth.calendar),
    position: text(`voice.pillars.${position}`),
  });
