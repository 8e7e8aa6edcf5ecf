import { cloneElement, isValidElement, type ComponentProps, type ReactNode } from 'react';
import { pageWindow } from './page-window.ts';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The current page, from 1. */
  page: number;
  pageCount: number;
  /** Renders a link to a page, by the router in use. */
  renderLink: (page: number, content: ReactNode) => ReactNode;
}

/** Up to five pages around the current one, with the one before and the one after. */
export function Pagination({ page, pageCount, renderLink, className = '', ...rest }: PaginationProps) {
  if (pageCount <= 1) return null;
  const link = (target: number, label: string, text: ReactNode, enabled: boolean) =>
    enabled ? (
      dressed(renderLink(target, text), {
        className: 'za-Pagination-link',
        'aria-label': label,
        'aria-current': target === page ? 'page' : undefined,
      })
    ) : (
      <span className="za-Pagination-link" aria-hidden="true" data-disabled="">
        {text}
      </span>
    );
  return (
    <nav aria-label="Pagination" {...rest} className={`za-Pagination ${className}`}>
      <ul>
        <li>{link(page - 1, 'Previous page', '‹', page > 1)}</li>
        {pageWindow(page, pageCount).map((number) => (
          <li key={number} data-far={Math.abs(number - page) > 1 ? '' : undefined}>
            {link(number, `Page ${number}`, number, true)}
          </li>
        ))}
        <li>{link(page + 1, 'Next page', '›', page < pageCount)}</li>
      </ul>
    </nav>
  );
}

/** A slot of Radix would make the whole a client component, to which a page on the server cannot give `renderLink`. */
function dressed(link: ReactNode, given: ComponentProps<'a'>): ReactNode {
  if (!isValidElement<ComponentProps<'a'>>(link)) return link;
  const { className = '' } = link.props;
  return cloneElement(link, { ...given, className: `${given.className} ${className}` });
}
