import type { ZodiacSignId } from '@org/zodiac-core';
import type { ComponentProps, ReactNode } from 'react';
import { Animal } from '../Animal/Animal.tsx';
import { Label, Labelled } from '../labels.ts';
import { BrandSeal } from '../BrandSeal/BrandSeal.tsx';
import { Prose } from '../Prose/Prose.tsx';
import { Seal } from '../Seal/Seal.tsx';

interface ArticleParts extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  /** The title, rendered as the `h1` of the page. */
  title: string;
  /** One or two sentences that answer the title. */
  summary: ReactNode;
  /** The sign whose seal and animal are shown. Without a sign, the seal of Zodiac Atlas is shown. */
  sign?: ZodiacSignId | null;
  /** A second sign, with its seal and animal. The animals face each other. */
  otherSign?: ZodiacSignId;
  /** Breadcrumb links to the pages above the article. */
  place?: ReactNode;
  /** Metadata below the title, such as keyword, date and reading time. */
  facts?: ReactNode;
  /** The main headings of the text with their ids, for the table of contents. It is omitted for fewer than three. */
  headings?: readonly { id: string; text: string }[];
}

interface ArticleOfElements extends ArticleParts {
  /** The body of the article. */
  children: ReactNode;
  html?: undefined;
}

interface ArticleOfHtml extends ArticleParts {
  /** The body as HTML, instead of children. It is inserted unchanged, so sanitize it first. */
  html: string;
  children?: undefined;
}

export type ArticleProps = ArticleOfElements | ArticleOfHtml;

/**
 * An article in one column with seal, animal, title and table of contents. On a wide page the table of contents stays visible.
 */
export function Article({
  title,
  summary,
  sign,
  otherSign,
  place,
  facts,
  headings = [],
  className = '',
  html,
  children,
  ...rest
}: ArticleProps) {
  return (
    <article {...rest} className={`za-Article ${className}`}>
      <div className="za-Article-sheet">
        <header className="za-Article-header">
          <div className="za-Article-seal">
            {sign ? <Seal sign={sign} /> : <BrandSeal />}
            {sign && otherSign && <Seal sign={otherSign} />}
          </div>
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
          {sign && (
            <div className="za-Article-animals">
              <Animal sign={sign} facing={otherSign ? 'right' : 'left'} />
              {otherSign && <Animal sign={otherSign} />}
            </div>
          )}
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
        {html === undefined ? (
          <Prose>{children}</Prose>
        ) : (
          <Prose dangerouslySetInnerHTML={{ __html: html }} />
        )}
      </div>
    </article>
  );
}
