import type { Chart } from '../../chart.ts';
import type { Paragraph } from '../../reading.ts';
import { list, lowerFirst } from '../../words/list.ts';
import type { Question } from '../read-question.ts';
import { limits, statement } from '../statement.ts';
import { bySign } from './own-facts.ts';

/** Numbers, colours and directions: what is asked for comes first. */
export function answerAboutLuck(chart: Chart, { words }: Question): Paragraph[] {
  const isDirection =
    / (?:directions?|face|facing|feng shui|kua|gua|compass|north|south|east|west|desk|bed|door|sleep|sit) /u.test(
      words,
    );
  const isColour = / colours? | wear | paint | dress | outfit | clothes /u.test(words);
  const isNumber = / numbers? | digits? /u.test(words);
  const isUnlucky = / (?:unlucky|avoid|worst|bad|unfavou?rable) /u.test(words);
  const both = colours(
    chart,
    isNumber && !isColour ? 'number' : isColour && !isNumber ? 'colour' : 'both',
    words,
  );
  const where = directions(chart, isUnlucky);
  if (isUnlucky && !isDirection)
    return [
      limits(
        chart,
        `Almanacs name lucky ${isColour ? 'colours' : isNumber ? 'numbers' : 'things'} for a sign and no unlucky ones that the sources agree on, so there is nothing to avoid.`,
      ),
      both,
      where,
    ];
  const asked = isDirection ? [where, both] : [both, where];
  return [
    ...asked,
    limits(
      chart,
      isColour && / interview | wedding | exam | date /u.test(words)
        ? 'They are keepsakes rather than instructions: wear what lets you forget what you wear.'
        : 'They are keepsakes rather than instructions.',
    ),
  ];
}

function colours(chart: Chart, asked: 'number' | 'colour' | 'both', words: string): Paragraph {
  const { sign } = chart;
  const numbers = list(sign.luckyNumbers.map(String));
  const named = list(sign.luckyColors.map(lowerFirst));
  const spoken = / (red|blue|green|black|white|yellow|gold|purple|pink|orange|brown|gr[ae]y|silver) /u
    .exec(words)?.[1]
    ?.replace('grey', 'gray');
  const figure = /(?<= )\d{1,2}(?= )/u.exec(words)?.[0];
  const verdict =
    spoken !== undefined
      ? `${sign.luckyColors.some((each) => each.toLowerCase().includes(spoken)) ? 'Yes' : 'Not for tradition’s reasons'}: `
      : figure !== undefined
        ? `${sign.luckyNumbers.includes(Number(figure)) ? 'Yes' : 'Not for tradition’s reasons'}: `
        : '';
  return statement(
    verdict !== ''
      ? `${verdict}almanacs of today give the ${sign.name} the ${spoken === undefined ? `numbers ${numbers}` : `colors ${named}`}, and ${spoken === undefined ? `the colors ${named}` : `the numbers ${numbers}`}.`
      : asked === 'number'
        ? `The lucky numbers that almanacs of today give the ${sign.name} are ${numbers}, without a first among them; beside them stand the colors ${named}.`
        : asked === 'colour'
          ? `The colors that almanacs of today give the ${sign.name} are ${named}; beside them stand the numbers ${numbers}.`
          : `Almanacs of today give the ${sign.name} the numbers ${numbers} and the colors ${named}.`,
    'lucky-numbers-and-colours',
    bySign(chart),
    { sign: sign.id },
  );
}

function directions({ birth, kua }: Chart, isUnlucky: boolean): Paragraph {
  const own = birth.sex && kua[birth.sex];
  if (!own) {
    const [woman, man] = (['female', 'male'] as const).map(
      (sex) =>
        kua[sex]?.directions
          .filter(({ favourable }) => favourable !== isUnlucky)
          .map(({ direction }) => direction) ?? [],
    );
    return statement(
      `By the eight mansions the ${isUnlucky ? 'less favored' : 'favoured'} directions of your year are ${list(woman ?? [])} for a woman and ${list(man ?? [])} for a man, and which you are you have not said.`,
      'kua-directions',
      'The year of birth; the sex is not given.',
      {
        [`kua-of:female:${!isUnlucky}`]: (woman ?? []).join('+'),
        [`kua-of:male:${!isUnlucky}`]: (man ?? []).join('+'),
      },
    );
  }
  const found = own.directions
    .filter(({ favourable }) => favourable !== isUnlucky)
    .map(({ direction }) => direction);
  return statement(
    isUnlucky
      ? `By the eight mansions the directions less favored for your Kua number ${own.number} are ${list(found)}.`
      : `By the eight mansions your best direction is ${found[0]}, and also favored are ${list(found.slice(1))}, after your Kua number ${own.number}.`,
    'kua-directions',
    'The year of birth and the sex.',
    { kua: own.number, [isUnlucky ? 'kua-less-favoured' : 'kua-directions']: found.join('+') },
  );
}
