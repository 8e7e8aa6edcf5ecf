export type { Birth, BirthPlace, ReadingOptions } from './birth.ts';
export { composeReading } from './compose-reading.ts';
export type * from './reading.ts';
