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
import type { Site } from '../site.ts';

const lifePaths = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33] as const;

const days = Array.from({ length: 31 }, (_, index) => index + 1);

const columns: readonly TableColumn<number>[] = [
  { key: 'number', header: 'Number', cell: (number) => number },
  { key: 'name', header: 'Name', cell: (number) => lifePathMeaning(number).title },
  { key: 'meaning', header: 'Said of it', cell: (number) => lifePathMeaning(number).text },
  {
    key: 'days',
    header: 'As the number of a birthday: born on the',
    cell: (number) => days.filter((day) => birthDayNumber(day) === number).join(', ') || 'no day',
  },
];

const luckyColumns: readonly TableColumn<ZodiacSignId>[] = [
  { key: 'sign', header: 'Sign', cell: (id) => <a href={signPath(id)}>{describeSign(id).name}</a> },
  { key: 'numbers', header: 'Lucky numbers', cell: (id) => describeSign(id).luckyNumbers.join(', ') },
];

const Reckoning = () => (
  <>
    <p>
      For May 15, 1990: 5 + 15 + 1990 = 2010, and 2 + 0 + 1 + 0 = 3. For November 6, 1992: 11 + 6 + 1992 =
      2009, and 2 + 0 + 0 + 9 = 11, which is kept, as 22 and 33 are. Other books add the digits of each part
      first, and may reach another number.
    </p>
    <p>
      Numerology of this kind is a modern Western tradition and no part of the Chinese calendar. We give it
      beside the zodiac because many ask for both, and as entertainment only.
    </p>
  </>
);

const TwelveNumbers = () => (
  <Table
    caption="The words are ours, after the general tradition"
    rows={lifePaths}
    rowKey={(number) => number}
    columns={columns}
  />
);

const LuckyNumbers = () => (
  <Table
    caption="By tradition; lists of them differ"
    rows={zodiacSignIds}
    rowKey={(id) => id}
    columns={luckyColumns}
  />
);

const sections: readonly Section[] = [
  { id: 'reckoning', title: 'How the number is reckoned', content: <Reckoning /> },
  { id: 'numbers', title: 'The twelve numbers', content: <TwelveNumbers /> },
  { id: 'lucky-numbers', title: 'Lucky numbers of the signs', content: <LuckyNumbers /> },
];

/** The numbers of a birth, and the lucky numbers of the signs. */
export const NumbersPage = ({ site, articles }: { site: Site; articles: readonly ListedArticle[] }) => (
  <HubPage hub="numbers" site={site} sections={sections} reading={{ subject: 'numbers', articles }} />
);
