/**
 * Asks tyme4ts and lunar-typescript for the pillars of 100,000 moments, which takes minutes. Writes two files:
 * `pillars-of-peers.json` has digests of their answers and every answer that differs from ours, and `conformance/pillars.csv`
 * a sample of moments for which both give the same answer. Run it when either library has a new version.
 */
import { writeFileSync } from 'node:fs';
import { SolarTerm } from 'tyme4ts';
import { fourPillars } from '../pillars/index.ts';
import { digestsOf } from './digests.ts';
import { birthOf, momentOf, randomMilliseconds, type Moment } from './moments.ts';
import { pillarsOfLunar, pillarsOfTyme, type PeerPillars } from './pillars-of-peers.ts';

const count = 100_000;
const places = Array.from({ length: count }, (_, place) => place);
const moments = places.map((place) => momentOf(randomMilliseconds(place)));

const yearAndMonth = ({ year, month }: { year: unknown; month: unknown }): string =>
  `${String(year)} ${String(month)}`;

const ours = moments.map((moment) => {
  const { year, month } = fourPillars(birthOf(moment));
  return yearAndMonth({ year: year.name, month: month.name });
});

function ask(pillarsOf: (moment: (typeof moments)[number]) => PeerPillars): unknown {
  const answers = moments.map(pillarsOf);
  const yearsAndMonths = answers.map(yearAndMonth);
  const differing = places.filter((place) => yearsAndMonths[place] !== ours[place]);
  return {
    yearAndMonth: digestsOf(yearsAndMonths),
    dayAndHour: digestsOf(answers.map(({ day, hour }) => `${day} ${hour}`)),
    dayAndHourFrom23: digestsOf(answers.map(({ dayFrom23, hourFrom23 }) => `${dayFrom23} ${hourFrom23}`)),
    differing: Object.fromEntries(differing.map((place) => [place, yearsAndMonths[place]])),
  };
}

const found = { tyme4ts: ask(pillarsOfTyme), 'lunar-typescript': ask(pillarsOfLunar) };
writeFileSync(new URL('pillars-of-peers.json', import.meta.url), `${JSON.stringify(found, null, 2)}\n`);

/**
 * The moments of the sample: every 80th, more after 23:00, and in every other year three minutes before and after a term that
 * begins a month.
 */
function sample(): number[] {
  const some = places.filter((place) => place % 80 === 0);
  const late = places.slice(0, 8000).filter((place) => moments[place]?.hour === 23);
  const nearTerms = Array.from({ length: 309 }, (_, nth) => 1583 + 2 * nth).flatMap((year) => {
    const time = SolarTerm.fromIndex(year, ((year * 2) % 24) + 1)
      .getJulianDay()
      .getSolarTime();
    const minute = Date.UTC(year, time.getMonth() - 1, time.getDay(), time.getHour(), time.getMinute());
    return [minute - 180_000, minute + 180_000];
  });
  return [...[...some, ...late].map(randomMilliseconds), ...nearTerms];
}

const rows = [...new Set(sample())]
  .toSorted((a, b) => a - b)
  .map((milliseconds) => momentOf(milliseconds))
  .flatMap((moment) => {
    const [one, other] = [pillarsOfTyme(moment), pillarsOfLunar(moment)];
    if (JSON.stringify(one) !== JSON.stringify(other)) return [];
    const { year, month, day, hour, dayFrom23 } = one;
    return [[isoOf(moment), birthOf(moment).time, year, month, day, hour, dayFrom23].join(',')];
  });
writeFileSync(
  new URL('../../conformance/pillars.csv', import.meta.url),
  `date,time,year,month,day,hour,dayFrom23\n${rows.join('\n')}\n`,
);

function isoOf({ year, month, day }: Moment): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}
