import { texts } from './generated/match.ts';
import { textsOf } from './texts-of.ts';

/** Texts of pairs and families, from `en/match`. */
export const text = textsOf(texts);
