import { useId, type ComponentProps, type ReactNode } from 'react';

export interface ReadingProps extends ComponentProps<'div'> {
  /** The headings of the sections with their ids, in order. */
  headings: readonly { id: string; text: string }[];
  /** The heading of the table of contents. */
  contentsTitle?: string;
  /** The id of the current section. */
  current?: string | undefined;
}

/**
 * A long text in sections with a table of contents. On a wide page the contents stay visible beside the text; on a phone they
 * open above it.
 */
export function Reading({
  headings,
  contentsTitle = 'In this reading',
  current,
  className = '',
  children,
  ...rest
}: ReadingProps) {
  const id = useId();
  return (
    <div {...rest} className={`za-Reading ${className}`}>
      <div className="za-Reading-sheet">
        <nav className="za-Reading-contents" aria-labelledby={id}>
          <details>
            <summary id={id}>{contentsTitle}</summary>
            <ol>
              {headings.map(({ id: target, text }) => (
                <li key={target}>
                  <a href={`#${target}`} aria-current={target === current ? 'location' : undefined}>
                    {text}
                  </a>
                </li>
              ))}
            </ol>
          </details>
        </nav>
        <div className="za-Reading-sections">{children}</div>
      </div>
    </div>
  );
}

export interface ReadingSectionProps extends Omit<ComponentProps<'section'>, 'id' | 'title'> {
  /** The id of the section, to which the table of contents links. */
  id: string;
  /** The heading. */
  title: string;
  /** A chart as wide as the page, above the text. */
  figure?: ReactNode;
  /** A chart or notes beside the text; below the text on a narrow page. */
  aside?: ReactNode;
}

/** A section of a `Reading`: a heading, text, and charts above or beside it. */
export function ReadingSection({
  id,
  title,
  figure,
  aside,
  className = '',
  children,
  ...rest
}: ReadingSectionProps) {
  return (
    <section
      aria-labelledby={`${id}-heading`}
      {...rest}
      id={id}
      tabIndex={-1}
      className={`za-ReadingSection ${className}`}
    >
      <h2 id={`${id}-heading`}>{title}</h2>
      {figure && <div className="za-ReadingSection-figure">{figure}</div>}
      <div className="za-ReadingSection-text">{children}</div>
      {aside && <div className="za-ReadingSection-aside">{aside}</div>}
    </section>
  );
}
