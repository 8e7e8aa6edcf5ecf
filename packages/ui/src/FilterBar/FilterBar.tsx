'use client';

import type { ComponentProps, ReactNode } from 'react';

export interface FilterBarProps extends ComponentProps<'search'> {
  /** The accessible name, such as "Companies". */
  label: string;
  /** The filter fields. Each applies on change. */
  children: ReactNode;
  /** Content after the fields, such as a button that clears them. */
  actions?: ReactNode;
}

/** A wrapping row of filter fields in a `search` landmark. */
export function FilterBar({ label, children, actions, className = '', ...rest }: FilterBarProps) {
  return (
    <search aria-label={label} {...rest} className={`za-FilterBar ${className}`}>
      <form className="za-FilterBar-fields" onSubmit={(event) => event.preventDefault()}>
        {children}
      </form>
      {actions && <div className="za-FilterBar-actions">{actions}</div>}
    </search>
  );
}
