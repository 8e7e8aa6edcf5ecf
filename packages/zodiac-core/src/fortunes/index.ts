/**
 * The pillars of a year (流年) and of its months (流月), with their ten gods.
 *
 * @packageDocumentation
 */
export { annualFortune, type AnnualFortune, type FortunePillar } from './annual-fortune.ts';
export { monthlyFortunes, type MonthlyFortune } from './monthly-fortunes.ts';
export type { BranchCharacter } from '../cycle/branches.ts';
export type { TenGod, TenGodId } from '../pillars/derived/ten-gods.ts';
export type { Element, Polarity } from '../cycle/elements.ts';
export type { NaYin, Pillar } from '../pillars/pillar.ts';
export type { SexagenaryName } from '../cycle/sexagenary.ts';
export type { StemCharacter } from '../cycle/stems.ts';
export type { ZodiacSignId } from '../cycle/sign-ids.ts';
export type { SolarTermId } from '../solar-terms/terms.ts';
