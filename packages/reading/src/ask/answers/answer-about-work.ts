import type { Chart } from '../../chart.ts';
import type { Paragraph } from '../../reading.ts';
import { list, lowerFirst } from '../../words/list.ts';
import { professionsIn } from '../question/professions.ts';
import type { Question } from '../read-question.ts';
import { limits, statement } from '../statement.ts';
import { bySign, dayStem } from './own-facts.ts';

export const workOf = (chart: Chart): Paragraph => {
  const { sign } = chart;
  return statement(
    `In work, by tradition, the ${sign.name} ${lowerFirst(sign.businessTraits)}`,
    'year-sign',
    bySign(chart),
    { sign: sign.id },
  );
};

const fields = (chart: Chart): Paragraph => {
  const { sign } = chart;
  return statement(
    `Fields that are said to suit your ${sign.name}: ${lowerFirst(sign.careerStrengths)}`,
    'year-sign',
    bySign(chart),
    { sign: sign.id },
  );
};

/** What kind of work tradition thinks fit, and what it says to a profession that is named. */
export function answerAboutWork(chart: Chart, { words }: Question): Paragraph[] {
  const { sign } = chart;
  const asked = professionsIn(words);
  const near = asked
    .filter(({ fields: ofSign }) => ofSign.test(sign.careerStrengths.toLowerCase()))
    .map(({ name }) => name);
  const far = asked.map(({ name }) => name).filter((name) => !near.includes(name));
  const close = limits(chart, 'What you have learned and what you like are not in a chart, and weigh more.');
  if (asked.length === 0) return [fields(chart), workOf(chart), dayStem(chart), close];
  return [
    statement(
      near.length > 0
        ? `Nothing in your chart is against it, and ${list(near)} ${near.length > 1 ? 'are' : 'is'} near the fields that are said to suit your ${sign.name}: ${lowerFirst(sign.careerStrengths)}`
        : `Nothing in your chart is against it, though ${list(far)} ${far.length > 1 ? 'are' : 'is'} not among the fields that are said to suit your ${sign.name}: ${lowerFirst(sign.careerStrengths)}`,
      'year-sign',
      bySign(chart),
      { sign: sign.id },
    ),
    workOf(chart),
    dayStem(chart),
    close,
  ];
}

const parts: readonly (readonly [RegExp, string])[] = [
  [
    / (?:boss|manager|supervisor) /u,
    'Your boss has a chart of their own; by itself yours says only how you work.',
  ],
  [
    / (?:colleagues?|coworkers?|team) /u,
    'Your colleagues have charts of their own; by itself yours says only how you work.',
  ],
];

/** “Why do I struggle with my boss?” without a sign: what the chart says of the one who asks. */
export function answerAboutWorkplace(chart: Chart, { words }: Question): Paragraph[] {
  const opening =
    parts.find(([pattern]) => pattern.test(words))?.[1] ??
    'A workplace has no chart; yours says how you work.';
  const { sign } = chart;
  return [
    limits(chart, opening),
    workOf(chart),
    statement(
      `What tradition asks your ${sign.name} to watch there is put in few words: “${lowerFirst(sign.weaknesses[0] ?? '')}”.`,
      'year-sign',
      bySign(chart),
      { sign: sign.id, [`weaknesses:${sign.id}`]: sign.weaknesses.join('+') },
    ),
    limits(chart, 'Name the other’s sign or year of birth, and the answer speaks of the two of you.'),
  ];
}
