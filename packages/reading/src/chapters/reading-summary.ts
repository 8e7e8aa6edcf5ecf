import { tagged as text } from '@org/content/reading';
import type { Chart } from '../chart.ts';
import type { Chapter, ReadingSummary } from '../reading.ts';
import { upperFirst } from '../words/grammar.ts';
import { isBaby, voiceOf, Whose, type Audience } from '../audience.ts';
import { certaintyOf } from './certainty.ts';
import { thingsOf } from './useful-element.ts';
import { easyAndCareful, namesMonths } from './months.ts';
import { phaseOfYears } from './phases.ts';
import { threadInShort } from './thread.ts';
import { bondsOfYear, inShort, mainRelationOfYear, mainYearAhead, signNameOf } from './year-ahead.ts';
import type { DatedZodiacYear } from '../years/zodiac-year-of.ts';

/** The chapters whose first points are on the first page. Other points follow only if these are too few. */
const chaptersInBrief = ['core-personality', 'career', 'relationships'];
const maxPoints = 3;

function inBrief(chapters: readonly Chapter[], kind: 'whatHelps' | 'watchFor'): string[] {
  const brief = chapters.filter(({ id }) => chaptersInBrief.includes(id));
  const points = [
    ...brief.flatMap((chapter) => chapter[kind].slice(0, 1)),
    ...[...brief, ...chapters].flatMap((chapter) => chapter[kind]),
  ];
  return [...new Set(points)].slice(0, maxPoints);
}

/** One page: the person's character by the chart, what helps, what to watch for, and the year ahead. */
export function readingSummary(
  chart: Chart,
  audience: Audience,
  chapters: readonly Chapter[],
): ReadingSummary {
  const { sign, dayMaster, zodiac, date } = chart;
  const voice = voiceOf(audience);
  const { useful } = chart;
  const year = mainYearAhead(chart);
  return {
    heading: text(`summary.heading.${voice}`),
    paragraphs: [
      text('summary.who', {
        Whose: Whose(audience),
        sign:
          zodiac.zodiacYear < date.year
            ? text('summary.signBefore', { sign: sign.name, year: zodiac.zodiacYear })
            : sign.name,
        signLine: text(`signs.${sign.id}.line.${voice}`),
        polarity: dayMaster.polarity,
        element: dayMaster.element,
        form: text(`summary.form.${dayMaster.polarity}`),
        image: text(`stems.${dayMaster.character}.image`),
        dayLine: text(`stems.${dayMaster.character}.line.${voice}`),
      }),
      [
        threadInShort(chart, audience),
        ...(useful.decided
          ? [
              text('summary.useful', {
                element: useful.element,
                things: thingsOf(useful.element, audience),
              }),
            ]
          : []),
      ].join(' '),
      ...(isBaby(chart) ? [text('baby.opening')] : []),
    ],
    whatHelps: inBrief(chapters, 'whatHelps'),
    watchFor: inBrief(chapters, 'watchFor'),
    yearAhead: year
      ? [
          text('summary.year.theme', {
            sign: signNameOf(chart, year),
            year: year.year,
            ...inShort(chart, audience, year),
          }),
          ofYear(chart, audience, year),
          [
            upperFirst(text('summary.year.months', easyAndCareful(chart))),
            ...(namesMonths(chart) ? [text('summary.year.monthsFrom')] : []),
          ].join(' '),
        ]
      : [],
    certainty: certaintyOf(chart),
  };
}

/** The bonds of the year's sign with the chart. Without a bond, the ten-year phase says more, if it is known. */
function ofYear(chart: Chart, audience: Audience, year: DatedZodiacYear): string {
  const phase = mainRelationOfYear(chart, year) ? undefined : phaseOfYears(chart);
  return phase ? text('summary.year.phase', phase) : bondsOfYear(chart, audience, year);
}
