import { fromLunarDate } from '@org/zodiac-core/lunar';
import { solarTermsOf, type SolarTerm } from '@org/zodiac-core/solar-terms';
import { table, type Markup } from '../../claims/markup.ts';
import { listed, say, stated, type Passage, type Phrase } from '../../claims/passage.ts';
import { dateInWords } from '../../wording/calendar-phrases.ts';
import { dayOfTerm } from '../../wording/term-phrases.ts';

interface LunarMonth {
  readonly year: number;
  readonly month: number;
  readonly isLeapMonth?: true;
}

const months: readonly LunarMonth[] = [
  { year: 2033, month: 7 },
  { year: 2033, month: 8 },
  { year: 2033, month: 9 },
  { year: 2033, month: 10 },
  { year: 2033, month: 11 },
  { year: 2033, month: 11, isLeapMonth: true },
  { year: 2033, month: 12 },
  { year: 2034, month: 1 },
  { year: 2034, month: 2 },
];

/** The months from the false leap month to the false one after New Year, with the principal terms in each. */
export const monthsOf2033 = (): Markup =>
  table(
    'Months with the principal terms that fall in them; the second winter solstice is the border',
    ['Month', 'First day', 'Principal terms in it'],
    months
      .slice(0, -1)
      .map((month, index): Phrase[] => [
        nameOf(month),
        stated(firstDay(month), ({ date }) => dateInWords(date)),
        termsBetween(firstDay(month).date, firstDay(months[index + 1] ?? month).date),
      ]),
  );

function firstDay({ year, month, isLeapMonth }: LunarMonth) {
  const lunar = { year, month, day: 1, ...(isLeapMonth ? { isLeapMonth } : {}) };
  const date = fromLunarDate(lunar);
  if (!date) throw new RangeError(`The calendar has no month ${month} of ${year}.`);
  return { kind: 'lunar date', lunar, date } as const;
}

const nameOf = (month: LunarMonth): Passage =>
  stated(
    firstDay(month),
    ({ lunar }) => `${lunar.isLeapMonth ? 'Leap month after' : 'Month'} ${lunar.month}`,
  );

function termsBetween(from: SolarTerm['date'], to: SolarTerm['date']): Phrase {
  const terms = [from.year, from.year + 1]
    .flatMap((year) => solarTermsOf(year))
    .filter(({ isMajor, date }) => isMajor && timeOf(date) >= timeOf(from) && timeOf(date) < timeOf(to));
  return terms.length === 0
    ? 'None'
    : listed(terms.map(({ id, name, date }) => say`${name} on ${dayOfTerm(date.year, id)}`));
}

const timeOf = ({ year, month, day }: SolarTerm['date']): number => Date.UTC(year, month - 1, day);
