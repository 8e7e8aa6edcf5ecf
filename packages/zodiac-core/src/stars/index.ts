/**
 * Stars (神煞) of a chart, a year and a day, such as the Nobleman and Peach Blossom.
 *
 * @packageDocumentation
 */
export { stars, type Star, type StarId, type StarOrigin } from './stars.ts';
export { placesOfStar, starsIn, starsOf, type FoundStar, type StarsOfPillars } from './stars-of.ts';
export type { BranchCharacter } from '../cycle/branches.ts';
export type { PillarInput, PillarsInput } from '../pillars/derived/read-pillars.ts';
export type { SexagenaryName } from '../cycle/sexagenary.ts';
export type { StemCharacter } from '../cycle/stems.ts';
