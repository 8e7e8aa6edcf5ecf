import { text } from '@org/content/founding';
import { compatibility, getZodiacSignById, type RelationKind, type ZodiacSignId } from '@org/zodiac-core';
import { claim, paragraph } from '../paragraph.ts';
import type { Paragraph } from '../reading.ts';
import { aSign } from './words.ts';

/** How the sign of a founding stands to that of a person. */
export interface WithPerson {
  readonly paragraph: Paragraph;
  /** 5 to 95, as `compatibility` counts. */
  readonly score: number;
}

/**
 * Compares a founding with a person.
 *
 * @param person - the name of a saved person, or `undefined` for the reader
 */
export function foundingWithPerson(
  founded: { readonly name: string; readonly sign: ZodiacSignId },
  personSign: ZodiacSignId,
  person?: string,
): WithPerson {
  const [own, other] = [getZodiacSignById(founded.sign), getZodiacSignById(personSign)];
  const { basis, score } = compatibility(founded.sign, personSign);
  const relation = text(`people.relations.${basis}`);
  const values = {
    aPerson: aSign(other),
    name: founded.name,
    aFounding: aSign(own),
    relation: isTense(founded.sign, personSign) ? `${relation} ${text('people.tense')}` : relation,
  };
  const signs = {
    sign: other.name,
    character: other.branch.character,
    own: own.name,
    ownCharacter: own.branch.character,
  };
  return {
    score,
    paragraph: paragraph(
      person === undefined ? text('people.you', values) : text('people.other', { ...values, person }),
      {
        rule: 'founding-and-reader',
        because:
          person === undefined
            ? text('reading.because.you', signs)
            : text('reading.because.person', { ...signs, person }),
        changes: text('reading.changes.person'),
      },
      [claim('founding-and-reader', basis)],
    ),
  };
}

const tensions: readonly RelationKind[] = ['six-clash', 'six-harm', 'punishment', 'six-destruction'];

/** Whether tradition counts a tension between two signs that are on good terms first of all. */
export function isTense(one: ZodiacSignId, other: ZodiacSignId): boolean {
  const [main, ...others] = compatibility(one, other).relations.map(({ kind }) => kind);
  return main !== undefined && !tensions.includes(main) && others.some((kind) => tensions.includes(kind));
}
