import { compatibility, zodiacSigns, type Relation, type ZodiacSign } from '@org/zodiac-core';
import type { Chart } from '../chart.ts';
import { paragraph } from '../paragraph.ts';
import { elementReadings } from '../prose/element-readings.ts';
import { signReadings } from '../prose/sign-readings.ts';
import type { ReadingSection } from '../reading.ts';
import { byElement, bySign } from '../reasons.ts';
import { list } from '../words/list.ts';

export function relationships(chart: Chart): ReadingSection {
  const { sign, zodiac } = chart;
  return {
    id: 'relationships',
    heading: 'Relationships and Compatibility',
    figure: { kind: 'bonds', sign: sign.id },
    paragraphs: [
      paragraph(signReadings[sign.id].relationships, bySign(chart)),
      paragraph(elementReadings[zodiac.yearElement].relationships, byElement(chart)),
      ...matches(sign).map((text) => paragraph(text, bySign(chart, 'relations-of-branches'))),
    ],
  };
}

/** The paragraphs about the signs in a traditional relation to `sign`. */
function matches(sign: ZodiacSign): string[] {
  const inRelation = (relation: Relation): string[] =>
    zodiacSigns
      .filter(({ id }) => compatibility(sign.id, id).basis === relation)
      .map(({ name }) => `the ${name}`);
  const [harmony = '', clash = '', harm = ''] = (['six-harmony', 'six-clash', 'six-harm'] as const).map(
    (relation) => list(inRelation(relation)),
  );
  return [
    `The twelve signs stand in a circle, and tradition reads their distances. With ${list(inRelation('three-harmonies'))} you form one of the three harmonies: a triangle of signs that want the same things for different reasons. Your partner of the six harmonies is ${harmony}, thought the easiest companion of all, because each has what the other looks for.${alsoOf(sign, 'six-harmony')}`,
    `Across the circle stands ${clash}, your clash: not an enemy, but somebody who will ask you the one question that you do not ask yourself. With ${harm} tradition sees six harm, small misunderstandings which grow when nobody mentions them. None of this forbids anything. It tells two people where to be patient, and long marriages have been made of clashes.`,
  ];
}

const discords: Readonly<Partial<Record<Relation, string>>> = {
  punishment: 'a punishment',
  'six-destruction': 'a destruction',
};

/** A sentence about a second, discordant relation of the same pair, such as Tiger and Pig; empty if there is none. */
function alsoOf(sign: ZodiacSign, relation: Relation): string {
  const matched = zodiacSigns
    .map(({ id }) => compatibility(sign.id, id))
    .find(({ basis }) => basis === relation);
  const also = matched?.relations.flatMap(({ kind }) => discords[kind] ?? []) ?? [];
  return also.length > 0
    ? ` Tradition is of two minds here, though: it counts the same pair as ${list(also)} as well, and so the score of the two is below that of a harmony alone.`
    : '';
}
