import type { Element } from '@org/zodiac-core';
import type { TenGodGroup } from './ten-god-readings.ts';

/** Where an element is the most frequent among the visible characters. */
export const mostVisible: Readonly<Record<Element, string>> = {
  Wood: '{aSign}’s plans with shoots on them, and a good deal started',
  Fire: 'speed, feeling, {aSign}’s face that tells the news first',
  Earth: '{aSign} who can be found again next year',
  Metal: 'standards, {aSign}’s clear no, a taste for the well cut',
  Water: 'talk, curiosity, half the {sign}’s mind somewhere else',
};

/** Where an element is not among the visible characters: what helps. */
export const notVisible: Readonly<Record<Element, string>> = {
  Wood: '[green things and young people do you good|a garden helps, or young company|young people help, and green things]',
  Fire: '[a window seat or an outspoken friend helps|an outspoken friend helps, or a seat in the sun|light helps, and somebody who speaks out]',
  Earth:
    '[a standing Thursday helps, or a garden plot|a weekly habit helps, or some ground to dig|a plot to dig helps, and fixed days]',
  Metal:
    '[a list with an end helps, or frankness|frankness helps, and short lists|lists help that come to an end]',
  Water:
    '[rivers help, and questions without a purpose|idle questions help, and a river bank|a walk by water helps, or an idle question]',
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
    Wood: 'a well-fed tree. [Put the {sign}’s surplus into people who are just beginning|Let beginners have the {sign}’s surplus|The {sign} has some to spare for beginners]',
    Fire: 'a high fire. [Give the {sign}’s heat away on purpose before it looks for something itself|The {sign}’s heat is best given away before it finds its own use|Spend the {sign}’s heat on purpose, or it chooses for itself]',
    Earth:
      'deep soil. [Others may dig here, and the {sign} is happier when they do|The {sign} is happiest when others dig here|Let others dig here; it does the {sign} good]',
    Metal:
      'a thick bar. [Look, {sign}, for the task that makes a tool out of it|It wants a task, {sign}, that makes it a tool|A task makes a tool of it; look for one, {sign}]',
    Water:
      'a full river. [A canal, {sign}, which is to say a timetable, is a kindness to it|Dig it a canal, {sign}: a timetable will do|It likes a canal, {sign}, by which is meant a timetable]',
  },
  even: {
    Wood: 'a tree with about as much rain as wind. The {sign} [knows rather well when to put weight down|can tell when to lay a burden aside|has a feeling for when to rest]',
    Fire: 'a fire that neither smokes nor starves. The {sign} can [lead or keep company, and change over without a scene|go first or second, and not mind which|lead, follow, and change places quietly]',
    Earth:
      'a field in good heart. The {sign} [carries and rests, and only its handwriting shows which|bears a load or rests, and looks the same|works and rests in like measure]',
    Metal:
      'a blade both hard and springy. The {sign} [insists and lets go, often in one conversation|can insist and yield within one talk|holds on and lets go as the talk requires]',
    Water:
      'a river within its banks. The {sign} [seldom mistakes waiting for pressing on|knows waiting from pressing on|waits and presses on at the right times]',
  },
  slight: {
    Wood: 'a young tree in a busy garden. What the {sign} wants is a stake: [allies, teachers, a wall against the wind|a wall to windward, teachers, allies|teachers, allies, something to lean on]',
    Fire: 'a small flame with many cooks. What the {sign} wants is fuel: [rest, praise, a subject that feeds it back|praise, rest, a subject that gives back|a subject that gives back, praise, rest]',
    Earth:
      'a light soil with much planted in it. What the {sign} wants is compost: [fewer tasks, older friends|older friends and fewer tasks|friends of long standing, and less to do]',
    Metal:
      'fine metal in constant use. What the {sign} wants is a case: [quiet, and people who hand things back clean|people who return things clean, and quiet|a quiet place, and careful borrowers]',
    Water:
      'a stream with many mills on it. What the {sign} wants is a source: [sleep, reading, undemanding company|undemanding company, reading, sleep|reading, sleep, company that asks nothing]',
  },
};
