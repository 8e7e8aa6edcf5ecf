import { cloneElement, isValidElement, type ComponentProps, type ReactNode } from 'react';
import { Label, Labelled, type Labels } from '../labels.ts';
import { pageWindow } from './page-window.ts';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The current page, from 1. */
  page: number;
  /** The number of pages. With one page nothing is rendered. */
  pageCount: number;
  /** Renders a link to a page with the router of the application. */
  renderLink: (page: number, content: ReactNode) => ReactNode;
}

/** Links to the previous and next page and to up to five pages around the current one. */
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

/** The name is text and not `aria-label`, because a server component cannot read the labels of the provider. */
function named(name: keyof Labels, page: number, text: ReactNode): ReactNode {
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span className="za-hidden">
        <Label name={name} values={{ page }} />
      </span>
    </>
  );
}

/** Radix's `Slot` would make this a client component, and a server component cannot pass `renderLink` to one. */
function dressed(link: ReactNode, given: ComponentProps<'a'>): ReactNode {
  if (!isValidElement<ComponentProps<'a'>>(link)) return link;
  const { className = '' } = link.props;
  return cloneElement(link, { ...given, className: `${given.className} ${className}` });
}
