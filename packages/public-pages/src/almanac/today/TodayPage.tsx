import { text } from '@org/content/almanac';
import { dayLabels, usesOfDay } from '@org/reading/day';
import { Badge, Table, type TableColumn } from '@org/ui';
import { getZodiacSignById, type CalendarDate } from '@org/zodiac-core';
import { toLunarDate, type LunarDate } from '@org/zodiac-core/lunar';
import { fourPillars, type Pillar } from '@org/zodiac-core/pillars';
import { solarTermOf, solarTermsOf } from '@org/zodiac-core/solar-terms';
import { signPath, todayPath, yearPath } from '../../paths.ts';
import { AlmanacPage, type Section } from '../AlmanacPage.tsx';
import { Facts } from '../Facts.tsx';
import { Han } from '../Han.tsx';
import { hubPicture } from '../hub-picture.ts';
import { doubleHourOf } from '../signs/double-hour.ts';
import type { Site } from '../../web-build.ts';
import { daysBetween, isoDate } from '../words/days.ts';
import { longDate, weekdayDate } from '../words/long-date.ts';
import { linkIn, Words } from '../Words.tsx';
import { zodiacYearOf } from '../years/zodiac-years.ts';
import { PillarsOfDay } from './PillarsOfDay.tsx';
import { SignsOfDay } from './SignsOfDay.tsx';
import { listOf, upperFirst, withArticle } from '../words/grammar.ts';

/** Maximum number of uses in the first sentence. */
const maxUses = 3;

/** A day in China's calendar. */
export function TodayPage({ date, site }: { date: CalendarDate; site: Site }) {
  const pillars = fourPillars({ date });
  const { day } = pillars;
  const lunar = toLunarDate(date);
  if (!lunar) throw new RangeError(`${isoDate(date)} is not a day.`);
  const dayName = `${day.element} ${getZodiacSignById(day.sign).name}`;
  const sections: Section[] = [
    { id: 'you', title: text('today.sections.you'), content: <SignsOfDay date={date} day={day.sign} /> },
    { id: 'uses', title: text('today.sections.uses'), content: <UsesOfDay date={date} /> },
    {
      id: 'date',
      title: text('today.sections.date'),
      content: <DateOfDay date={date} lunar={lunar} day={getZodiacSignById(day.sign)} />,
    },
    { id: 'pillars', title: text('today.sections.pillars'), content: <PillarsOfDay pillars={pillars} /> },
    { id: 'term', title: text('today.sections.term'), content: <TermOfDay date={date} /> },
    { id: 'hours', title: text('today.sections.hours'), content: <HoursOfDay hours={pillars.hours} /> },
  ];
  return (
    <AlmanacPage
      site={site}
      path={todayPath}
      title={text('today.title', { date: longDate(date) })}
      description={text('today.description', {
        date: longDate(date),
        day: dayName,
        lunar: inWords(lunar),
        year: zodiacYearOf(lunar.year).name,
      })}
      heading={text('today.heading')}
      summary={summaryOf(date, withArticle(dayName))}
      sign={day.sign}
      picture={hubPicture('today')}
      facts={
        <>
          <Badge>
            <Han>{day.name}</Han> {day.reading}
          </Badge>{' '}
          <time dateTime={isoDate(date)}>{weekdayDate(date)}</time> <span>{text('today.clock')}</span>
        </>
      }
      sections={sections}
      offer={{ title: text('common.offer.day.title'), lead: text('common.offer.day.lead') }}
    />
  );
}

/** Lists the activities that suit the day. If none does, it lists those to avoid. */
function summaryOf(date: CalendarDate, aDay: string): string {
  const { good, avoided } = usesOfDay(date);
  const inText = (uses: readonly string[]) => ({ aDay, uses: listOf(uses.slice(0, maxUses)) });
  if (good.length > 0) return text('today.summary.good', inText(good));
  if (avoided.length > 0) return text('today.summary.avoided', inText(avoided));
  return text('today.summary.none', { aDay });
}

const inWords = ({ day, month, isLeapMonth }: LunarDate): string =>
  isLeapMonth ? text('today.lunar-leap', { day, month }) : text('today.lunar', { day, month });

interface DateOfDayProps {
  date: CalendarDate;
  lunar: LunarDate;
  day: ReturnType<typeof getZodiacSignById>;
}

function DateOfDay({ date, lunar, day }: DateOfDayProps) {
  const year = zodiacYearOf(lunar.year);
  const next = zodiacYearOf(lunar.year + 1);
  const days = daysBetween(date, next.firstDay);
  const begins = { sign: next.sign.name, date: linkIn(longDate(next.firstDay), yearPath(next.year)) };
  return (
    <>
      <Facts
        facts={[
          { label: text('today.facts.lunar'), value: upperFirst(inWords(lunar)) },
          {
            label: text('today.facts.year'),
            value: <a href={yearPath(year.year)}>{text('year.heading', year)}</a>,
          },
          { label: text('today.facts.day'), value: <a href={signPath(day.id)}>{day.name}</a> },
        ]}
      />
      <p>
        <Words
          text={days === 1 ? text('today.next.one', begins) : text('today.next.several', { ...begins, days })}
        />
      </p>
    </>
  );
}

/** The traditional good and bad uses of a day, with their source. */
function UsesOfDay({ date }: { date: CalendarDate }) {
  const { officer, good, avoided, source } = usesOfDay(date);
  return (
    <>
      <p>{officer}</p>
      <p>
        <strong>{dayLabels.good}:</strong> {listOf(good) || dayLabels.none}.
      </p>
      <p>
        <strong>{dayLabels.avoided}:</strong> {listOf(avoided) || dayLabels.none}.
      </p>
      <p className="PublicPage-source">{source}</p>
    </>
  );
}

/** The solar term of a date, and the next one. */
function TermOfDay({ date }: { date: CalendarDate }) {
  const term = solarTermOf(date);
  const next = [...solarTermsOf(date.year), ...solarTermsOf(date.year + 1)].find(
    (each) => daysBetween(date, each.date) > 0,
  );
  if (!term || !next) throw new RangeError('No solar term is known for the date.');
  return (
    <p>
      <Words
        text={text('today.term', {
          name: term.name,
          characters: term.characters,
          since: longDate(term.date),
          next: next.name,
          nextCharacters: next.characters,
          on: longDate(next.date),
        })}
      />
    </p>
  );
}

const hourColumns: readonly TableColumn<Pillar>[] = [
  { key: 'hour', header: text('today.hours.hours'), cell: ({ sign }) => doubleHourOf(sign) },
  {
    key: 'name',
    header: text('today.hours.name'),
    cell: ({ name, element, sign }) => (
      <>
        {`${element} ${getZodiacSignById(sign).name} `}
        <Han>{name}</Han>
      </>
    ),
  },
];

/** The names of the twelve double hours of a day. */
const HoursOfDay = ({ hours }: { hours: readonly Pillar[] }) => (
  <>
    <p>{text('today.hours.meaning')}</p>
    <Table
      caption={text('today.hours.caption')}
      rows={hours}
      rowKey={({ sign }) => sign}
      columns={hourColumns}
    />
  </>
);
