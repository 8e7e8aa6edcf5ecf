import {
  compatibility,
  getZodiacSignById,
  relations,
  type Element,
  type ZodiacSignId,
} from '@org/zodiac-core';
import type { TenGodGroup } from '../ten-gods-of-elements.ts';
import { groupOf } from '../ten-gods-of-elements.ts';

/** The sign of a zodiac year, and the element of its stem. */
export interface SignAndElement {
  readonly sign: ZodiacSignId;
  readonly element: Element;
}

/** How well a founding goes with a person by tradition, and why. */
export interface Ranked {
  readonly score: number;
  /** The rules that made the score, as sentences, the weightiest first. */
  readonly because: readonly string[];
}

/** Ours, as are those of `compatibility`: small enough that an element never outweighs a relation of signs. */
const pointsOfElement: Readonly<Record<TenGodGroup, number>> = {
  resources: 4,
  companions: 3,
  output: 2,
  wealth: 1,
  officers: 0,
};

const elementSentences: Readonly<Record<TenGodGroup, (own: Element, its: Element) => string>> = {
  resources: (own, its) => `The ${its} of its year feeds the ${own} of yours`,
  companions: (own) => `Its year and yours are both of ${own}`,
  output: (own, its) => `The ${own} of your year feeds the ${its} of its year`,
  wealth: (own, its) => `The ${own} of your year restrains the ${its} of its year`,
  officers: (own, its) => `The ${its} of its year restrains the ${own} of yours`,
};

/**
 * Ranks a founding for a person: the points of the two signs (`compatibility`), and up to four for the elements of the two years.
 */
export function rankFounding(reader: SignAndElement, founding: SignAndElement): Ranked {
  const { score } = compatibility(reader.sign, founding.sign);
  const group = groupOf(reader.element, founding.element);
  const [yours, its] = [getZodiacSignById(reader.sign), getZodiacSignById(founding.sign)];
  const found = relations(reader.sign, founding.sign);
  // Half of a meeting has no points.
  const between = found
    .filter(({ kind }) => kind !== 'three-meetings')
    .map(({ english, name }) => `${english} ${name}`);
  return {
    score: score + pointsOfElement[group],
    because: [
      between.length > 0
        ? `${yours.name} and ${its.name}: ${between.join(', ')}`
        : `${yours.name} and ${its.name}: no relation that the books name`,
      elementSentences[group](reader.element, founding.element),
    ],
  };
}
