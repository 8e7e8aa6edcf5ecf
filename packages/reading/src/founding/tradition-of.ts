import { text } from '@org/content/rows';
import type { Element } from '@org/zodiac-core';
import { claim, paragraph } from '../paragraph.ts';
import type { Paragraph } from '../reading.ts';
import { groupOf, type TenGodGroup } from '../ten-gods-of-elements.ts';
import { articleOf, sentences } from '../words/grammar.ts';
import type { FoundingFacts } from './founding-facts.ts';
import type { Subject } from './subject.ts';
import { tradeCalled, tradeOf } from '@org/content/trade-of';

const regions = {
  Northeast: 'Wood',
  South: 'Fire',
  Midwest: 'Earth',
  West: 'Metal',
} as const satisfies Record<string, Element>;

/** What tradition says of the trade or the region of a row, by its sign and by its year. */
export function traditionOf({ field }: Subject, facts: FoundingFacts): Paragraph | undefined {
  if (field.of === 'region') {
    const region = Object.hasOwn(regions, field.region) ? (field.region as keyof typeof regions) : undefined;
    if (!region) return undefined;
    return withElement(facts, {
      rule: 'direction-element',
      reason: text(`about.field.${region}`),
      element: regions[region],
      expected: text(`signs.states.${facts.sign.id}`),
    });
  }
  const trade = field.of === 'cars' ? tradeCalled('cars') : tradeOf(field.industry, field.branch);
  if (!trade) return undefined;
  return withElement(facts, {
    rule: 'trade-element',
    reason: text(`trades.${trade.id}`),
    element: trade.element,
    expected: text(`signs.${facts.sign.id}.${trade.family}`),
  });
}

interface InTradition {
  rule: 'trade-element' | 'direction-element';
  /** Why the trade or the region belongs to its element. */
  reason: string;
  element: Element;
  /** What tradition expects of the animal in that trade or region. */
  expected: string;
}

/** Compares the element of a trade or a region with those of the sign and of the year. */
function withElement(
  { sign, element: ofYear, zodiacYear }: FoundingFacts,
  { rule, reason, element: field, expected }: InTradition,
): Paragraph {
  const [bySign, byYear] = [groupOf(sign.element, field), groupOf(field, ofYear)];
  const suits = suited(bySign, byYear);
  const work = text(rule === 'trade-element' ? 'about.suits.trade' : 'about.suits.region');
  const values = { sign: sign.name, own: sign.element, field, work };
  const ofSign = text(`about.sign.${bySign}`, { ...values, a: articleOf(sign.element) });
  const ofItsYear = text(`about.year.${byYear}`, { year: zodiacYear, element: ofYear, field });
  const ofBoth =
    sign.element === ofYear
      ? text(`about.sign-and-year.${bySign}`, { ...values, year: zodiacYear })
      : `${ofSign} ${ofItsYear}`;
  // A clear verdict opens the paragraph. If only one of sign and year suits, it comes first.
  const said =
    suits === 'sign'
      ? [expected, reason, ofBoth]
      : suits === 'year'
        ? [reason, ofItsYear, ofSign, expected]
        : [text(`about.suits.${suits}`, { field: work }), reason, ofBoth, expected];
  return paragraph(
    sentences(...said),
    {
      rule,
      because: text('about.because', { sign: sign.name, year: zodiacYear, field }),
      changes: text('about.changes'),
    },
    [claim('founding:field', field), claim('founding:element', ofYear)],
  );
}

/**
 * Whether the sign, the year, both or neither suit the field. A sign suits if it agrees with the field, feeds it or is fed by it;
 * a year, if it agrees with it or feeds it.
 */
function suited(bySign: TenGodGroup, byYear: TenGodGroup): 'both' | 'sign' | 'year' | 'neither' {
  const ofSign = bySign === 'companions' || bySign === 'output' || bySign === 'resources';
  const ofYear = byYear === 'companions' || byYear === 'resources';
  if (ofSign) return ofYear ? 'both' : 'sign';
  return ofYear ? 'year' : 'neither';
}
