'use client';

import type { ReactNode } from 'react';

export interface FilterBarProps {
  /** What is filtered, for screen readers: "Companies". */
  label: string;
  /** Fields; each takes effect as it changes. */
  children: ReactNode;
  /** Stands behind the fields: a button that clears them. */
  actions?: ReactNode;
}

/** The filters of a list in a row that wraps; a search landmark, so that it is found at once. */
export function FilterBar({ label, children, actions }: FilterBarProps) {
  return (
    <search className="za-FilterBar" aria-label={label}>
      <form className="za-FilterBar-fields" onSubmit={(event) => event.preventDefault()}>
        {children}
      </form>
      {actions && <div className="za-FilterBar-actions">{actions}</div>}
    </search>
  );
}
