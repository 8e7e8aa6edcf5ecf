import type { ComponentProps, ReactNode } from 'react';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The heading, such as "No companies found". */
  title: string;
  /** The heading level of the title. Use `h1` if it is the whole page. */
  heading?: 'h1' | 'h2';
  /** The ornament above the title. Waves by default; `null` for none. */
  ornament?: ReactNode;
  /** The explanation below the title. */
  children?: ReactNode;
  /** Buttons and links for the next step. */
  actions?: ReactNode;
}

/** Replaces a page or a list that is empty, failed or done, and offers the next step. */
export function EmptyState({
  title,
  heading: Heading = 'h2',
  ornament = <Waves />,
  children,
  actions,
  className = '',
  ...rest
}: EmptyStateProps) {
  return (
    <div {...rest} className={`za-EmptyState ${className}`}>
      {ornament}
      <Heading>{title}</Heading>
      {children && <div>{children}</div>}
      {actions && <div className="za-EmptyState-actions">{actions}</div>}
    </div>
  );
}

function Waves() {
  return (
    <svg className="za-EmptyState-waves" viewBox="0 0 120 40" aria-hidden="true" focusable="false">
      {[8, 20, 32].map((y) => (
        <path key={y} d={`M4 ${y}q14-14 28 0t28 0 28 0 28 0`} />
      ))}
    </svg>
  );
}
