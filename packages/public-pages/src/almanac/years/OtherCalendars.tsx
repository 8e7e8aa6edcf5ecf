import { text } from '@org/content/almanac';
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
import { listOf, withArticle } from '../words/grammar.ts';
import { signIdOfYear, type Tense, type ZodiacYear } from './zodiac-years.ts';

/** First known year of each country's calendar. */
const countries: readonly (readonly [calendar: CalendarName, firstYear: number])[] = [
  ['vietnam', 1968],
  ['korea', 1912],
  ['japan', 1873],
];

interface Elsewhere {
  calendar: CalendarName;
  firstDay: CalendarDate | undefined;
  /** Days after the first day in China; negative if earlier. */
  daysAfter: number;
  sign: string;
}

/** The New Year's Days of other countries. If one differs, births between the two days have different signs. */
export function OtherCalendars({ own, tense }: { own: ZodiacYear; tense: Tense }) {
  const rows = countries.map(([calendar, firstYear]): Elsewhere => {
    if (own.year < firstYear) return { calendar, firstDay: undefined, daysAfter: 0, sign: '' };
    const firstDay = getLunarNewYear(own.year, { calendar });
    return {
      calendar,
      firstDay,
      daysAfter: daysBetween(own.firstDay, firstDay),
      sign: getZodiacSignByDate(firstDay, { calendar })?.sign.name ?? own.sign.name,
    };
  });
  const sameDay = rows.filter(({ firstDay, daysAfter }) => firstDay && daysAfter === 0);
  const differing = rows.filter(({ calendar, daysAfter }) => calendar !== 'japan' && daysAfter !== 0);
  return (
    <>
      {differing.map((row) => (
        <p key={row.calendar}>{sentenceOf(row, own, tense)}</p>
      ))}
      <p>
        {sameDay.length > 0 &&
          `${text(tense === 'future' ? 'year.elsewhere.same.future' : 'year.elsewhere.same.past', {
            year: own.year,
            countries: listOf(
              ['china' as const, ...sameDay.map(({ calendar }) => calendar)].map((calendar) =>
                text(`year.elsewhere.countries.${calendar}`),
              ),
            ),
          })} `}
        {text('year.elsewhere.japan')}
      </p>
      <Table<Elsewhere>
        caption={text('year.elsewhere.caption', { sign: own.sign.name })}
        rows={[{ calendar: 'china', firstDay: own.firstDay, daysAfter: 0, sign: own.sign.name }, ...rows]}
        rowKey={({ calendar }) => calendar}
        columns={[
          {
            key: 'country',
            header: text('year.elsewhere.country'),
            cell: ({ calendar }) => text(`year.elsewhere.countries.${calendar}`),
          },
          {
            key: 'day',
            header: text('year.elsewhere.day'),
            cell: ({ calendar }) => text(`year.elsewhere.festivals.${calendar}`),
          },
          {
            key: 'first',
            header: text('year.elsewhere.first'),
            cell: ({ firstDay }) => (firstDay ? longDate(firstDay) : text('year.elsewhere.unknown')),
          },
          { key: 'sign', header: text('year.elsewhere.sign'), cell: ({ sign }) => sign || '–' },
        ]}
      />
    </>
  );
}

/** The meaning of a different first day for births in between. */
function sentenceOf(
  { calendar, firstDay, daysAfter, sign }: Elsewhere,
  { year, firstDay: inChina, sign: { name: own } }: ZodiacYear,
  tense: Tense,
): string {
  if (!firstDay) return '';
  const country = text(`year.elsewhere.countries.${calendar}`);
  const [from, until] = daysAfter < 0 ? [firstDay, inChina] : [inChina, firstDay];
  const last = addDays(until, -1);
  const before = getZodiacSignById(signIdOfYear(year - 1)).name;
  const [there, here] = daysAfter < 0 ? [sign, before] : [before, own];
  const count = Math.abs(daysAfter);
  return text(tense === 'future' ? 'year.elsewhere.differs.future' : 'year.elsewhere.differs.past', {
    year,
    country,
    distance: count === 1 ? text('year.elsewhere.one-day') : text('year.elsewhere.days', { count }),
    side: text(`year.elsewhere.${daysAfter < 0 ? 'earlier' : 'later'}`),
    reason: count === 1 ? text('year.elsewhere.by-hour') : text('year.elsewhere.by-month', { country }),
    born:
      daysBetween(from, last) === 0
        ? text('year.elsewhere.on', { day: longDate(from) })
        : text('year.elsewhere.between', { from: longDate(from), to: longDate(last) }),
    there: withArticle(there),
    here: withArticle(here),
  });
}
