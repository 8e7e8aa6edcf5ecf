/**
 * Asks tyme4ts and lunar-typescript for the pillars of 100,000 moments, which takes minutes, and writes digests of their
 * answers to `pillars-of-peers.json`, with every answer that is not ours. Run it when either library has a new version.
 */
import { writeFileSync } from 'node:fs';
import { fourPillars } from '../pillars/index.ts';
import { digestsOf } from './digests.ts';
import { birthOf, momentOf, randomMilliseconds } from './moments.ts';
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
