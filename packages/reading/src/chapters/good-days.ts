import { text } from '@org/content/reading';
import {
  describeSign,
  relations,
  zodiacSignIds,
  type RelationKind,
  type ZodiacSignId,
} from '@org/zodiac-core';
import { dayOfficer } from '@org/zodiac-core/day-officers';
import { fourPillars } from '@org/zodiac-core/pillars';
import type { Chart } from '../chart.ts';
import { paragraph } from '../paragraph.ts';
import type { Chapter, Paragraph } from '../reading.ts';
import { alternatives, list } from '../words/grammar.ts';
import { longDate } from '../words/dates.ts';
import { isBaby, isYoung, whose, type Audience } from '../audience.ts';
import { isCareful, mainRelation } from '../years/main-relation.ts';

/** Matters of the almanac, by the names that `dayOfficers` has. */
const purposes = {
  start: 'opening a business',
  school: 'starting school',
  meet: 'meeting friends and relatives',
  move: 'moving house',
  sign: 'signing a contract',
} as const;
const afterStart = ['meet', 'move', 'sign'] as const;
type Purpose = keyof typeof purposes;

const days = 90;
const maxDays = 3;

/** A day for moving is at least this many days ahead. */
const daysToPrepare = 14;

interface Day {
  readonly date: string;
  readonly sign: ZodiacSignId;
  /** The sign of the solar month. */
  readonly monthSign: ZodiacSignId;
  /** The purposes of the day in the almanac. */
  readonly suitable: readonly string[];
}

/** Days in the next three months with a purpose in the almanac that do not conflict with the chart. */
export function goodDays(chart: Chart, audience: Audience): Chapter {
  const best = bestDaysAhead(chart);
  const young = isYoung(audience);
  const start = audience === 'adult' ? best.start : best.school;
  const told = (purpose: Purpose): { days: string } => ({
    days: best[purpose].length > 0 ? best[purpose].map(longDate).join('; ') : text('chapters.days.none'),
  });
  /** The purposes with the days of the first one, which are not repeated. */
  const isSame = (purpose: Purpose): boolean => best[purpose].join() === start.join();
  const same = afterStart.filter(isSame).map((purpose) => text(`chapters.days.purposes.${purpose}`));
  const others = afterStart.filter((purpose) => !isSame(purpose));
  const values = { whose: whose(audience) };
  return {
    id: 'good-days',
    heading: text('chapters.days.heading'),
    summary: start[0]
      ? text('chapters.days.summary', { day: longDate(start[0]) })
      : text('chapters.days.summaryNone'),
    paragraphs: [
      text('chapters.days.rule', values),
      ...(young
        ? [
            isBaby(chart)
              ? text('baby.days', told('school'))
              : text('chapters.days.startYoung', told('school')),
            text('chapters.days.meetYoung', told('meet')),
          ]
        : [
            audience === 'elder'
              ? text('chapters.days.startElder', told('school'))
              : text('chapters.days.start', told('start')),
            ...(same.length > 0 ? [text('chapters.days.same', { purposes: alternatives(same) })] : []),
            ...others.map((purpose) => text(`chapters.days.${purpose}`, told(purpose))),
          ]),
      text('chapters.days.custom'),
    ].map((each) => byOfficers(chart, each)),
    whatHelps: [],
    watchFor: [],
  };
}

/** The best days of each purpose in the next three months, as dates. */
export const bestDaysAhead = (chart: Chart): Record<Purpose, readonly string[]> =>
  bestDays(chart, daysAhead(chart.today));

const byOfficers = (chart: Chart, told: string): Paragraph =>
  paragraph(told, {
    rule: 'day-officers',
    because: text('because.days', { signs: list(ownSigns(chart).map((sign) => describeSign(sign).name)) }),
    changes: text('changes.day'),
    hangsOnHour: !chart.pillars.day.certain,
  });

const ownSigns = ({ sign, pillars }: Chart): ZodiacSignId[] => [...new Set([sign.id, pillars.day.sign])];

/** The days of the last reading. They depend only on its date, which most readings share. */
let lastDays: { readonly today: string; readonly found: readonly Day[] } | undefined;

function daysAhead(today: string): readonly Day[] {
  if (lastDays?.today !== today) lastDays = { today, found: findDays(today) };
  return lastDays.found;
}

function findDays(today: string): Day[] {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  return Array.from({ length: days }, (_, index) => {
    const date = new Date(Date.UTC(year, month - 1, day + 1 + index)).toISOString().slice(0, 10);
    const pillars = fourPillars({ date });
    return {
      date,
      sign: pillars.day.sign,
      monthSign: pillars.month.sign,
      suitable: dayOfficer(date)?.suitable.map(({ english }) => english) ?? [],
    };
  });
}

/**
 * The first suitable days of each purpose by date. Days in harmony with the chart have priority, and those in a careful month come
 * last.
 */
function bestDays(chart: Chart, found: readonly Day[]): Record<Purpose, readonly string[]> {
  const signsWith = (...kinds: RelationKind[]): ZodiacSignId[] =>
    zodiacSignIds.filter((sign) =>
      ownSigns(chart).some((own) => relations(sign, own).some(({ kind }) => kinds.includes(kind))),
    );
  const clashing = signsWith('six-clash');
  const harmonious = signsWith('six-harmony', 'three-harmonies');
  const careful = zodiacSignIds.filter((sign) => isCareful(mainRelation(sign, chart)));
  const ranked = found
    .filter(({ sign }) => !clashing.includes(sign))
    .toSorted(
      (a, b) =>
        Number(careful.includes(a.monthSign)) - Number(careful.includes(b.monthSign)) ||
        Number(harmonious.includes(b.sign)) - Number(harmonious.includes(a.sign)),
    );
  const soonest = found[daysToPrepare]?.date ?? '';
  const first = (purpose: Purpose): string[] =>
    ranked
      .filter(({ suitable }) => suitable.includes(purposes[purpose]))
      .filter(({ date }) => purpose !== 'move' || date >= soonest)
      .slice(0, maxDays)
      .map(({ date }) => date)
      .toSorted();
  return {
    start: first('start'),
    school: first('school'),
    meet: first('meet'),
    move: first('move'),
    sign: first('sign'),
  };
}
