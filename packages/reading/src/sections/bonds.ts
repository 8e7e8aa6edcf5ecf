import { compatibility, zodiacSigns, type Relation, type ZodiacSign } from '@org/zodiac-core';
import type { Chart } from '../chart.ts';
import { claim, paragraph } from '../paragraph.ts';
import type { Claim, Paragraph } from '../reading.ts';
import { bySign } from '../reasons.ts';
import { list } from '../words/list.ts';

/** The signs in a traditional relation to one’s own, with their years around one’s own. */
export function bonds(chart: Chart): Paragraph[] {
  const { sign, zodiac } = chart;
  const place = zodiacSigns.findIndex(({ id }) => id === sign.id);
  const withYears = (other: ZodiacSign): string => {
    const steps = (zodiacSigns.indexOf(other) - place + 12) % 12;
    const after = zodiac.zodiacYear + steps;
    return `the ${other.name} (${after - 12}, ${after})`;
  };
  const named = (signs: readonly ZodiacSign[]): string => list(signs.map(withYears));
  const inRelation = (relation: Relation): ZodiacSign[] =>
    zodiacSigns.filter(({ id }) => compatibility(sign.id, id).basis === relation);
  const claimed = (relation: Relation): Claim[] =>
    inRelation(relation).map(({ id }) => claim(`sign:${id}`, relation));
  const [partner] = inRelation('six-harmony');
  const partnerScore = partner ? compatibility(sign.id, partner.id).score : 0;
  const [opposite] = inRelation('six-clash');
  const oppositeScore = opposite ? compatibility(sign.id, opposite.id).score : 0;
  return [
    paragraph(
      `With ${named(inRelation('three-harmonies'))} you form one of the three harmonies, signs that want the same things for different reasons. Your partner in the six harmonies is ${named(inRelation('six-harmony'))}: each has what the other looks for, and the score of the two is ${partnerScore} of 100.${alsoOf(sign, partner)}`,
      bySign(chart, 'relations-of-branches'),
      [...claimed('three-harmonies'), ...claimed('six-harmony')],
    ),
    paragraph(
      `Across the circle stands ${named(inRelation('six-clash'))}, your clash, with a score of ${oppositeScore}: not an enemy, but somebody who asks the question you leave out. With ${named(inRelation('six-harm'))} there is six harm, small misunderstandings that grow when nobody mentions them. Tradition says where to be patient; long marriages have been made of clashes.`,
      bySign(chart, 'relations-of-branches'),
      [...claimed('six-clash'), ...claimed('six-harm')],
    ),
  ];
}

const discords: Readonly<Partial<Record<Relation, string>>> = {
  punishment: 'a punishment',
  'six-destruction': 'a destruction',
};

/** A sentence about a second, discordant relation of the same pair, such as Tiger and Pig; empty if there is none. */
function alsoOf(sign: ZodiacSign, partner: ZodiacSign | undefined): string {
  if (!partner) return '';
  const also = compatibility(sign.id, partner.id).relations.flatMap(({ kind }) => discords[kind] ?? []);
  return also.length > 0
    ? ` Tradition is of two minds about ${sign.name} and ${partner.name}, though: it counts ${list(also)} between them as well, and the score has that in it.`
    : '';
}
