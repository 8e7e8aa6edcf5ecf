import { text } from '@org/content/almanac';
import { Table, type TableColumn } from '@org/ui';
import {
  birthDayNumber,
  describeSign,
  lifePathMeaning,
  zodiacSignIds,
  type ZodiacSignId,
} from '@org/zodiac-core';
import type { ListedArticle } from '../../article-page.ts';
import { signPath } from '../../paths.ts';
import type { Section } from '../AlmanacPage.tsx';
import { HubPage } from '../HubPage.tsx';
import type { Site } from '../../web-build.ts';

const lifePaths = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33] as const;

const days = Array.from({ length: 31 }, (_, index) => index + 1);

const columns: readonly TableColumn<number>[] = [
  { key: 'number', header: text('numbers.number'), cell: (number) => number },
  { key: 'name', header: text('numbers.name'), cell: (number) => lifePathMeaning(number).title },
  { key: 'meaning', header: text('numbers.meaning'), cell: (number) => lifePathMeaning(number).text },
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

const TwelveNumbers = () => (
  <>
    <Table caption={text('numbers.caption')} rows={lifePaths} rowKey={(number) => number} columns={columns} />
    <p>{text('numbers.by-day')}</p>
  </>
);

const LuckyNumbers = () => (
  <Table
    caption={text('numbers.lucky-caption')}
    rows={zodiacSignIds}
    rowKey={(id) => id}
    columns={luckyColumns}
  />
);

const sections: readonly Section[] = [
  { id: 'reckoning', title: text('numbers.sections.reckoning'), content: <Reckoning /> },
  { id: 'numbers', title: text('numbers.sections.numbers'), content: <TwelveNumbers /> },
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
