import { text } from '@org/content/almanac';
import { Table, type TableColumn } from '@org/ui';
import { zodiacSigns, type Element } from '@org/zodiac-core';
import type { ListedArticle } from '../../article-page.ts';
import { signPath, yearPath } from '../../paths.ts';
import type { Section } from '../AlmanacPage.tsx';
import { Han } from '../Han.tsx';
import { HubPage } from '../HubPage.tsx';
import type { Site } from '../../web-build.ts';
import { listOf } from '../words/grammar.ts';
import { linkIn, Words } from '../Words.tsx';
import { zodiacYearOf } from '../years/zodiac-years.ts';

interface ElementRow {
  element: Element;
  character: string;
  feeds: Element;
  controls: Element;
}

/** The elements in the order of production (相生). Each element controls the one after the next (相剋). */
const elements: readonly ElementRow[] = [
  { element: 'Wood', character: '木', feeds: 'Fire', controls: 'Earth' },
  { element: 'Fire', character: '火', feeds: 'Earth', controls: 'Metal' },
  { element: 'Earth', character: '土', feeds: 'Metal', controls: 'Water' },
  { element: 'Metal', character: '金', feeds: 'Water', controls: 'Wood' },
  { element: 'Water', character: '水', feeds: 'Wood', controls: 'Fire' },
];

/** The current cycle of sixty, which began in 1984. */
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
    header: text('elements.element'),
    cell: ({ element, character }) => (
      <>
        {element} <Han>{character}</Han>
      </>
    ),
  },
  { key: 'is', header: text('elements.meaning-of'), cell: ({ element }) => text(`elements.is.${element}`) },
  {
    key: 'digits',
    header: text('elements.digits'),
    cell: ({ element }) =>
      stemsOf(element)
        .map(({ digit }) => digit)
        .join(` ${text('elements.or')} `),
  },
  {
    key: 'stems',
    header: text('elements.stems'),
    cell: ({ element }) =>
      stemsOf(element).map(({ stem }) => (
        <span key={stem.character} className="PublicPage-stem">
          {`${stem.polarity} `}
          <Han>{stem.character}</Han>
        </span>
      )),
  },
];

const yearColumns: readonly TableColumn<ElementRow>[] = [
  { key: 'element', header: text('elements.element'), cell: ({ element }) => element },
  {
    key: 'years',
    header: text('elements.years.years'),
    cell: ({ element }) => (
      <Words
        text={yearsOf(element)
          .map(({ year, sign }) =>
            linkIn(text('elements.years.year', { year, sign: sign.name }), yearPath(year)),
          )
          .join(', ')}
      />
    ),
  },
];

const signColumns: readonly TableColumn<ElementRow>[] = [
  { key: 'element', header: text('elements.signs.element'), cell: ({ element }) => element },
  {
    key: 'signs',
    header: text('elements.signs.signs'),
    cell: ({ element }) => (
      <Words
        text={zodiacSigns
          .filter((sign) => sign.element === element)
          .map(({ id, name }) => linkIn(name, signPath(id)))
          .join(', ')}
      />
    ),
  },
];

const keyOf = ({ element }: ElementRow): string => element;

const FiveElements = () => (
  <>
    <p>{text('elements.meaning')}</p>
    <Table caption={text('elements.caption')} rows={elements} rowKey={keyOf} columns={columns} />
    <p>{text('elements.new-year')}</p>
  </>
);

const Circles = () => (
  <>
    <p>
      <Words
        text={text('elements.feeds', {
          circle: listOf(
            elements.map(({ element: one, feeds: other }) => text('elements.feed', { one, other })),
          ),
        })}
      />
    </p>
    <p>
      <Words
        text={text('elements.controls', {
          circle: listOf(
            elements.map(({ element: one, controls: other }) => text('elements.control', { one, other })),
          ),
        })}
      />
    </p>
    <p>{text('elements.do')}</p>
  </>
);

const SixtyYears = () => (
  <>
    <p>{text('elements.sixty')}</p>
    <Table caption={text('elements.years.caption')} rows={elements} rowKey={keyOf} columns={yearColumns} />
  </>
);

const FixedElements = () => (
  <>
    <p>{text('elements.fixed')}</p>
    <Table caption={text('elements.signs.caption')} rows={elements} rowKey={keyOf} columns={signColumns} />
  </>
);

const sections: readonly Section[] = [
  { id: 'elements', title: text('elements.sections.elements'), content: <FiveElements /> },
  { id: 'circles', title: text('elements.sections.circles'), content: <Circles /> },
  { id: 'years', title: text('elements.sections.years'), content: <SixtyYears /> },
  { id: 'signs', title: text('elements.sections.signs'), content: <FixedElements /> },
];

/** The five elements: their years and signs, and how they follow each other. */
export const ElementsPage = ({ site, articles }: { site: Site; articles: readonly ListedArticle[] }) => (
  <HubPage
    hub="elements"
    site={site}
    sections={sections}
    reading={{ subject: text('common.subject.elements'), articles }}
  />
);
