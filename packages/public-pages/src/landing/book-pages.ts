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
  picture(1, 'The cover: the seal of the Snake, 蛇, within a wheel of the twelve signs.'),
  picture(4, 'A page of text, with the rule of each paragraph in the margin.'),
  picture(11, 'The four pillars as a chart, with a paragraph on each.'),
];
