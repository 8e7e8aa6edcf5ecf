import { text } from '@org/content/rows';
import { carCategoryOf, tradeCalled, tradeOf } from '@org/content/trade-of';
import { getZodiacSignById, type Element, type ZodiacSignId } from '@org/zodiac-core';
import { claim, paragraph } from '../paragraph.ts';
import type { Paragraph } from '../reading.ts';
import { articleOf, sentences } from '../words/grammar.ts';
import type { FoundingFacts } from './founding-facts.ts';
import { stateCalled } from './states.ts';
import { hasEnded, type Subject } from './subject.ts';

const regions = {
  Northeast: 'Wood',
  South: 'Fire',
  Midwest: 'Earth',
  West: 'Metal',
} as const satisfies Record<string, Element>;

const regionOf = (name: string) =>
  Object.hasOwn(regions, name) ? (name as keyof typeof regions) : undefined;

/** The trade of a company or a car brand; `undefined` for a state. */
const tradeOfRow = ({ field }: Subject) =>
  field.of === 'region'
    ? undefined
    : field.of === 'cars'
      ? tradeCalled('cars')
      : tradeOf(field.industry, field.branch);

/**
 * The deed that tradition expects of a sign in the trade of a row, or of a state; `undefined` if neither is known.
 *
 * @param name - the state that the deed is expected of
 */
export function deedOf(subject: Subject, sign: ZodiacSignId, name: string): string | undefined {
  const { field } = subject;
  if (field.of === 'region') {
    const state = stateCalled(name);
    return state && text(`states.${state}`);
  }
  const category = field.of === 'cars' ? carCategoryOf(field.category) : undefined;
  if (category) return text(`cars.${sign}.${category}`);
  const trade = tradeOfRow(subject);
  return trade && text(`signs.${sign}.${trade.family}`);
}

/** The sign of a row with an article: `a Tiger`. */
export const aSign = (sign: ZodiacSignId): string => {
  const { name } = getZodiacSignById(sign);
  return `${articleOf(name)} ${name}`;
};

/** The traditional meaning of the trade or the region of a row: the deed that its sign promises there, and the element. */
export function traditionOf(subject: Subject, { sign }: FoundingFacts): Paragraph | undefined {
  const deed = deedOf(subject, sign.id, subject.name);
  const found = elementOf(subject);
  if (deed === undefined || !found) return undefined;
  const { rule, element, reason } = found;
  return paragraph(
    sentences(
      text(hasEnded(subject) ? 'about.said' : 'about.expected', {
        aSign: aSign(sign.id),
        name: subject.name,
        deed,
      }),
      reason,
    ),
    {
      rule,
      because: text('about.because', { sign: sign.name, field: element }),
      changes: text('about.changes'),
    },
    [claim('founding:field', element)],
  );
}

/** The element of the trade or the region of a row, and the reason. */
function elementOf(subject: Subject) {
  const { field } = subject;
  const region = field.of === 'region' ? regionOf(field.region) : undefined;
  if (region)
    return {
      rule: 'direction-element',
      element: regions[region],
      reason: text(`about.field.${region}`),
    } as const;
  const trade = tradeOfRow(subject);
  return (
    trade && ({ rule: 'trade-element', element: trade.element, reason: text(`trades.${trade.id}`) } as const)
  );
}
