import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Labelled } from '../labels.ts';

export interface DataCardProps extends Omit<ComponentProps<'article'>, 'children' | 'title'> {
  /** The name of the entry, rendered as a heading. */
  title: string;
  /** The heading level of the title: one below the heading above the card. */
  heading?: 'h2' | 'h3';
  /** The URL that the title links to, in a new tab. */
  href?: string | null;
  /** Renders the title as a link with the router of the application, in place of `href`. */
  renderLink?: (title: string) => ReactElement;
  /** A `LogoOrLetter`, shown before the title. */
  logo?: ReactNode;
  /** A control in the upper corner, such as a bookmark. In keyboard order it follows the title. */
  corner?: ReactNode;
  /** `Badge` elements, shown below the title. */
  badges?: ReactNode;
  /** Pairs of label and value. Omit unknown facts. */
  facts?: readonly (readonly [label: string, value: ReactNode])[];
  /** One plain line below the facts. */
  note?: string | null | undefined;
  /** A short description, clamped to `descriptionLines` lines. */
  description?: string | null;
  /** The maximum number of lines of the description. */
  descriptionLines?: 2 | 4;
  /** Buttons and links at the bottom of the card. */
  actions?: ReactNode;
}

/** One entry of a list, such as a company, a car brand or an article. */
export function DataCard({
  title,
  heading: Heading = 'h2',
  href,
  renderLink,
  logo,
  corner,
  badges,
  facts = [],
  note,
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
            {renderLink ? (
              renderLink(title)
            ) : href ? (
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
        {corner && <div className="za-DataCard-corner">{corner}</div>}
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
      {note && <p className="za-DataCard-note">{note}</p>}
      {description && (
        <p className="za-DataCard-description" data-lines={descriptionLines}>
          {description}
        </p>
      )}
      {actions && <footer className="za-DataCard-actions">{actions}</footer>}
    </article>
  );
}
