import { Button, Grid, Pagination, Stack } from '@org/ui';
import { useId, useState, type FocusEvent, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router-dom';
import styles from './ListPage.module.css';

/** The history state of pagination links. */
export const turned = 'turned';

interface ListCardsProps extends Omit<PagesProps, 'id'> {
  /** An `article` with a key for each item, or placeholders while the items load. */
  cards: readonly ReactElement[];
  isBusy: boolean;
}

/**
 * The cards of a list and the links to its pages. For keyboard users, the head of the focused card has a link that skips the rest
 * of the card and the other cards.
 */
export function ListCards({ cards, isBusy, page, pageCount, searchOfPage }: ListCardsProps) {
  const pagesId = useId();
  /** The head of the card with the focus. */
  const [head, setHead] = useState<Element | null>(null);
  const follow = ({ target }: FocusEvent): void => {
    const card = target.closest('article');
    if (card) setHead(card.querySelector('header'));
  };
  const skip = (event: MouseEvent): void => {
    const links = document.getElementById(pagesId)?.querySelectorAll('a');
    // The last link leads to the next page.
    const next = [...(links ?? [])].at(-1);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <>
      <Grid repeat="fill" aria-busy={isBusy || undefined} className={styles.list} onFocus={follow}>
        {cards}
        {head &&
          pageCount > 1 &&
          createPortal(
            <Button asChild className={styles.skip}>
              <a href={`#${pagesId}`} onClick={skip}>
                Skip to the next page
              </a>
            </Button>,
            head,
          )}
      </Grid>
      <Pages id={pagesId} page={page} pageCount={pageCount} searchOfPage={searchOfPage} />
    </>
  );
}

interface PagesProps {
  id: string;
  page: number;
  pageCount: number;
  searchOfPage: (page: number) => string;
}

/** Links to the pages around the current one and, if they are not among them, to the first and the last. */
function Pages({ id, page, pageCount, searchOfPage }: PagesProps) {
  const link = (target: number, content: ReactNode) => (
    <Link to={{ search: searchOfPage(target) }} state={turned} preventScrollReset>
      {content}
    </Link>
  );
  return (
    <Stack direction="row" justify="center" align="center" gap={3}>
      {page > 3 && pageCount > 5 && link(1, 'First page')}
      <Pagination id={id} page={page} pageCount={pageCount} renderLink={link} className={styles.pages} />
      {page < pageCount - 2 && pageCount > 5 && link(pageCount, 'Last page')}
    </Stack>
  );
}
