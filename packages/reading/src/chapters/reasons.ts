import { tagged as text } from '@org/content/reading';
import type { Element } from '@org/zodiac-core';
import { whose, type Audience } from '../audience.ts';
import type { Chart } from '../chart.ts';
import type { Reason } from '../paragraph.ts';
import { isAnyPillarUncertain, isDayUncertain } from '../years/uncertain-pillars.ts';
import { groupOf } from '../ten-gods-of-elements.ts';
import { longDate } from '../words/dates.ts';
import { pillarInWords } from '../words/pillar-words.ts';
import type { RuleId } from '../rules.ts';

/** The reasons of paragraphs: the fact that a rule was applied to, and what would change it. */
export const bySign = ({ sign, zodiac }: Chart, rule: RuleId = 'year-sign'): Reason => ({
  rule,
  because: text('because.sign', { sign: sign.name, year: zodiac.zodiacYear }),
  changes: text('changes.sign'),
});

export const byZodiacYear = ({ zodiac }: Chart, rule: RuleId): Reason => ({
  rule,
  because: text('because.year', { year: zodiac.zodiacYear, name: zodiac.sexagenaryName }),
  changes: text('changes.sign'),
});

export function byDay(chart: Chart, rule: RuleId = 'day-master'): Reason {
  const { day } = chart.pillars;
  const { character, polarity, element } = chart.dayMaster;
  return {
    rule,
    because: text('because.day', { name: pillarInWords(day), character, polarity, element }),
    changes: text('changes.day'),
    hangsOnHour: isDayUncertain(chart),
  };
}

export function byMonth(chart: Chart, rule: RuleId): Reason {
  const { month } = chart.pillars;
  return {
    rule,
    because: text('because.month', { name: pillarInWords(month), character: chart.dayMaster.character }),
    changes: text('changes.month'),
    hangsOnHour: isDayUncertain(chart) || !month.certain,
  };
}

export const byDate = ({ birth }: Chart, rule: RuleId): Reason => ({
  rule,
  because: text('because.date', { date: longDate(birth.date) }),
  changes: text('changes.date'),
});

/** The reason for a paragraph that counts all pillars. An unknown hour could change it. */
export const byPillars = (chart: Chart, rule: RuleId, isStable = chart.isTimeKnown): Reason => ({
  rule,
  because: text('because.pillars', {
    names: Object.values({
      year: chart.pillars.year,
      month: chart.pillars.month,
      day: chart.pillars.day,
      ...(chart.pillars.hour && { hour: chart.pillars.hour }),
    })
      .map(({ name }) => name)
      .join(' '),
  }),
  changes: text(chart.isTimeKnown ? 'changes.pillars' : 'changes.hour'),
  hangsOnHour: !isStable || isAnyPillarUncertain(chart),
});

/** The reason for a paragraph about a year, a month or a phase whose pillar meets the day master. */
export const byPeriod = (chart: Chart, period: string, name: string, rule: RuleId): Reason => ({
  rule,
  because: text('because.period', { period, name, character: chart.dayMaster.character }),
  changes: text('changes.period'),
  hangsOnHour: isAnyPillarUncertain(chart),
});

/** Says what the element of a year or of a phase means for the day master, and why. */
export function whyOf(
  { dayMaster: { element: own } }: Chart,
  element: Element,
  kind: 'year' | 'phase',
  audience: Audience,
): string {
  const group = groupOf(own, element);
  if (group === 'companions') return text('chapters.why.companions');
  return text(`chapters.why.${group}.${kind}`, {
    picture: pictureOf[group](own, element),
    whose: whose(audience),
  });
}

/** How one of two elements feeds or controls the other, in a picture. */
export const pictureOf = {
  output: (own: Element) => text(`elements.${own}.feeds`),
  resources: (_: Element, element: Element) => text(`elements.${element}.feeds`),
  wealth: (own: Element) => text(`elements.${own}.controls`),
  officers: (_: Element, element: Element) => text(`elements.${element}.controls`),
} as const;
