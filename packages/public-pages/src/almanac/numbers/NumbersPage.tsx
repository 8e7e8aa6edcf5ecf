import { inFigures } from '@org/api-contract/lists';
import { text } from '@org/content/almanac';
import { text as readingText } from '@org/content/reading';
import { Table, type TableColumn } from '@org/ui';
import {
  birthDayNumber,
  describeSign,
  lifePathMeaning,
  lifePathNumber,
  zodiacSignIds,
  type ZodiacSignId,
} from '@org/zodiac-core';
import type { ListedArticle } from '../../article-page.ts';
import { signPath } from '../../paths.ts';
import type { Section } from '../AlmanacPage.tsx';
import { HubPage } from '../HubPage.tsx';
import { addDays } from '../words/days.ts';
import { listOf } from '../words/grammar.ts';
import type { Site } from '../../web-build.ts';

const lifePaths = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33] as const;
type LifePath = (typeof lifePaths)[number];

const days = Array.from({ length: 31 }, (_, index) => index + 1);

/** The number of dates of sixty years by their life-path number. */
const dates: ReadonlyMap<number, number> = countDates();

function countDates(): ReadonlyMap<number, number> {
  const counted = new Map<number, number>();
  for (let date = { year: 1950, month: 1, day: 1 }; date.year < 2010; date = addDays(date, 1)) {
    const number = lifePathNumber(date);
    counted.set(number, (counted.get(number) ?? 0) + 1);
  }
  return counted;
}

const columns: readonly TableColumn<LifePath>[] = [
  { key: 'number', header: text('numbers.number'), cell: (number) => number },
  { key: 'name', header: text('numbers.name'), cell: (number) => lifePathMeaning(number).title },
  { key: 'dates', header: text('numbers.dates'), cell: (number) => inFigures(dates.get(number) ?? 0) },
  {
    key: 'days',
    header: text('numbers.days'),
    cell: (number) =>
      days.filter((day) => birthDayNumber(day) === number).join(', ') || text('numbers.no-day'),
  },
];

const luckyColumns: readonly TableColumn<ZodiacSignId>[] = [
  {
    key: 'sign',
    header: text('numbers.sign'),
    cell: (id) => <a href={signPath(id)}>{describeSign(id).name}</a>,
  },
  { key: 'numbers', header: text('numbers.lucky'), cell: (id) => describeSign(id).luckyNumbers.join(', ') },
];

const Reckoning = () => (
  <>
    <p>{text('numbers.first')}</p>
    <p>{text('numbers.second')}</p>
    <p>{text('numbers.others')}</p>
    <p>{text('numbers.tradition')}</p>
  </>
);

/** The meaning of each number, and advice for its people. */
const Meanings = () =>
  lifePaths.map((number) => (
    <div key={number} className="PublicPage-section">
      <h3>{text('numbers.heading-of', { number, name: lifePathMeaning(number).title })}</h3>
      <p>
        {readingText(`numbers.path.${number}`)} {number === 33 && text('numbers.never')}
      </p>
      <p>
        {text('numbers.helps', { helps: readingText(`numbers.pathHelps.${number}`) })}{' '}
        {readingText(`numbers.onPath.you.${number}`)}
      </p>
    </div>
  ));

function HowCommon() {
  const [most, ...others] = [...dates].toSorted(([, a], [, b]) => b - a);
  const fewest = others.at(-1);
  const mostCommon = [...dates].filter(([, count]) => count === most?.[1]);
  if (!most || !fewest) throw new RangeError('No date has a number.');
  return (
    <>
      <p>
        {text('numbers.counted', {
          total: inFigures([...dates.values()].reduce((sum, count) => sum + count, 0)),
          most: text(`numbers.${mostCommon.length > 1 ? 'most-several' : 'most'}`, {
            numbers: listOf(mostCommon.map(([number]) => String(number))),
          }),
          high: inFigures(most[1]),
          fewest: fewest[0],
          low: inFigures(fewest[1]),
        })}
      </p>
      <Table
        caption={text('numbers.caption')}
        rows={lifePaths}
        rowKey={(number) => number}
        columns={columns}
      />
      <p>{text('numbers.by-day')}</p>
    </>
  );
}

const LuckyNumbers = () => (
  <>
    <p>{text('numbers.lucky-why')}</p>
    <Table
      caption={text('numbers.lucky-caption')}
      rows={zodiacSignIds}
      rowKey={(id) => id}
      columns={luckyColumns}
    />
  </>
);

const sections: readonly Section[] = [
  { id: 'reckoning', title: text('numbers.sections.reckoning'), content: <Reckoning /> },
  { id: 'numbers', title: text('numbers.sections.numbers'), content: <Meanings /> },
  { id: 'common', title: text('numbers.sections.common'), content: <HowCommon /> },
  { id: 'lucky-numbers', title: text('numbers.sections.lucky-numbers'), content: <LuckyNumbers /> },
];

/** The numbers of a birth, and the lucky numbers of the signs. */
export const NumbersPage = ({ site, articles }: { site: Site; articles: readonly ListedArticle[] }) => (
  <HubPage
    hub="numbers"
    site={site}
    sections={sections}
    reading={{ subject: text('common.subject.numbers'), articles }}
  />
);
