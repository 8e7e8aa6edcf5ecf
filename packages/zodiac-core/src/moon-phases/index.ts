/**
 * The phase of the moon on a day, and the new moons, full moons and quarters of a year.
 *
 * @packageDocumentation
 */
export {
  moonPhaseOf,
  moonPhasesOf,
  type MoonPhase,
  type MoonPhaseId,
  type PrincipalPhase,
  type PrincipalPhaseId,
} from './moon-phases.ts';
export type { CalendarDate, DateInput } from '../calendar/date-input.ts';
export type { CalendarOptions } from '../calendar/convention.ts';
export type { CalendarName } from '../calendar/country-calendars.ts';
