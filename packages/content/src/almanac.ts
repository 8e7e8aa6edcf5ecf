import { texts } from './generated/almanac.ts';
import { textsOf } from './texts-of.ts';

/** Texts of pages of the almanac and of the method, from `en/almanac`. */
export const text = textsOf(texts);
