import type { ReactNode } from 'react';

export interface EmptyStateProps {
  title: string;
  /** What to do next. */
  children?: ReactNode;
  actions?: ReactNode;
}

/** Nothing is here, why, and what to do about it. */
export function EmptyState({ title, children, actions }: EmptyStateProps) {
  return (
    <div className="za-EmptyState">
      <svg viewBox="0 0 120 40" aria-hidden="true" focusable="false">
        {[10, 22, 34].map((y) => (
          <path key={y} d={`M4 ${y}q14-14 28 0t28 0 28 0 28 0`} />
        ))}
      </svg>
      <h2>{title}</h2>
      {children && <div>{children}</div>}
      {actions && <div className="za-EmptyState-actions">{actions}</div>}
    </div>
  );
}
