/**
 * Signs and their dates, relations of two signs, and numbers of a birth.
 *
 * @module zodiac-core
 */
export {
  zodiacSignIds,
  type ZodiacSignId,
  type BranchCharacter,
  type EarthlyBranch,
} from './cycle/branches.ts';
export { zodiacSigns, type ZodiacSign, type SignFacts, type SignSummary } from './signs/signs.ts';
export {
  getZodiacSign,
  getZodiacSignById,
  getZodiacSignByDate,
  type ZodiacDate,
  nextYearOfSign,
} from './signs/zodiac-year.ts';
export { describeSign, explainSign, type SignExplanation } from './signs/explain-sign.ts';
export { getZodiacSignByName } from './names/get-zodiac-sign-by-name.ts';
export { getChineseNewYear, getLunarNewYear } from './calendar/new-year.ts';
export { getStartOfSpring } from './calendar/li-chun.ts';
export {
  signOf,
  type KnownDate,
  type SignOf,
  boundarySentence,
  foundingSign,
  type FoundingDate,
} from './signs/sign-of.ts';
export { sexagenaryYear, type SexagenaryName, type SexagenaryYear } from './cycle/sexagenary.ts';
export { signOfHour } from './pillars/birth-moment.ts';
export {
  compatibility,
  type Compatibility,
  type Relation,
  type ScoredRelation,
} from './relations/compatibility.ts';
export { relations, relationsOf, type Branch, type BranchRelation } from './relations/relations.ts';
export { type RelationKind } from './relations/relation-kinds.ts';
export type { RelationForm } from './relations/relation-forms.ts';
export {
  lifePathNumber,
  lifePathMeaning,
  type LifePathMeaning,
  birthDayNumber,
  personalYearNumber,
  personalMonthNumber,
  personalDayNumber,
  expressionNumber,
  monthDescription,
} from './numerology/numerology.ts';
export {
  kuaOf,
  type Direction,
  type Kua,
  type KuaSex,
  type Mansion,
  type MansionId,
} from './numerology/kua-number.ts';
export { readingTime } from './text/reading-time.ts';
export type { CalendarDate, DateInput } from './calendar/date-input.ts';
export type { CalendarOptions, Convention, ConventionOptions } from './calendar/convention.ts';
export { firstCalendarYear, lastCalendarYear, type CalendarName } from './calendar/country-calendars.ts';
export type { Element, Polarity, HeavenlyStem, StemCharacter } from './cycle/stems.ts';
export type { SignProse } from './signs/sign-prose.ts';
