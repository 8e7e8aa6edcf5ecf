import type { Element } from '@org/zodiac-core';
import { paragraph } from '../../paragraph.ts';
import type { Paragraph } from '../../reading.ts';
import { list, upperFirst } from '../../words/list.ts';
import type { Person } from '../person.ts';

const elements: readonly Element[] = ['Wood', 'Fire', 'Earth', 'Metal', 'Water'];

/** Which elements the family shows together, and what only one brings. Nothing is said where charts are missing. */
export function familyElements(people: readonly Person[]): Paragraph[] {
  const charts = people.flatMap(({ name, chart }) => (chart ? [{ name, chart }] : []));
  if (charts.length < people.length) return [];
  const bringers = elements.map((element) => ({
    element,
    names: charts.filter(({ chart }) => chart.elements.visible[element] > 0).map(({ name }) => name),
  }));
  const missing = bringers.filter(({ names }) => names.length === 0).map(({ element }) => element);
  const single = bringers.filter(({ names }) => names.length === 1);
  const whole =
    missing.length > 0
      ? `Nobody in the family shows ${alternatives.format(missing)}, so for ${list(missing.map((element) => gifts[element]))} it looks to friends and neighbors.`
      : 'Together the family shows all five elements.';
  const only = single.map(
    ({ element, names }) => ` ${upperFirst(names[0] ?? '')} alone brings ${element}: ${gifts[element]}.`,
  );
  return [
    paragraph(whole + only.join(''), {
      rule: 'elements-of-two',
      because: upperFirst(
        `${list(bringers.map(({ element, names }) => `${element} is shown by ${names.length}`))} of ${people.length}.`,
      ),
      changes: 'Another date or time of birth in the family.',
      hangsOnHour: charts.some(
        ({ chart: { isTimeKnown, pillars } }) =>
          !isTimeKnown || [pillars.year, pillars.month, pillars.day].some(({ certain }) => !certain),
      ),
      claims: [{ subject: 'family:elements', value: missing.join('+') || 'all' }],
    }),
  ];
}

const alternatives = new Intl.ListFormat('en', { type: 'disjunction' });

const gifts: Readonly<Record<Element, string>> = {
  Wood: 'a liking for what is begun',
  Fire: 'a reason to go out',
  Earth: 'the patience to stay',
  Metal: 'the word that ends a discussion',
  Water: 'a way round',
};
