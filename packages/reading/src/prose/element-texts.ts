import type { Element } from '@org/zodiac-core';
import type { TenGodGroup } from './ten-god-readings.ts';

/** Where an element is the most frequent among the visible characters. */
export const mostVisible: Readonly<Record<Element, string>> = {
  Wood: 'plans with shoots on them, and a good deal started',
  Fire: 'speed, feeling, a face that tells the news first',
  Earth: 'somebody who can be found again next year',
  Metal: 'standards, a clear no, a taste for the well cut',
  Water: 'talk, curiosity, half a mind somewhere else',
};

/** Where an element is not among the visible characters: what helps. */
export const notVisible: Readonly<Record<Element, string>> = {
  Wood: 'green things and young people do you good',
  Fire: 'a window seat or an outspoken friend helps',
  Earth: 'a standing Thursday helps, or a garden plot',
  Metal: 'a list with an end helps, or frankness',
  Water: 'rivers help, and questions without a purpose',
};

/** What an absent pair of gods would give. */
export const givenBy: Readonly<Record<TenGodGroup, string>> = {
  companions: 'would bring you allies',
  output: 'would draw you out',
  wealth: 'would give you something to handle',
  officers: 'would set you limits',
  resources: 'would feed you',
};

/** Where an element has most points by the season: what is wished for. */
export const strongestBySeason: Readonly<Record<Element, string>> = {
  Wood: 'the wish to have it further on next year',
  Fire: 'the wish to see and to be seen',
  Earth: 'the wish that things should hold',
  Metal: 'the wish to have it right, brief and finished',
  Water: 'the wish to understand and keep going',
};

export type Strength = 'strong' | 'even' | 'slight';

/** What share of the points helps the day master. */
export const strengthReadings: Readonly<Record<Strength, Readonly<Record<Element, string>>>> = {
  strong: {
    Wood: 'a well-fed tree. Put the surplus into people who are just beginning',
    Fire: 'a high fire. Give the heat away on purpose before it looks for something itself',
    Earth: 'deep soil. Others may dig here, and you are happier when they do',
    Metal: 'a thick bar. Look for the task that makes a tool out of it',
    Water: 'a full river. A canal, which is to say a timetable, is a kindness to it',
  },
  even: {
    Wood: 'a tree with about as much rain as wind. You know rather well when to put weight down',
    Fire: 'a fire that neither smokes nor starves. You can lead or keep company, and change over without a scene',
    Earth: 'a field in good heart. You carry and you rest, and only your handwriting shows which',
    Metal: 'a blade both hard and springy. You insist and let go, often in one conversation',
    Water: 'a river within its banks. You seldom mistake waiting for pressing on',
  },
  slight: {
    Wood: 'a young tree in a busy garden. What it wants is a stake: allies, teachers, a wall against the wind',
    Fire: 'a small flame with many cooks. What it wants is fuel: rest, praise, a subject that feeds you back',
    Earth: 'a light soil with much planted in it. What it wants is compost: fewer tasks, older friends',
    Metal:
      'fine metal in constant use. What it wants is a case: quiet, and people who hand things back clean',
    Water: 'a stream with many mills on it. What it wants is a source: sleep, reading, undemanding company',
  },
};
