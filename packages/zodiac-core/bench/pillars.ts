/** Compares moment → four pillars with other libraries: wrong answers over random moments of 1901-2099, speed and bytes. */
import { SearchSunLongitude } from 'astronomy-engine';
import { Solar } from 'lunar-typescript';
import { SolarTime } from 'tyme4ts';
import { fourPillars } from '../src/pillars/index.ts';
import { birthOf, momentOf, randomAt, type Moment } from '../src/test/moments.ts';
import { bestTimes } from './interleaved.ts';
import { table } from './table.ts';

const asked = 20_000;
const momentsATurn = 500;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const first = Date.UTC(1901, 0, 1);
const minutes = (Date.UTC(2100, 0, 1) - first) / 60_000;

const stems = '甲乙丙丁戊己庚辛壬癸';
const branches = '子丑寅卯辰巳午未申酉戌亥';
const pairAt = (place: number): string =>
  stems.charAt(((place % 10) + 10) % 10) + branches.charAt(((place % 12) + 12) % 12);

const known = new Map<number, number>();

/** The moment of the term that begins a month, on a clock of UTC+8. Months are counted from January of year 0. */
function termOf(month: number): number {
  const found = known.get(month);
  if (found !== undefined) return found;
  const [year, ofYear] = [Math.floor(month / 12), month % 12];
  const longitude = (285 + 30 * ofYear) % 360;
  const term = SearchSunLongitude(longitude, new Date(Date.UTC(year, ofYear, 1)), 15);
  if (!term) throw new Error(`The sun never reached ${longitude}° in month ${ofYear + 1} of ${year}.`);
  const moment = term.date.getTime() + 8 * hourMs;
  known.set(month, moment);
  return moment;
}

/** The correct pillars, from the sun of astronomy-engine and the cycle of days, and not from the library under test. */
function trueFrom23(milliseconds: number): string {
  const { year, month } = momentOf(milliseconds);
  const months = year * 12 + month - 1;
  const monthOfTerm = milliseconds < termOf(months) ? months - 1 : months;
  const day = Math.floor((milliseconds + hourMs) / dayMs) + 17;
  const hour = Math.floor((((milliseconds + hourMs) % dayMs) + dayMs) / (2 * hourMs)) % 12;
  const places = [Math.floor((monthOfTerm - 1) / 12) - 4, monthOfTerm + 13, day, day * 12 + hour];
  return places.map(pairAt).join(' ');
}

interface PillarsPeer {
  readonly name: string;
  readonly pillarsOf: (moment: Moment) => string;
  /** The import statements with which an application gets the pillars. */
  readonly imports: string;
}

/** Each library's shortest way from a moment in UTC+8 to its four pillars, with days from 23:00. */
const pillarsPeers: readonly PillarsPeer[] = [
  {
    name: '@org/zodiac-core/pillars',
    pillarsOf: (moment) => {
      const { year, month, day, hour } = fourPillars({ ...birthOf(moment), dayStartsAt: '23:00' });
      return `${year.name} ${month.name} ${day.name} ${hour?.name}`;
    },
    imports: `export { fourPillars } from './src/pillars/index.ts'`,
  },
  {
    name: 'tyme4ts',
    pillarsOf: ({ year, month, day, hour, minute }) =>
      SolarTime.fromYmdHms(year, month, day, hour, minute, 0).getSixtyCycleHour().getEightChar().toString(),
    imports: `export { SolarTime } from 'tyme4ts'`,
  },
  {
    name: 'lunar-typescript',
    pillarsOf: ({ year, month, day, hour, minute }) => {
      const eight = Solar.fromYmdHms(year, month, day, hour, minute, 0).getLunar().getEightChar();
      eight.setSect(1);
      return eight.toString();
    },
    imports: `export { Solar } from 'lunar-typescript'`,
  },
];

/** The table of the README, as Markdown. */
export function pillarsTable(): Promise<string> {
  const milliseconds = Array.from(
    { length: asked },
    (_, place) => first + Math.floor(randomAt(place) * minutes) * 60_000,
  );
  const moments: readonly Moment[] = milliseconds.map(momentOf);
  const truth = milliseconds.map(trueFrom23);
  const times = bestTimes(
    pillarsPeers.map(({ pillarsOf }) => pillarsOf),
    moments,
    momentsATurn,
  );
  const rows = pillarsPeers.map(({ name, imports, pillarsOf }, index) => {
    const wrong = moments.filter((moment, place) => pillarsOf(moment) !== truth[place]).length;
    return { name, imports, wrong, time: times[index] ?? 1 };
  });
  return table('four pillars', asked, rows);
}
