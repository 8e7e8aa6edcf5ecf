import { tagged as text } from '@org/content/reading';
import { compatibility, zodiacSignIds, type Element, type ZodiacSignId } from '@org/zodiac-core';
import type { Chart } from '../chart.ts';
import { paragraph } from '../paragraph.ts';
import type { Paragraph } from '../reading.ts';
import { elementOf, type TenGodGroup } from '../ten-gods-of-elements.ts';
import { signName } from '../years/relations-with-chart.ts';
import { isBaby, isYoung, type Audience } from '../audience.ts';
import { byDay, byPillars, bySign } from './reasons.ts';

/** Paragraphs on the feeling and the virtue of the day master’s element for young people; only on the feeling for a baby. */
export function feelings(chart: Chart, audience: Audience): Paragraph[] {
  if (!isYoung(audience)) return [];
  const { element } = chart.dayMaster;
  if (isBaby(chart)) return [paragraph(text(`baby.now.${element}`), byDay(chart, 'feelings-of-elements'))];
  return [
    paragraph(text(`sides.feelings.${audience}.${element}`), byDay(chart, 'feelings-of-elements')),
    paragraph(text(`sides.virtues.${audience}.${element}`), byDay(chart, 'virtues-of-elements')),
  ];
}

/** Number of stems, hidden ones included, from which an element counts as strong. */
const many = 3;

type Amount = 'none' | 'hidden' | 'some' | 'many';

/** How much of the element of a group the chart has, and whether each possible hour says the same. */
export function amountOf({ dayMaster, elements, possible }: Chart, group: TenGodGroup) {
  const amountIn = (own: Element, { visible, withHiddenStems }: Chart['elements']): Amount => {
    const element = elementOf(own, group);
    if (withHiddenStems[element] === 0) return 'none';
    if (visible[element] === 0) return 'hidden';
    return withHiddenStems[element] < many ? 'some' : 'many';
  };
  const amount = amountIn(dayMaster.element, elements);
  const isStable = possible.every((each) => amountIn(each.day.element, each.elements) === amount);
  return { amount, isStable };
}

/** The attitude to rules. Elders read nothing on it, and adults only if the number of stems for rules is unusual. */
export function rulesAndDuties(chart: Chart, audience: Audience): Paragraph[] {
  if (audience === 'elder') return [];
  const { amount, isStable } = amountOf(chart, 'officers');
  const reason = byPillars(chart, 'elements-hidden', isStable);
  if (audience !== 'adult') return [paragraph(text(`sides.rules.${audience}.${amount}`), reason)];
  return amount === 'some' || amount === 'hidden'
    ? []
    : [paragraph(text(`sides.rules.adult.${amount}`), reason)];
}

/** The signs of classmates: the person’s sign and its two neighbors, as far as a rule speaks about them. */
export function classmates(chart: Chart, audience: Audience): Paragraph[] {
  if (!isYoung(audience)) return [];
  const { sign } = chart;
  const place = zodiacSignIds.indexOf(sign.id);
  const at = (steps: number): ZodiacSignId => zodiacSignIds[(place + steps + 12) % 12] ?? sign.id;
  return [
    paragraph(
      [
        text(`sides.classmates.${audience}`),
        text('sides.classmates.same'),
        ...beside(chart, at(-1)),
        ...beside(chart, at(1)),
      ].join(' '),
      bySign(chart, 'relations-of-branches'),
    ),
  ];
}

/** Two neighbors in the cycle are in harmony, in harm, in the same season, or unrelated. */
function beside({ sign, birth }: Chart, neighbor: ZodiacSignId): string[] {
  const other = signName(neighbor, birth.calendar);
  const { basis } = compatibility(sign.id, neighbor);
  switch (basis) {
    case 'six-harmony':
    case 'six-harm':
      return [text(`sides.classmates.${basis}`, { other })];
    case 'three-meetings':
      return [text('sides.classmates.three-meetings', { other, sign: sign.name })];
    default:
      return [];
  }
}
