import type { SectionId } from '@org/reading';

/** The character on the seal of a chapter. */
interface Motif {
  readonly character: string;
  readonly pinyin: string;
  readonly meaning: string;
}

export const motifs: Readonly<Record<SectionId, Motif>> = {
  'core-personality': { character: '性', pinyin: 'xìng', meaning: 'one’s nature' },
  career: { character: '業', pinyin: 'yè', meaning: 'work and calling' },
  relationships: { character: '緣', pinyin: 'yuán', meaning: 'the tie between people' },
  'life-path': { character: '道', pinyin: 'dào', meaning: 'the way' },
  numerology: { character: '數', pinyin: 'shù', meaning: 'number' },
  'cultural-significance': { character: '俗', pinyin: 'sú', meaning: 'custom' },
  pillars: { character: '柱', pinyin: 'zhù', meaning: 'a pillar' },
  elements: { character: '行', pinyin: 'xíng', meaning: 'a phase of the five, an element' },
  phases: { character: '運', pinyin: 'yùn', meaning: 'a phase of life' },
  'year-ahead': { character: '歲', pinyin: 'suì', meaning: 'the year' },
  months: { character: '月', pinyin: 'yuè', meaning: 'the month' },
  'good-days': { character: '吉', pinyin: 'jí', meaning: 'held to be lucky' },
};

export const sourcesMotif: Motif = { character: '典', pinyin: 'diǎn', meaning: 'a canonical book' };
