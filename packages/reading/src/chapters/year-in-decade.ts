import { text } from '@org/content/reading';
import type { Element } from '@org/zodiac-core';
import type { LuckSex } from '@org/zodiac-core/pillars';
import { usefulElement } from '@org/zodiac-core/useful-element';
import { voiceOf, whose, type Audience } from '../audience.ts';
import type { Chart } from '../chart.ts';
import { claim, paragraph } from '../paragraph.ts';
import type { Paragraph } from '../reading.ts';
import { groupOf } from '../ten-gods-of-elements.ts';
import { isoDate } from '../words/dates.ts';
import { courseOf, type Phase } from '../years/course-of.ts';
import type { DatedZodiacYear } from '../years/zodiac-year-of.ts';
import { byPeriod } from './reasons.ts';

/** What a year means within the ten-year phase: whether both help the chart, or else how their elements meet. */
export function yearInDecade(chart: Chart, audience: Audience, year: DatedZodiacYear): Paragraph[] {
  const phase = phaseIn(chart, year);
  if (!phase) return [];
  const { element } = chart.dayMaster;
  const [decade, ofYear] = [phase.pillar.element, year.stem.element];
  const [decadeGroup, yearGroup] = [groupOf(element, decade), groupOf(element, ofYear)];
  const values = {
    whose: whose(audience),
    year: year.year,
    decade: text(`chapters.phases.themes.${decadeGroup}`),
    theme: text(`chapters.year.themes.${yearGroup}`),
  };
  const voice = voiceOf(audience);
  const outcome = outcomeOf(chart, decade, ofYear);
  return [
    paragraph(
      [
        decadeGroup === yearGroup
          ? text('chapters.year.decade.same', values)
          : text('chapters.year.decade.differs', values),
        text(`chapters.year.decade.${voice}.${outcome}`),
      ].join(' '),
      {
        ...byPeriod(chart, `${phase.fromYear}`, phase.pillar.name, 'phase-and-chart'),
        ...(usefulElement(chart.pillars).decided && { rule: 'useful-element' as const }),
        hangsOnHour: !chart.isTimeKnown,
      },
      [claim(`year:${year.year}:decade`, outcome)],
    ),
  ];
}

/** The phase in the middle of the year. Without a sex, only if both courses are of one theme. */
function phaseIn(chart: Chart, { year }: DatedZodiacYear): Phase | undefined {
  const middle = `${year}-07-01`;
  const phaseOf = (sex: LuckSex): Phase | undefined =>
    courseOf(chart, sex).phases.findLast(
      ({ startDate, toYear }) => isoDate(startDate) <= middle && toYear >= year,
    );
  if (chart.birth.sex) return phaseOf(chart.birth.sex);
  const [female, male] = [phaseOf('female'), phaseOf('male')];
  return female?.pillar.element === male?.pillar.element ? female : undefined;
}

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

/** If no element is the useful one, the cycle of the elements decides. */
function outcomeOf({ pillars }: Chart, decade: Element, year: Element): Outcome {
  const useful = usefulElement(pillars);
  if (!useful.decided) return meetings[groupOf(decade, year)];
  const [decadeHelps, yearHelps] = [useful.helping.includes(decade), useful.helping.includes(year)];
  if (decadeHelps) return yearHelps ? 'bothHelp' : 'decadeHelps';
  return yearHelps ? 'yearHelps' : 'neitherHelps';
}

/** By what the element of the year is to that of the phase. */
const meetings = {
  companions: 'oneElement',
  output: 'decadeFeeds',
  wealth: 'decadeControls',
  officers: 'yearControls',
  resources: 'yearFeeds',
} as const;
