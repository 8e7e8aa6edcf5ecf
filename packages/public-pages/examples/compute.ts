/** The examples on the landing page, computed by the product's rules from its data. `plugin.ts` bundles this file. */
import { readFileSync } from 'node:fs';
import { composeReading } from '@org/reading';
import { foundingSign, getZodiacSignByDate } from '@org/zodiac-core';
import { parse } from 'csv-parse/sync';
import type { LandingExamples, ProofExample } from '../src/landing/landing-examples.ts';

type Row = Readonly<Record<string, string>>;

const birth = { date: '1990-01-20', time: '14:30' };
/** Any date works, because the shown parts do not depend on it. */
const today = '2026-11-22';

/** @param dataFolder - the CSV files of the product */
export function landingExamples(dataFolder: string): LandingExamples {
  return {
    reading: readingExample(),
    stateSigns: stateSigns(dataFolder),
    proof: proofExamples(),
  };
}

function readingExample(): LandingExamples['reading'] {
  const { sections, rules, summary, wordCount } = composeReading(birth, { today });
  const first = sections[0]?.paragraphs[0];
  const rule = rules.find(({ id }) => id === first?.rule);
  const born = getZodiacSignByDate(birth.date);
  const [sentence] = first?.text.match(/^[^.]+\./) ?? [];
  if (!first || !rule || !born || sentence === undefined)
    throw new Error('The reading has no first sentence.');
  const { heading, paragraphs, whatHelps, watchFor } = summary;
  return {
    headings: sections.map((section) => section.heading),
    wordCount,
    sign: born.sign.id,
    summary: { heading, paragraphs, whatHelps, watchFor },
    reason: { sentence, because: first.because, statement: rule.statement, source: rule.source },
  };
}

const stateSigns = (dataFolder: string): LandingExamples['stateSigns'] =>
  Object.fromEntries(
    parse<Row>(readFileSync(`${dataFolder}/us-states.csv`), { columns: true }).map((row) => [
      row.name ?? '',
      foundingSign({
        year: Number(row.statehoodYear),
        month: Number(row.statehoodMonth),
        day: Number(row.statehoodDay),
      }).id,
    ]),
  );

/**
 * Dates for which other calculators give a wrong sign. Their results come from a table by year, from China's
 * calendar, and from ICU 78.
 */
function proofExamples(): ProofExample[] {
  const signOn = (date: string, calendar: 'china' | 'vietnam' = 'china') => {
    const born = getZodiacSignByDate(date, { calendar });
    if (!born) throw new Error(`There is no ${date}.`);
    return born.sign;
  };
  const oursOn = (date: string, calendar?: 'vietnam') => {
    const { id, name } = signOn(date, calendar);
    return { sign: id, ours: name };
  };
  return [
    {
      born: 'January 20, 1990',
      ...oursOn('1990-01-20'),
      theirs: 'Horse, by tables that look at the year alone',
      because:
        'The year began on January 27. About one birthday in ten lies before New Year’s Day like this.',
    },
    {
      born: 'February 1, 1985, in Vietnam',
      ...oursOn('1985-02-01', 'vietnam'),
      theirs: `${signOn('1985-02-01').name}, by the calendar of China`,
      because: 'Vietnam kept New Year on January 21, a month before China.',
    },
    {
      born: 'February 6, 2027',
      ...oursOn('2027-02-06'),
      theirs: 'Horse, by the Chinese calendar that browsers have built in (ICU 78)',
      because: 'It puts New Year on February 7, which is the day in Korea; in China it is the 6th.',
    },
  ];
}
