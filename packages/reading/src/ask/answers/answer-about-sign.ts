import { describeSign } from '@org/zodiac-core';
import type { Chart } from '../../chart.ts';
import type { Paragraph } from '../../reading.ts';
import { list, lowerFirst } from '../../words/list.ts';
import { signName } from '../../years/relations-with-chart.ts';
import type { Question } from '../read-question.ts';
import { relationsOfSigns, signOfYear } from '../relations-of-signs.ts';
import { limits, statement } from '../statement.ts';

/** “What are Dragons like?” */
export function answerAboutSign(chart: Chart, { signs }: Question): Paragraph[] {
  const { sign, birth } = chart;
  const id = signs.find((each) => each !== sign.id) ?? sign.id;
  const asked = describeSign(id);
  const name = signName(id, birth.calendar);
  const because = `You ask about the ${name}.`;
  const { found, value } = relationsOfSigns(sign.id, id);
  return [
    statement(
      `Tradition counts among the strengths of the ${name}: ${list(asked.strengths.map(lowerFirst))}.`,
      'year-sign',
      because,
      { [`strengths:${id}`]: asked.strengths.join('+') },
    ),
    statement(
      `What it asks the ${name} to watch: ${list(asked.weaknesses.map((word) => `“${lowerFirst(word)}”`))}.`,
      'year-sign',
      because,
      { [`weaknesses:${id}`]: asked.weaknesses.join('+') },
    ),
    ...(id === sign.id
      ? []
      : [
          statement(
            found.length > 0
              ? `To your ${sign.name} it stands in ${list(found.map(({ english, name: chinese }) => `${english} ${chinese}`))}.`
              : `To your ${sign.name} it has neither harmony nor discord.`,
            'relations-of-branches',
            `Your sign is the ${sign.name}.`,
            { [`relation:${sign.id}:${id}`]: value, sign: sign.id },
          ),
        ]),
    limits(
      chart,
      'These are the words of a tradition for a twelfth of mankind, and no description of anybody in particular.',
    ),
  ];
}

/** A saying, and a year of the sign that it is told of. */
const folklore: readonly (readonly [RegExp, string, number])[] = [
  [
    / fire horses? /u,
    'It is a saying from Japan, where women born in a Fire Horse year were called headstrong; so many families believed it that fewer children were born there in 1966.',
    1966,
  ],
  [
    / tigers? /u,
    'It is an old saying: Tiger women were called too strong for a quiet household, and some families kept them from weddings as guests.',
    1974,
  ],
  [
    / (?:goats?|sheep|rams?) /u,
    'It is a saying that of ten Goats nine lack something, and it made some parents avoid the Goat’s year.',
    1979,
  ],
];

/** Sayings about the women or the children of a year. */
export function answerAboutSuperstition(chart: Chart, { words }: Question): Paragraph[] {
  const { sign, zodiac } = chart;
  const [, saying = 'It is a saying, of which there is one for nearly every sign.', year] =
    folklore.find(([pattern]) => pattern.test(words)) ?? [];
  return [
    statement(
      saying,
      'sayings-of-years',
      'You ask about a saying.',
      year === undefined ? {} : { [`sign-of-year:${year}`]: signOfYear(year) },
    ),
    limits(
      chart,
      'No rule of a chart supports it: the stems and branches know no unlucky women, and sayings of this kind have been told of nearly every animal.',
    ),
    statement(
      `What tradition does count of your ${zodiac.yearElement} ${sign.name} are strengths such as ${list(sign.strengths.slice(0, 3).map(lowerFirst))}.`,
      'year-sign',
      `Your sign is the ${sign.name}, of the zodiac year ${zodiac.zodiacYear}.`,
      {
        sign: sign.id,
        'year-element': zodiac.yearElement,
        [`strengths:${sign.id}`]: sign.strengths.join('+'),
      },
    ),
  ];
}
