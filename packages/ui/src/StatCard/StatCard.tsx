import type { ComponentProps, ReactNode } from 'react';

export interface StatCardProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The label of the figure or the action, such as "Articles Generated". */
  label: ReactNode;
  /** The figure. Omit it while it is loading, or if the card only offers an action. */
  value?: ReactNode;
  /** Whether the figure is loading. Shows a placeholder in its place. */
  loading?: boolean;
  /** A sentence below the figure. */
  hint?: ReactNode;
  /** Buttons and links for the next step. */
  action?: ReactNode;
  /** The heading level of the label. */
  heading?: 'h2' | 'h3';
}

/** A card with one figure or one action. */
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
