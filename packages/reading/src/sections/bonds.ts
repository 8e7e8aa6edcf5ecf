import { compatibility, zodiacSigns, type Relation, type ZodiacSign } from '@org/zodiac-core';
import type { Chart } from '../chart.ts';
import { claim, paragraph } from '../paragraph.ts';
import { bondReadings } from '../prose/bond-readings.ts';
import type { Claim, Paragraph } from '../reading.ts';
import { bySign } from '../reasons.ts';
import { signName } from '../years/relations-with-chart.ts';
import { list } from '../words/list.ts';

/** The signs in a traditional relation to one’s own, with their years around one’s own. */
export function bonds(chart: Chart): Paragraph[] {
  const { sign, zodiac, birth } = chart;
  const place = zodiacSigns.findIndex(({ id }) => id === sign.id);
  const withYears = (other: ZodiacSign): string => {
    const steps = (zodiacSigns.indexOf(other) - place + 12) % 12;
    const after = zodiac.zodiacYear + steps;
    return `the ${signName(other.id, birth.calendar)} (${after - 12}, ${after})`;
  };
  const named = (signs: readonly ZodiacSign[]): string => list(signs.map(withYears));
  const matches = zodiacSigns.map((other) => ({ other, basis: compatibility(sign.id, other.id).basis }));
  const inRelation = (relation: Relation): ZodiacSign[] =>
    matches.filter(({ basis }) => basis === relation).map(({ other }) => other);
  const claimed = (relation: Relation): Claim[] =>
    inRelation(relation).map(({ id }) => claim(`sign:${id}`, relation));
  const [partner] = inRelation('six-harmony');
  const [opposite] = inRelation('six-clash');
  const texts = bondReadings[sign.id];
  const scoreWith = (other: ZodiacSign | undefined): number =>
    other ? compatibility(sign.id, other.id).score : 0;
  return [
    paragraph(
      `${texts.allies.replace('{allies}', named(inRelation('three-harmonies')))} ${texts.partner.replace('{partner}', named(inRelation('six-harmony')))}: ${scoreWith(partner)} of 100.${alsoOf(chart, partner)}`,
      bySign(chart, 'relations-of-branches'),
      [...claimed('three-harmonies'), ...claimed('six-harmony')],
    ),
    paragraph(
      `${texts.across.replace('{across}', named(inRelation('six-clash')))}: ${scoreWith(opposite)} of 100. ${texts.harm.replace('{harm}', named(inRelation('six-harm')))}. Neither forbids a ${sign.name} anything.`,
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
function alsoOf({ sign, birth }: Chart, partner: ZodiacSign | undefined): string {
  if (!partner) return '';
  const also = compatibility(sign.id, partner.id).relations.flatMap(({ kind }) => discords[kind] ?? []);
  return also.length > 0
    ? ` Tradition is of two minds there: between ${sign.name} and ${signName(partner.id, birth.calendar)} it counts ${list(also)} as well.`
    : '';
}
