import { Badge } from '@org/ui';
import { getZodiacSignById, type CalendarDate } from '@org/zodiac-core';
import { toLunarDate } from '@org/zodiac-core/lunar';
import { fourPillars } from '@org/zodiac-core/pillars';
import { signPath, todayPath, yearPath } from '../../paths.ts';
import { AlmanacPage } from '../AlmanacPage.tsx';
import { Facts } from '../Facts.tsx';
import { Han } from '../Han.tsx';
import { hubPicture } from '../hub-picture.ts';
import type { Site } from '../site.ts';
import { daysBetween, isoDate } from '../words/days.ts';
import { longDate, weekdayDate } from '../words/long-date.ts';
import { zodiacYearOf } from '../years/zodiac-years.ts';
import { HoursOfDay } from './HoursOfDay.tsx';
import { PillarsOfDay } from './PillarsOfDay.tsx';
import { SignsOfDay } from './SignsOfDay.tsx';
import { TermOfDay } from './TermOfDay.tsx';

/** A day in China's calendar. */
export function TodayPage({ date, site }: { date: CalendarDate; site: Site }) {
  const pillars = fourPillars({ date });
  const { day } = pillars;
  const sign = getZodiacSignById(day.sign);
  const lunar = toLunarDate(date);
  if (!lunar) throw new RangeError(`${isoDate(date)} is no day.`);
  const year = zodiacYearOf(lunar.year);
  const next = zodiacYearOf(lunar.year + 1);
  const lunarText = `day ${lunar.day} of ${lunar.isLeapMonth ? 'leap ' : ''}month ${lunar.month}`;
  const dayName = `${day.element} ${sign.name}`;
  return (
    <AlmanacPage
      site={site}
      path={todayPath}
      title={`Today in the Chinese calendar: ${longDate(date)}`}
      description={`${longDate(date)} in the Chinese calendar: ${dayName} day, ${lunarText}, Year of the ${year.name}. The pillars, the solar term, and the signs in harmony with the day.`}
      heading="Today in the Chinese calendar"
      summary={`${weekdayDate(date)} is a day of the ${dayName}, ${lunarText} in the Year of the ${year.name}.`}
      sign={day.sign}
      picture={hubPicture('today')}
      facts={
        <>
          <Badge>
            <Han>{day.name}</Han> {day.reading}
          </Badge>{' '}
          <time dateTime={isoDate(date)}>{longDate(date)}</time>{' '}
          <span>by China’s clock, from midnight to midnight in UTC+8</span>
        </>
      }
      sections={[
        {
          id: 'date',
          title: 'The date',
          content: (
            <>
              <Facts
                facts={[
                  { label: 'Lunar date', value: upperFirst(lunarText) },
                  { label: 'Year', value: <a href={yearPath(year.year)}>{`${year.name}, ${year.year}`}</a> },
                  { label: 'Sign of the day', value: <a href={signPath(sign.id)}>{sign.name}</a> },
                ]}
              />
              <p>
                {`The Year of the ${next.name} begins in ${inDays(daysBetween(date, next.firstDay))}, on `}
                <a href={yearPath(next.year)}>{longDate(next.firstDay)}</a>.
              </p>
            </>
          ),
        },
        { id: 'pillars', title: 'Year, month and day pillar', content: <PillarsOfDay pillars={pillars} /> },
        { id: 'term', title: 'Solar term', content: <TermOfDay date={date} /> },
        {
          id: 'signs',
          title: 'The signs and the day',
          content: <SignsOfDay day={day.sign} />,
        },
        { id: 'hours', title: 'The double hours', content: <HoursOfDay hours={pillars.hours} /> },
      ]}
      offer={{
        title: 'And on the day you were born?',
        lead: 'Enter a birth date and read your sign free, by the true New Year’s Day of your year.',
      }}
    />
  );
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const inDays = (days: number): string => (days === 1 ? '1 day' : `${days} days`);
