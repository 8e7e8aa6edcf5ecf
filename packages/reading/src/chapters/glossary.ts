import { text } from '@org/content/reading';
import type { Term } from '../reading.ts';

const ids = [
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
  'void',
  'life-path',
] as const;

/** Every term of a reading with its meaning, for a pop-over or a chapter. */
export const glossary: Term[] = ids.map((id) => ({
  id,
  term: text(`glossary.${id}.term`),
  characters: text(`glossary.${id}.characters`),
  meaning: text(`glossary.${id}.meaning`),
}));
