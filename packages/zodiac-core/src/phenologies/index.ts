/**
 * The 72 phenologies (七十二候), periods of about five days named after what is seen in nature.
 *
 * @packageDocumentation
 */
export { phenologies, type Phenology } from './phenologies.ts';
export { phenologyOf, type PhenologyDay } from './phenology-of.ts';
export type { CalendarDate } from '../calendar/calendar-date.ts';
export type { CalendarOptions } from '../calendar/convention.ts';
export type { CalendarName } from '../calendar/country-calendars.ts';
export type { DateInput } from '../calendar/date-input.ts';
export type { SolarTermId } from '../solar-terms/terms.ts';
