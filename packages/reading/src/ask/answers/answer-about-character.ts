import type { Chart } from '../../chart.ts';
import type { Paragraph } from '../../reading.ts';
import { list, lowerFirst } from '../../words/list.ts';
import { lifePathMeaning } from '@org/zodiac-core';
import type { Question } from '../read-question.ts';
import { limits, statement } from '../statement.ts';
import { byDate, bySign, dayStem } from './own-facts.ts';
import { workOf } from './answer-about-work.ts';

/** Strengths and weaknesses, the asked ones first. */
export function answerAboutCharacter(chart: Chart, { words }: Question): Paragraph[] {
  const isWeak =
    / (?:weak|weakness|weaknesses|faults?|flaws?|bad at|improve|work on|dark side|worst|shortcomings?|negative|blind spots?|watch out|wrong with me|mistakes?) /u.test(
      words,
    );
  const isStrong = / (?:strengths?|good at|talents?|gifts?|positive|best) /u.test(words);
  const [first, second] =
    isWeak && !(isStrong && words.indexOf(' strength') < words.indexOf(' weak'))
      ? [weaknesses(chart), strengths(chart)]
      : [strengths(chart), weaknesses(chart)];
  return [
    first,
    second,
    dayStem(chart),
    limits(
      chart,
      'These are the words of a tradition for a twelfth of mankind; keep those that you recognize.',
    ),
  ];
}

export function strengths(chart: Chart): Paragraph {
  const { sign } = chart;
  return statement(
    `Tradition counts among the strengths of your ${sign.name}: ${list(sign.strengths.map(lowerFirst))}.`,
    'year-sign',
    bySign(chart),
    { sign: sign.id, [`strengths:${sign.id}`]: sign.strengths.join('+') },
  );
}

export function weaknesses(chart: Chart): Paragraph {
  const { sign } = chart;
  return statement(
    `What tradition asks your ${sign.name} to watch, in its own few words: ${list(sign.weaknesses.map((word) => `“${lowerFirst(word)}”`))}.`,
    'year-sign',
    bySign(chart),
    { sign: sign.id, [`weaknesses:${sign.id}`]: sign.weaknesses.join('+') },
  );
}

/** What somebody is made for, or what would make them happier: the chart names what comes easily, and no more. */
export function answerAboutPurpose(chart: Chart, { words }: Question): Paragraph[] {
  const { lifePath } = chart;
  const { title } = lifePathMeaning(lifePath);
  const opening = / (?:happy|happier|happiness|content|peace|joy|fulfil\p{L}*|balanced?|calm|enjoy) /u.test(
    words,
  )
    ? 'No chart knows what makes you happy; tradition names what comes easily to you, and suggests doing more of it.'
    : / how (?:can|do|could|should) i /u.test(words)
      ? 'No chart has a recipe for that; tradition names what comes easily to you, which is a place to begin.'
      : 'No chart sets anybody a purpose; what it has is a number for the road and words for what comes easily.';
  return [
    limits(chart, opening),
    statement(`Your life path is ${lifePath}, the number of the ${title}.`, 'life-path', byDate(chart), {
      'life-path': lifePath,
    }),
    strengths(chart),
    workOf(chart),
    dayStem(chart),
  ];
}
