import type { ComponentProps, ReactNode } from 'react';
import { Labelled } from '../labels.ts';

export interface BreadcrumbProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Links to the pages above the current page, starting at the top level. */
  items: readonly { key: string; content: ReactNode }[];
  /** The name of the current page. */
  current: ReactNode;
}

/** The path from the top-level page to the current page. */
export function Breadcrumb({ items, current, className = '', ...rest }: BreadcrumbProps) {
  return (
    <Labelled as="nav" word="breadcrumb" {...rest} className={`za-Breadcrumb ${className}`}>
      <ol>
        {items.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </Labelled>
  );
}
