import type { ComponentProps, ReactNode } from 'react';

export interface PageSectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The heading of the section. */
  title?: ReactNode;
  /** One or two sentences below the heading. */
  lead?: ReactNode;
  /** The heading level. Use `h1` for the first section of a page. */
  heading?: 'h1' | 'h2';
  /** The background. `sunken` separates the section from its neighbors. */
  ground?: 'paper' | 'sunken';
}

/** A section at the width of the page, with a heading and a lead. */
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
