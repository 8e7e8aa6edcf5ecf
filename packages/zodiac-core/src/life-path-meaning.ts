/** What tradition reads in a life-path number. */
export interface LifePathMeaning {
  readonly title: string;
  readonly text: string;
}

const meanings: Readonly<Record<number, LifePathMeaning>> = {
  1: {
    title: 'The Pioneer',
    text: 'Begins things, decides alone when it must, and learns to ask for company.',
  },
  2: { title: 'The Mediator', text: 'Hears both sides, joins them, and learns to say its own wish aloud.' },
  3: {
    title: 'The Storyteller',
    text: 'Finds the words and the joke, and learns to finish what it started.',
  },
  4: { title: 'The Builder', text: 'Lays one stone on the next, and learns that a plan may bend.' },
  5: { title: 'The Explorer', text: 'Goes and sees for itself, and learns what is worth staying for.' },
  6: {
    title: 'The Caretaker',
    text: 'Makes a home for others, and learns to leave them their own mistakes.',
  },
  7: {
    title: 'The Scholar',
    text: 'Asks why once more than anyone, and learns to share an unfinished answer.',
  },
  8: { title: 'The Organiser', text: 'Turns means into results, and learns to measure more than results.' },
  9: { title: 'The Giver', text: 'Thinks of the whole, and learns to receive as gladly as it gives.' },
  11: { title: 'The Inspirer', text: 'A 2 turned up bright: senses much, and learns to rest from sensing.' },
  22: {
    title: 'The Master Builder',
    text: 'A 4 with a wide horizon: builds for many, and learns to begin small.',
  },
  33: {
    title: 'The Teacher',
    text: 'A 6 for a larger house: guides by kindness, and learns to keep some for itself.',
  },
};

/**
 * What tradition reads in a life-path number, in the product's own words.
 *
 * @param number - 1 to 9, 11, 22 or 33
 * @throws RangeError when it is no life-path number
 * @example
 * lifePathMeaning(4).title; // 'The Builder'
 */
export function lifePathMeaning(number: number): LifePathMeaning {
  const meaning = meanings[number];
  if (!meaning) throw new RangeError(`A life path is 1 to 9, 11, 22 or 33, not ${number}.`);
  return meaning;
}
