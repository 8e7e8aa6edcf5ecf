import type { RelationKind } from '@org/zodiac-core';
import type { Position } from '../relations-with-chart.ts';

/** A half of three meetings adds nothing to a chart, so nothing is said of it. */
export type ToldKind = Exclude<RelationKind, 'three-meetings'>;

type ByPosition = Readonly<Record<ToldKind, Readonly<Record<Position, string>>>>;

/** What tradition reads in ten years whose branch has a relation with one's own: after “tradition reads”. */
export const decadeRelations: ByPosition = {
  'same-sign': {
    year: 'a return to where you began',
    month: 'a working style confirmed',
    day: 'much of yourself, twice over',
    hour: 'your handiwork in full view',
  },
  'six-harmony': {
    year: 'help from old ties',
    month: 'a welcome at work',
    day: 'peace at home',
    hour: 'takers for what you make',
  },
  'three-harmonies': {
    year: 'origins and purpose in step',
    month: 'a common aim at work',
    day: 'wishes and times that agree',
    hour: 'long plans well placed',
  },
  'six-clash': {
    year: 'old ground exchanged for new',
    month: 'a working life rearranged',
    day: 'close ties that ask patience',
    hour: 'plans recast half-way',
  },
  'six-harm': {
    year: 'mixed messages among kin',
    month: 'credit to be set straight',
    day: 'kindness better said aloud',
    hour: 'threads to keep in writing',
  },
  punishment: {
    year: 'family manners that chafe',
    month: 'friction with procedure',
    day: 'a strict eye on yourself',
    hour: 'impatience with your drafts',
  },
  'six-destruction': {
    year: 'customs loosened',
    month: 'agreements to be tied again',
    day: 'small plans undone at home',
    hour: 'second attempts',
  },
};

/** What tradition reads in a year whose branch has a relation with one's own: a clause. */
export const yearRelations: ByPosition = {
  'same-sign': {
    year: 'a look back at where you began',
    month: 'working habits stand out, good and bad',
    day: 'you meet yourself in other people',
    hour: 'your work looks much like you',
  },
  'six-harmony': {
    year: 'old acquaintances are easy to approach',
    month: 'colleagues and elders meet you half-way',
    day: 'you are easy to live with',
    hour: 'pupils and plans answer you',
  },
  'three-harmonies': {
    year: 'you and your origins agree',
    month: 'others share the aim of your work',
    day: 'your wishes suit the year',
    hour: 'long plans are in season',
  },
  'six-clash': {
    year: 'what was settled may move, by choice',
    month: 'keep dates loose, agreements written',
    day: 'close ties ask for patience',
    hour: 'plans change shape, so keep old versions',
  },
  'six-harm': {
    year: 'ask relatives what they meant',
    month: 'say who did what at work',
    day: 'say kind things twice',
    hour: 'write the plan down for both',
  },
  punishment: {
    year: 'more courtesy to kin than is owed',
    month: 'a polite question outdoes a protest',
    day: 'be less strict with yourself',
    hour: 'patience with unfinished work',
  },
  'six-destruction': {
    year: 'keep the best of a dropped custom',
    month: 'loose arrangements can be retied',
    day: 'hold on to one small plan',
    hour: 'a beginning wants its second attempt',
  },
};
