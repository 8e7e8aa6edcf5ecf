import type { BookOptions } from '@org/book';
import type { Birth } from '@org/reading';

export interface BookJob extends BookOptions {
  birth: Birth;
}

/** The answer of the worker thread. */
export type PrintedBook = { readonly pdf: Uint8Array } | { readonly failure: string };
