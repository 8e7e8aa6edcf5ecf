import { texts } from './generated/cards.ts';
import { textsOf } from './texts-of.ts';

/** The lines of cards, from `en/cards`. Every list loads them, and no other text. */
export const text = textsOf(texts);
