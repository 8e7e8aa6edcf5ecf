import { zodiacSigns, type ZodiacSign } from '@org/zodiac-core';
import { elementRelation } from './five-elements.ts';
import type { Section } from './fit-sections.ts';
import { paragraph } from './html.ts';
import {
  elementOfYear,
  faults,
  gifts,
  adultBirthYears,
  listed,
  lowerFirst,
  withArticle,
  withoutStop,
  yearByName,
  yearsOfSign,
} from './phrases.ts';
import type { Story } from './story.ts';

/** Compares the first two signs of the keyword. Empty if it names fewer than two. */
export function pairSection(story: Story): Section {
  const { topics, choice } = story;
  const [first, second] = topics.signs;
  const heading = choice.pick([
    'What joins them, and what does not',
    'The two side by side',
    'How the two meet',
  ]);
  if (!first || !second) return { heading, matchesKeyword: true, blocks: [] };
  return {
    heading,
    matchesKeyword: true,
    blocks: [
      { priority: 0.5, html: paragraph(...onTheCircle(story, first, second)) },
      { priority: 0.8, html: paragraph(...together(story, first, second)) },
      { priority: 1.2, html: paragraph(...atWork(story, first, second)) },
      { priority: 1.4, html: paragraph(...inElements(story, first, second)) },
    ],
  };
}

const steps = [
  'the same place',
  'one step',
  'two steps',
  'three steps',
  'four steps',
  'five steps',
  'six steps',
];

function onTheCircle({ choice, topics }: Story, first: ZodiacSign, second: ZodiacSign): string[] {
  const apart = Math.abs(zodiacSigns.indexOf(first) - zodiacSigns.indexOf(second));
  const way = steps[Math.min(apart, 12 - apart)] ?? '';
  const friends = first.bestCompatibility.filter((name) => second.bestCompatibility.includes(name));
  return [
    choice.pick([
      `Set the twelve signs in a ring, as a clock sets its hours, and there are ${way} from the ${first.name} to the ${second.name}.`,
      `On “${topics.text}” the rules look at one thing only, the distance on the ring of twelve, and from ${first.name} to ${second.name} it is ${way}.`,
    ]),
    choice.pick([
      `Everything an almanac says on “${topics.text}” follows from that distance, and nothing from the two people.`,
      `That distance carries a name in the almanacs, and on “${topics.text}” the name carries the verdict.`,
    ]),
    friends.length > 0
      ? choice.pick([
          `Both count the ${listed(friends)} among their friends, which gives the two somebody to meet at.`,
          `They have the ${listed(friends)} for a common friend, and a common friend mends a good deal.`,
        ])
      : choice.pick([
          `The ${first.name} keeps company with the ${listed(first.bestCompatibility)}, the ${second.name} with the ${listed(second.bestCompatibility)}; no friend is common to both.`,
          `Their circles of friends do not touch: ${listed(first.bestCompatibility)} on one side, ${listed(second.bestCompatibility)} on the other.`,
        ]),
  ];
}

function together({ choice }: Story, first: ZodiacSign, second: ZodiacSign): string[] {
  const [mine = ''] = choice.some(gifts(first), 1);
  const [theirs = '', alsoTheirs = ''] = choice.some(gifts(second), 2);
  const [myFault = ''] = choice.some(faults(first), 1);
  const [theirFault = ''] = choice.some(faults(second), 1);
  return [
    `${withoutStop(first.traits)} is how custom draws the ${first.name}; ${lowerFirst(withoutStop(second.traits))} is how it draws the ${second.name}.`,
    choice.pick([
      `On a good day ${mine} meets ${theirs}, and each finds in the other what it lacks.`,
      `At home that puts ${mine} beside ${theirs} and ${alsoTheirs}, a fair division of one household.`,
    ]),
    choice.pick([
      `On a bad day the old warnings speak up, ${myFault} on one side and ${theirFault} on the other; knowing both beforehand is half the cure.`,
      `The quarrel to expect is the one between ${myFault} and ${theirFault}, and it is best held early and in daylight.`,
    ]),
  ];
}

function atWork({ choice, topics }: Story, first: ZodiacSign, second: ZodiacSign): string[] {
  return [
    `Read “${topics.text}” as a question about colleagues, and the ${first.name}, by tradition, ${lowerFirst(withoutStop(first.businessTraits))}, while the ${second.name} ${lowerFirst(withoutStop(second.businessTraits))}.`,
    choice.pick([
      `Give ${withArticle(first.name)} and ${withArticle(second.name)} one task each rather than one task together, and agree on the day when the two are joined.`,
      'The usual advice is to let one begin and the other finish, and to say aloud which is which.',
      'Whoever hires both does well to write down who decides, because neither portrait leaves that to chance.',
    ]),
  ];
}

function inElements({ choice }: Story, first: ZodiacSign, second: ZodiacSign): string[] {
  const mine = `the ${first.name}’s ${first.element}`;
  const theirs = `the ${second.name}’s ${second.element}`;
  const [one = 1990] = choice.some(yearsOfSign(first, ...adultBirthYears), 1);
  const [other = 1990] = choice.some(yearsOfSign(second, ...adultBirthYears), 1);
  const relation = elementRelation(first.element, second.element, mine, theirs);
  return [
    `A second opinion comes from the elements: ${relation}.`,
    choice.pick([
      'The element of the birth year is another matter, and may turn the answer round.',
      'This is the fixed element of the sign; the element of the year is read from the table of dates.',
      'Where the two opinions differ, the books do not agree which of them outranks the other.',
    ]),
    `Years have elements of their own: the ${yearByName(one)} year carries ${elementOfYear(one)} by its stem, the ${yearByName(other)} year ${elementOfYear(other)}.`,
    first.polarity === second.polarity
      ? `Both signs are ${first.polarity}, alike in pace.`
      : `One sign is ${first.polarity} and the other ${second.polarity}, which tradition takes for balance.`,
  ];
}
