import { PageSection } from '@org/ui';
import { bookPages, bookPageWidths } from './book-pages.ts';

const [small, large] = bookPageWidths;

/** Pages of the book of a reading. */
export function BookPages() {
  return (
    <PageSection
      title="And a book to keep"
      lead="The same reading, set as a book of about twenty pages: a summary on one page, chapters with their charts, the twelve months, a glossary, and every rule with its source. A PDF for A4 and Letter, to print or to give away."
    >
      <div className="Landing-pictures">
        {bookPages.map(({ page, src, alt }) => (
          <img
            key={page}
            className="Landing-picture"
            src={src(small)}
            srcSet={`${src(small)} ${small}w, ${src(large)} ${large}w`}
            sizes="(min-width: 40rem) 30vw, 90vw"
            width={595}
            height={842}
            alt={alt}
            loading="lazy"
            decoding="async"
          />
        ))}
      </div>
    </PageSection>
  );
}
