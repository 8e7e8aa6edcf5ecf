import { cloneElement, isValidElement, type ComponentProps, type ReactNode } from 'react';
import { Label, Labelled, type Labels } from '../labels.ts';
import { pageWindow } from './page-window.ts';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The current page, from 1. */
  page: number;
  /** How many pages there are; with one there is nothing to show. */
  pageCount: number;
  /** Renders a link to a page, by the router in use. */
  renderLink: (page: number, content: ReactNode) => ReactNode;
}

/** Up to five pages around the current one, with the one before and the one after. */
export function Pagination({ page, pageCount, renderLink, className = '', ...rest }: PaginationProps) {
  if (pageCount <= 1) return null;
  const link = (target: number, name: keyof Labels, text: ReactNode, enabled: boolean) =>
    enabled ? (
      dressed(renderLink(target, named(name, target, text)), {
        className: 'za-Pagination-link',
        'aria-current': target === page ? 'page' : undefined,
      })
    ) : (
      <span className="za-Pagination-link" aria-hidden="true" data-disabled="">
        {text}
      </span>
    );
  return (
    <Labelled as="nav" word="pagination" {...rest} className={`za-Pagination ${className}`}>
      <ul>
        <li>{link(page - 1, 'previousPage', '‹', page > 1)}</li>
        {pageWindow(page, pageCount).map((number) => (
          <li key={number} data-far={Math.abs(number - page) > 1 ? '' : undefined}>
            {link(number, 'page', number, true)}
          </li>
        ))}
        <li>{link(page + 1, 'nextPage', '›', page < pageCount)}</li>
      </ul>
    </Labelled>
  );
}

/** As text, not as an attribute: the page may be on the server, and the words come from the provider in the browser. */
function named(name: keyof Labels, page: number, text: ReactNode): ReactNode {
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span className="za-Pagination-name">
        <Label name={name} values={{ page }} />
      </span>
    </>
  );
}

/** A slot of Radix would make the whole a client component, to which a page on the server cannot give `renderLink`. */
function dressed(link: ReactNode, given: ComponentProps<'a'>): ReactNode {
  if (!isValidElement<ComponentProps<'a'>>(link)) return link;
  const { className = '' } = link.props;
  return cloneElement(link, { ...given, className: `${given.className} ${className}` });
}
