/**
 * The conception palace (胎元), life palace (命宮) and body palace (身宮) of four pillars.
 *
 * @packageDocumentation
 */
export { palacesOf, type Palaces } from './palaces-of.ts';
export type { BranchCharacter } from '../pillars/branches.ts';
export type { PillarInput, PillarsInput } from '../pillars/derived/read-pillars.ts';
export type { Element, Polarity } from '../pillars/elements.ts';
export type { NaYin, Pillar } from '../pillars/pillar.ts';
export type { SexagenaryName } from '../pillars/sexagenary.ts';
export type { StemCharacter } from '../pillars/stems.ts';
export type { ZodiacSignId } from '../signs/sign-ids.ts';
