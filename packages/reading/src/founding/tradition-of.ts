import { text } from '@org/content/rows';
import type { Element } from '@org/zodiac-core';
import { claim, paragraph } from '../paragraph.ts';
import type { Paragraph } from '../reading.ts';
import { groupOf } from '../ten-gods-of-elements.ts';
import { articleOf, sentences, upperFirst } from '../words/grammar.ts';
import { imageOf } from './element-images.ts';
import type { FoundingFacts } from './founding-facts.ts';
import { hasEnded, type Subject } from './subject.ts';
import { carCategoryOf, tradeCalled, tradeOf, type Trade } from '@org/content/trade-of';

const regions = {
  Northeast: 'Wood',
  South: 'Fire',
  Midwest: 'Earth',
  West: 'Metal',
} as const satisfies Record<string, Element>;

/** The traditional meaning of the trade or the region of a row, by its sign. */
export function traditionOf(subject: Subject, facts: FoundingFacts): Paragraph | undefined {
  const { field } = subject;
  if (field.of === 'region') {
    const region = Object.hasOwn(regions, field.region) ? (field.region as keyof typeof regions) : undefined;
    if (!region) return undefined;
    return withElement(subject, facts, {
      rule: 'direction-element',
      of: 'region',
      reason: text(`about.field.${region}`),
      element: regions[region],
      expected: text(`signs.states.${facts.sign.id}`),
    });
  }
  const trade = field.of === 'cars' ? tradeCalled('cars') : tradeOf(field.industry, field.branch);
  if (!trade) return undefined;
  return withElement(subject, facts, {
    rule: 'trade-element',
    of: 'trade',
    reason: text(`trades.${trade.id}`),
    element: trade.element,
    expected:
      field.of === 'cars' ? ofBrand(subject, facts, field.category) : ofCompany(subject, facts, trade),
  });
}

/** The expectation of tradition for the animal in a trade. */
const ofCompany = (subject: Subject, { sign }: FoundingFacts, { id, family }: Trade): string =>
  text(`signs.${sign.id}.${family}`, { trade: text(`about.trade.${id}`), expected: expectedOf(subject) });

/** The verb for the expectation. Nothing is expected of a row that has ended. */
const expectedOf = (subject: Subject): string => text(hasEnded(subject) ? 'about.said' : 'about.expected');

/** The expectation of tradition for an animal that makes cars of the brand's category. */
function ofBrand(subject: Subject, { sign }: FoundingFacts, name: string): string {
  const category = carCategoryOf(name);
  return category
    ? upperFirst(
        text('cars.expected', {
          aSign: `${articleOf(sign.name)} ${sign.name}`,
          cars: text(`cars.called.${category}`),
          deed: text(`cars.${sign.id}.${category}`),
          expected: expectedOf(subject),
        }),
      )
    : '';
}

interface InTradition {
  rule: 'trade-element' | 'direction-element';
  of: 'trade' | 'region';
  /** Why the trade or the region belongs to its element. */
  reason: string;
  element: Element;
  /** The expectation of tradition for the animal in that trade or region. */
  expected: string;
}

/** Compares the element of a trade or a region with that of the sign. */
function withElement(
  subject: Subject,
  { sign, element: ofItsYear }: FoundingFacts,
  { rule, of, reason, element: field, expected }: InTradition,
): Paragraph {
  const ended = hasEnded(subject);
  const aSign = `${articleOf(sign.name)} ${sign.name}`;
  return paragraph(
    sentences(
      expected,
      text(`about.elements.${of}`),
      reason,
      text(`about.sign.${groupOf(sign.element, field)}`, {
        sign: sign.name,
        own: sign.element,
        image: imageOf(sign.element, field),
        who: ended ? aSign : subject.name,
        work: text(`about.work.${of}`),
      }),
      !ended &&
        text('about.year', {
          element: ofItsYear,
          sign: sign.name,
          adds: text(`about.adds.${ofItsYear}`),
        }),
    ),
    {
      rule,
      because: text('about.because', { sign: sign.name, field }),
      changes: text('about.changes'),
    },
    [claim('founding:field', field), ...(ended ? [] : [claim('founding:element', ofItsYear)])],
  );
}
