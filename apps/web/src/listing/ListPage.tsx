import { Animal, Disclosure, EmptyState, PageSection, Skeleton, Stack } from '@org/ui';
import { pageSize } from '@org/api-contract/values';
import type { FoundingDate } from '@org/zodiac-core';
import { useEffect, useRef, type ReactElement, type ReactNode, type RefObject } from 'react';
import { Navigate, NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { useIsNarrow } from '#layout/useIsNarrow.ts';
import { inFigures } from '@org/api-contract/lists';
import { ListCards, turned } from './ListCards.tsx';
import { ListFilters, type FurtherFilters, type ListSearch } from './ListFilters.tsx';
import { LoadFailures, type Load } from './LoadFailures.tsx';
import { asSign } from './options.ts';
import { OtherLists } from './OtherLists.tsx';
import { SignOfSearch } from './SignOfSearch.tsx';
import { useCardLines } from './useCardLines.ts';

interface ListPageProps<T> {
  title: string;
  lead: ReactNode;
  search: ListSearch;
  filters: ReactNode;
  /** Filters that are used less. */
  moreFilters?: FurtherFilters;
  /** The number of filters that are set, without search and order. */
  filterCount: number;
  /** An overview above the filters. On a phone it is below them, behind a button of this name. */
  picture?: { name: string; drawing: ReactNode } | undefined;
  /** Shown between the filters and the list, or below the empty state of a list without items. */
  notice?: ReactNode;
  /** Shown beside the result count, and on a phone below the list. */
  beside?: ReactNode;
  /** The items of this page. `undefined` while loading. */
  items: readonly T[] | undefined;
  /** The number of items of all pages. */
  total: number | undefined;
  /** Whether `items` still belong to the previous page or filters, while the next items load or render. */
  isPrevious?: boolean;
  /** The queries of the page. The first is the list; if it fails, no items are shown. */
  loads: readonly [list: Load, ...others: Load[]];
  /** The current page, from 1. */
  page: number;
  searchOfPage: (page: number) => string;
  /** The noun of an item, such as "company" and "companies". */
  nouns: readonly [one: string, several: string];
  empty: { title: string; text: string; actions: ReactNode };
  /**
   * Returns the date for the zodiac line of a card, if cards have one. Define it outside of the component, so that it stays the
   * same.
   */
  dateOf?: (item: T) => FoundingDate;
  /** @param insight - the line about the item's zodiac year */
  renderItem: (item: T, insight: string | undefined) => ReactElement;
}

/** The layout of every list: filters, cards, pagination, and the loading, error and empty states. */
export function ListPage<T>({
  title,
  lead,
  search,
  filters,
  moreFilters,
  filterCount,
  picture,
  notice,
  beside,
  items,
  total = 0,
  isPrevious = false,
  loads,
  page,
  searchOfPage,
  nouns,
  empty,
  dateOf,
  renderItem,
}: ListPageProps<T>) {
  const [params] = useSearchParams();
  const words = params.get('search')?.trim();
  const sign = asSign(params.get('zodiac') ?? '');
  const { isTurned, start } = useTurnedPage();
  const hasFailed = loads[0][0].isError;
  const isEmpty = items !== undefined && total === 0 && !isPrevious && !hasFailed;
  useFocusAfterEmpty(isEmpty, start);
  /** Without any item there is nothing to filter. */
  const isBlank = isEmpty && filterCount === 0 && !words;
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const insights = useCardLines(items, dateOf);
  const isNarrow = useIsNarrow();
  // A page number beyond the end redirects to the last page, an invalid one to the first.
  const validPage = Math.min(page, pageCount);
  if (items && !isPrevious && params.get('page') !== (validPage === 1 ? null : String(validPage)))
    return <Navigate replace to={{ search: searchOfPage(validPage) }} />;
  const isLoading = !items || isPrevious;
  // If the previous result was empty, placeholders are shown instead of it.
  const hasSkeleton = isLoading && !items?.length;
  const besideCount = beside && (
    <Stack direction="row" gap={3}>
      {beside}
    </Stack>
  );
  return (
    <PageSection title={title} lead={lead} heading="h1">
      {!isNarrow && picture?.drawing}
      {!isBlank && (
        <ListFilters
          {...{ label: title, search, filters, filterCount }}
          {...(moreFilters && { moreFilters })}
          showLabel={isLoading ? `Show ${nouns[1]}` : `Show ${counted(total, nouns)}`}
        />
      )}
      {isNarrow && picture && <Disclosure label={picture.name}>{picture.drawing}</Disclosure>}
      {!isBlank && notice}
      <SignOfSearch params={params} />
      <LoadFailures loads={loads} onRetried={() => start.current?.focus()} />
      {hasFailed ? null : isEmpty ? (
        <EmptyState
          title={empty.title}
          actions={empty.actions}
          {...(sign && { ornament: <Animal sign={sign} size={7} /> })}
        >
          {empty.text}
          {words && <OtherLists search={words} />}
        </EmptyState>
      ) : (
        <Stack
          gap={isNarrow ? 4 : 6}
          ref={start}
          role="group"
          aria-label={title}
          tabIndex={-1}
          style={{ outline: 'none' }}
        >
          <Stack direction="row" justify="between" gap={3}>
            <p role="status">
              {isLoading ? (
                // After a page change, screen readers announce only the new count.
                <span aria-hidden={isTurned}>{`Loading ${nouns[1]} …`}</span>
              ) : (
                countLine(page, items.length, total, nouns)
              )}
            </p>
            {!isNarrow && besideCount}
          </Stack>
          <ListCards
            cards={
              hasSkeleton ? skeleton : (items ?? []).map((item, index) => renderItem(item, insights[index]))
            }
            isBusy={isLoading}
            page={page}
            pageCount={isPrevious ? Math.max(page, pageCount) : pageCount}
            searchOfPage={searchOfPage}
          />
          {isNarrow && besideCount}
        </Stack>
      )}
      {isBlank && notice}
    </PageSection>
  );
}

/** Focuses the list when the empty state disappears, because the pressed button disappears with it. */
function useFocusAfterEmpty(isEmpty: boolean, list: RefObject<HTMLElement | null>): void {
  const wasEmpty = useRef(isEmpty);
  useEffect(() => {
    const isFocusLost = document.activeElement === document.body;
    if (wasEmpty.current && !isEmpty && isFocusLost) list.current?.focus({ preventScroll: true });
    wasEmpty.current = isEmpty;
  }, [isEmpty, list]);
}

const skeleton = [<Skeleton key="skeleton" count={6} />];

type Nouns = ListPageProps<never>['nouns'];

const counted = (total: number, [one, several]: Nouns): string =>
  `${inFigures(total)} ${total === 1 ? one : several}`;

function countLine(page: number, count: number, total: number, nouns: Nouns) {
  if (total === 1) return `Showing 1 of ${counted(1, nouns)}`;
  const before = (page - 1) * pageSize;
  return `Showing ${before + 1}-${before + count} of ${counted(total, nouns)}`;
}

/** After a page change, scrolls to the start of the list and focuses it. */
function useTurnedPage() {
  const { key, state } = useLocation();
  const isTurned = useNavigationType() === NavigationType.Push && state === turned;
  const turnedBy = isTurned ? key : undefined;
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (turnedBy === undefined) return;
    start.current?.focus({ preventScroll: true });
    start.current?.scrollIntoView();
  }, [turnedBy]);
  return { isTurned, start };
}
