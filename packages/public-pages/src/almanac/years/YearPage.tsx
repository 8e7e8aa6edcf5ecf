import { text } from '@org/content/almanac';
import { Badge } from '@org/ui';
import { getStartOfSpring, explainSign, type CalendarDate } from '@org/zodiac-core';
import { leapMonthOf } from '@org/zodiac-core/lunar';
import type { ListedArticle } from '../../article-page.ts';
import { elementsPath, sharePicturePath, signPath, yearPath, yearsPath } from '../../paths.ts';
import { AlmanacPage, type Section } from '../AlmanacPage.tsx';
import { ArticlesOn } from '../ArticlesOn.tsx';
import { Facts } from '../Facts.tsx';
import { Han } from '../Han.tsx';
import { LinkList } from '../../document/LinkList.tsx';
import type { Site } from '../../web-build.ts';
import { addDays } from '../words/days.ts';
import { dayOfYear, longDate } from '../words/long-date.ts';
import { ordinal, pluralOfSign, withArticle } from '../words/grammar.ts';
import { linkIn, Words } from '../Words.tsx';
import { LunarMonths } from './LunarMonths.tsx';
import { OtherCalendars } from './OtherCalendars.tsx';
import { TaiSuiOfYear } from './TaiSuiOfYear.tsx';
import { firstYear, lastYear, tenseOf, zodiacYearOf, type Tense, type ZodiacYear } from './zodiac-years.ts';

interface YearPageProps {
  year: number;
  /** The date by China's clock. */
  today: CalendarDate;
  site: Site;
  /** Published articles about the year. */
  articles: readonly ListedArticle[];
}

/**
 * A year of the Chinese calendar: its first and last day, its sign and name, its months, and the New Year elsewhere.
 */
export function YearPage({ year, today, site, articles }: YearPageProps) {
  const own = zodiacYearOf(year);
  const before = zodiacYearOf(year - 1);
  const { sign, firstDay, lastDay, cycle, name } = own;
  const tense = tenseOf(own, today);
  const sections: Section[] = [
    {
      id: 'born',
      title: text('year.sections.born', { year }),
      content: <Born own={own} before={before} tense={tense} />,
    },
    { id: 'name', title: text('year.sections.name'), content: <NameOfYear own={own} /> },
    {
      id: 'tai-sui',
      title: text('year.sections.tai-sui', { year }),
      content: <TaiSuiOfYear own={own} tense={tense} />,
    },
    {
      id: 'elsewhere',
      title: text('year.sections.elsewhere'),
      content: <OtherCalendars own={own} tense={tense} />,
    },
    { id: 'months', title: text('year.sections.months'), content: <LunarMonths own={own} /> },
    { id: 'related', title: text('year.sections.related'), content: <RelatedYears own={own} /> },
  ];
  const [first, last] = [longDate(firstDay), longDate(lastDay)];
  return (
    <AlmanacPage
      site={site}
      path={yearPath(year)}
      title={text('year.title', { year, name, first })}
      description={text('year.description', {
        year,
        name,
        first,
        last,
        before: withArticle(before.sign.name),
      })}
      heading={text('year.heading', { year, name })}
      summary={text(`year.summary.${tense}`, {
        year,
        sign: sign.name,
        first,
        last,
        before: withArticle(before.sign.name),
      })}
      sign={sign.id}
      picture={{
        path: sharePicturePath(sign.id),
        text: text('common.picture.sign', { sign: sign.name }),
      }}
      above={[{ name: text('common.above.years'), path: yearsPath }]}
      facts={
        <>
          <Badge>
            <Han>{cycle.name}</Han> {cycle.pinyin}
          </Badge>{' '}
          <span>{text('year.place', { place: ordinal(cycle.place) })}</span> <span aria-hidden="true">·</span>{' '}
          <span>
            {text('year.length', { days: own.days, months: leapMonthOf(year) === undefined ? 12 : 13 })}
          </span>
        </>
      }
      sections={sections}
      after={<ArticlesOn subject={text('common.subject.year', { year })} articles={articles} />}
      offer={{ title: text('common.offer.year.title', { year }), lead: text('common.offer.year.lead') }}
    />
  );
}

/** The sign of a birth in the year, before and after New Year's Day. */
const Born = ({ own, before, tense }: { own: ZodiacYear; before: ZodiacYear; tense: Tense }) => (
  <>
    <ul>
      <li>
        <Words
          text={text(tense === 'future' ? 'year.born.before-in-future' : 'year.born.before', {
            last: longDate(addDays(own.firstDay, -1)),
            sign: linkIn(before.sign.name, signPath(before.sign.id)),
            name: before.name,
            first: longDate(before.firstDay),
          })}
        />
      </li>
      <li>
        <Words
          text={text(tense === 'future' ? 'year.born.own-in-future' : 'year.born.own', {
            first: dayOfYear(own.firstDay),
            year: own.year,
            sign: linkIn(own.sign.name, signPath(own.sign.id)),
            name: own.name,
          })}
        />
      </li>
    </ul>
    <p>
      <Words text={text('year.born.spring', { day: longDate(getStartOfSpring(own.year)) })} />
    </p>
    <Source own={own} />
  </>
);

/** The terms in the name of a year, and links to related pages. */
const NameOfYear = ({ own }: { own: ZodiacYear }) => {
  const { year, name, sign, cycle } = own;
  return (
    <>
      <p>{text('year.name.meaning', { name, element: cycle.stem.element })}</p>
      <p>
        <Words
          text={text('year.name.cycle', {
            stem: cycle.stem.character,
            branch: cycle.branch.character,
            year,
            place: cycle.place,
          })}
        />
      </p>
      <p>
        {text('year.name.do', {
          element: cycle.stem.element,
          meaning: text(`elements.is.${cycle.stem.element}`),
          aName: withArticle(name),
          plural: pluralOfSign(sign.id),
        })}
      </p>
      <p>
        <Words
          text={text('year.name.links', { sign: sign.name, signPath: signPath(sign.id), elementsPath })}
        />
      </p>
      <Glance own={own} />
    </>
  );
};

const Glance = ({ own: { sign, cycle } }: { own: ZodiacYear }) => (
  <Facts
    facts={[
      {
        label: text('year.facts.sign'),
        value: (
          <>
            <a href={signPath(sign.id)}>{sign.name}</a> <Han>{sign.character}</Han> {sign.pinyin}
          </>
        ),
      },
      { label: text('year.facts.element'), value: cycle.stem.element },
      { label: text('year.facts.polarity'), value: cycle.stem.polarity },
      {
        label: text('year.facts.stem'),
        value: (
          <>
            <Han>{cycle.stem.character}</Han> {cycle.stem.pinyin}
          </>
        ),
      },
      {
        label: text('year.facts.branch'),
        value: (
          <>
            <Han>{cycle.branch.character}</Han> {cycle.branch.pinyin}
          </>
        ),
      },
    ]}
  />
);

/** The source of the first day, and the day by another source if they differ. */
function Source({ own: { firstDay } }: { own: ZodiacYear }) {
  const explained = explainSign(firstDay);
  if (!explained) return null;
  const { source, otherBoundary } = explained;
  return (
    <p className="PublicPage-source">
      <Words text={text('year.source.one', { source })} />
      {otherBoundary && ` ${text('year.source.other', { day: longDate(otherBoundary) })}`}
    </p>
  );
}

function RelatedYears({ own: { year, sign, cycle, name } }: { own: ZodiacYear }) {
  const steps = [-60, -12, -1, 1, 12, 60];
  const links = steps
    .map((step) => ({ step, year: year + step }))
    .filter((other) => other.year >= firstYear && other.year <= lastYear)
    .map((other) => ({
      path: yearPath(other.year),
      text: text('year.related.link', { year: other.year, name: zodiacYearOf(other.year).name }),
    }));
  return (
    <>
      <p>
        <Words text={text('year.related.returns', { name, characters: cycle.name })} />
      </p>
      <p>
        <a href={signPath(sign.id)}>{text('year.related.all', { sign: sign.name })}</a>
      </p>
      <LinkList links={links} />
    </>
  );
}
