import { articleLists } from '@org/api-contract/lists';
import type { TableName } from '../claims/claim.ts';
import type { Age, Entities } from '../keyword/entities.ts';
import { alliesOf } from '../keyword/sign-words.ts';
import { countsFigure, yearsFigure } from '../sections/list-sections.ts';
import { answer } from '../sections/sign-sections.ts';
import { headlineOf } from '../wording/list-headline.ts';
import type { Asked } from '../wording/table-phrases.ts';
import type { ArticleCategory, Kind } from '../kind.ts';
import { answerOf, suitsAnswer, thinAnswer } from './list-answer.ts';
import { namesSection, ofAllSigns, ofSign, ofSuiting, ofYear } from './list-bodies.ts';
import { extremeOf, listedRows } from './list-rows.ts';

const categories = Object.fromEntries(articleLists.map(({ member, id }) => [member, id])) as Readonly<
  Record<TableName, ArticleCategory>
>;

/** The category of the articles on rows of a table. */
export const categoryOfTable = (of: TableName): ArticleCategory => categories[of];

type Focus = 'all' | Age | 'suits';

const ageOf = (focus: Focus): Age | undefined =>
  focus === 'oldest' || focus === 'youngest' ? focus : undefined;

/** Companies, brands or states of a sign, a year, an industry, a trade or a country, or of all signs. */
export const list: Kind<Focus> = {
  id: 'list',
  needs: { table: 1, signs: [0, 1], years: [0, 1], country: [0, 1] },
  // A keyword with a year may not name a part of the list, because rows of a year are counted in the whole list.
  fits: ({ signs, years, country, rowKind, trade }) =>
    signs.length + years.length < 2 && (years.length === 0 || (country ?? rowKind ?? trade) === undefined),
  focuses: {
    all: 'founded started born admitted union join joined by in year years famous big biggest made based chain chains',
    oldest: 'oldest first world',
    youngest: 'youngest newest latest recent',
    suits: 'best suit suits suitable buy drive work employers match compatible good for',
  },
  category: ({ table: of = 'companies' }) => categoryOfTable(of),
  key: (
    { table: of = 'companies', signs: [one], years: [year], rowKind, trade, country, text: keyword },
    focus,
  ) =>
    [
      of,
      one?.id ?? year ?? 'all',
      rowKind ?? trade ?? '',
      country ?? '',
      one && asksWhatSuits(keyword, focus) ? 'suits' : '',
      ageOf(focus) ?? '',
    ]
      .filter(Boolean)
      .join(' '),
  write(entities, focus, context) {
    const narrow = askedIn(entities);
    const thin = thinAnswer(narrow, context);
    // If a category of a country has too few rows, the article is about all rows of the country.
    const asked = thin.length === 0 ? narrow : { ...narrow, rowKind: null, trade: undefined };
    const { of, one, year } = asked;
    const askedAge = ageOf(focus);
    const extreme = askedAge === undefined ? '' : extremeOf(askedAge, asked, context);
    // A title promises the oldest or the youngest only if the answer names it.
    const age = extreme === '' ? undefined : askedAge;
    const suits = one && asksWhatSuits(entities.text, focus) ? alliesOf(one) : undefined;
    const named = listedRows(asked, context, age, suits);
    return {
      ...headlineOf(narrow, { age, suits: suits !== undefined, namesRows: named.length > 1 }),
      sections: [
        answer(
          ...thin,
          extreme,
          ...(one && suits ? [suitsAnswer(asked, one, suits, named)] : answerOf(asked, named, context)),
        ),
        ...namesSection(asked, named, { context, age, suits }),
        ...(one && suits
          ? ofSuiting(asked, suits)
          : one
            ? ofSign({ ...asked, one }, named, context)
            : year === undefined
              ? ofAllSigns(asked, named, age, context)
              : ofYear(of, year, named, context)),
      ],
      figure: year === undefined ? countsFigure(asked, context) : yearsFigure(of, year, context),
      sources: ['calendar'],
    };
  },
};

const askedIn = ({ table: of = 'companies', signs, years, rowKind, trade, country }: Entities): Asked => ({
  of,
  one: signs[0],
  year: years[0],
  rowKind: rowKind ?? null,
  trade,
  country,
});

/** Whether a keyword asks what suits a sign, as in "best employers for a tiger". */
const asksWhatSuits = (keyword: string, focus: string): boolean =>
  focus === 'suits' || /\bbest\b/.test(keyword);
