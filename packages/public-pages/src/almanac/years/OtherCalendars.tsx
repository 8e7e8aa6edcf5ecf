import { Table } from '@org/ui';
import {
  getLunarNewYear,
  getZodiacSignById,
  getZodiacSignByDate,
  type CalendarDate,
  type CalendarName,
} from '@org/zodiac-core';
import { addDays, daysBetween } from '../words/days.ts';
import { longDate } from '../words/long-date.ts';
import { withArticle } from '../words/with-article.ts';
import { signIdOfYear, type ZodiacYear } from './zodiac-years.ts';

/** The first year that the calendar of each country is known for. */
const countries: readonly (readonly [name: CalendarName, country: string, day: string, firstYear: number])[] =
  [
    ['vietnam', 'Vietnam', 'Tết', 1968],
    ['korea', 'Korea', 'Seollal', 1912],
    ['japan', 'Japan', 'New Year’s Day', 1873],
  ];

interface Elsewhere {
  country: string;
  day: string;
  firstDay: CalendarDate | undefined;
  /** Days after the first day in China; negative if earlier. */
  daysAfter: number;
  sign: string;
}

/** The New Year's Days of other countries, and what a difference means for a birth between the two days. */
export function OtherCalendars({ own }: { own: ZodiacYear }) {
  const rows = countries.map(([calendar, country, day, firstYear]): Elsewhere => {
    if (own.year < firstYear) return { country, day, firstDay: undefined, daysAfter: 0, sign: '' };
    const firstDay = getLunarNewYear(own.year, { calendar });
    return {
      country,
      day,
      firstDay,
      daysAfter: daysBetween(own.firstDay, firstDay),
      sign: getZodiacSignByDate(firstDay, { calendar })?.sign.name ?? own.sign.name,
    };
  });
  const differing = rows.filter(({ country, daysAfter }) => country !== 'Japan' && daysAfter !== 0);
  return (
    <>
      {differing.map((row) => (
        <p key={row.country}>{sentenceOf(row, own)}</p>
      ))}
      <Table
        caption={`New Year’s Day of the Year of the ${own.sign.name}`}
        rows={[
          {
            country: 'China',
            day: 'Spring Festival',
            firstDay: own.firstDay,
            daysAfter: 0,
            sign: own.sign.name,
          },
          ...rows,
        ]}
        rowKey={({ country }) => country}
        columns={[
          { key: 'country', header: 'Country', cell: ({ country }) => country },
          { key: 'day', header: 'Festival', cell: ({ day }) => day },
          {
            key: 'first',
            header: 'First day',
            cell: ({ firstDay }) => (firstDay ? longDate(firstDay) : 'no published table known to us'),
          },
          { key: 'sign', header: 'Sign', cell: ({ sign }) => sign || '–' },
        ]}
      />
    </>
  );
}

/** What a difference of the first day means for those born in between. */
function sentenceOf(
  { country, firstDay, daysAfter, sign }: Elsewhere,
  { year, firstDay: inChina, sign: { name: own } }: ZodiacYear,
): string {
  if (!firstDay) return '';
  const [from, until] = daysAfter < 0 ? [firstDay, inChina] : [inChina, firstDay];
  const last = addDays(until, -1);
  const born =
    daysBetween(from, last) === 0 ? `on ${longDate(from)}` : `from ${longDate(from)} to ${longDate(last)}`;
  const distance = `${Math.abs(daysAfter)} ${Math.abs(daysAfter) === 1 ? 'day' : 'days'}`;
  const side = daysAfter < 0 ? 'earlier' : 'later';
  const before = getZodiacSignById(signIdOfYear(year - 1)).name;
  const [there, here] = daysAfter < 0 ? [sign, before] : [before, own];
  const reason =
    Math.abs(daysAfter) === 1
      ? 'because the new moon fell between midnight there and midnight in China'
      : 'because China had a leap month before it that Vietnam did not have';
  return `In ${year} New Year’s Day in ${country} was ${distance} ${side} than in China, ${reason}. ${country} counts somebody born ${born} as ${withArticle(there)}, China as ${withArticle(here)}.`;
}
