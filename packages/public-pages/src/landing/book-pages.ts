/** The widths of each picture, in pixels. */
export const bookPageWidths = [360, 720] as const;

/** A picture of a book page, drawn by the build. */
interface BookPage {
  /** Page number, from 1. */
  readonly page: number;
  readonly src: (width: number) => string;
  readonly alt: string;
}

const picture = (page: number, alt: string): BookPage => ({
  page,
  src: (width) => `/book/page-${page}-${width}.webp`,
  alt,
});

export const bookPages: readonly BookPage[] = [
  picture(1, 'The cover: the seal of the Snake within a wheel of the twelve signs.'),
  picture(3, 'The reading on one page, above the chart of the four pillars.'),
  picture(4, 'A chapter: its summary, its text, what helps and what to watch for.'),
];
