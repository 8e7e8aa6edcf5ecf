import { text } from '@org/content/rows';
import { zodiacSignIds } from '@org/zodiac-core';
import { kindInText } from '../nouns-of.ts';
import type { Told } from './fact.ts';
import { groupInText, groupOf, inFigures, listed } from './words.ts';

/** A smaller branch says little, so the companies of the industry are counted. */
const minOfBranch = 10;

interface Counted {
  /** The words for the rows; `undefined` if there are none. */
  readonly several: string | undefined;
  /** The number of rows, and of those with the sign of the row, itself included. */
  readonly count: number;
  readonly ofSign: number;
}

/** How many companies of its branch, brands of its category or states of its region have the sign of a row. */
export function sharedSignInText(told: Told): string {
  const { several, count, ofSign } = countedWith(told);
  if (several === undefined) return '';
  const { subject, facts } = told;
  const others = ofSign - 1;
  const group = listed(told, several);
  if (others < 1)
    return text('facts.only-of-sign', { count: inFigures(count), group, sign: facts.sign.name });
  const values = { name: subject.name, others: inFigures(others), rest: inFigures(count - 1), group };
  return text(others === 1 ? 'facts.shares-with-one' : 'facts.shares', values);
}

function countedWith(told: Told): Counted {
  const { subject, facts, inList } = told;
  const { ofKindBySign } = inList.standing;
  const branch = subject.field.of === 'trade' ? groupOf(told, 'branch') : undefined;
  if (branch && branch.count >= minOfBranch)
    return { several: groupInText(told, 'branch'), count: branch.count, ofSign: branch.ofSign };
  const kind = kindInText(inList.kind);
  return {
    several:
      subject.field.of === 'cars'
        ? groupInText(told, 'branch')
        : kind && text('facts.of-kind', { several: inList.several, kind }),
    count: ofKindBySign.reduce((sum, each) => sum + each, 0),
    ofSign: ofKindBySign[zodiacSignIds.indexOf(facts.sign.id)] ?? 0,
  };
}
