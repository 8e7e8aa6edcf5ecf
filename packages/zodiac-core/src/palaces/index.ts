/**
 * The conception palace (胎元), life palace (命宮) and body palace (身宮) of four pillars.
 *
 * @packageDocumentation
 */
export { palacesOf, type Palaces } from './palaces-of.ts';
export type { BranchCharacter } from '../cycle/branches.ts';
export type { PillarInput, PillarsInput } from '../pillars/derived/read-pillars.ts';
export type { Element, Polarity } from '../cycle/elements.ts';
export type { NaYin, Pillar } from '../pillars/pillar.ts';
export type { SexagenaryName } from '../cycle/sexagenary.ts';
export type { StemCharacter } from '../cycle/stems.ts';
export type { ZodiacSignId } from '../cycle/sign-ids.ts';
