/**
 * The directions of the gods of joy, wealth and fortune, and of the two noblemen.
 *
 * @packageDocumentation
 */
export { godDirections, type GodDirections } from './god-directions.ts';
export type { Direction } from '../numerology/kua-number.ts';
export type { StemCharacter } from '../cycle/stems.ts';
