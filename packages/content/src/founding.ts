import { texts } from './generated/founding.ts';
import { textsOf } from './texts-of.ts';

/** Texts about foundings, from `en/founding`. The app loads them with every list. */
export const text = textsOf(texts);
