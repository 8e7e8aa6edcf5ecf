import { texts } from './generated/book.ts';
import { textsOf } from './texts-of.ts';

/** Words of the book around a reading, from `en/book`. */
export const text = textsOf(texts);
