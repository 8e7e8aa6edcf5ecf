import { Table, type TableColumn } from '@org/ui';
import { zodiacSigns, type Element } from '@org/zodiac-core';
import type { ListedArticle } from '../../article-page.ts';
import { signPath, yearPath } from '../../paths.ts';
import type { Section } from '../AlmanacPage.tsx';
import { Han } from '../Han.tsx';
import { HubPage } from '../HubPage.tsx';
import type { Site } from '../site.ts';
import { listOf } from '../words/list-of.ts';
import { zodiacYearOf } from '../years/zodiac-years.ts';

interface ElementRow {
  element: Element;
  character: string;
  /** What it brings forth, and what it controls. */
  feeds: Element;
  controls: Element;
}

/** In the order of production (相生). Each controls the one after the next (相剋). */
const elements: readonly ElementRow[] = [
  { element: 'Wood', character: '木', feeds: 'Fire', controls: 'Earth' },
  { element: 'Fire', character: '火', feeds: 'Earth', controls: 'Metal' },
  { element: 'Earth', character: '土', feeds: 'Metal', controls: 'Water' },
  { element: 'Metal', character: '金', feeds: 'Water', controls: 'Wood' },
  { element: 'Water', character: '水', feeds: 'Wood', controls: 'Fire' },
];

/** The cycle of sixty that began last. */
const cycle = Array.from({ length: 60 }, (_, index) => zodiacYearOf(1984 + index));

const yearsOf = (element: Element) => cycle.filter((year) => year.cycle.stem.element === element);

/** The stems of an element and the last digits of its years. */
const stemsOf = (element: Element) => [
  ...new Map(
    yearsOf(element).map(({ year, cycle: { stem } }) => [stem.character, { stem, digit: year % 10 }]),
  ).values(),
];

const columns: readonly TableColumn<ElementRow>[] = [
  {
    key: 'element',
    header: 'Element',
    cell: ({ element, character }) => (
      <>
        {element} <Han>{character}</Han>
      </>
    ),
  },
  {
    key: 'digits',
    header: 'The year ends in',
    cell: ({ element }) =>
      stemsOf(element)
        .map(({ digit }) => digit)
        .join(' or '),
  },
  {
    key: 'stems',
    header: 'Stems',
    cell: ({ element }) =>
      stemsOf(element).map(({ stem }) => (
        <span key={stem.character}>
          <Han>{stem.character}</Han> {`${stem.pinyin} (${stem.polarity}) `}
        </span>
      )),
  },
  { key: 'feeds', header: 'Brings forth', cell: ({ feeds }) => feeds },
  { key: 'controls', header: 'Controls', cell: ({ controls }) => controls },
];

const yearColumns: readonly TableColumn<ElementRow>[] = [
  { key: 'element', header: 'Element', cell: ({ element }) => element },
  {
    key: 'years',
    header: 'Years',
    cell: ({ element }) =>
      yearsOf(element).map(({ year, sign }, index) => (
        <span key={year}>
          {index > 0 && ', '}
          <a href={yearPath(year)}>{`${year} ${sign.name}`}</a>
        </span>
      )),
  },
];

const signColumns: readonly TableColumn<ElementRow>[] = [
  { key: 'element', header: 'Fixed element', cell: ({ element }) => element },
  {
    key: 'signs',
    header: 'Signs',
    cell: ({ element }) =>
      zodiacSigns
        .filter((sign) => sign.element === element)
        .map(({ id, name }, index) => (
          <span key={id}>
            {index > 0 && ', '}
            <a href={signPath(id)}>{name}</a>
          </span>
        )),
  },
];

const keyOf = ({ element }: ElementRow): string => element;

const StemsAndCircles = () => (
  <>
    <Table
      caption="The element of a year is that of its heavenly stem"
      rows={elements}
      rowKey={keyOf}
      columns={columns}
    />
    <p>
      {`The year is that which begins at Chinese New Year: a birthday in January or February before it has the element of the year before. In the circle of production (`}
      <Han>相生</Han>
      {`) each element brings forth the next: ${listOf(elements.map(({ element, feeds }) => `${element} brings forth ${feeds}`))}. In the circle of control (`}
      <Han>相剋</Han>
      {`) ${listOf(elements.map(({ element, controls }) => `${element} controls ${controls}`))}.`}
    </p>
  </>
);

const SixtyYears = () => (
  <>
    <p>
      Ten stems and twelve animals make sixty names. Each element meets each animal once in sixty years, as in
      the Fire Horse of 2026.
    </p>
    <Table caption="Years by element" rows={elements} rowKey={keyOf} columns={yearColumns} />
  </>
);

const FixedElements = () => (
  <>
    <p>
      Besides the element of the year each sign has one of its own, which is the same in every year. A person
      of 2026 has both: Fire from the year, and Fire from the Horse.
    </p>
    <Table caption="Signs by fixed element" rows={elements} rowKey={keyOf} columns={signColumns} />
  </>
);

const sections: readonly Section[] = [
  { id: 'elements', title: 'The five, with their stems and circles', content: <StemsAndCircles /> },
  { id: 'years', title: 'The sixty years, 1984 to 2043', content: <SixtyYears /> },
  { id: 'signs', title: 'The fixed elements of the signs', content: <FixedElements /> },
];

/** The five elements: which years and signs have them, and how they follow each other. */
export const ElementsPage = ({ site, articles }: { site: Site; articles: readonly ListedArticle[] }) => (
  <HubPage hub="elements" site={site} sections={sections} reading={{ subject: 'the elements', articles }} />
);
