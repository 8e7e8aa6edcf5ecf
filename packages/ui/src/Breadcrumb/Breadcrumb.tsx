import type { ComponentProps, ReactNode } from 'react';
import { Labelled } from '../labels.ts';

export interface BreadcrumbProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Links to the pages above this one, the highest first. */
  items: readonly { key: string; content: ReactNode }[];
  /** The name of this page. */
  current: ReactNode;
}

/** Where a page stands among the pages above it. */
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
