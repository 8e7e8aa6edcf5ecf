import { texts } from './generated/day.ts';
import { textsOf } from './texts-of.ts';

/** Texts of a day, on its page and beside a reading, from `en/day`. */
export const text = textsOf(texts);
