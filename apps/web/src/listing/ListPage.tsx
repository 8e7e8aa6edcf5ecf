import { Alert, Button, EmptyState, FilterBar, PageSection, Pagination, Skeleton } from '@org/ui';
import { pageSize } from '@org/api-contract/values';
import type { ReactNode } from 'react';
import { Link, Navigate } from 'react-router-dom';
import styles from './ListPage.module.css';

interface ListPageProps<T> {
  title: string;
  lead: string;
  filters: ReactNode;
  /** Shows the whole at a glance; stands before the filters. */
  picture?: ReactNode;
  /** Stands between the filters and what they find. */
  notice?: ReactNode;
  /** Stands beside the line that counts what was found. */
  beside?: ReactNode;
  /** All of them, or with `total` those of this page; `undefined` while they are on their way. */
  items: readonly T[] | undefined;
  /** How many there are, where the server sends a page at a time. */
  total?: number | undefined;
  error: string | undefined;
  onRetry: () => void;
  retrying: boolean;
  /** The current page, from 1. */
  page: number;
  searchOfPage: (page: number) => string;
  /** What the list is of, in the plural: "companies". */
  noun: string;
  empty: { title: string; text: string; actions: ReactNode };
  renderItem: (item: T) => ReactNode;
}

/** The one design of a list: filters, cards, pages, and what stands there while, when and why there are none. */
export function ListPage<T>({
  title,
  lead,
  filters,
  picture,
  notice,
  beside,
  items,
  total = items?.length ?? 0,
  error,
  onRetry,
  retrying,
  page,
  searchOfPage,
  noun,
  empty,
  renderItem,
}: ListPageProps<T>) {
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const first = (page - 1) * pageSize;
  const isWhole = total === items?.length;
  const shown = (isWhole ? items.slice(first, first + pageSize) : items) ?? [];
  // A page that no longer is, such as one of a link from before, leads to the last there is.
  if (items && page > pageCount) return <Navigate replace to={{ search: searchOfPage(pageCount) }} />;
  return (
    <PageSection title={title} lead={lead} heading="h1">
      {picture}
      <FilterBar label={title}>{filters}</FilterBar>
      {notice}
      {error ? (
        <Alert tone="danger">
          <p>{error}</p>
          <Button onClick={onRetry} busy={retrying} busyLabel="Trying again...">
            Try again
          </Button>
        </Alert>
      ) : items && total === 0 ? (
        <EmptyState title={empty.title} actions={empty.actions}>
          {empty.text}
        </EmptyState>
      ) : (
        <>
          <div className={styles.line}>
            <p role="status" className={styles.count}>
              {items
                ? `Showing ${first + 1}-${first + shown.length} of ${total.toLocaleString('en-US')} ${noun}`
                : `Loading ${noun} …`}
            </p>
            {beside}
          </div>
          <div className={styles.grid} aria-busy={items ? undefined : true}>
            {items ? shown.map(renderItem) : <Skeleton />}
          </div>
          <Pagination
            page={page}
            pageCount={pageCount}
            renderLink={(target, content) => <Link to={{ search: searchOfPage(target) }}>{content}</Link>}
          />
        </>
      )}
    </PageSection>
  );
}
