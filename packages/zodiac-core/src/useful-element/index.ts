/**
 * The strength of the day master, and the useful element (用神) of a chart.
 *
 * @packageDocumentation
 */
export {
  strengthBorders,
  strengthOfDayMaster,
  type DayMasterStrength,
  type StrengthId,
} from './strength-of-day-master.ts';
export {
  usefulElement,
  type DecidedElement,
  type UndecidedElement,
  type UndecidedReason,
  type UsefulElement,
  type UsefulElementMethod,
} from './useful-element.ts';
export type { Element } from '../cycle/elements.ts';
export type { PillarInput, PillarsInput } from '../pillars/derived/read-pillars.ts';
export type { SexagenaryName } from '../cycle/sexagenary.ts';
