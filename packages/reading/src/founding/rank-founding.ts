import { text } from '@org/content/founding';
import { compatibility, getZodiacSignById, type Element, type ZodiacSignId } from '@org/zodiac-core';
import { groupOf, type TenGodGroup } from '../ten-gods-of-elements.ts';
import { isTense } from './with-reader.ts';

/** The sign of a zodiac year, and the element of its stem. */
export interface SignAndElement {
  readonly sign: ZodiacSignId;
  readonly element: Element;
}

/** How well a founding goes with a person by tradition, and why. */
export interface Ranked {
  readonly score: number;
  /** The rules that made the score, as sentences: that of the signs, and that of the elements. */
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

/**
 * Ranks a founding for a person: the points of the two signs (`compatibility`), and up to four for the elements of the
 * two years.
 */
export function rankFounding(reader: SignAndElement, founding: SignAndElement): Ranked {
  const { score, basis } = compatibility(reader.sign, founding.sign);
  const group = groupOf(reader.element, founding.element);
  const values = {
    reader: getZodiacSignById(reader.sign).name,
    sign: getZodiacSignById(founding.sign).name,
    relation: text(`people.rankedRelations.${basis}`),
  };
  return {
    score: score + pointsOfElement[group],
    because: [
      isTense(reader.sign, founding.sign)
        ? text('people.rankedTense', values)
        : text('people.ranked', values),
      group === 'companions'
        ? text('people.rankedElements.companions', { own: reader.element })
        : text(`people.rankedElements.${group}`, { own: reader.element, its: founding.element }),
    ],
  };
}
