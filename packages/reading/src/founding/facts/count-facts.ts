import { text } from '@org/content/rows';
import { zodiacSignIds } from '@org/zodiac-core';
import { kindInText } from '../nouns-of.ts';
import type { TellingFact, Told } from './fact.ts';
import { inFigures, listed } from './words.ts';

/**
 * The number of rows of the row’s sign and kind. A number that deviates a lot is compared with the expected number; any
 * other number is compared with the numbers of the other signs.
 */
export function countFacts(told: Told): TellingFact[] {
  const { inList } = told;
  const { sign } = told.facts;
  const kind = kindInText(inList.kind);
  if (!kind) return [];
  const { total, ofSign, ofKindBySign } = inList.standing;
  const count = ofKindBySign[zodiacSignIds.indexOf(sign.id)] ?? 0;
  const ofKind = ofKindBySign.reduce((sum, each) => sum + each, 0);
  const expected = (ofSign * ofKind) / total;
  const deviations = Math.abs(count - expected) / Math.sqrt(expected);
  const values = { sign: sign.name, several: listed(told, inList.several), kind };
  const common = { topic: 'count' } as const;
  if (count < 2)
    return [
      {
        ...common,
        // Classes of brands and regions are groups as well, whose fact about the sign says the same. A page uses only one
        // fact of a topic.
        ...(told.subject.field.of !== 'trade' && { topic: 'sign' }),
        share: Math.exp(-expected),
        sentence: text('facts.only-in-kind', { ...values, ofSign: inFigures(ofSign) }),
      },
    ];
  // Below 1, the sentence would compare with “about none”.
  if (expected < 1) return [];
  if (deviations > 2)
    return [
      {
        ...common,
        opens: false,
        // A deviation of 2 has a chance of one in twenty.
        share: 0.4 / deviations ** 3,
        sentence: text(count > expected ? 'about.compared.more' : 'about.compared.fewer', {
          ...values,
          ofSign: inFigures(ofSign),
          count: inFigures(count),
          expected: inFigures(Math.round(expected)),
        }),
      },
    ];
  const isFirst = ofKindBySign.every((other) => other <= count);
  if (!isFirst && ofKindBySign.some((other) => other < count)) return [];
  return [
    {
      ...common,
      opens: false,
      share: 1 / zodiacSignIds.length,
      sentence: text(`about.compared.${isFirst ? 'first' : 'last'}`, {
        ...values,
        count: inFigures(count),
        ofKind: inFigures(ofKind),
      }),
    },
  ];
}
