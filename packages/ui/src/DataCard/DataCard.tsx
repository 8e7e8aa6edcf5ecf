import type { ComponentProps, ReactNode } from 'react';
import { Labelled } from '../labels.ts';

export interface DataCardProps extends Omit<ComponentProps<'article'>, 'children' | 'title'> {
  /** The name of the row, as a heading. */
  title: string;
  /** The level below the heading the card stands under. */
  heading?: 'h2' | 'h3';
  /** Address the title leads to, in a new tab. */
  href?: string | null;
  /** A LogoOrLetter before the title. */
  logo?: ReactNode;
  /** Badges below the title. */
  badges?: ReactNode;
  /** Label and value; a fact that is not known is left out. */
  facts?: readonly (readonly [label: string, value: ReactNode])[];
  /** A sentence or more, clamped to some lines. */
  description?: string | null;
  /** Lines after which the description is clamped. */
  descriptionLines?: 2 | 4;
  /** Buttons and links at the foot. */
  actions?: ReactNode;
}

/** One row of a database: a company, a brand, a state, an article. */
export function DataCard({
  title,
  heading: Heading = 'h2',
  href,
  logo,
  badges,
  facts = [],
  description,
  descriptionLines = 2,
  actions,
  className = '',
  ...rest
}: DataCardProps) {
  const known = facts.filter(([, value]) => value !== null && value !== undefined && value !== '');
  return (
    <article {...rest} className={`za-DataCard ${className}`}>
      <header className="za-DataCard-header">
        {logo}
        <div>
          <Heading className="za-DataCard-title">
            {href ? (
              <Labelled
                as="a"
                word="newTab"
                before={title}
                href={href}
                target="_blank"
                rel="noopener noreferrer"
              >
                {title}
              </Labelled>
            ) : (
              title
            )}
          </Heading>
          {badges && <div className="za-DataCard-badges">{badges}</div>}
        </div>
      </header>
      {known.length > 0 && (
        <dl className="za-DataCard-facts">
          {known.map(([label, value]) => (
            <div key={label}>
              <dt>{label}:</dt> <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {description && (
        <p className="za-DataCard-description" data-lines={descriptionLines}>
          {description}
        </p>
      )}
      {actions && <footer className="za-DataCard-actions">{actions}</footer>}
    </article>
  );
}
