import { compatibility } from '@org/zodiac-core';
import { paragraph } from '../../paragraph.ts';
import type { Match, MatchSection } from '../match.ts';
import type { Person } from '../person.ts';
import { together, type Way } from '../prose/together.ts';

const headings: Readonly<Record<Way, string>> = {
  friends: 'As friends',
  family: 'In a family',
  work: 'At work',
  couple: 'As a couple',
};

/** How the two may go about it. With somebody under 18, or of an age that is not known, it is about family and friendship only. */
export function waysTogether(one: Person, other: Person, kind: Match['kind']): MatchSection {
  const { basis } = compatibility(one.sign, other.sign);
  const areAdults = kind === 'any' && one.chart !== undefined && other.chart !== undefined;
  const ways: readonly Way[] = areAdults ? ['friends', 'family', 'work', 'couple'] : ['friends', 'family'];
  return {
    id: 'together',
    heading: areAdults ? 'Friends, Family, Work, Couple' : 'Friends and Family',
    paragraphs: ways.map((way) =>
      paragraph(`${headings[way]}: ${together[way][basis]}.`, {
        rule: 'branches-of-two',
        because: `The signs are ${one.signName} and ${other.signName}.`,
        changes: 'Another sign of either.',
        claims: [{ subject: `way:${way}`, value: basis }],
      }),
    ),
  };
}
