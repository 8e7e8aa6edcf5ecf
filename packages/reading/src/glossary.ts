import { text } from '@org/content/glossary';
import type { Term } from './reading.ts';

/** The ids of the terms, in the order of the glossary. */
export const termIds = [
  'year-sign',
  'element',
  'yin-yang',
  'stem',
  'branch',
  'pillar',
  'day-master',
  'hidden-stem',
  'ten-gods',
  'companion',
  'rob-wealth',
  'eating-god',
  'hurting-officer',
  'indirect-wealth',
  'direct-wealth',
  'seven-killings',
  'direct-officer',
  'indirect-resource',
  'direct-resource',
  'useful-element',
  'phase',
  'life-stage',
  'star',
  'solar-term',
  'tai-sui',
  'harmony',
  'allies',
  'clash',
  'harm',
  'punishment',
  'void',
  'na-yin',
  'cycle',
  'life-path',
  'expression',
] as const;

export type TermId = (typeof termIds)[number];

/** A term with its meaning, for a pop-over, a chapter or a question. */
export const termOf = (id: TermId): Term => ({
  id,
  term: text(`terms.${id}.term`),
  characters: text(`terms.${id}.characters`),
  meaning: text(`terms.${id}.meaning`),
});
