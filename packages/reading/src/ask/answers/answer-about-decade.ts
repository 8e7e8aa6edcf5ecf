import type { Chart } from '../../chart.ts';
import type { Paragraph } from '../../reading.ts';
import { list } from '../../words/list.ts';
import { courseOf, type Phase } from '../../years/course-of.ts';
import { namedTenGod } from '../../years/named-ten-god.ts';
import { signName } from '../../years/relations-with-chart.ts';
import type { Question } from '../read-question.ts';
import { moodOf, signOfYear, tellingRelation } from '../relations-of-signs.ts';
import { limits, statement } from '../statement.ts';
import { gods } from '../year-sentences.ts';
import { byDate, dayStem } from './own-facts.ts';

const names: Readonly<Record<number, string>> = {
  13: 'teens',
  20: 'twenties',
  30: 'thirties',
  40: 'forties',
  50: 'fifties',
  60: 'sixties',
  70: 'seventies',
  80: 'eighties',
  90: 'nineties',
};

/** A decade of life or the ten years to come: the phases that fall into it, and its years. */
export function answerAboutDecade(chart: Chart, { time }: Question): Paragraph[] {
  const { date, today } = chart;
  const from =
    time.kind === 'ages' ? date.year + time.from : time.kind === 'decade' ? time.fromYear : date.year;
  const to = from + (time.kind === 'ages' && time.from === 13 ? 6 : 9);
  const name =
    time.kind === 'ages'
      ? `Your ${names[time.from] ?? `years from the age of ${time.from} on`}`
      : 'The next ten years';
  const present = Number(today.slice(0, 4));
  const verb = to < present ? 'were' : from > present || time.kind === 'decade' ? 'will be' : 'are';
  const { sex } = chart.birth;
  const phases = sex
    ? courseOf(chart, sex).phases.filter(({ fromYear, toYear }) => fromYear <= to && toYear > from)
    : [];
  const opening = statement(
    `${name} ${verb} the years from ${from} to ${to}${phases.length > 0 ? `, under ${list(phases.map((phase) => `the ten-year phase ${phase.pillar.name} (${phase.fromYear} to ${phase.toYear})`))}` : ''}.`,
    'ten-year-phases',
    byDate(chart),
    { [`phases:${from}:${to}`]: phases.map(({ pillar }) => pillar.name).join('+') || 'none' },
    !chart.isTimeKnown,
  );
  return [
    opening,
    ...(phases.length > 0
      ? phases.slice(0, 2).map((phase) => godOf(chart, phase))
      : [
          statement(
            sex
              ? 'The ten-year phases that are counted here do not reach these years.'
              : 'Ten-year phases need to know whether a woman or a man was born, which you have not said, so here are the single years.',
            'ten-year-phases',
            sex ? byDate(chart) : 'The sex is not given.',
            {},
          ),
        ]),
    yearsWithin(chart, from, to),
    limits(
      chart,
      to < present
        ? 'You know what came of them; tradition only offers names for it.'
        : 'A phase is the weather of ten years, by tradition, and not what happens in them.',
    ),
  ];
}

function godOf(chart: Chart, { pillar }: Phase): Paragraph {
  const god = namedTenGod(chart.dayMaster.character, pillar.stem);
  return statement(
    `The stem of ${pillar.name} is the ${god.english} ${god.name} of your day stem ${chart.dayMaster.character}, for ten years read as ${gods.life[god.id].replaceAll(/\ba (?:single )?year\b/gu, 'a time').replaceAll('year', 'time')}`,
    'phase-and-chart',
    `Your day stem is ${chart.dayMaster.character}.`,
    {
      [`ten-god:${pillar.stem}`]: god.id,
      'day-master': chart.dayMaster.character,
      [`phase-pillar:${pillar.name}`]: 'true',
    },
    !chart.isTimeKnown,
  );
}

function yearsWithin(chart: Chart, from: number, to: number): Paragraph {
  const { sign, birth } = chart;
  const years = Array.from({ length: to - from + 1 }, (_, place) => from + place).filter(
    (year) => year >= chart.zodiac.zodiacYear,
  );
  const easy = years.filter((year) => moodOf(signOfYear(year), sign.id) === 'easy');
  const clash = years.find((year) => tellingRelation(signOfYear(year), sign.id) === 'six-clash');
  const own = years.find((year) => year > chart.zodiac.zodiacYear && signOfYear(year) === sign.id);
  const told = (year: number): string => `${year} (${signName(signOfYear(year), birth.calendar)})`;
  const parts = [
    ...(easy.length > 0
      ? [`${list(easy.map(told))} ${easy.length > 1 ? 'are' : 'is'} in harmony with your ${sign.name}`]
      : []),
    ...(clash === undefined ? [] : [`${told(clash)} clashes with it 六沖`]),
    ...(own === undefined ? [] : [`${own} is a year of your own sign`]),
  ];
  return statement(
    parts.length > 0
      ? `Of the single years ${parts.join('; ')}.`
      : `None of the single years stands in harmony or clash with your ${sign.name}.`,
    'relations-of-branches',
    `Your sign is the ${sign.name}.`,
    {
      sign: sign.id,
      ...Object.fromEntries(years.map((year) => [`mood-of-year:${year}`, moodOf(signOfYear(year), sign.id)])),
      ...Object.fromEntries(years.map((year) => [`sign-of-year:${year}`, signOfYear(year)])),
    },
  );
}

/** The present ten-year phase. */
export function answerAboutPhase(chart: Chart, question: Question): Paragraph[] {
  if (question.time.kind === 'ages' || question.time.kind === 'decade')
    return answerAboutDecade(chart, question);
  const { sex } = chart.birth;
  const phases = sex ? courseOf(chart, sex).phases : [];
  const place = phases.findIndex(({ isPresent }) => isPresent);
  const asked =
    / (?:next|following|coming) (?:(?:ten|10) year )?(?:phase|luck|cycle|period|fortune|da yun|decade) /u.test(
      question.words,
    )
      ? phases[place + 1]
      : phases[place];
  if (!asked)
    return [
      statement(
        sex
          ? 'The first of your ten-year phases has not begun, or the last that we count is over.'
          : 'Ten-year phases run forward for some and backward for others, and tradition asks here whether a woman or a man was born, which you have not said.',
        'ten-year-phases',
        sex ? 'Your age.' : 'The sex is not given.',
        { phase: 'undefined' },
      ),
      dayStem(chart),
      limits(chart, 'The reading shows the phases with their ages, as far as the birth is known.'),
    ];
  const { pillar, fromYear, toYear, isPresent } = asked;
  return [
    statement(
      `Your ${isPresent ? 'present' : 'next'} ten-year phase is ${pillar.name} (${pillar.reading}), from ${fromYear} to ${toYear}.`,
      'ten-year-phases',
      byDate(chart),
      isPresent ? { phase: pillar.name } : { [`phase-pillar:${pillar.name}`]: 'true' },
      !chart.isTimeKnown,
    ),
    godOf(chart, asked),
    limits(chart, 'A phase is the weather of ten years, by tradition, and not what happens in them.'),
  ];
}
