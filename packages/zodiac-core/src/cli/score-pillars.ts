import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ScoredFunction } from './load-function.ts';
import { mistakesShown, type Mistake, type Score } from './score.ts';

const firstYear = 1583;
const lastYear = 2200;

/**
 * Asks another library for the pillars of the moments in the conformance file, on a clock of UTC+8.
 *
 * @param from23 - whether the day begins at 23:00, and not at midnight
 * @param from - first year, 1583 or later
 * @param to - last year, 2200 or earlier
 * @throws RangeError when the years are not within the file
 */
export function scorePillars(ask: ScoredFunction, from23: boolean, from: number, to: number): Score {
  if (!(Number.isInteger(from) && Number.isInteger(to) && from >= firstYear && from <= to && to <= lastYear))
    throw new RangeError(`The years are from ${firstYear} to ${lastYear}, the first not after the last.`);
  const file = createRequire(import.meta.url).resolve('@org/zodiac-core/conformance/pillars.csv');
  const [, ...rows] = readFileSync(file, 'utf8').trim().split('\n');
  const byYear: Record<string, number> = {};
  const firstMistakes: Mistake[] = [];
  let moments = 0;
  let wrong = 0;
  for (const row of rows) {
    const [date = '', time = '', year, month, day, hour, dayFrom23] = row.split(',');
    const [ofYear = 0, ofMonth = 0, ofDay = 0] = date.split('-').map(Number);
    if (ofYear < from || ofYear > to) continue;
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    const expected = [year, month, from23 ? dayFrom23 : day, hour].join(' ');
    const said = answer(() => ask(ofYear, ofMonth, ofDay, hours, minutes));
    moments += 1;
    if (said === expected) continue;
    wrong += 1;
    byYear[ofYear] = (byYear[ofYear] ?? 0) + 1;
    if (firstMistakes.length < mistakesShown) firstMistakes.push({ date: `${date} ${time}`, expected, said });
  }
  return { subject: 'pillars', calendar: 'china', from, to, days: moments, wrong, byYear, firstMistakes };
}

/** The answer of a library as text. If the library throws, the error is its answer, which counts as wrong. */
function answer(ask: () => unknown): string {
  try {
    return pillarsText(ask());
  } catch (error) {
    return String(error);
  }
}

/**
 * The pillars that a library has returned, as text. It may return eight characters, or four pillars that are text or have a
 * name.
 */
function pillarsText(said: unknown): string {
  const { year, month, day, hour } = Object(said) as Readonly<Record<string, unknown>>;
  const text =
    typeof said === 'string' ? said : [year, month, day, hour].map((pillar) => nameOf(pillar)).join('');
  return text.replace(/\s/g, '').replace(/..(?=.)/gu, '$& ');
}

function nameOf(pillar: unknown): string {
  const { name = pillar } = Object(pillar) as { readonly name?: unknown };
  return String(name);
}
