import { texts } from './generated/rows.ts';
import { textsOf } from './texts-of.ts';

/** Texts of companies, car brands and states, from `en/rows`. */
export const text = textsOf(texts);
