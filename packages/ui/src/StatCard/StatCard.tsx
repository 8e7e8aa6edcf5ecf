import type { ComponentProps, ReactNode } from 'react';

export interface StatCardProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** What is counted or done: "Articles Generated". */
  label: ReactNode;
  /** The figure; `undefined` while it is on its way, left out where the card only offers something to do. */
  value?: ReactNode;
  /** Whether the figure is on its way. */
  loading?: boolean;
  /** A sentence below. */
  hint?: ReactNode;
  /** What can be done about it. */
  action?: ReactNode;
  /** Level of the label as a heading. */
  heading?: 'h2' | 'h3';
}

/** A figure, or something to do, at a glance; several stand in a row. */
export function StatCard({
  label,
  value,
  loading = false,
  hint,
  action,
  heading: Heading = 'h2',
  className = '',
  ...rest
}: StatCardProps) {
  return (
    <section aria-busy={loading ? true : undefined} {...rest} className={`za-StatCard ${className}`}>
      <Heading className="za-StatCard-label">{label}</Heading>
      {loading ? (
        <span className="za-StatCard-waiting" aria-hidden="true" />
      ) : (
        value !== undefined && <p className="za-StatCard-value">{value}</p>
      )}
      {hint && <p className="za-StatCard-hint">{hint}</p>}
      {action && <div className="za-StatCard-action">{action}</div>}
    </section>
  );
}
