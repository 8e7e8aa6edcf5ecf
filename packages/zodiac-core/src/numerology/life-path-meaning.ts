import { wrongInput } from '../require-input.ts';

/** The traditional meaning of a life-path number. */
export interface LifePathMeaning {
  readonly title: string;
  readonly text: string;
}

const meanings: Readonly<Record<number, readonly [title: string, text: string]>> = {
  1: ['Pioneer', 'begins and decides'],
  2: ['Mediator', 'joins two sides'],
  3: ['Storyteller', 'finds words'],
  4: ['Builder', 'step by step'],
  5: ['Explorer', 'goes and sees'],
  6: ['Caretaker', 'makes a home'],
  7: ['Scholar', 'asks why'],
  8: ['Organizer', 'gets results'],
  9: ['Giver', 'sees the whole'],
  11: ['Inspirer', 'senses much'],
  22: ['Master Builder', 'builds big'],
  33: ['Teacher', 'guides kindly'],
};

/**
 * Returns the traditional meaning of a life-path number, in the product's words.
 *
 * @param number - 1 to 9, 11, 22 or 33
 * @throws RangeError for any other number
 * @see `lifePathNumber` for the tradition; the words are ours
 * @example
 * lifePathMeaning(4).title; // 'Builder'
 */
export function lifePathMeaning(number: number): LifePathMeaning {
  const meaning = typeof number === 'number' ? meanings[number] : undefined;
  if (!meaning) throw wrongInput('life path', '1 to 9, 11, 22 or 33', number, typeof number === 'number');
  return { title: meaning[0], text: meaning[1] };
}
