import { Badge } from '@org/ui';
import { getStartOfSpring, explainSign } from '@org/zodiac-core';
import { leapMonthOf } from '@org/zodiac-core/lunar';
import type { ListedArticle } from '../../article-page.ts';
import { sharePicturePath, signPath, yearPath, yearsPath } from '../../paths.ts';
import { AlmanacPage, type Section } from '../AlmanacPage.tsx';
import { ArticlesOn } from '../ArticlesOn.tsx';
import { Facts } from '../Facts.tsx';
import { Han } from '../Han.tsx';
import { LinkList } from '../../document/LinkList.tsx';
import type { Site } from '../site.ts';
import { addDays, isoDate } from '../words/days.ts';
import { longDate } from '../words/long-date.ts';
import { ordinal } from '../words/ordinal.ts';
import { withArticle } from '../words/with-article.ts';
import { LunarMonths } from './LunarMonths.tsx';
import { OtherCalendars } from './OtherCalendars.tsx';
import { TaiSuiOfYear } from './TaiSuiOfYear.tsx';
import { firstYear, lastYear, zodiacYearOf, type ZodiacYear } from './zodiac-years.ts';

interface YearPageProps {
  year: number;
  site: Site;
  /** Published articles about the year. */
  articles: readonly ListedArticle[];
}

/** A year of the Chinese calendar: its first and last day, its sign and name, its months, its New Year elsewhere. */
export function YearPage({ year, site, articles }: YearPageProps) {
  const own = zodiacYearOf(year);
  const before = zodiacYearOf(year - 1);
  const { sign, firstDay, lastDay, cycle, name } = own;
  const sections: Section[] = [
    { id: 'facts', title: `The year ${year} at a glance`, content: <Glance own={own} /> },
    {
      id: 'born',
      title: `Born in ${year}`,
      content: (
        <>
          <ul>
            <li>
              {`From January 1 to ${longDate(addDays(firstDay, -1))}: `}
              <a href={signPath(before.sign.id)}>{before.sign.name}</a>
              {`, of the ${before.name} year that began on ${longDate(before.firstDay)}.`}
            </li>
            <li>
              {`From ${longDate(firstDay)} to December 31: `}
              <a href={signPath(sign.id)}>{sign.name}</a>
              {`, of the ${name} year.`}
            </li>
          </ul>
          <p>
            {`Those who count by the Start of Spring (`}
            <Han>立春</Han>
            {`) begin the year on ${longDate(getStartOfSpring(year))}. The four pillars are counted so; the sign of a birth year goes by New Year’s Day.`}
          </p>
          <Source own={own} />
        </>
      ),
    },
    { id: 'elsewhere', title: 'New Year in other countries', content: <OtherCalendars own={own} /> },
    { id: 'tai-sui', title: `Tai Sui in ${year}`, content: <TaiSuiOfYear own={own} /> },
    { id: 'months', title: 'Its lunar months', content: <LunarMonths own={own} /> },
    { id: 'related', title: 'Other years', content: <RelatedYears own={own} /> },
  ];
  const isLongYear = leapMonthOf(year) !== undefined;
  return (
    <AlmanacPage
      site={site}
      path={yearPath(year)}
      title={`${year} Chinese zodiac: ${name}, from ${longDate(firstDay)}`}
      description={`${year} is the Year of the ${name}, ${longDate(firstDay)} to ${longDate(lastDay)}. Earlier in January or February: ${before.sign.name}. Tai Sui, lunar months, New Year in Vietnam and Korea.`}
      heading={`${year}, Year of the ${name}`}
      summary={`${year} is a Year of the ${sign.name}: it begins on ${longDate(firstDay)} and ends on ${longDate(lastDay)}. Somebody born earlier in ${year} is ${withArticle(before.sign.name)}.`}
      sign={sign.id}
      picture={{ path: sharePicturePath(sign.id), text: `The seal of the ${sign.name}, with its years` }}
      above={[{ name: 'Years', path: yearsPath }]}
      facts={
        <>
          <Badge>
            <Han>{cycle.name}</Han> {cycle.pinyin}
          </Badge>{' '}
          <span>{`${ordinal(cycle.place)} of the cycle of sixty`}</span> <span aria-hidden="true">·</span>{' '}
          <span>{`${own.days} days, ${isLongYear ? 13 : 12} months`}</span>
        </>
      }
      sections={sections}
      after={<ArticlesOn subject={`the year ${year}`} articles={articles} />}
      offer={{
        title: `Born in ${year}?`,
        lead: 'Enter a birth date and read your sign free, by the true New Year’s Day of your year.',
      }}
    />
  );
}

const Glance = ({ own: { sign, firstDay, lastDay, cycle } }: { own: ZodiacYear }) => (
  <Facts
    facts={[
      { label: 'First day', value: <time dateTime={isoDate(firstDay)}>{longDate(firstDay)}</time> },
      { label: 'Last day', value: <time dateTime={isoDate(lastDay)}>{longDate(lastDay)}</time> },
      {
        label: 'Sign',
        value: (
          <>
            <a href={signPath(sign.id)}>{sign.name}</a> <Han>{sign.character}</Han> {sign.pinyin}
          </>
        ),
      },
      { label: 'Element of the year', value: cycle.stem.element },
      { label: 'Polarity', value: cycle.stem.polarity },
      {
        label: 'Heavenly stem',
        value: (
          <>
            <Han>{cycle.stem.character}</Han> {cycle.stem.pinyin}
          </>
        ),
      },
      {
        label: 'Earthly branch',
        value: (
          <>
            <Han>{cycle.branch.character}</Han> {cycle.branch.pinyin}
          </>
        ),
      },
      { label: 'Number in the cycle', value: `${cycle.place} of 60` },
    ]}
  />
);

/** Where the day is taken from, and the day of another source where they differ. */
function Source({ own: { firstDay } }: { own: ZodiacYear }) {
  const explained = explainSign(firstDay);
  if (!explained) return null;
  const { source, otherBoundary } = explained;
  return (
    <p>
      {`Source of the first day: ${source}.`}
      {otherBoundary && ` Another source has ${longDate(otherBoundary)}.`}
    </p>
  );
}

function RelatedYears({ own: { year, sign, cycle } }: { own: ZodiacYear }) {
  const steps = [-60, -12, -1, 1, 12, 60];
  const links = steps
    .map((step) => ({ step, year: year + step }))
    .filter((other) => other.year >= firstYear && other.year <= lastYear)
    .map((other) => ({
      path: yearPath(other.year),
      text: `${other.year}, ${zodiacYearOf(other.year).name}`,
    }));
  return (
    <>
      <p>
        {`The sign returns every 12 years, the name `}
        <Han>{cycle.name}</Han>
        {` every 60. All years of the sign: `}
        <a href={signPath(sign.id)}>{`Year of the ${sign.name}`}</a>.
      </p>
      <LinkList links={links} />
    </>
  );
}
