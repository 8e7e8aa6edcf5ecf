import type { Element } from '@org/zodiac-core';
import type { TenGodGroup } from '../../ten-gods-of-elements.ts';

interface YearAndAnimal {
  /** Such as “Metal feeds Water”: the animal’s own element and that of the year. */
  readonly fact: (own: Element, year: Element) => string;
  /** The kind of animal it makes: after “a”. */
  readonly kind: string;
  /** What tradition reads in it: a clause. */
  readonly reading: string;
}

/** What the element of a year is to the animal’s own. */
export const yearAndAnimal: Readonly<Record<TenGodGroup, YearAndAnimal>> = {
  companions: {
    fact: (own) => `${own} is named by the stem and by the animal`,
    kind: 'unmixed',
    reading: 'one thing is said twice, so that it is plain what it is for',
  },
  output: {
    fact: (own, year) => `the ${own} of the animal feeds the ${year} of the year`,
    kind: 'giving',
    reading: 'what it has goes out again, as things that were made',
  },
  wealth: {
    fact: (own, year) => `the ${own} of the animal restrains the ${year} of the year`,
    kind: 'managing',
    reading: 'what comes within its reach is soon put in order',
  },
  officers: {
    fact: (own, year) => `the ${year} of the year restrains the ${own} of the animal`,
    kind: 'disciplined',
    reading: 'it grew up inside a frame and knows what a frame is good for',
  },
  resources: {
    fact: (own, year) => `the ${year} of the year feeds the ${own} of the animal`,
    kind: 'well-supplied',
    reading: 'it had something at its back when it set out',
  },
};
