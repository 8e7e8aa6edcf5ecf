import {
  birthDayNumber,
  describeSign,
  expressionNumber,
  getZodiacSignByDate,
  kuaOf,
  lifePathNumber,
  relationsOf,
  type BranchRelation,
  type CalendarDate,
  type Kua,
  type ZodiacDate,
  type ZodiacSign,
} from '@org/zodiac-core';
import {
  dayMaster,
  elementCounts,
  emptyBranches,
  luckPillars,
  tenGodsOf,
  type BirthMoment,
  type BranchCharacter,
  type DayMaster,
  type ElementCounts,
  type FourPillars,
  type LuckPillars,
  type LuckSex,
  type TenGodsOfPillars,
} from '@org/zodiac-core/pillars';
import { usefulElement, type UsefulElement } from '@org/zodiac-core/useful-element';
import type { Birth, ReadingOptions } from './birth.ts';
import { possiblePillars, type PossiblePillars } from './possible-pillars.ts';
import { readMoment } from './read-moment.ts';
import { ageOn } from './words/dates.ts';

/** All values that a reading needs, computed once by the rules of zodiac-core. */
export interface Chart {
  readonly birth: Birth;
  /** The date of birth. */
  readonly date: CalendarDate;
  /** `'YYYY-MM-DD'` */
  readonly today: string;
  /** The first zodiac year of the year ahead. */
  readonly year: number;
  /** The first zodiac year of the year ahead, if it is not the current one. */
  readonly chosenYear: number | undefined;
  /** Completed years today. */
  readonly age: number;
  /** The input of the pillars, for other functions of zodiac-core. */
  readonly moment: BirthMoment;
  readonly isTimeKnown: boolean;
  /** The clock showed the time of birth twice. The first time is used. */
  readonly isTimeRepeated: boolean;
  /** The sign of the year and its zodiac year, by the chosen calendar. */
  readonly zodiac: ZodiacDate;
  /** The sign with its name in the chosen calendar. */
  readonly sign: ZodiacSign;
  readonly pillars: FourPillars;
  /** The possible sets of four pillars: one with a time of birth, thirteen or more without. */
  readonly possible: readonly PossiblePillars[];
  readonly dayMaster: DayMaster;
  readonly tenGods: TenGodsOfPillars;
  readonly elements: ElementCounts;
  /** The useful element, or why it is open. */
  readonly useful: UsefulElement;
  readonly emptyBranches: readonly [BranchCharacter, BranchCharacter];
  /** The relations among the person's three or four branches. */
  readonly relations: readonly BranchRelation[];
  /** The luck pillars for the given sex, or for both sexes without one. */
  readonly luck: Readonly<Partial<Record<LuckSex, LuckPillars>>>;
  readonly kua: Readonly<Partial<Record<LuckSex, Kua>>>;
  readonly lifePath: number;
  readonly birthDay: number;
  /** `undefined` without a name, or if the table of letters has no value for it. */
  readonly expression: number | undefined;
}

/**
 * Computes the chart of a birth.
 *
 * @throws InvalidBirth with the field, when the birth is impossible or outside the calendar
 */
export function chartOf(birth: Birth, { today, year }: ReadingOptions): Chart {
  const { moment, zodiac, pillars, isTimeRepeated } = readMoment(birth, today);
  const { date, name, sex } = birth;
  const sexes: readonly LuckSex[] = sex ? [sex] : ['female', 'male'];
  const [bornYear = 0, month = 0, day = 0] = date.split('-').map(Number);
  const branches = [pillars.year, pillars.month, pillars.day, ...(pillars.hour ? [pillars.hour] : [])];
  return {
    birth,
    date: { year: bornYear, month, day },
    today,
    year: year ?? getZodiacSignByDate(today)?.zodiacYear ?? Number(today.slice(0, 4)),
    chosenYear: year,
    age: ageOn(today, date),
    moment,
    isTimeKnown: birth.time !== undefined,
    isTimeRepeated,
    zodiac,
    sign: { ...describeSign(zodiac.sign.id), name: zodiac.sign.name },
    pillars,
    possible: possiblePillars(pillars),
    dayMaster: dayMaster(pillars),
    tenGods: tenGodsOf(pillars),
    elements: elementCounts(pillars),
    useful: usefulElement(pillars),
    emptyBranches: emptyBranches(pillars.day),
    relations: relationsOf(branches.map(({ branch }) => branch)),
    luck: bySex(sexes, (each) => luckPillars(moment, each)),
    kua: bySex(sexes, (each) => kuaOf(date, each)),
    lifePath: lifePathNumber(date),
    birthDay: birthDayNumber(day),
    expression: name === undefined ? undefined : expressionOf(name),
  };
}

const bySex = <Value>(
  sexes: readonly LuckSex[],
  valueOf: (sex: LuckSex) => Value,
): Partial<Record<LuckSex, Value>> => Object.fromEntries(sexes.map((sex) => [sex, valueOf(sex)]));

function expressionOf(name: string): number | undefined {
  try {
    return expressionNumber(name);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
