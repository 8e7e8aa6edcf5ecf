import { texts } from './generated/ask.ts';
import { textsOf } from './texts-of.ts';

/** Questions to a reading with their answers and its terms, from `en/ask`. */
export const text = textsOf(texts);
