import type { Element } from '@org/zodiac-core';
import type { Chart } from '../../chart.ts';
import { paragraph } from '../../paragraph.ts';
import type { Paragraph } from '../../reading.ts';
import { list, upperFirst } from '../../words/list.ts';
import { completedElements } from '../completed-elements.ts';
import type { MatchSection } from '../match.ts';
import type { Person } from '../person.ts';

/** What somebody lends who shows an element that the other does not. */
const gifts: Readonly<Record<Element, string>> = {
  Wood: 'plans that are allowed to grow',
  Fire: 'warmth, and a reason to go out',
  Earth: 'a table to put things down on',
  Metal: 'an end to what has gone on too long',
  Water: 'a second thought and a way round',
};

/** The elements that one shows and the other does not; `undefined` where only a sign is known. */
export function twoElements(one: Person, other: Person): MatchSection | undefined {
  if (!one.chart || !other.chart) return undefined;
  return {
    id: 'elements',
    heading: 'Elements that Complete Each Other',
    paragraphs: [
      elementsOf(one, other, one.chart, other.chart),
      elementsOf(other, one, other.chart, one.chart),
    ],
  };
}

function elementsOf(own: Person, other: Person, chart: Chart, ofOther: Chart): Paragraph {
  const { missing, supplied } = completedElements(chart, ofOther);
  const pillars = chart.isTimeKnown ? 'four pillars' : 'three known pillars';
  const isCertain = [chart, ofOther].every(
    ({ isTimeKnown, pillars: { year, month, day } }) =>
      isTimeKnown && [year, month, day].every(({ certain }) => certain),
  );
  return paragraph(textOf(own, other, missing, supplied), {
    rule: 'elements-of-two',
    because: `The ${pillars} of ${own.name} show ${inWords(chart)}.`,
    changes: 'Another date or time of birth of either.',
    hangsOnHour: !isCertain,
    claims: [{ subject: `missing:${own.name}`, value: missing.join('+') || 'none' }],
  });
}

function textOf(
  own: Person,
  other: Person,
  missing: readonly Element[],
  supplied: readonly Element[],
): string {
  const name = upperFirst(own.name);
  if (missing.length === 0)
    return `${name} shows all five elements, and takes from ${other.name} what is welcome rather than what is wanting.`;
  const shows = `${name} shows no ${alternatives.format(missing)}`;
  if (supplied.length === 0)
    return `${shows}, and neither does ${other.name}: for ${list(missing.map((element) => gifts[element]))} the two do well to look to third persons.`;
  const lent = list(supplied.map((element) => `${element} (${gifts[element]})`));
  const rest = missing.filter((element) => !supplied.includes(element));
  return `${shows}. ${upperFirst(other.name)} has ${lent}${rest.length > 0 ? `; ${list(rest)} is wanting in both` : ''}.`;
}

const alternatives = new Intl.ListFormat('en', { type: 'disjunction' });

const inWords = ({ elements }: Chart): string =>
  list(Object.entries(elements.visible).map(([element, count]) => `${element} ${count}`));
