/**
 * Writes the page of the documentation that scores other libraries by country: on how many days each errs, against the
 * conformance files. Takes some minutes, because the slowest library needs a millisecond a day.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { score, type Score } from '../src/cli/score.ts';
import type { CalendarDate, CalendarName } from '../src/index.ts';
import { getZodiacSignByDate } from '../src/index.ts';
import { toLunarDate, type LunarCalendarName } from '../src/lunar/index.ts';
import { lunarDateByIntl, lunarPeers } from './lunar-peers.ts';
import { peers } from './peers.ts';

interface Entry {
  readonly name: string;
  readonly ask: (date: CalendarDate) => unknown;
}

const intl = `Intl, ICU ${process.versions.icu}`;
const chinese = 'China’s calendar, taken for it';

/** Name and version, as the registry shows them. */
function titleOf(name: string): string {
  if (name.startsWith('Intl')) return `${intl}, \`chinese\``;
  if (name.startsWith('@org/')) return `**${name}**`;
  const manifest = readFileSync(new URL(`../node_modules/${name}/package.json`, import.meta.url), 'utf8');
  return `${name} ${(JSON.parse(manifest) as { version: string }).version}`;
}

const ours = (calendar: LunarCalendarName): Entry => ({
  name: '**@org/zodiac-core/lunar**',
  ask: (date) => toLunarDate(date, { calendar }),
});

const signsIn = (calendar: CalendarName): Entry => ({
  name: '**@org/zodiac-core**',
  ask: (date) => getZodiacSignByDate(date, { calendar })?.sign.name,
});

const takenForIt: Entry = { name: chinese, ask: (date) => toLunarDate(date) };

function table(
  title: string,
  subject: 'lunar date' | 'sign',
  calendar: CalendarName,
  from: number,
  entries: readonly Entry[],
): string {
  const rows = entries.map(({ name, ask }) => {
    process.stderr.write(`${title}: ${name}\n`);
    const found = score((year, month, day) => ask({ year, month, day }), subject, calendar, from, 2100);
    const years = Object.keys(found.byYear).length;
    return `| ${name} | ${found.wrong.toLocaleString('en-US')} | ${years} | ${firstOf(found)} |`;
  });
  return `## ${title}, ${from}-2100

| library | days wrong | in years | first |
|---|---|---|---|
${rows.join('\n')}
`;
}

function firstOf({ firstMistakes: [first] }: Score): string {
  return first ? `${first.date} is ${first.expected}; it says ${first.said.slice(0, 40)}` : '';
}

const sections = [
  table(
    'China: signs',
    'sign',
    'china',
    1901,
    peers.map(({ name, signOf }) => ({ name: titleOf(name), ask: signOf })),
  ),
  table(
    'China: lunar dates',
    'lunar date',
    'china',
    1901,
    lunarPeers.map(({ name, lunarDateOf }) => ({ name: titleOf(name), ask: lunarDateOf })),
  ),
  table('Korea: lunar dates', 'lunar date', 'korea', 1912, [
    ours('korea'),
    { name: `${intl}, \`dangi\``, ask: lunarDateByIntl('dangi') },
    { name: `${intl}, \`chinese\``, ask: lunarDateByIntl('chinese') },
    takenForIt,
  ]),
  table('Vietnam: lunar dates', 'lunar date', 'vietnam', 1968, [ours('vietnam'), takenForIt]),
  table('Vietnam: signs', 'sign', 'vietnam', 1968, [
    signsIn('vietnam'),
    { ...signsIn('china'), name: chinese },
  ]),
  table('Japan: signs', 'sign', 'japan', 1901, [signsIn('japan'), { ...signsIn('china'), name: chinese }]),
];

const page = `---
title: Scoreboard
---

# Scoreboard

This page counts the days on which other libraries, and ICU, which \`Intl\` uses, differ from the calendar of each country. The correct answers are
the conformance files of this package. \`npx @org/zodiac-core score\` counts them, and scores any other library too.
\`pnpm --filter @org/zodiac-core run scoreboard\` writes this page.

ICU’s February 7, 2027 is wrong in China and right in Korea: the moon is new at 23:56 on the 6th in China, 00:56 on the 7th in Korea. Its
calendar \`chinese\` counts that month from the 7th, as its calendar \`dangi\` does.

A library that knows only China is scored for China. The row “${chinese}” shows
on how many days an exact calendar of China is wrong for another country. ICU has no calendar of Vietnam.

${sections.join('\n')}
The months on which libraries differ from us, each with the reason, are in the README under
“Lunar dates” and “Near midnight”.
`;
writeFileSync(new URL('../docs/scoreboard.md', import.meta.url), page);
