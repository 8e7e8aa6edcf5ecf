import { lifePathMeaning } from '@org/zodiac-core';
import type { Chart } from '../../chart.ts';
import { paragraph } from '../../paragraph.ts';
import type { Paragraph } from '../../reading.ts';
import type { MatchSection } from '../match.ts';
import { agreementOf } from '../number-groups.ts';
import type { Person } from '../person.ts';

/** Life paths and birth-day numbers; `undefined` where only a sign is known. */
export function twoNumbers(one: Person, other: Person): MatchSection | undefined {
  if (!one.chart || !other.chart) return undefined;
  return {
    id: 'numbers',
    heading: 'Two Sets of Numbers',
    paragraphs: [
      lifePaths(one, other, one.chart, other.chart),
      birthDays(one, other, one.chart, other.chart),
    ],
  };
}

const because = (a: Chart, b: Chart): string =>
  `The life paths are ${a.lifePath} and ${b.lifePath}, the birth-day numbers ${a.birthDay} and ${b.birthDay}.`;

function lifePaths(one: Person, other: Person, a: Chart, b: Chart): Paragraph {
  const agreement = agreementOf(a.lifePath, b.lifePath);
  const [first, second] = [lifePathMeaning(a.lifePath).title, lifePathMeaning(b.lifePath).title];
  const said = {
    same: 'One path under four feet: they understand each other’s questions, and get stuck at the same bend.',
    group: 'Numerologists put the two in one group: the subjects differ, the pace does not.',
    apart:
      'Numerologists put them in different groups: each can show the other a road that was not on the map.',
  }[agreement];
  return paragraph(
    `The life path of ${one.name} is ${a.lifePath}, the ${first}, and that of ${other.name} is ${b.lifePath}, the ${second}. ${said}`,
    {
      rule: 'numbers-of-two',
      because: because(a, b),
      changes: 'Another date of birth of either.',
      claims: [{ subject: 'pair:life-paths', value: agreement }],
    },
  );
}

function birthDays(one: Person, other: Person, a: Chart, b: Chart): Paragraph {
  const agreement = agreementOf(a.birthDay, b.birthDay);
  const said = {
    same: 'In small daily matters they often vote alike',
    group: 'In small daily matters they lean the same way',
    apart: 'In small daily matters they differ, and there a coin is as good as a talk',
  }[agreement];
  return paragraph(
    `${said}: birth-day number ${a.birthDay} for ${one.name} and ${b.birthDay} for ${other.name}.`,
    {
      rule: 'numbers-of-two',
      because: because(a, b),
      changes: 'Another day of birth of either.',
      claims: [{ subject: 'pair:birth-days', value: agreement }],
    },
  );
}
