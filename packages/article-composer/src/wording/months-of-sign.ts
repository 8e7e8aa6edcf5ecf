import { compatibility, zodiacSigns, type Relation, type ZodiacSign } from '@org/zodiac-core';
import { solarTermsOf } from '@org/zodiac-core/solar-terms';
import { dayOfTerm } from './term-phrases.ts';

/** The relations of a month's animal that advise something for the month. */
const rulesOfMonths = [
  'same-sign',
  'six-harmony',
  'three-harmonies',
  'six-clash',
  'six-harm',
  'punishment',
  'six-destruction',
] as const;

/** The months of the solar calendar whose animals have a bond with a sign, from the Tiger's to the Ox's. */
export const monthsOf = (one: ZodiacSign, year: number) =>
  [...solarTermsOf(year).slice(2), ...solarTermsOf(year + 1).slice(0, 2)]
    .filter((_, at) => at % 2 === 0)
    .flatMap(({ id }, at, terms) => {
      const animal = zodiacSigns[(at + 2) % zodiacSigns.length];
      const rule = animal && rulesOfMonths.find((each) => each === compatibility(one.id, animal.id).basis);
      const begins = dayOfTerm(at === 11 ? year + 1 : year, id);
      const next = dayOfTerm(at > 9 ? year + 1 : year, terms[at + 1]?.id ?? 'li-chun');
      return animal && rule ? [{ animal, rule, begins, next }] : [];
    });

/** Whether a bond is one of the two that help. */
export const isHarmony = (rule: Relation): boolean => rule === 'six-harmony' || rule === 'three-harmonies';
