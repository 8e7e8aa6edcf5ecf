/**
 * The pillars of a year (流年) and of its months (流月), with their ten gods.
 *
 * @packageDocumentation
 */
export { annualFortune, type AnnualFortune, type FortunePillar } from './annual-fortune.ts';
export { monthlyFortunes, type MonthlyFortune } from './monthly-fortunes.ts';
export type { BranchCharacter } from '../pillars/branches.ts';
export type { TenGod, TenGodId } from '../pillars/derived/ten-gods.ts';
export type { Element, Polarity } from '../pillars/elements.ts';
export type { NaYin, Pillar } from '../pillars/pillar.ts';
export type { SexagenaryName } from '../pillars/sexagenary.ts';
export type { StemCharacter } from '../pillars/stems.ts';
export type { ZodiacSignId } from '../signs/sign-ids.ts';
export type { SolarTermId } from '../solar-terms/terms.ts';
