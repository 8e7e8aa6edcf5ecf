import { compatibility } from '@org/zodiac-core';
import { paragraph } from '../../paragraph.ts';
import type { Paragraph } from '../../reading.ts';
import type { Match, MatchSection } from '../match.ts';
import type { Person } from '../person.ts';
import { together, type Way } from '../prose/together.ts';
import { tieOf, type Tie } from '../relation.ts';

const openings: Readonly<Record<Way, string>> = {
  friends: 'As friends',
  family: 'In a family',
  siblings: 'As siblings',
  generations: 'As parent and child',
  work: 'At work',
  couple: 'As a couple',
};

const titles: Readonly<Record<Way, string>> = {
  friends: 'Friends',
  family: 'Family',
  siblings: 'Siblings',
  generations: 'Generations',
  work: 'Work',
  couple: 'Couple',
};

/** What is said to people of whom it is known what they are to each other. */
const waysOfTies: Readonly<Record<Tie, readonly Way[]>> = {
  couple: ['couple', 'family'],
  generations: ['generations', 'family'],
  siblings: ['siblings', 'family'],
  relatives: ['family'],
  friends: ['friends'],
  colleagues: ['work', 'friends'],
};
const waysOfMinors: readonly Way[] = ['friends', 'family', 'siblings', 'generations'];

/**
 * How the two may go about it, by what they are to each other. With somebody under 18, or of an age that is not known, it is
 * about family and friendship only.
 */
export function waysTogether(one: Person, other: Person, kind: Match['kind']): MatchSection {
  const areAdults = kind === 'any' && one.chart !== undefined && other.chart !== undefined;
  const usual: readonly Way[] = areAdults ? ['friends', 'family', 'work', 'couple'] : ['friends', 'family'];
  const tie = tieOf(one.relation, other.relation);
  const ways = (tie ? waysOfTies[tie] : []).filter((way) => areAdults || waysOfMinors.includes(way));
  const shown = ways.length > 0 ? ways : usual;
  return {
    id: 'together',
    heading: shown.map((way) => titles[way]).join(shown.length === 2 ? ' and ' : ', '),
    paragraphs: shown.map((way) => wayTogether(one, other, way)),
  };
}

/** In a family the words are those of family, whatever two of it are to each other besides. */
export function inFamily(one: Person, other: Person): Paragraph {
  const tie = tieOf(one.relation, other.relation);
  return wayTogether(one, other, tie === 'siblings' || tie === 'generations' ? tie : 'family');
}

function wayTogether(one: Person, other: Person, way: Way): Paragraph {
  const { basis } = compatibility(one.sign, other.sign);
  return paragraph(`${openings[way]}: ${together[way][basis]}.`, {
    rule: 'branches-of-two',
    because: `The signs are ${one.signName} and ${other.signName}.`,
    changes: 'Another sign of either.',
    claims: [{ subject: `way:${way}`, value: basis }],
  });
}
