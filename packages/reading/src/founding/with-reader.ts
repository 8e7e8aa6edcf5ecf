import { text } from '@org/content/rows';
import {
  compatibility,
  getZodiacSignById,
  type Element,
  type Relation,
  type RelationKind,
  type ZodiacSignId,
} from '@org/zodiac-core';
import { claim, paragraph } from '../paragraph.ts';
import type { Paragraph } from '../reading.ts';
import { groupOf } from '../ten-gods-of-elements.ts';
import { articleOf, sentences } from '../words/grammar.ts';
import { imageOf } from './element-images.ts';

/** The sign of a zodiac year, and the element of its stem. */
export interface SignAndElement {
  readonly sign: ZodiacSignId;
  readonly element: Element;
}

/** The name of a row, with the sign and the element of the year in which it began. */
interface Founded extends SignAndElement {
  readonly name: string;
  readonly hasEnded?: boolean;
}

/** Relations of signs that promise nothing in particular. With them, the elements of the two years are compared. */
const slight: readonly Relation[] = ['three-meetings', 'neutral'];

/**
 * Compares a founding with a person: the signs and, if they say little, the elements of the two years. Advises the reader,
 * unless the row has ended.
 *
 * @param person - the name of a saved person, or `undefined` for the reader
 */
export function foundingWithPerson(
  founded: Founded,
  { sign, element: own }: SignAndElement,
  person?: string,
): Paragraph {
  const { name, element: its, hasEnded = false } = founded;
  const [ofFounding, ofPerson] = [getZodiacSignById(founded.sign).name, getZodiacSignById(sign).name];
  const { basis } = compatibility(founded.sign, sign);
  const isSame = basis === 'same-sign';
  const areYearsCompared = slight.includes(basis);
  const values = {
    name,
    is: text(hasEnded ? 'match.was' : 'match.is'),
    aPerson: `${articleOf(ofPerson)} ${ofPerson}`,
    aFounding: `${articleOf(ofFounding)} ${ofFounding}`,
  };
  return paragraph(
    sentences(
      person === undefined
        ? text(isSame ? 'match.you-too' : 'match.you', values)
        : text(isSame ? 'match.other-too' : 'match.other', { ...values, person }),
      relationInText(basis, { areYearsCompared, isAdvised: !hasEnded && person === undefined }),
      areYearsCompared && yearsInText(founded, own, person),
      isTense(founded.sign, sign) && text('match.tense'),
      isSame && own === its && text('match.same-year', { element: own, sign: ofPerson }),
    ),
    {
      rule: 'founding-and-reader',
      because: text('match.because', { yours: ofPerson, its: ofFounding }),
      changes: text('match.changes'),
    },
    [claim('founding-and-reader', basis)],
  );
}

function relationInText(
  basis: Relation,
  { areYearsCompared, isAdvised }: { areYearsCompared: boolean; isAdvised: boolean },
): string {
  const relation = text(`match.relations.${basis}`);
  if (areYearsCompared) return text('match.compared', { relation });
  return isAdvised && basis !== 'three-meetings' && basis !== 'neutral'
    ? text('match.advised', { relation, advice: text(`match.advice.${basis}`) })
    : text('match.told', { relation });
}

function yearsInText(
  { name, element: its, hasEnded = false }: Founded,
  own: Element,
  person: string | undefined,
): string {
  const tense = hasEnded ? 'past' : person === undefined ? 'your' : 'their';
  const reading = text(`match.${tense}-reading.${groupOf(own, its)}`, {
    name,
    who: person ?? text('match.reader'),
  });
  if (own === its) return text('match.years.alike', { own, reading });
  const is = text(hasEnded ? 'match.was' : 'match.is');
  const values = { own, name, is, its, image: imageOf(own, its), reading };
  return person === undefined
    ? text('match.years.yours', values)
    : text('match.years.theirs', { ...values, person });
}

const tensions: readonly RelationKind[] = ['six-clash', 'six-harm', 'punishment', 'six-destruction'];

/** Whether the main relation of two signs is good, although tradition also counts a tension between them. */
export function isTense(one: ZodiacSignId, other: ZodiacSignId): boolean {
  const [main, ...others] = compatibility(one, other).relations.map(({ kind }) => kind);
  return main !== undefined && !tensions.includes(main) && others.some((kind) => tensions.includes(kind));
}
