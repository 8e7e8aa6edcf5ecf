import { text } from '@org/content/reading';
import type { Element } from '@org/zodiac-core';
import type { LuckSex } from '@org/zodiac-core/pillars';
import { voiceOf, whose, type Audience } from '../audience.ts';
import type { Chart } from '../chart.ts';
import { claim, paragraph, type Reason } from '../paragraph.ts';
import type { Paragraph } from '../reading.ts';
import { groupOf } from '../ten-gods-of-elements.ts';
import { isoDate } from '../words/dates.ts';
import { courseOf, type Phase } from '../years/course-of.ts';
import type { DatedZodiacYear } from '../years/zodiac-year-of.ts';
import { themeOfPhase } from './present-phase.ts';
import { byPeriod } from './reasons.ts';

/**
 * Compares a year with its ten-year phase: whether both help the chart, or else how their elements meet. Left out without a sex if
 * the two courses differ.
 */
export function yearInDecade(chart: Chart, audience: Audience, year: DatedZodiacYear): Paragraph[] {
  const { sex } = chart.birth;
  if (sex) {
    const phase = phaseIn(chart, year, sex);
    return phase ? [ofOneCourse(chart, audience, year, phase)] : [];
  }
  const [female, male] = [phaseIn(chart, year, 'female'), phaseIn(chart, year, 'male')];
  return female && female.pillar.element === male?.pillar.element
    ? [ofOneCourse(chart, audience, year, female)]
    : [];
}

/** The phase in the middle of the year. */
function phaseIn(chart: Chart, { year }: DatedZodiacYear, sex: LuckSex): Phase | undefined {
  const middle = `${year}-07-01`;
  return courseOf(chart, sex).phases.findLast(
    ({ startDate }) =>
      isoDate(startDate) <= middle && middle < isoDate({ ...startDate, year: startDate.year + 10 }),
  );
}

function ofOneCourse(chart: Chart, audience: Audience, year: DatedZodiacYear, phase: Phase): Paragraph {
  const outcome = outcomeOf(chart, phase.pillar.element, year.stem.element);
  const intro = text(
    `chapters.year.decade.${phase.pillar.element === year.stem.element ? 'same' : 'differs'}`,
    { year: year.year, decade: themeOfPhase(chart, phase) },
  );
  return paragraph(
    [
      intro,
      ...(outcome === 'oneElement'
        ? []
        : [text(`chapters.year.decade.found.${outcome}`, { whose: whose(audience) })]),
      text(`chapters.year.decade.${audience === 'elder' ? audience : voiceOf(audience)}.${outcome}`),
    ].join(' '),
    reasonOf(chart, phase),
    [claim(`year:${year.year}:decade`, outcome)],
  );
}

const reasonOf = (chart: Chart, phase: Phase): Reason => ({
  ...byPeriod(chart, `${phase.fromYear}`, phase.pillar.name, 'phase-and-chart'),
  ...(chart.useful.decided && { rule: 'useful-element' as const }),
  hangsOnHour: !chart.isTimeKnown,
});

type Outcome =
  | 'bothHelp'
  | 'decadeHelps'
  | 'yearHelps'
  | 'neitherHelps'
  | 'oneElement'
  | 'decadeFeeds'
  | 'yearFeeds'
  | 'decadeControls'
  | 'yearControls';

/** Compares the year and the phase by the useful element, or by the cycle of the elements if no element is useful. */
function outcomeOf({ useful }: Chart, decade: Element, year: Element): Outcome {
  if (!useful.decided) return meetings[groupOf(decade, year)];
  const [decadeHelps, yearHelps] = [useful.helping.includes(decade), useful.helping.includes(year)];
  if (decadeHelps) return yearHelps ? 'bothHelp' : 'decadeHelps';
  return yearHelps ? 'yearHelps' : 'neitherHelps';
}

/** The id of a text, by the relation of the element of the year to the element of the phase. */
const meetings = {
  companions: 'oneElement',
  output: 'decadeFeeds',
  wealth: 'decadeControls',
  officers: 'yearControls',
  resources: 'yearFeeds',
} as const;
