import type { ComponentProps, ReactNode } from 'react';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What there is none of. */
  title: string;
  /** `h1` where it is the whole page. */
  heading?: 'h1' | 'h2';
  /** What stands above the title; waves where nothing is given. */
  ornament?: ReactNode;
  /** What to do next. */
  children?: ReactNode;
  /** What can be done about it. */
  actions?: ReactNode;
}

/** Says in the middle of a page or a list how things stand (nothing here, gone wrong, done) and what to do next. */
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
      {[10, 22, 34].map((y) => (
        <path key={y} d={`M4 ${y}q14-14 28 0t28 0 28 0 28 0`} />
      ))}
    </svg>
  );
}
