import { Slot } from 'radix-ui';
import type { ReactNode } from 'react';
import { pageWindow } from './page-window.ts';

export interface PaginationProps {
  /** The current page, from 1. */
  page: number;
  pageCount: number;
  /** Renders a link to a page, by the router in use. */
  renderLink: (page: number, content: ReactNode) => ReactNode;
}

/** Up to five pages around the current one, with the one before and the one after. */
export function Pagination({ page, pageCount, renderLink }: PaginationProps) {
  if (pageCount <= 1) return null;
  const link = (target: number, label: string, text: ReactNode, enabled: boolean) =>
    enabled ? (
      <Slot.Root
        className="za-Pagination-link"
        aria-label={label}
        aria-current={target === page ? 'page' : undefined}
      >
        {renderLink(target, text)}
      </Slot.Root>
    ) : (
      <span className="za-Pagination-link" aria-hidden="true" data-disabled="">
        {text}
      </span>
    );
  return (
    <nav className="za-Pagination" aria-label="Pagination">
      <ul>
        <li>{link(page - 1, 'Previous page', '‹', page > 1)}</li>
        {pageWindow(page, pageCount).map((number) => (
          <li key={number}>{link(number, `Page ${number}`, number, true)}</li>
        ))}
        <li>{link(page + 1, 'Next page', '›', page < pageCount)}</li>
      </ul>
    </nav>
  );
}
