import type { Chart } from '../../chart.ts';
import { tenGodReadings } from '../../prose/ten-god-readings.ts';
import type { Paragraph } from '../../reading.ts';
import { list } from '../../words/list.ts';
import { namedTenGod } from '../../years/named-ten-god.ts';
import { signName } from '../../years/relations-with-chart.ts';
import type { Question } from '../read-question.ts';
import { limits, statement } from '../statement.ts';
import { answerAboutMatches } from './answer-about-matches.ts';
import { byDate } from './own-facts.ts';

/** “Do my own pillars clash?” */
export function answerAboutOwnRelations(chart: Chart, { words }: Question): Paragraph[] {
  const { relations, birth, pillars, isTimeKnown } = chart;
  const asked = / (?:clash|clashes|conflict) /u.test(words) ? 'six-clash' : undefined;
  const found = relations.map(
    ({ english, name, signs }) =>
      `${english} ${name} of ${list(signs.map((id) => signName(id, birth.calendar)))}`,
  );
  const hasAsked = asked === undefined || relations.some(({ kind }) => kind === asked);
  const animals = (['year', 'month', 'day', 'hour'] as const).flatMap((position) => {
    const pillar = pillars[position];
    return pillar ? [{ position, pillar }] : [];
  });
  return [
    statement(
      `${hasAsked && found.length > 0 ? 'Yes' : 'No'}: among your own branches tradition counts ${found.length > 0 ? list(found) : 'no relation at all'}.`,
      'relations-of-branches',
      byDate(chart),
      {
        'own-relations': relations.map(({ form }) => form).join('+') || 'none',
        ...Object.fromEntries(
          animals.map(({ position, pillar }) => [`pillar-sign:${position}`, pillar.sign]),
        ),
      },
      !isTimeKnown,
    ),
    statement(
      `They are ${list(animals.map(({ position, pillar }) => `the ${signName(pillar.sign, birth.calendar)} of the ${position}`))}.`,
      'four-pillars',
      byDate(chart),
      Object.fromEntries(animals.map(({ position, pillar }) => [`pillar-sign:${position}`, pillar.sign])),
      !isTimeKnown,
    ),
    limits(
      chart,
      'A discord within a chart is read as two wishes that take turns, and most charts have one.',
    ),
  ];
}

/** The two branches that the day’s run of ten leaves empty. */
export function answerAboutEmptyBranches(chart: Chart): Paragraph[] {
  const { emptyBranches, pillars } = chart;
  const own = (['year', 'month', 'hour'] as const).filter((position) => {
    const branch = pillars[position]?.branch;
    return branch !== undefined && emptyBranches.includes(branch);
  });
  return [
    statement(
      `Your empty branches 空亡 are ${emptyBranches.join(' and ')}, the two that the run of ten of your day ${pillars.day.name} leaves out.`,
      'empty-branches',
      byDate(chart),
      { 'empty-branches': emptyBranches.join('+'), 'pillar:day': pillars.day.name },
      !pillars.day.certain,
    ),
    statement(
      own.length > 0
        ? `${list(own.map((position) => `the branch of your ${position}`)).replace(/^the/u, 'The')} ${own.length > 1 ? 'are' : 'is'} among them.`
        : 'None of your own branches is among them.',
      'empty-branches',
      byDate(chart),
      { 'empty-branches': emptyBranches.join('+') },
      !chart.isTimeKnown || !pillars.day.certain,
    ),
    limits(chart, 'Tradition calls what stands there light rather than lost: it is held loosely.'),
  ];
}

/** What one is like in love, and what one looks for: the branch of the day. */
export function answerAboutPartner(chart: Chart, { words }: Question): Paragraph[] {
  const { pillars, dayMaster, birth } = chart;
  const { day } = pillars;
  const [main] = day.hiddenStems;
  if (!main) return [];
  const god = namedTenGod(dayMaster.character, main);
  const judged = / am i an? /u.test(words);
  return [
    ...(judged
      ? [limits(chart, 'Whether somebody is a good partner, the one beside them knows better than a chart.')]
      : []),
    statement(
      `What you look for beside you is read from the branch of your day, the ${signName(day.sign, birth.calendar)}: its main stem ${main} is the ${god.english} ${god.name}, read as ${tenGodReadings[god.id].beside}.`,
      'root-and-fruit',
      `Your day has the pillar ${day.name}.`,
      { 'pillar-sign:day': day.sign, 'god-of-day-branch': god.id },
      !day.certain,
    ),
    ...answerAboutMatches(chart, { words: ' ' }),
  ];
}
