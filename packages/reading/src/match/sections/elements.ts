import { text } from '@org/content/match';
import { paragraph, type Reason } from '../../paragraph.ts';
import type { Paragraph } from '../../reading.ts';
import { completedElements } from '../completed-elements.ts';
import type { PairFacts } from '../pair-facts.ts';
import type { Person } from '../person.ts';
import { inList, sentenceCase } from '../sentence-case.ts';

/** The first element that one person lacks and the other has, in both directions. */
export const lentElements = ({ one, other }: PairFacts): Paragraph[] => [
  ...lentTo(one, other),
  ...lentTo(other, one),
];

function lentTo(own: Person, other: Person): Paragraph[] {
  if (!own.chart || !other.chart) return [];
  const { missing, supplied } = completedElements(own.chart, other.chart);
  const [element] = supplied;
  if (!element) return [];
  return [
    paragraph(sentenceCase(text(`elements.lends.${element}`, { own: own.name, other: other.name })), {
      ...byElements([own, other], own),
      claims: [{ subject: `missing:${own.name}`, value: missing.join('+') }],
    }),
  ];
}

/** The first element that both lack. */
export function lackedElements({ one, other }: PairFacts): Paragraph[] {
  if (!one.chart || !other.chart) return [];
  const { missing, supplied } = completedElements(one.chart, other.chart);
  const element = missing.find((each) => !supplied.includes(each));
  return element ? [paragraph(text(`elements.neither.${element}`), byElements([one, other], one))] : [];
}

/** An unknown hour of birth could add elements, so the count is not certain. */
export const byElements = (people: readonly Person[], own: Person): Reason => ({
  rule: 'elements-of-two',
  because: text('reasons.elements', { name: own.name, counts: countsOf(own) }),
  changes: text('reasons.changes.birth'),
  hangsOnHour: people.some(
    ({ known, branches }) => known !== 'time' || branches.some(({ certain }) => !certain),
  ),
});

const countsOf = ({ chart }: Person): string =>
  inList(Object.entries(chart?.elements.visible ?? {}).map(([element, count]) => `${element} ${count}`));
