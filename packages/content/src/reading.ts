import { texts } from './generated/reading.ts';
import { textsOf } from './texts-of.ts';

/** Texts of the personal reading, from `en/reading`. */
export const text = textsOf(texts);
