import { text } from '@org/content/rows';
import type { Element } from '@org/zodiac-core';
import { claim, paragraph } from '../paragraph.ts';
import type { Paragraph } from '../reading.ts';
import { groupOf } from '../ten-gods-of-elements.ts';
import { articleOf, sentences, upperFirst } from '../words/grammar.ts';
import type { FoundingFacts } from './founding-facts.ts';
import type { Subject } from './subject.ts';
import { tradeCalled, tradeOf } from '@org/content/trade-of';

const regions = {
  Northeast: 'Wood',
  South: 'Fire',
  Midwest: 'Earth',
  West: 'Metal',
} as const satisfies Record<string, Element>;

/**
 * The meaning that tradition gives to the trade or the region of a row, by its sign and by its year.
 *
 * @param isBrief - whether to leave out the element of the year
 */
export function traditionOf(
  { name, field }: Subject,
  facts: FoundingFacts,
  isBrief = false,
): Paragraph | undefined {
  if (field.of === 'region') {
    const region = Object.hasOwn(regions, field.region) ? (field.region as keyof typeof regions) : undefined;
    if (!region) return undefined;
    return withElement(facts, {
      name,
      rule: 'direction-element',
      reason: text(`about.field.${region}`),
      element: regions[region],
      isBrief,
      expected: text(`signs.states.${facts.sign.id}`),
    });
  }
  const trade = field.of === 'cars' ? tradeCalled('cars') : tradeOf(field.industry, field.branch);
  if (!trade) return undefined;
  return withElement(facts, {
    name,
    rule: 'trade-element',
    reason: text(`trades.${trade.id}`),
    element: trade.element,
    isBrief,
    expected: text(`signs.${facts.sign.id}.${trade.family}`, { trade: text(`about.trade.${trade.id}`) }),
  });
}

interface InTradition {
  name: string;
  rule: 'trade-element' | 'direction-element';
  /** Why the trade or the region belongs to its element. */
  reason: string;
  element: Element;
  /** The expectation of tradition for the animal in that trade or region. */
  expected: string;
  isBrief: boolean;
}

/** Compares the element of a trade or a region with those of the sign and of the year. */
function withElement(
  { sign, element: ofItsYear, zodiacYear }: FoundingFacts,
  { name, rule, reason, element: field, expected, isBrief }: InTradition,
): Paragraph {
  const [bySign, byYear] = [groupOf(sign.element, field), groupOf(field, ofItsYear)];
  const work = text(rule === 'trade-element' ? 'about.work.trade' : 'about.work.region');
  const values = { name, sign: sign.name, own: sign.element, field, work };
  const ofSign = text(`about.sign.${bySign}`, values);
  const ofYear = text(`about.year.${byYear}`, {
    year: zodiacYear,
    element: ofItsYear,
    AnElement: upperFirst(`${articleOf(ofItsYear)} ${ofItsYear}`),
    field,
  });
  const said =
    sign.element === ofItsYear
      ? [text(`about.sign-and-year.${bySign}`, { ...values, year: zodiacYear })]
      : [ofSign, ...(isBrief ? [] : [ofYear])];
  return paragraph(
    sentences(expected, reason, ...said),
    {
      rule,
      because: text('about.because', { sign: sign.name, year: zodiacYear, field }),
      changes: text('about.changes'),
    },
    [
      claim('founding:field', field),
      ...(isBrief && sign.element !== ofItsYear ? [] : [claim('founding:element', ofItsYear)]),
    ],
  );
}
