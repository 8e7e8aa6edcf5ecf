import type { ZodiacSignId } from '@org/zodiac-core';
import type { ComponentProps, ReactNode } from 'react';
import { Label, Labelled } from '../labels.ts';
import { BrandSeal } from '../BrandSeal/BrandSeal.tsx';
import { Prose } from '../Prose/Prose.tsx';
import { Seal } from '../Seal/Seal.tsx';

export interface ArticleProps extends Omit<ComponentProps<'article'>, 'title'> {
  /** The title, the heading of the page. */
  title: string;
  /** The answer in a sentence or two. */
  summary: ReactNode;
  /** The sign it is about; the product's own seal where it is about none. */
  sign?: ZodiacSignId | null;
  /** Where it stands: links from the beginning on. */
  place?: ReactNode;
  /** Keyword, date, reading time. */
  facts?: ReactNode;
  /** Main headings of the text and their ids, for the list of contents; fewer than three need none. */
  headings?: readonly { id: string; text: string }[];
  /** The text. */
  children: ReactNode;
}

/** A text to be read from beginning to end: seal and title, contents in sight on a wide page, and one column. */
export function Article({
  title,
  summary,
  sign,
  place,
  facts,
  headings = [],
  className = '',
  children,
  ...rest
}: ArticleProps) {
  return (
    <article {...rest} className={`za-Article ${className}`}>
      <div className="za-Article-sheet">
        <header className="za-Article-header">
          <div className="za-Article-seal">{sign ? <Seal sign={sign} /> : <BrandSeal />}</div>
          <div>
            {place && (
              <Labelled as="nav" word="breadcrumb" className="za-Article-place">
                {place}
              </Labelled>
            )}
            <h1>{title}</h1>
            <p className="za-Article-summary">{summary}</p>
            {facts && <p className="za-Article-facts">{facts}</p>}
          </div>
        </header>
        {headings.length > 2 && (
          <details className="za-Article-contents">
            <summary>
              <Label name="contents" />
            </summary>
            <ol>
              {headings.map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`}>{text}</a>
                </li>
              ))}
            </ol>
          </details>
        )}
        <Prose>{children}</Prose>
      </div>
    </article>
  );
}
