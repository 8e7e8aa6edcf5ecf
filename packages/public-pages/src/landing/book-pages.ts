/** The widths of each picture, in pixels. */
export const bookPageWidths = [360, 720] as const;

/** A page of a book as a picture, which the build draws. */
interface BookPage {
  /** Counted from 1. */
  readonly page: number;
  readonly src: (width: number) => string;
  readonly alt: string;
}

const picture = (page: number, alt: string): BookPage => ({
  page,
  src: (width) => `/book/page-${page}-${width}.webp`,
  alt,
});

/** The pages of a book that the landing page shows. */
export const bookPages: readonly BookPage[] = [
  picture(1, 'The cover: the seal of the Snake within a wheel of the twelve signs.'),
  picture(3, 'The reading on one page, above the chart of the four pillars.'),
  picture(4, 'A chapter: its summary, its text, what helps and what to watch for.'),
];
