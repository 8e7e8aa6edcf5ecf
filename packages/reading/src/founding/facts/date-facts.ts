import { text } from '@org/content/rows';
import { getChineseNewYear, getZodiacSignById, zodiacSignIds, type CalendarDate } from '@org/zodiac-core';
import { articleOf, list } from '../../words/grammar.ts';
import { kindInText } from '../nouns-of.ts';
import { hasEnded } from '../subject.ts';
import type { TellingFact, Told } from './fact.ts';

/**
 * Shares for the fact that other rows began in the same year. Most rows have such rows, so this fact cannot open a text. A
 * row of the same industry makes it slightly rarer.
 */
const sharesOfYear = { ofKind: 0.15, ofOthers: 0.2 };

/** Facts about a round age, a year of the row's own sign, and other rows of the same year. */
export function yearFacts({ subject, facts, inList, presentYear }: Told): TellingFact[] {
  const { date, state } = subject;
  const age = presentYear - date.year;
  // Some companies ended when they were bought.
  const lives = !hasEnded(subject) && !subject.acquiredYear && age > 0;
  const round = [100, 50, 25].find((each) => age % each === 0);
  const sinceZodiacYear = presentYear - facts.zodiacYear;
  const found: TellingFact[] = [];
  if (lives && sinceZodiacYear % 60 === 0 && sinceZodiacYear > 0)
    found.push({
      topic: 'present',
      share: 1 / 60,
      sentence: text('facts.returns', { year: presentYear }),
    });
  if (lives && round)
    found.push({
      topic: 'present',
      share: 1 / round,
      sentence: text(state ? 'facts.statehood' : 'facts.turns', {
        age,
        year: presentYear,
      }),
    });
  if (lives && sinceZodiacYear % 12 === 0 && sinceZodiacYear > 0)
    found.push({
      topic: 'present',
      share: 1 / 12,
      opens: false,
      sentence: text('facts.own-year', { year: presentYear, aSign: aSign(facts.sign.name) }),
    });
  const kind = kindInText(inList.kind);
  const rivals = kind ? inList.sameYear.filter((row) => row.kind === inList.kind).slice(0, 2) : [];
  const others = rivals.length > 0 ? rivals : inList.sameYear.slice(0, 3);
  const names = list(others.map(({ name }) => name));
  if (others.length > 0)
    found.push({
      topic: 'year',
      share: rivals.length > 0 ? sharesOfYear.ofKind : sharesOfYear.ofOthers,
      sentence:
        rivals.length > 0
          ? text('facts.rival', { year: date.year, names, kind: kind ?? '' })
          : text('facts.same-year', { year: date.year, names }),
    });
  return found;
}

const aSign = (name: string): string => `${articleOf(name)} ${name}`;

const dayNumber = ({ year, month, day }: CalendarDate): number => Date.UTC(year, month - 1, day) / 86_400_000;
const nearBorder = 10;

/** A fact about a date so near New Year’s Day that a few days would have changed the sign. */
export function borderFacts({ subject, facts }: Told): TellingFact[] {
  const { year, month, day } = subject.date;
  if (!month || !day || year < 100) return [];
  const since = dayNumber({ year, month, day }) - dayNumber(getChineseNewYear(year));
  if (since < -nearBorder || since >= nearBorder) return [];
  const isBefore = since < 0;
  const days = isBefore ? -since : since + 1;
  const at = zodiacSignIds.indexOf(facts.sign.id) + (isBefore ? 1 : -1);
  const other = getZodiacSignById(zodiacSignIds.at(at % 12) ?? 'rat').name;
  return [
    {
      topic: 'border',
      opens: false,
      share: days / 365,
      sentence: text(isBefore ? 'facts.later' : 'facts.earlier', {
        span: days === 1 ? text('facts.a-day') : text('facts.days', { days }),
        aSign: aSign(other),
      }),
    },
  ];
}
