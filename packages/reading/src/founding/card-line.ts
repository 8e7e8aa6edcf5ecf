import { text } from '@org/content/founding';
import {
  compatibility,
  getZodiacSignById,
  type FoundingDate,
  type Relation,
  type ZodiacSignId,
} from '@org/zodiac-core';
import { articleOf } from '../words/article-of.ts';
import { upperFirst } from '../words/list.ts';
import { factsOfFounding } from './founding-facts.ts';
import { goodCompany } from './words.ts';

type Match = 'same' | 'good' | 'opposite' | 'uneven';

const matchOf: Readonly<Partial<Record<Relation, Match>>> = {
  'same-sign': 'same',
  'six-harmony': 'good',
  'three-harmonies': 'good',
  'six-clash': 'opposite',
  'six-harm': 'uneven',
  punishment: 'uneven',
  'six-destruction': 'uneven',
};

/**
 * The line of a card: the zodiac year of a founding, and how it suits the reader. Where no sign is known, or tradition
 * names no bond with it, the line says whom the founding suits.
 *
 * @param readerSign - the sign of the reader, where this device knows it
 * @throws RangeError when the date does not exist
 */
export function cardLine(date: FoundingDate, readerSign?: ZodiacSignId): string {
  const { sign, element } = factsOfFounding(date);
  const aYear = upperFirst(`${articleOf(element)} ${element} ${sign.name}`);
  const match = readerSign && matchOf[compatibility(sign.id, readerSign).basis];
  const reader = readerSign ? getZodiacSignById(readerSign).name : '';
  switch (match) {
    case 'same':
      return text('people.line.same', { aYear });
    case 'opposite':
      return text('people.line.opposite', { aYear, reader });
    case 'good':
    case 'uneven':
      return text(`people.line.${match}`, { aYear, sign: sign.name, reader });
    case undefined:
      return text('people.line.plain', { aYear, ...goodCompany(sign.id) });
  }
}
