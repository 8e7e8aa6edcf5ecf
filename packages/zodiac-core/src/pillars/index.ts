/**
 * The four pillars (bazi) of a birth, and what follows from them: ten gods, elements, luck pillars, empty branches and Tai Sui.
 *
 * @packageDocumentation
 */
export { fourPillars, type DatePillar, type FourPillars, type PillarChange } from './four-pillars.ts';
export {
  dayMaster,
  type DayMaster,
  emptyBranches,
  type PillarInput,
  type PillarsInput,
  seasonStates,
  type SeasonState,
  type SeasonStateId,
} from './derived/read-pillars.ts';
export {
  elementCounts,
  elementPoints,
  type ElementCounts,
  type ElementNumbers,
} from './derived/element-counts.ts';
export {
  luckPillars,
  type LuckCourse,
  type LuckPhase,
  type LuckPillars,
  type LuckRange,
  type LuckSex,
  type LuckStart,
} from './derived/luck-pillars.ts';
export { taiSui, type TaiSui, type TaiSuiKind, type TaiSuiRelation } from './derived/tai-sui.ts';
export {
  tenGod,
  tenGods,
  tenGodsOf,
  type PillarTenGods,
  type TenGod,
  type TenGodId,
  type TenGodsOfPillars,
} from './derived/ten-gods.ts';
export type { BirthMoment } from './birth-moment.ts';
export type { NaYin, Pillar } from './pillar.ts';
export type { CalendarDate, DateInput } from '../calendar/date-input.ts';
export type { ZodiacSignId, BranchCharacter } from '../cycle/branches.ts';
export type { Element, Polarity, HeavenlyStem, StemCharacter } from '../cycle/stems.ts';
export type { SexagenaryName } from '../cycle/sexagenary.ts';
export type { Branch } from '../relations/relations.ts';
export type { RelationKind } from '../relations/relation-kinds.ts';
export type { SignSummary } from '../signs/signs.ts';
export type { SolarTermId } from '../solar-terms/solar-terms.ts';
