import type { ZodiacSign } from '@org/zodiac-core';
import { paragraph } from '../claims/markup.ts';
import { listed, say, stated, textOf, type Phrase } from '../claims/passage.ts';
import type { Section } from '../fit-sections.ts';
import { quotedKeyword, type Story } from '../story.ts';
import { adultBirthYears, elementByYear, yearByName, yearsOfSign } from '../wording/calendar-phrases.ts';
import { elementRelation } from '../wording/five-elements.ts';
import { distanceInWords } from '../wording/pairing-phrases.ts';
import { bestMatches, faults, gifts, polarityOf } from '../wording/sign-phrases.ts';
import { lowerFirst, withArticle, withoutStop } from '../wording/words.ts';

/** Compares the first two signs of the keyword. Empty if it names fewer than two. */
export function pairSection(story: Story): Section {
  const { topics, choice } = story;
  const [first, second] = topics.signs;
  const heading = choice.pick([
    'What joins them, and what does not',
    'The two side by side',
    'How the two meet',
  ]);
  if (!first || !second) return { about: 'pair', heading, matchesKeyword: true, blocks: [] };
  return {
    about: 'pair',
    heading,
    matchesKeyword: true,
    blocks: [
      { priority: 0.5, content: paragraph(...onTheCircle(story, first, second)) },
      { priority: 0.8, content: paragraph(...together(story, first, second)) },
      { priority: 1.2, content: paragraph(...atWork(story, first, second)) },
      { priority: 1.4, content: paragraph(...inElements(story, first, second)) },
    ],
  };
}

function onTheCircle(story: Story, first: ZodiacSign, second: ZodiacSign): Phrase[] {
  const { choice } = story;
  const quoted = quotedKeyword(story);
  const distance = distanceInWords(first, second);
  const friends = first.bestCompatibility.filter((name) => second.bestCompatibility.includes(name));
  const friendsInWords = stated(
    { kind: 'common friends', signs: [first.id, second.id], names: friends },
    ({ names }) => textOf(listed(names)),
  );
  return [
    choice.pick([
      say`Set the twelve signs in a ring, as a clock sets its hours, and there are ${distance} from the ${first.name} to the ${second.name}.`,
      say`On ${quoted} the rules look at one thing only, the places on the ring of twelve, and from ${first.name} to ${second.name} it is ${distance}.`,
    ]),
    choice.pick([
      say`Everything an almanac says on ${quoted} follows from those two places, and nothing from the two people.`,
      say`The almanacs have rules for such a pair of places, and on ${quoted} the rules carry the verdict.`,
    ]),
    friends.length > 0
      ? choice.pick([
          say`Both count the ${friendsInWords} among their friends, which gives the two somebody to meet at.`,
          say`They have the ${friendsInWords} for a common friend, and a common friend mends a good deal.`,
        ])
      : choice.pick([
          say`The ${first.name} keeps company with the ${bestMatches(first)}, the ${second.name} with the ${bestMatches(second)}; no friend is common to both.`,
          say`Their circles of friends do not touch: ${bestMatches(first)} on one side, ${bestMatches(second)} on the other.`,
        ]),
  ];
}

function together({ choice }: Story, first: ZodiacSign, second: ZodiacSign): Phrase[] {
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

function atWork(story: Story, first: ZodiacSign, second: ZodiacSign): Phrase[] {
  return [
    say`Read ${quotedKeyword(story)} as a question about colleagues, and the ${first.name}, by tradition, ${lowerFirst(withoutStop(first.businessTraits))}, while the ${second.name} ${lowerFirst(withoutStop(second.businessTraits))}.`,
    story.choice.pick([
      `Give ${withArticle(first.name)} and ${withArticle(second.name)} one task each rather than one task together, and agree on the day when the two are joined.`,
      'The usual advice is to let one begin and the other finish, and to say aloud which is which.',
      'Whoever hires both does well to write down who decides, because neither portrait leaves that to chance.',
    ]),
  ];
}

function inElements({ choice }: Story, first: ZodiacSign, second: ZodiacSign): Phrase[] {
  const mine = `the ${first.name}’s ${first.element}`;
  const theirs = `the ${second.name}’s ${second.element}`;
  const [one = 1990] = choice.some(yearsOfSign(first, ...adultBirthYears), 1);
  const [other = 1990] = choice.some(yearsOfSign(second, ...adultBirthYears), 1);
  const relation = elementRelation(first.element, second.element, mine, theirs);
  return [
    say`A second opinion comes from the elements: ${relation}.`,
    choice.pick([
      'The element of the birth year is another matter, and may turn the answer round.',
      'This is the fixed element of the sign; the element of the year is read from the table of dates.',
      'Where the two opinions differ, the books do not agree which of them outranks the other.',
    ]),
    say`Years have elements of their own: the ${yearByName(one)} year carries ${elementByYear(one)} by its stem, the ${yearByName(other)} year ${elementByYear(other)}.`,
    first.polarity === second.polarity
      ? say`Both signs are ${polarityOf(first)}, alike in pace.`
      : say`One sign is ${polarityOf(first)} and the other ${polarityOf(second)}, which tradition takes for balance.`,
  ];
}
