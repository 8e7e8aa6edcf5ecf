import { text } from '@org/content/ask';
import { describeSign, zodiacSignIds } from '@org/zodiac-core';
import { tenGods, tenGod, type Pillar, type StemCharacter } from '@org/zodiac-core/pillars';
import type { Chart } from '../chart.ts';
import { elementOfStem, readingOfStem } from '../words/stems.ts';
import { list } from '../words/list.ts';
import type { AnsweredQuestion } from './answered-question.ts';
import type { Facts } from './facts-of.ts';
import { nameOf } from './signs-to.ts';

const words = [
  'year-sign',
  'element',
  'yin-yang',
  'stem',
  'branch',
  'pillar',
  'hidden',
  'ten-gods',
  'useful',
  'phase',
  'stages',
  'star',
  'solar-term',
  'harmony',
  'allies',
  'clash',
  'harm',
  'punishment',
  'void',
  'na-yin',
  'cycle',
  'expression',
] as const;

const stems = ['甲', '乙', '丙', '丁', '戊', '己', '庚', '辛', '壬', '癸'] as const;
const positions = ['year', 'month', 'day', 'hour'] as const;

/** The terms of a reading, each with its meaning and its place in the chart. */
export const termsOf = (chart: Chart, facts: Facts): AnsweredQuestion[] => [
  ...words.map((id) => ({
    id: `term-${id}`,
    question: asked(text(`terms.word.${id}.term`)),
    words: text(`terms.word.${id}.words`),
    answer: text(`terms.word.${id}.meaning`, facts),
  })),
  ...tenGods.map(({ id, name, pinyin, english }) => ({
    id: `god-${id}`,
    question: asked(`${english} (${name})`),
    words: `${pinyin} ${simplified(name)}`,
    answer: `${text(`terms.god.${id}`)} ${placeOfGod(chart, id, facts)}`,
  })),
  ...stems.map((character, place) => ({
    id: `stem-${character}`,
    question: asked(character),
    words: readingOfStem(character),
    answer: text('terms.stem', {
      character,
      pinyin: readingOfStem(character),
      polarity: place % 2 === 0 ? 'Yang' : 'Yin',
      element: elementOfStem(character),
      nature: text(`stems.${character}.nature`),
      place: placeOf(chart, ({ stem }) => stem === character, facts),
    }),
  })),
  ...zodiacSignIds.map((id) => {
    const { branch, polarity, element, simplified: modern } = describeSign(id);
    return {
      id: `branch-${id}`,
      question: asked(branch.character),
      words: `${branch.pinyin} ${nameOf(id, chart)} ${modern}`,
      answer: text('terms.branch', {
        character: branch.character,
        pinyin: branch.pinyin,
        animal: nameOf(id, chart),
        polarity,
        element,
        nature: text(`signs.${id}.nature`),
        place: placeOf(chart, ({ sign }) => sign === id, facts),
      }),
    };
  }),
];

const asked = (term: string): string => text('terms.label', { term });

/** The names of the ten gods in simplified characters, for readers who type them. */
const simplified = (name: string): string =>
  name.replaceAll('財', '财').replaceAll('傷', '伤').replaceAll('殺', '杀');

function placeOf({ pillars }: Chart, isHere: (pillar: Pillar) => boolean, { your }: Facts): string {
  const found = positions.filter((position) => {
    const pillar = pillars[position];
    return pillar !== undefined && isHere(pillar);
  });
  if (found.length === 0) return text('terms.place.absent', { your });
  const names = list(found.map((position) => text(`terms.pillars.${position}`)));
  return text(`terms.place.${found.length === 1 ? 'here' : 'more'}`, { your, pillars: names });
}

function placeOfGod({ pillars, dayMaster }: Chart, god: string, { your }: Facts): string {
  const seen = positions.flatMap((position): StemCharacter[] => {
    const pillar = pillars[position];
    if (!pillar) return [];
    return position === 'day' ? [...pillar.hiddenStems] : [pillar.stem, ...pillar.hiddenStems];
  });
  const count = seen.filter((stem) => tenGod(dayMaster.character, stem).id === god).length;
  if (count === 0) return text('terms.god.absent', { your });
  return count === 1 ? text('terms.god.once', { your }) : text('terms.god.here', { your, count });
}
