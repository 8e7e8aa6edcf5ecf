import { texts } from './generated/rules.ts';
import { textsOf } from './texts-of.ts';

/** Rules with their sources, from `en/rules`. Apart from the texts, because pages show rules without them. */
export const text = textsOf(texts);
