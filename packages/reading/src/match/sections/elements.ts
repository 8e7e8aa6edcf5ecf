import { text } from '@org/content/match';
import type { Element } from '@org/zodiac-core';
import { paragraph, type Reason } from '../../paragraph.ts';
import type { Paragraph } from '../../reading.ts';
import { completedElements } from '../completed-elements.ts';
import type { PairFacts } from '../pair-facts.ts';
import type { Person } from '../person.ts';
import { inList, sentenceCase } from '../sentence-case.ts';

/** The first element that one person lacks and the other has, in both directions. */
export function lentElements({ one, other }: PairFacts): Paragraph[] {
  return [...lentTo(one, other), ...lentTo(other, one)].map(({ own, from, element, missing }) =>
    paragraph(sentenceCase(text(`elements.lends.${element}`, { own: own.called, other: from.called })), {
      ...byElements([own, from], own),
      claims: [{ subject: `missing:${own.name}`, value: missing.join('+') }],
    }),
  );
}

interface LentElement {
  readonly own: Person;
  readonly from: Person;
  readonly element: Element;
  readonly missing: readonly Element[];
}

/** Empty if the other person has none of the missing elements. */
export function lentTo(own: Person, from: Person): LentElement[] {
  if (!own.chart || !from.chart) return [];
  const { missing, supplied } = completedElements(own.chart, from.chart);
  return supplied.slice(0, 1).map((element) => ({ own, from, element, missing }));
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
  because: text('reasons.elements', { name: own.called, counts: countsOf(own) }),
  changes: text('reasons.changes.birth'),
  hangsOnHour: people.some(
    ({ known, branches }) => known !== 'time' || branches.some(({ certain }) => !certain),
  ),
});

const countsOf = ({ chart }: Person): string =>
  inList(Object.entries(chart?.elements.visible ?? {}).map(([element, count]) => `${element} ${count}`));
