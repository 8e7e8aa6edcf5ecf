import { tagged as text } from '@org/content/reading';
import { relations, zodiacSignIds, type RelationKind, type ZodiacSignId } from '@org/zodiac-core';
import { dayOfficer } from '@org/zodiac-core/day-officers';
import { fourPillars } from '@org/zodiac-core/pillars';
import type { Chart } from '../chart.ts';
import { paragraph } from '../paragraph.ts';
import type { Chapter, Paragraph } from '../reading.ts';
import { alternatives, list } from '../words/grammar.ts';
import { dateAndWeekday } from '../words/dates.ts';
import { audienceOf, isBaby, isYoung, whose, type Audience } from '../audience.ts';
import { isStraining, mainRelation } from '../years/main-relation.ts';
import { ownAnimal, signName } from '../years/relations-with-chart.ts';
import { inMonth, isGood, isSlow, type MonthPillar } from './month.ts';
import { namedMonths } from './months.ts';
import { askOfYear, mainYearAhead } from './year-ahead.ts';

/** Purposes of days, each with the English name of its activity in `dayOfficers`. */
const purposes = {
  start: 'opening a business',
  school: 'starting school',
  meet: 'meeting friends and relatives',
  move: 'moving house',
  sign: 'signing a contract',
  journey: 'setting out on a journey',
  bed: 'setting up a bed',
  hair: 'cutting hair',
} as const;
type Purpose = keyof typeof purposes;

/** The purposes after the first one, for each age. */
const afterStart = {
  baby: ['meet', 'bed', 'hair'],
  child: ['meet', 'journey'],
  teen: ['meet', 'journey'],
  adult: ['meet', 'move', 'sign', 'journey'],
  elder: ['meet', 'sign', 'journey'],
} as const satisfies Record<Audience | 'baby', readonly Purpose[]>;

const days = 90;
const maxDays = 3;

/** The least number of days from today to a day of a list. A move or a trip needs more. */
const daysAheadAtLeast = 4;
const daysToPrepare = 14;

/** Days on which families are at home. */
const christmas = /-12-2[456]$/;
/** The last days of a year and the first of the next, on which offices and schools are closed. */
const holidays = /-(12-2[456]|12-31|01-01)$/;

const toPrepare: readonly Purpose[] = ['move', 'journey'];

/** The purposes for which a holiday is possible. */
const forHolidays: readonly Purpose[] = ['meet', 'journey'];

const isWeekend = (date: string): boolean => [0, 6].includes(new Date(date).getUTCDay());

const isFree = ({ date }: Day): boolean => isWeekend(date) || holidays.test(date);

/** Whether trips and visits are on days without school. */
const isPupil = (chart: Chart): boolean => isYoung(audienceOf(chart)) && !isBaby(chart);

/**
 * Whether a day is possible for a purpose. Contracts are not signed on weekends, friends do not meet at Christmas, and only
 * some purposes suit another holiday.
 */
const isOpen = (purpose: Purpose, date: string): boolean =>
  (forHolidays.includes(purpose) || !holidays.test(date)) &&
  !(purpose === 'meet' && christmas.test(date)) &&
  !(purpose === 'sign' && isWeekend(date));

/** Whether the almanac and the calendar allow a day for a purpose. */
const suits = (purpose: Purpose, { date, suitable }: Day): boolean =>
  suitable.includes(purposes[purpose]) && isOpen(purpose, date);

interface Day {
  readonly date: string;
  readonly sign: ZodiacSignId;
  readonly month: MonthPillar;
  /** The purposes of the day in the almanac. */
  readonly suitable: readonly string[];
}

/** Days in the next three months with a purpose in the almanac that do not conflict with the chart. */
export function goodDays(chart: Chart, audience: Audience): Chapter {
  const best = rankedDays(chart, daysAhead(chart.today));
  const first = audience === 'adult' ? 'start' : 'school';
  const all = [first, ...afterStart[isBaby(chart) ? 'baby' : audience]] as const;
  /** Purposes that have only days in a slow month differ in the day to wait for. */
  const datesOf = (purpose: Purpose): string =>
    [...best[purpose].map(({ date }) => date), ...(areSlow(chart, best[purpose]) ? [purpose] : [])].join();
  /** The purposes, grouped by their days. */
  const shared = [...Map.groupBy(all, datesOf).values()];
  const [start] = best[first];
  const startLater = areSlow(chart, best[first]) ? laterDay(chart, first) : undefined;
  const animals = [...new Set([ownAnimal(chart, 'year'), ownAnimal(chart, 'day')])];
  return {
    id: 'good-days',
    heading: text('chapters.days.heading'),
    summary: start
      ? text(startLater ? 'chapters.days.summarySlow' : 'chapters.days.summary', {
          purpose: inWords(chart, [first]),
          day: dateAndWeekday((startLater ?? start).date),
        })
      : text('chapters.days.summaryNone'),
    paragraphs: [
      byOfficers(
        chart,
        text('chapters.days.rule', {
          whose: whose(audience),
          animals: alternatives(animals),
        }),
      ),
      ...(isPupil(chart) ? [byOfficers(chart, text('chapters.days.weekends'))] : []),
      ...shared.map((named, index) => {
        const found = best[named[0] ?? first];
        const isTold = shared.slice(0, index).some(([other]) => other && best[other][0] === found[0]);
        const reason = found[0] && !isTold ? reasonFor(chart, audience, found[0]) : [];
        return byOfficers(chart, told(chart, named, found, reason), named);
      }),
      ...startHere(chart, audience, first, startLater ?? start),
    ],
    whatHelps: [],
    watchFor: [],
  };
}

/** The task of the year, the next good month and the best day: the end of the reading, from what its chapters say. */
function startHere(chart: Chart, audience: Audience, first: Purpose, start: Day | undefined): Paragraph[] {
  const year = mainYearAhead(chart);
  const [month] = namedMonths(chart, isGood);
  return [
    byOfficers(
      chart,
      [
        text('chapters.days.startHere', {
          ask: year ? askOfYear(chart, audience, year) : '',
        }),
        ...(month ? [text('chapters.days.startMonth', { month: inMonth(month) })] : []),
        ...(start
          ? [
              text('chapters.days.startDay', {
                day: dateAndWeekday(start.date),
                purpose: inWords(chart, [first]),
              }),
            ]
          : []),
      ].join(' '),
    ),
  ];
}

/** The best day for some purposes, with the reason if no earlier text gave it, and then the other days. */
function told(
  chart: Chart,
  named: readonly Purpose[],
  found: readonly Day[],
  reason: readonly string[],
): string {
  const [best, ...others] = found;
  const purposesInWords = inWords(chart, named);
  const later = areSlow(chart, found) ? laterDay(chart, named[0] ?? 'start') : undefined;
  if (later)
    return text('chapters.days.slow', {
      purposes: purposesInWords,
      later: dateAndWeekday(later.date),
      days: alternatives(
        found
          .map(({ date }) => date)
          .toSorted()
          .map(dateAndWeekday),
      ),
    });
  if (!best) return text('chapters.days.none', { purposes: purposesInWords });
  return [
    text('chapters.days.best', { purposes: purposesInWords, day: dateAndWeekday(best.date) }),
    ...reason,
    ...(others.length > 0
      ? [
          text('chapters.days.others', {
            days: list(
              others
                .map(({ date }) => date)
                .toSorted()
                .map(dateAndWeekday),
            ),
          }),
        ]
      : [text('chapters.days.only')]),
  ].join(' ');
}

const inWords = (chart: Chart, named: readonly Purpose[]): string =>
  alternatives(named.map((each) => text(`chapters.days.purposes.${wordOf(chart, each)}`)));

/** A baby joins a group instead of a class, and people over 70 settle papers. */
function wordOf(chart: Chart, purpose: Purpose) {
  if (purpose === 'school' && isBaby(chart)) return 'group';
  return purpose === 'sign' && audienceOf(chart) === 'elder' ? 'papers' : purpose;
}

const areSlow = (chart: Chart, found: readonly Day[]): boolean =>
  found.length > 0 && found.every(({ month }) => isSlow(chart, month));

/** The next day for a purpose after the three months of the list and outside a slow month. */
const laterDay = (chart: Chart, purpose: Purpose): Day | undefined =>
  findDays(daysAhead(chart.today).at(-1)?.date ?? chart.today).find(
    (day) => suits(purpose, day) && !isStraining(day.sign, chart) && !isSlow(chart, day.month),
  );

/** The friendly bond of the animal of a day with the chart, if there is one. */
function reasonFor(chart: Chart, audience: Audience, { sign }: Day): string[] {
  const relation = mainRelation(sign, chart);
  return relation?.kind === 'six-harmony' || relation?.kind === 'three-harmonies'
    ? [
        text(`chapters.days.reason.${relation.kind}`, {
          animal: signName(sign, chart.birth.calendar),
          whose: whose(audience),
          own: ownAnimal(chart, relation.position),
        }),
      ]
    : [];
}

/** The best days for a beginning, for company and for a contract in the next three months, by date. */
export const bestDaysAhead = (
  chart: Chart,
): Record<'start' | 'school' | 'meet' | 'weekend' | 'sign', string[]> => {
  const found = daysAhead(chart.today);
  const { start, school, meet, sign } = rankedDays(chart, found);
  const { meet: weekend } = rankedDays(
    chart,
    found.filter(({ date }) => isWeekend(date)),
  );
  const byDate = (days: readonly Day[]): string[] => days.map(({ date }) => date).toSorted();
  return {
    start: byDate(start),
    school: byDate(school),
    meet: byDate(meet),
    weekend: byDate(weekend),
    sign: byDate(sign),
  };
};

/** The reason names the purposes in the words of the almanac. */
const byOfficers = (chart: Chart, told: string, named: readonly Purpose[] = []): Paragraph =>
  paragraph(told, {
    rule: 'day-officers',
    because: [
      text('because.days', {
        signs: list(ownSigns(chart).map((sign) => signName(sign, chart.birth.calendar))),
      }),
      ...(named.length > 0
        ? [text('because.purpose', { purpose: alternatives(named.map((each) => purposes[each])) })]
        : []),
    ].join(' '),
    changes: text('changes.day'),
    hangsOnHour: !chart.pillars.day.certain,
  });

const ownSigns = ({ sign, pillars }: Chart): ZodiacSignId[] => [...new Set([sign.id, pillars.day.sign])];

/** Caches the days of the last reading. They depend only on its date, which most readings share. */
let lastDays: { readonly today: string; readonly found: readonly Day[] } | undefined;

function daysAhead(today: string): readonly Day[] {
  if (lastDays?.today !== today) lastDays = { today, found: findDays(today) };
  return lastDays.found;
}

/** The given number of days after a date. */
function findDays(last: string, count = days): Day[] {
  const [year = 0, month = 0, day = 0] = last.split('-').map(Number);
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(Date.UTC(year, month - 1, day + 1 + index)).toISOString().slice(0, 10);
    const pillars = fourPillars({ date });
    return {
      date,
      sign: pillars.day.sign,
      month: { pillar: pillars.month },
      suitable: dayOfficer(date)?.suitable.map(({ english }) => english) ?? [],
    };
  });
}

const signsWith = (own: readonly ZodiacSignId[], kinds: readonly RelationKind[]): ZodiacSignId[] =>
  zodiacSignIds.filter((sign) =>
    own.some((each) => relations(sign, each).some(({ kind }) => kinds.includes(kind))),
  );

/**
 * The next days on which several people can meet: days that clash with no sign of theirs, as dates. Days with few other
 * conflicts and then days in harmony with most have priority.
 */
export function daysForAll(charts: readonly Chart[], weekdays: Weekdays = 'any'): string[] {
  const signs = charts.map(ownSigns);
  const clashing = signsWith(signs.flat(), ['six-clash']);
  const harmonious = signs.map((own) => signsWith(own, ['six-harmony', 'three-harmonies']));
  const unfriendly = signs.map((own) => signsWith(own, ['six-harm', 'punishment', 'six-destruction']));
  const countOf = (all: readonly ZodiacSignId[][], { sign }: Day): number =>
    all.filter((each) => each.includes(sign)).length;
  return daysAhead(charts[0]?.today ?? '')
    .filter(({ sign, suitable }) => !clashing.includes(sign) && suitable.includes(purposes.meet))
    .filter(({ date }) => isAmong(weekdays, date))
    .toSorted(
      (a, b) =>
        countOf(unfriendly, a) - countOf(unfriendly, b) || countOf(harmonious, b) - countOf(harmonious, a),
    )
    .slice(0, maxDays)
    .map(({ date }) => date)
    .toSorted();
}

export type Weekdays = 'workdays' | 'weekends' | 'any';

const isAmong = (weekdays: Weekdays, date: string): boolean =>
  weekdays === 'any' || (weekdays === 'workdays') === isWorkday(date);

/** Monday to Friday, except Christmas and New Year’s Day. */
const isWorkday = (date: string): boolean => {
  const weekday = new Date(`${date}T00:00Z`).getUTCDay();
  return weekday > 0 && weekday < 6 && !/-(?:12-25|01-01)$/u.test(date);
};

/**
 * The best days of each purpose, without those that strain an animal of the chart. Days in a good month come first, and then those
 * in harmony with the chart. Days in a slow month are named only if there is no other.
 */
function rankedDays(chart: Chart, found: readonly Day[]): Record<Purpose, readonly Day[]> {
  const harmonious = signsWith(ownSigns(chart), ['six-harmony', 'three-harmonies']);
  const ranked = found
    .filter(({ sign }) => !isStraining(sign, chart))
    .toSorted(
      (a, b) =>
        Number(isGood(chart, b.month)) - Number(isGood(chart, a.month)) ||
        Number(harmonious.includes(b.sign)) - Number(harmonious.includes(a.sign)),
    );
  const first = (purpose: Purpose): Day[] => {
    const soonest = found[(toPrepare.includes(purpose) ? daysToPrepare : daysAheadAtLeast) - 1]?.date ?? '';
    const possible = ranked.filter((day) => suits(purpose, day) && day.date >= soonest);
    const unhurried = possible.filter(({ month }) => !isSlow(chart, month));
    const named = unhurried.length > 0 ? unhurried : possible;
    const free = isPupil(chart) && forHolidays.includes(purpose) ? named.filter(isFree) : [];
    return (free.length > 0 ? free : named).slice(0, maxDays);
  };
  return {
    start: first('start'),
    school: first('school'),
    meet: first('meet'),
    move: first('move'),
    sign: first('sign'),
    journey: first('journey'),
    bed: first('bed'),
    hair: first('hair'),
  };
}
