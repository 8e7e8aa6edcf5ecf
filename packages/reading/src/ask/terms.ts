import { text } from '@org/content/ask';
import { text as pairText } from '@org/content/match';
import {
  compatibility,
  describeSign,
  getZodiacSign,
  zodiacSignIds,
  type ZodiacSignId,
} from '@org/zodiac-core';
import { tenGods, tenGod, type Pillar, type StemCharacter } from '@org/zodiac-core/pillars';
import type { Chart } from '../chart.ts';
import { cycleOfElements } from '../element-numbers.ts';
import { termOf } from '../glossary.ts';
import type { Term } from '../reading.ts';
import type { RuleId } from '../rules.ts';
import { groupOf } from '../ten-gods-of-elements.ts';
import { elementOfStem, readingOfStem } from '../words/pillar-words.ts';
import { list, sentences } from '../words/grammar.ts';
import type { AnsweredQuestion } from './answered-question.ts';
import type { Facts } from './facts-of.ts';
import { nameOf } from './signs-to.ts';

/** Terms of the glossary without a question, each with its rule. */
const terms = [
  ['year-sign', 'year-sign'],
  ['element', 'elements-visible'],
  ['yin-yang', 'polarity'],
  ['stem', 'day-master'],
  ['branch', 'year-sign'],
  ['pillar', 'four-pillars'],
  ['hidden-stem', 'elements-hidden'],
  ['ten-gods', 'ten-gods'],
  ['useful-element', 'useful-element'],
  ['phase', 'ten-year-phases'],
  ['solar-term', 'solar-term'],
  ['harmony', 'relations-of-branches'],
  ['allies', 'relations-of-branches'],
  ['clash', 'relations-of-branches'],
  ['harm', 'relations-of-branches'],
  ['void', 'empty-branches'],
  ['na-yin', 'na-yin'],
  ['cycle', 'sexagenary-cycle'],
  ['star', 'stars'],
  ['expression', 'expression-number'],
] as const satisfies readonly (readonly [string, RuleId])[];

/** Terms whose place in a chart needs more than a sentence, so the answer refers to the reading. */
const termsAlone = [
  ['life-stage', 'life-stages'],
  ['punishment', 'relations-of-branches'],
] as const satisfies readonly (readonly [string, RuleId])[];

const stems = ['甲', '乙', '丙', '丁', '戊', '己', '庚', '辛', '壬', '癸'] as const;
const positions = ['year', 'month', 'day', 'hour'] as const;

/** The terms of a reading, each with its meaning and its place in the chart. */
export const termsOf = (chart: Chart, facts: Facts): AnsweredQuestion[] => [
  ...terms.map(([id, rule]) => {
    const term = termOf(id);
    return {
      id: `term-${id}`,
      question: asked(nameOfTerm(term)),
      words: text(`terms.words.${id}`),
      answer: `${term.meaning} ${text(`terms.here.${id}`, facts)}`,
      rule,
    };
  }),
  ...termsAlone.map(([id, rule]) => {
    const term = termOf(id);
    return {
      id: `term-${id}`,
      question: asked(nameOfTerm(term)),
      words: text(`terms.words.${id}`),
      answer: term.meaning,
      rule,
    };
  }),
  ...tenGods.map(({ id, name, pinyin, english }) => {
    const term = termOf(id);
    return {
      id: `god-${id}`,
      question: asked(nameOfTerm(term)),
      words: `${english} ${name} ${pinyin} ${simplified(name)}`,
      answer: sentences(
        term.meaning,
        text('terms.god.element', { ...facts, element: elementOfGod(chart, id) }),
        placeOfGod(chart, id, facts),
        countOfGod(chart, id) > 0 && text(`terms.god.use.${id}`),
      ),
      rule: 'ten-gods' as const,
    };
  }),
  ...cycleOfElements.map((element) => ({
    id: `term-${element.toLowerCase()}`,
    question: asked(element),
    words: text('terms.element.words', { element }),
    answer: text('terms.element.answer', {
      ...facts,
      element,
      stands: text(`elements.${element}.stands`),
      group: text(`ten-god-groups.${groupOf(chart.dayMaster.element, element)}.meaning`),
      count: chart.elements.visible[element] || text('terms.element.none'),
      support: text(`elements.${element}.support`),
    }),
    rule: 'elements-visible' as const,
  })),
  ...stems.map((character, place) => ({
    id: `stem-${character}`,
    question: asked(character),
    words: `${readingOfStem(character)} ${place % 2 === 0 ? 'Yang' : 'Yin'} ${elementOfStem(character)}`,
    answer: text('terms.stem', {
      character,
      pinyin: readingOfStem(character),
      polarity: place % 2 === 0 ? 'Yang' : 'Yin',
      element: elementOfStem(character),
      image: text(`stem-answers.${character}.image`),
      traits: text(`stem-answers.${character}.traits`),
      place: placeOf(chart, ({ stem }) => stem === character, facts),
    }),
    rule: 'day-master' as const,
  })),
  ...zodiacSignIds.map((id) => {
    const { branch, polarity, element, simplified: modern } = describeSign(id);
    const animal = nameOf(id, chart);
    const years = list(yearsOf(id, chart).map(String));
    const meaning = text('terms.branch', {
      character: branch.character,
      pinyin: branch.pinyin,
      animal,
      nature: text(`signs.${id}.nature`),
    });
    const place = text('terms.branch-place', {
      polarity,
      element,
      years,
      place: placeOf(chart, ({ sign }) => sign === id, facts),
    });
    const { basis } = compatibility(id, chart.sign.id);
    const pair = text('terms.pair', { ...facts, relation: pairText(`feels.peers.${basis}`) });
    return {
      id: `branch-${id}`,
      question: asked(text('terms.named', { term: animal, characters: branch.character })),
      words: text('terms.branch-words', { pinyin: branch.pinyin, animal, modern, years }),
      answer: `${meaning} ${pair} ${place}`,
      rule: 'sign-element' as const,
    };
  }),
];

const asked = (term: string): string => text('terms.label', { term });

const nameOfTerm = ({ term, characters }: Term): string => text('terms.named', { term, characters });

/** The years of a sign in the last hundred years. */
function yearsOf(id: ZodiacSignId, { today }: Chart): number[] {
  const year = Number(today.slice(0, 4));
  return Array.from({ length: 100 }, (_, index) => year - 99 + index).filter(
    (each) => getZodiacSign(each)?.id === id,
  );
}

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

/** The stem that is a given one of the ten gods to the day master, such as Yin Earth. */
function elementOfGod({ dayMaster }: Chart, god: string): string {
  const stem = stems.find((each) => tenGod(dayMaster.character, each).id === god) ?? dayMaster.character;
  return `${stems.indexOf(stem) % 2 === 0 ? 'Yang' : 'Yin'} ${elementOfStem(stem)}`;
}

function countOfGod({ pillars, dayMaster }: Chart, god: string): number {
  const seen = positions.flatMap((position): StemCharacter[] => {
    const pillar = pillars[position];
    if (!pillar) return [];
    return position === 'day' ? [...pillar.hiddenStems] : [pillar.stem, ...pillar.hiddenStems];
  });
  return seen.filter((stem) => tenGod(dayMaster.character, stem).id === god).length;
}

function placeOfGod(chart: Chart, god: string, { your }: Facts): string {
  const count = countOfGod(chart, god);
  if (count === 0) return text('terms.god.absent', { your });
  return count === 1 ? text('terms.god.once', { your }) : text('terms.god.here', { your, count });
}
