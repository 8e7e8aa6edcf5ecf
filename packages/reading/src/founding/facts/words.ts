import { text } from '@org/content/rows';
import { ordinal } from '../../words/grammar.ts';
import { countryInText, nounsOfBranch } from '../nouns-of.ts';
import type { GroupStanding } from '../subject.ts';
import type { Told } from './fact.ts';

export const inFigures = (number: number): string => number.toLocaleString('en-US');

/** All fifty states are in their list. */
export const listed = ({ subject }: Told, several: string): string =>
  subject.state ? several : text('facts.listed', { several });

/** The rows of a group in a sentence; `undefined` where there are no words for them. */
export function groupInText({ subject, inList: { several } }: Told, by: string): string | undefined {
  const { field, country } = subject;
  const ofBranch = nounsOfBranch(subject);
  const from = (ones: string) =>
    country ? text('facts.group.country', { several: ones, place: countryInText(country) }) : undefined;
  switch (by) {
    case 'all':
      return several;
    case 'country':
      return from(several);
    case 'branch':
      return ofBranch?.several;
    case 'branch-of-country':
      return ofBranch && from(ofBranch.several);
    case 'region':
      return field.of === 'region' ? text('facts.group.region', { several, place: field.region }) : undefined;
    default:
      return undefined;
  }
}

const placesInWords = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** `second`, `10th`. */
export function placeInText(place: number): string {
  const inWords = placesInWords.find((each) => each === place);
  return inWords ? text(`facts.places.at${inWords}`) : ordinal(place);
}

export const groupOf = ({ inList }: Told, by: string): GroupStanding | undefined =>
  inList.standing.groups.find((group) => group.by === by && group.count > 1);
