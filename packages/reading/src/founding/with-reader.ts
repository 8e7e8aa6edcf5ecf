import { compatibility, getZodiacSignById, relations, type ZodiacSignId } from '@org/zodiac-core';
import { claim, paragraph } from '../paragraph.ts';
import type { Paragraph } from '../reading.ts';
import { list } from '../words/list.ts';
import { readerAndFounding } from './prose/reader-and-founding.ts';
import { aSign } from './words.ts';

/** How the sign of a founding stands to that of a person. */
export interface WithPerson {
  readonly paragraph: Paragraph;
  /** 5 to 95, as `compatibility` counts. */
  readonly score: number;
}

/**
 * Holds a founding against a person.
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
  const found = relations(founded.sign, personSign);
  // Half of a meeting counts for little beside another relation.
  const more = found
    .slice(1)
    .filter(({ kind }) => kind !== 'three-meetings')
    .map(({ english, name }) => `${english} ${name}`);
  const also = more.length > 0 ? ` The books count ${list(more)} between them too.` : '';
  const who = person === undefined ? 'You are' : `${person} is`;
  return {
    score,
    paragraph: paragraph(
      `${who} ${aSign(other)}, and ${founded.name} is ${aSign(own)}. ${readerAndFounding[basis]}${also}`,
      {
        rule: 'founding-and-reader',
        because: `${person === undefined ? 'Your sign' : `The sign of ${person}`} is the ${other.name} ${other.branch.character}, and that of the founding the ${own.name} ${own.branch.character}.`,
        changes: 'Another zodiac year of birth, or of the founding.',
      },
      [claim('founding-and-reader', basis)],
    ),
  };
}
