import { readFileSync } from 'node:fs';
import { Body, HourAngle, Observer } from 'astronomy-engine';
import { SolarTerm } from 'tyme4ts';
import { expect, test } from 'vitest';
import { solarTermsOf } from '../solar-terms/index.ts';
import { chinaDaylightSaving } from '../test/china-daylight-saving.ts';
import { blockLength, digestsOf } from '../test/digests.ts';
import { birthOf, momentOf, randomAt, randomMilliseconds, shareOf } from '../test/moments.ts';
import { pillarsOfLunar, pillarsOfTyme } from '../test/pillars-of-peers.ts';
import { fourPillars, type BirthMoment, type FourPillars } from './index.ts';

interface Answers {
  readonly yearAndMonth: readonly string[];
  readonly dayAndHour: readonly string[];
  readonly dayAndHourFrom23: readonly string[];
  /** The year and month pillars in which the libraries differ from ours, by the index of the moment. */
  readonly differing: Readonly<Record<string, string>>;
}

const peers = ['tyme4ts', 'lunar-typescript'] as const;

/** Digests of what the libraries answered; `pnpm run ask-peers` writes them. */
const answers = JSON.parse(
  readFileSync(new URL('../test/pillars-of-peers.json', import.meta.url), 'utf8'),
) as Readonly<Record<(typeof peers)[number], Answers>>;

const count = shareOf(100_000);
const places = Array.from({ length: count }, (_, place) => place);
const yearAndMonth = ({ year, month }: FourPillars): string => `${year.name} ${month.name}`;
const dayAndHour = ({ day, hour }: FourPillars): string => `${day.name} ${hour?.name}`;

const births = places.map((place) => birthOf(momentOf(randomMilliseconds(place))));

const ask = (place: number, options: Omit<BirthMoment, 'date'> = {}): FourPillars =>
  fourPillars({ ...(births[place] as BirthMoment), ...options });

/** The answers for the moments, as text, so that the tests need little memory. */
const asked = births.map((birth) => {
  const found = fourPillars(birth);
  return { yearAndMonth: yearAndMonth(found), dayAndHour: dayAndHour(found) };
});

/** Our years and months, replaced by those of a library where it is known to differ. */
const corrected = (ours: readonly { yearAndMonth: string }[], peer: (typeof peers)[number]): string[] =>
  ours.map((found, place) => answers[peer].differing[place] ?? found.yearAndMonth);

/** The digests of the compared moments. */
const compared = (digests: readonly string[]): string[] => digests.slice(0, count / blockLength);

test(`${count} moments of 1583-2200 have the pillars of both libraries, except in the listed months`, () => {
  const daysAndHours = digestsOf(asked.map((found) => found.dayAndHour));
  for (const peer of peers) {
    expect(digestsOf(corrected(asked, peer))).toEqual(compared(answers[peer].yearAndMonth));
    expect(daysAndHours).toEqual(compared(answers[peer].dayAndHour));
  }
});

test(`${count} moments have the day and the hour that both libraries give where the day begins at 23:00`, () => {
  const digests = digestsOf(
    births.map((birth) => dayAndHour(fourPillars({ ...birth, dayStartsAt: '23:00' }))),
  );
  for (const peer of peers) expect(digests).toEqual(compared(answers[peer].dayAndHourFrom23));
});

const dayMs = 86_400_000;
const minuteMs = 60_000;
const utc8 = 480 * minuteMs;

/** The nearest to a moment of the terms that begin a month, and how long before the moment it was. */
function nearestTerm(place: number): { term: number; year: number; elapsed: number } {
  const moment = randomMilliseconds(place);
  const { year } = momentOf(moment);
  const elapsed = solarTermsOf(year).map(({ epochMilliseconds }) => moment - utc8 - epochMilliseconds);
  const term = elapsed.reduce(
    (best, each, index) => (index % 2 === 0 && Math.abs(each) < Math.abs(elapsed[best] ?? 0) ? index : best),
    0,
  );
  return { term, year, elapsed: elapsed[term] ?? 0 };
}

const differing = (peer: (typeof peers)[number]): number[] =>
  Object.keys(answers[peer].differing).map(Number);

test('lunar-typescript gives another month only within two minutes of its term', () => {
  expect(differing('lunar-typescript')).toHaveLength(2);
  for (const place of differing('lunar-typescript'))
    expect(Math.abs(nearestTerm(place).elapsed)).toBeLessThan(2 * minuteMs);
});

test('tyme4ts gives another month before 1734, until the day on which almanacs printed its term', () => {
  const found = differing('tyme4ts');
  expect(found).toHaveLength(153);
  for (const place of found) {
    const { term, year, elapsed } = nearestTerm(place);
    if (Math.abs(elapsed) < 2 * minuteMs) continue;
    const printed = SolarTerm.fromIndex(year, term + 1).getSolarDay();
    const printedDay = Date.UTC(printed.getYear(), printed.getMonth() - 1, printed.getDay());
    expect(year).toBeLessThan(1734);
    expect(elapsed).toBeGreaterThan(0);
    expect(randomMilliseconds(place)).toBeLessThan(printedDay + dayMs);
    expect(printedDay).toBeGreaterThan(randomMilliseconds(place) - elapsed - dayMs);
  }
});

test('the libraries still give the results that the digests record', () => {
  const differingNow: string[] = [];
  for (let place = 0; place < count; place += 100) {
    const moment = momentOf(randomMilliseconds(place));
    const found = asked[place];
    const ours = `${found?.yearAndMonth} ${found?.dayAndHour} ${dayAndHour(ask(place, { dayStartsAt: '23:00' }))}`;
    for (const [peer, pillarsOf] of [
      ['tyme4ts', pillarsOfTyme],
      ['lunar-typescript', pillarsOfLunar],
    ] as const) {
      const { year, month, day, hour, dayFrom23, hourFrom23 } = pillarsOf(moment);
      const theirs = [year, month, day, hour, dayFrom23, hourFrom23].join(' ');
      if (theirs !== ours && answers[peer].differing[place] === undefined)
        differingNow.push(`${peer} ${JSON.stringify(births[place])} ${theirs}, ours ${ours}`);
    }
  }
  expect(differingNow).toEqual([]);
});

// 五鼠遁, for the days of the stems 甲 to 癸.
const firstHours = '甲子 丙子 戊子 庚子 壬子 甲子 丙子 戊子 庚子 壬子'.split(' ');

test('moments after 23:00 have the first hour of their own day if that option is set', () => {
  let late = 0;
  for (const place of places) {
    if (!births[place]?.time.startsWith('23')) continue;
    late += 1;
    const { day, hour } = ask(place, { lateRatHour: 'same-day' });
    expect(hour?.name).toBe(firstHours['甲乙丙丁戊己庚辛壬癸'.indexOf(day.stem)]);
    expect(asked[place]?.dayAndHour.slice(0, 2)).toBe(day.name);
  }
  expect(late).toBeGreaterThan(shareOf(4000));
});

test(`${count} moments have the same pillars by a time zone’s clocks, from 1901 on those of Shanghai`, () => {
  const saved = chinaDaylightSaving.map((period) => period.map((iso) => Date.parse(`${iso}Z`)));
  // Before 1901 Shanghai used local mean time, which the libraries ignore.
  const isShanghai = (moment: number): boolean => moment >= Date.UTC(1901, 0, 2);
  expect(places.filter((place) => isShanghai(randomMilliseconds(place))).length).toBeGreaterThan(
    shareOf(48_000),
  );
  const told = places.map((place) => {
    const moment = randomMilliseconds(place);
    const saving = saved.some(([from = 0, until = 0]) => moment >= from && moment < until);
    const inZone = fourPillars({
      ...(saving ? birthOf(momentOf(moment + 60 * minuteMs)) : (births[place] as BirthMoment)),
      timeZone: isShanghai(moment) ? 'Asia/Shanghai' : 'Etc/GMT-8',
      repeatedTime: saving ? 'first' : 'second',
    });
    return { yearAndMonth: yearAndMonth(inZone), dayAndHour: dayAndHour(inZone) };
  });
  const daysAndHours = digestsOf(told.map((found) => found.dayAndHour));
  for (const peer of peers) {
    expect(digestsOf(corrected(told, peer))).toEqual(compared(answers[peer].yearAndMonth));
    expect(daysAndHours).toEqual(compared(answers[peer].dayAndHour));
  }
});

/** Days between two asked values. Between them the sun is interpolated, which errs by less than ten seconds. */
const sunStep = 10;
const sunAsked = new Map<number, number>();

/** How far a sundial in Greenwich is ahead of mean time, in milliseconds, by the sun of astronomy-engine. */
function sundialAhead(meanTime: number): number {
  const step = meanTime / (sunStep * dayMs);
  const from = Math.floor(step);
  const [before, after] = [from, from + 1].map((nth) => {
    const known = sunAsked.get(nth);
    if (known !== undefined) return known;
    const midnight = HourAngle(Body.Sun, new Date(nth * sunStep * dayMs), new Observer(0, 0, 0));
    const ahead = (midnight - 12) * 60 * minuteMs;
    sunAsked.set(nth, ahead);
    return ahead;
  }) as [number, number];
  return before + (after - before) * (step - from);
}

test(`${count} moments have the same day and hour by true solar time, computed with astronomy-engine`, () => {
  const told = places.map((place) => {
    const longitude = Math.floor(randomAt(-place - 2) * 361) - 180;
    // The true solar time at the middle of the minute, and from it the mean solar time and the instant.
    const shown = randomMilliseconds(place) + minuteMs / 2;
    const meanSun = shown - longitude * 4 * minuteMs;
    const instant = meanSun - sundialAhead(meanSun);
    const utcOffset = Math.round(longitude / 15);
    const clock = new Date(instant + utcOffset * 60 * minuteMs).toISOString();
    return dayAndHour(
      fourPillars({ date: clock.slice(0, 10), time: clock.slice(11, 19), utcOffset, longitude }),
    );
  });
  for (const peer of peers) expect(digestsOf(told)).toEqual(compared(answers[peer].dayAndHour));
});
