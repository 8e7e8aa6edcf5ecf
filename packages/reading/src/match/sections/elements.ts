import { text } from '@org/content/match';
import type { Element } from '@org/zodiac-core';
import { paragraph, type Reason } from '../../paragraph.ts';
import { cycleOfElements } from '../../element-numbers.ts';
import type { Claim, Paragraph } from '../../reading.ts';
import { completedElements, shareOf, strongestOf } from '../completed-elements.ts';
import { about } from '../consistent.ts';
import type { PairFacts } from '../pair-facts.ts';
import type { Person } from '../person.ts';
import { list } from '../../words/grammar.ts';
import { afterIntro, sentenceCase } from '../sentence-case.ts';
import { isMinor, isUnderTwo, isSmall, isWithBaby, settingOf, type Situation } from '../situation.ts';

/** The elements that each of the two charts gives to the other. */
export const giftsOf = (facts: PairFacts): Paragraph[] => [
  ...giftTo(facts, facts.one, facts.other),
  ...giftTo(facts, facts.other, facts.one),
];

/**
 * The element that `from` has most in excess of `own`. An element that `own` lacks comes first. A small child gives
 * only to the adult who raises it.
 */
function giftTo(facts: PairFacts, own: Person, from: Person): Paragraph[] {
  const { situation } = facts;
  if (!own.chart || !from.chart || (situation.kind === 'peers' && isSmall(from))) return [];
  const [ofOwn, ofOther] = [own.chart, from.chart];
  const { missing, supplied } = completedElements(ofOwn, ofOther);
  const excess = (element: Element): number => shareOf(ofOther, element) - shareOf(ofOwn, element);
  const hasMore = (element: Element): boolean =>
    excess(element) > 0 && ofOther.elements.visible[element] > ofOwn.elements.visible[element];
  const [element] = (supplied.length > 0 ? supplied : cycleOfElements.filter(hasMore)).toSorted(
    (a, b) => excess(b) - excess(a),
  );
  if (!element) return [];
  const names = { name: from.called, other: own.called };
  const said = text(`elements.gift.${supplied.length > 0 ? 'lacking' : 'more'}`, {
    ...names,
    example: afterIntro(exampleOf(situation, { own, from }, element, names), facts),
    element,
    meaning: text(`elements.meaning.${element}`),
  });
  return [
    paragraph(sentenceCase(said), {
      ...byElements([own, from], own),
      claims: [
        supplied.length > 0
          ? { subject: `missing:${own.name}`, value: missing.join('+') }
          : { subject: `more:${from.name}`, value: element },
      ],
    }),
  ];
}

function exampleOf(
  situation: Situation,
  { own, from }: { readonly own: Person; readonly from: Person },
  element: Element,
  names: { readonly name: string; readonly other: string },
): string {
  const isFromChild = situation.kind === 'raising' && from === situation.child;
  if (isWithBaby(situation) || isUnderTwo(own))
    return text(`baby.from-${isFromChild ? 'child' : 'elder'}.${element}`, names);
  return text(`elements.brings.${isFromChild ? 'child' : settingOf(situation)}.${element}`, names);
}

/** The strongest element of both. With a small child, the texts about friction are only about the signs and the pillars. */
export function plentyOf({ one, other }: PairFacts): Paragraph[] {
  if (!one.chart || !other.chart || [one, other].some(isSmall)) return [];
  const element = strongestOf(one.chart);
  return element !== undefined && element === strongestOf(other.chart)
    ? [
        paragraph(text(`elements.plenty.${element}`), {
          ...byElements([one, other], one),
          claims: [{ subject: 'pair:plenty', value: element }, ...themesOfPlenty(element)],
        }),
      ]
    : [];
}

function themesOfPlenty(element: Element): Claim[] {
  switch (element) {
    case 'Wood':
      return [about('plans', 'slip')];
    case 'Metal':
      return [about('tone', 'sharp')];
    case 'Water':
      return [about('choice', 'slow')];
    default:
      return [];
  }
}

interface LentElement {
  readonly own: Person;
  readonly from: Person;
  readonly element: Element;
}

/** A missing element of `own` that `from` has; empty if `from` has none of them, or is under 18. */
export function lentTo(own: Person, from: Person): LentElement[] {
  if (!own.chart || !from.chart || isMinor(from)) return [];
  return completedElements(own.chart, from.chart)
    .supplied.slice(0, 1)
    .map((element) => ({ own, from, element }));
}

/** The first element that both lack. */
export function lackedElements({ one, other }: PairFacts): Paragraph[] {
  if (!one.chart || !other.chart || [one, other].some(isSmall)) return [];
  const { missing, supplied } = completedElements(one.chart, other.chart);
  const element = missing.find((each) => !supplied.includes(each));
  if (!element) return [];
  const claims =
    element === 'Fire' ? [about('thanks', 'unsaid')] : element === 'Metal' ? [about('choice', 'slow')] : [];
  return [paragraph(text(`elements.neither.${element}`), byElements([one, other], one), claims)];
}

/** An unknown hour of birth could add elements, so the count is not certain. */
export const byElements = (people: readonly Person[], own: Person): Reason => ({
  rule: 'elements-of-two',
  because: sentenceCase(text('reasons.elements', { name: own.called, counts: countsOf(own) })),
  changes: text('reasons.changes.birth'),
  hangsOnHour: people.some(
    ({ known, branches }) => known !== 'time' || branches.some(({ certain }) => !certain),
  ),
});

const countsOf = ({ chart }: Person): string =>
  list(Object.entries(chart?.elements.visible ?? {}).map(([element, count]) => `${element} ${count}`));
