'use client';

import type { ComponentProps, ReactNode } from 'react';

export interface FilterBarProps extends ComponentProps<'search'> {
  /** What is filtered, for screen readers: "Companies". */
  label: string;
  /** Fields; each takes effect as it changes. */
  children: ReactNode;
  /** Stands behind the fields: a button that clears them. */
  actions?: ReactNode;
}

/** The filters of a list in a row that wraps; a search landmark, so that it is found at once. */
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
