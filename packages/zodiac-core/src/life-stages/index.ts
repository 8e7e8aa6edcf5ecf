/**
 * The twelve life stages (十二長生) of a stem at a branch.
 *
 * @packageDocumentation
 */
export { lifeStage, lifeStages, type LifeStage, type LifeStageId } from './life-stage.ts';
export { lifeStagesOf, type LifeStagesOfPillars, type PillarLifeStages } from './life-stages-of.ts';
export type { BranchCharacter } from '../cycle/branches.ts';
export type { PillarInput, PillarsInput } from '../pillars/derived/read-pillars.ts';
export type { SexagenaryName } from '../cycle/sexagenary.ts';
export type { StemCharacter } from '../cycle/stems.ts';
export type { Branch } from '../relations/relations.ts';
export type { ZodiacSignId } from '../cycle/sign-ids.ts';
