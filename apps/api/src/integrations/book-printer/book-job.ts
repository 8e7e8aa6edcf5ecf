import type { BookOptions } from '@org/book';
import type { Birth } from '@org/reading';

/** A book to print. */
export interface BookJob extends BookOptions {
  birth: Birth;
}

/** What a thread answers. */
export type PrintedBook = { readonly pdf: Uint8Array } | { readonly failure: string };
