import { modulo } from '../../cycle/modulo.ts';

/** The id of one of the five states of an element in a season. */
export type SeasonStateId = 'prosperous' | 'assisting' | 'resting' | 'confined' | 'dead';

/** The state of an element in a season (旺相休囚死). */
export interface SeasonState {
  readonly id: SeasonStateId;
  /** Chinese name, such as `'旺'`. */
  readonly name: string;
  readonly pinyin: string;
  /** One sentence. */
  readonly meaning: string;
  /** The factor in `elementCounts`, 5 for the prosperous element to 1 for the dead. The order is classical, the numbers are ours. */
  readonly weight: number;
}

const rows = [
  'prosperous|旺|wàng|It is the element of the season.',
  'assisting|相|xiàng|The season feeds it.',
  'resting|休|xiū|It has fed the season.',
  'confined|囚|qiú|It would control the season.',
  'dead|死|sǐ|The season controls it.',
];

/** The five states of an element in a season (旺相休囚死), from the strongest to the weakest. Frozen. */
export const seasonStates: readonly SeasonState[] = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ rows.map((row, place) => {
    const [id = '', name = '', pinyin = '', meaning = ''] = row.split('|');
    return Object.freeze({ id: id as SeasonStateId, name, pinyin, meaning, weight: 5 - place });
  }),
);

/**
 * The state of an element in the season of another; elements are 0 (Wood) to 4 (Water), each feeding the next.
 *
 * @see 三命通會 (Sanming tonghui, 1578), volume 2, 論五行旺相休囚死並寄生十二宮
 */
export function seasonStateOf(element: number, season: number): SeasonState {
  const steps = modulo(element - season, 5);
  // From the season on: prosperous, assisting, dead, confined, resting.
  return seasonStates[steps < 2 ? steps : 6 - steps] as SeasonState;
}
