import { PageSection } from '@org/ui';
import { bookPages, bookPageWidths } from './book-pages.ts';

const [small, large] = bookPageWidths;

/** Sample pages from the book of a reading. */
export function BookPages() {
  return (
    <PageSection
      ground="sunken"
      title="Your reading, and a book to keep"
      lead="Read it here, and download it as a book of about twenty pages with charts, a glossary and the sources. It is a PDF to print or to give as a present."
    >
      <div className="Landing-pictures">
        {bookPages.map(({ page, src, alt }) => (
          <img
            key={page}
            className="Landing-picture"
            src={src(small)}
            srcSet={`${src(small)} ${small}w, ${src(large)} ${large}w`}
            sizes="30vw"
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
