import type { ComponentProps, ReactNode } from 'react';

export interface PageSectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The heading. */
  title?: ReactNode;
  /** A sentence or two below the heading. */
  lead?: ReactNode;
  /** `h1` where the section opens the page. */
  heading?: 'h1' | 'h2';
  /** `sunken` sets it off from its neighbours. */
  ground?: 'paper' | 'sunken';
}

/** A part of a page at the page's width. */
export function PageSection({
  title,
  lead,
  heading: Heading = 'h2',
  ground = 'paper',
  className = '',
  children,
  ...rest
}: PageSectionProps) {
  return (
    <section {...rest} className={`za-PageSection ${className}`} data-ground={ground}>
      <div className="za-PageSection-inner">
        {title && (
          <header className="za-PageSection-header">
            <Heading>{title}</Heading>
            {lead && <p>{lead}</p>}
          </header>
        )}
        {children}
      </div>
    </section>
  );
}
