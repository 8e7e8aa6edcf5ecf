/**
 * Signs and their dates, relations of two signs, and numbers of a birth.
 *
 * @module zodiac-core
 */
export { zodiacSignIds, type ZodiacSignId } from './cycle/sign-ids.ts';
export { zodiacSigns, type ZodiacSign } from './signs/signs.ts';
export type { SignFacts } from './signs/sign-facts.ts';
export type { SignSummary } from './signs/sign-summary.ts';
export { getZodiacSign } from './signs/get-zodiac-sign.ts';
export { describeSign } from './signs/describe-sign.ts';
export { getZodiacSignById } from './signs/get-zodiac-sign-by-id.ts';
export { getZodiacSignByName } from './names/get-zodiac-sign-by-name.ts';
export { getZodiacSignByDate, type ZodiacDate } from './signs/zodiac-year.ts';
export { getChineseNewYear, getLunarNewYear } from './calendar/new-year.ts';
export { getStartOfSpring } from './calendar/li-chun.ts';
export { signOf, type KnownDate, type SignOf } from './signs/sign-of.ts';
export { boundarySentence } from './signs/boundary-sentence.ts';
export { explainSign, type SignExplanation } from './signs/explain-sign.ts';
export { foundingSign, type FoundingDate } from './signs/founding-sign.ts';
export { sexagenaryYear, type SexagenaryName, type SexagenaryYear } from './cycle/sexagenary.ts';
export { signOfHour } from './pillars/sign-of-hour.ts';
export { nextYearOfSign } from './signs/next-year-of-sign.ts';
export {
  compatibility,
  type Compatibility,
  type Relation,
  type ScoredRelation,
} from './relations/compatibility.ts';
export { relations, relationsOf, type Branch, type BranchRelation } from './relations/relations.ts';
export type { RelationForm } from './relations/relation-forms.ts';
export type { RelationKind } from './relations/relation-kinds.ts';
export { lifePathNumber } from './numerology/life-path-number.ts';
export { lifePathMeaning, type LifePathMeaning } from './numerology/life-path-meaning.ts';
export { birthDayNumber } from './numerology/birth-day-number.ts';
export { personalYearNumber } from './numerology/personal-year-number.ts';
export { personalMonthNumber } from './numerology/personal-month-number.ts';
export { personalDayNumber } from './numerology/personal-day-number.ts';
export { expressionNumber } from './numerology/expression-number.ts';
export {
  kuaOf,
  type Direction,
  type Kua,
  type KuaSex,
  type Mansion,
  type MansionId,
} from './numerology/kua-number.ts';
export { monthDescription } from './numerology/month-description.ts';
export { readingTime } from './text/reading-time.ts';
export type { CalendarDate } from './calendar/calendar-date.ts';
export type { DateInput } from './calendar/date-input.ts';
export type { CalendarOptions, Convention, ConventionOptions } from './calendar/convention.ts';
export { firstCalendarYear, lastCalendarYear, type CalendarName } from './calendar/country-calendars.ts';
export type { Element, Polarity } from './cycle/elements.ts';
export type { BranchCharacter, EarthlyBranch } from './cycle/branches.ts';
export type { HeavenlyStem, StemCharacter } from './cycle/stems.ts';
export type { SignProse } from './signs/sign-prose.ts';
