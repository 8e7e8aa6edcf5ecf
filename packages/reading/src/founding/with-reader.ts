import { text } from '@org/content/rows';
import {
  compatibility,
  getZodiacSignById,
  type Element,
  type RelationKind,
  type ZodiacSignId,
} from '@org/zodiac-core';
import { claim, paragraph } from '../paragraph.ts';
import type { Paragraph } from '../reading.ts';
import { groupOf } from '../ten-gods-of-elements.ts';
import { articleOf, sentences } from '../words/grammar.ts';

/** The sign of a zodiac year, and the element of its stem. */
export interface SignAndElement {
  readonly sign: ZodiacSignId;
  readonly element: Element;
}

/**
 * Compares a founding with a person: the signs, and the elements of the two years.
 *
 * @param person - the name of a saved person, or `undefined` for the reader
 */
export function foundingWithPerson(
  founded: SignAndElement & { readonly name: string },
  { sign, element: own }: SignAndElement,
  person?: string,
): Paragraph {
  const { name, element: its } = founded;
  const [ofFounding, ofPerson] = [getZodiacSignById(founded.sign).name, getZodiacSignById(sign).name];
  const { basis } = compatibility(founded.sign, sign);
  const isSame = basis === 'same-sign';
  const values = {
    name,
    aPerson: `${articleOf(ofPerson)} ${ofPerson}`,
    aFounding: `${articleOf(ofFounding)} ${ofFounding}`,
    relation: text(`match.relations.${basis}`),
  };
  return paragraph(
    sentences(
      person === undefined
        ? text(isSame ? 'match.you-too' : 'match.you', values)
        : text(isSame ? 'match.other-too' : 'match.other', { ...values, person }),
      isTense(founded.sign, sign) && text('match.tense'),
      text(`match.years.${groupOf(own, its)}`, {
        own,
        its,
        whose: text(person === undefined ? 'match.years.yours' : 'match.years.theirs'),
      }),
    ),
    {
      rule: 'founding-and-reader',
      because: text('match.because', { yours: ofPerson, its: ofFounding }),
      changes: text('match.changes'),
    },
    [claim('founding-and-reader', basis)],
  );
}

const tensions: readonly RelationKind[] = ['six-clash', 'six-harm', 'punishment', 'six-destruction'];

/** Whether the main relation of two signs is good, although tradition also counts a tension between them. */
export function isTense(one: ZodiacSignId, other: ZodiacSignId): boolean {
  const [main, ...others] = compatibility(one, other).relations.map(({ kind }) => kind);
  return main !== undefined && !tensions.includes(main) && others.some((kind) => tensions.includes(kind));
}
