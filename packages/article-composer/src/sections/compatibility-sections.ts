import { compatibility, zodiacSigns, type Relation, type ZodiacSign } from '@org/zodiac-core';
import { minorHeading, paragraph, together, type Markup } from '../claims/markup.ts';
import { listed, say, type Phrase } from '../claims/passage.ts';
import type { Section } from '../fit-sections.ts';
import type { Story } from '../story.ts';
import { adultBirthYears, newYearsDay, yearByName, yearsOfSign } from '../wording/calendar-phrases.ts';
import { rulesOfPair, scoreOfPair } from '../wording/pairing-phrases.ts';
import { faults, gifts, plural } from '../wording/sign-phrases.ts';
import { withArticle } from '../wording/words.ts';

/** Between the scores of good and bad pairs. Pairs far from it are shown first. */
const averageScore = 62;

/** The matches of each sign of the article; selected pairs if the article is about all twelve signs. */
export const compatibilitySections = (story: Story): Section[] =>
  story.focus.length === 0
    ? [selectedPairs(story)]
    : story.focus.slice(0, 2).map((sign, index) => matchesOfSign(story, sign, index));

const isRequested = ({ topics }: Story): boolean =>
  topics.themes.includes('love') || topics.rules.length > 0 || topics.signs.length > 1;

function selectedPairs(story: Story): Section {
  const { choice } = story;
  const pairs = choice
    .some(zodiacSigns, 12)
    .map((sign, index) => [sign, choice.some(zodiacSigns.slice(index % 4), 1)[0] ?? sign] as const);
  return {
    about: 'matches',
    heading: choice.pick(['Which signs go together', 'Pairs, and the rules behind them']),
    matchesKeyword: isRequested(story),
    blocks: pairs.map(([a, b], index) => ({
      priority: (isRequested(story) ? 2 : 9) + index / 2,
      content: pairBlock(story, a, b),
    })),
  };
}

/** @param index - position of the sign in the article, from 0 */
function matchesOfSign(story: Story, sign: ZodiacSign, index: number): Section {
  const { topics, choice } = story;
  const scoreWith = (other: ZodiacSign) => compatibility(sign.id, other.id).score;
  const partners = choice.some(zodiacSigns, 12).toSorted((a, b) => scoreWith(b) - scoreWith(a));
  // The best and worst matches come before the average ones.
  const byDistinctness = [...partners].toSorted(
    (a, b) => Math.abs(scoreWith(b) - averageScore) - Math.abs(scoreWith(a) - averageScore),
  );
  const priorityOf = (other: ZodiacSign): number => {
    const isNamed = other !== sign && topics.signs.includes(other);
    return (isNamed ? 1 : isRequested(story) ? 3 : 7) + index * 4 + byDistinctness.indexOf(other) / 3;
  };
  // The pair that the keyword names has a section of its own (`pairSection`).
  const pair = topics.signs.slice(0, 2);
  return {
    about: 'matches',
    heading: choice.pick([
      `The ${sign.name} with the other signs`,
      `Who suits the ${sign.name}`,
      `${sign.name} matches, one by one`,
    ]),
    blocks: partners
      .filter((other) => !pair.includes(other) || !pair.includes(sign))
      .map((other) => ({ priority: priorityOf(other), content: pairBlock(story, sign, other) })),
  };
}

function pairBlock({ choice }: Story, sign: ZodiacSign, other: ZodiacSign): Markup {
  const { basis } = compatibility(sign.id, other.id);
  const [mine = '', theirs = ''] = [...choice.some(gifts(sign), 1), ...choice.some(gifts(other), 1)];
  const [fault = ''] = choice.some(faults(other), 1);
  const same = sign === other;
  const [year = 1990] = choice.some(yearsOfSign(other, ...adultBirthYears), 1);
  return together(
    minorHeading(same ? `Two ${plural(sign)}` : `${sign.name} and ${other.name}`),
    paragraph(
      choice.pick([
        say`${scoreOfPair(sign, other)}, for tradition finds ${rulesOfPair(sign, other)} here.`,
        say`On the circle this is ${rulesOfPair(sign, other)}; ${scoreOfPair(sign, other)}.`,
        say`Tradition reads the pair as ${rulesOfPair(sign, other)}, so ${scoreOfPair(sign, other)} on our scale.`,
      ]),
      choice.pick(meanings[basis]),
      same
        ? choice.pick([
            `What both bring is ${mine}, and both bring plenty of it.`,
            `With ${mine} on either side, somebody has to supply the rest.`,
          ])
        : choice.pick([
            `One brings ${mine}, the other ${theirs}.`,
            `The ${sign.name}’s part is ${mine}; the ${other.name} answers with ${theirs}.`,
            `Between them lie ${mine} and ${theirs}, which is a fair start.`,
          ]),
      choice.pick([
        `The caution that goes with the ${other.name}: ${fault}.`,
        `Of the ${other.name} one is told beforehand: ${fault}.`,
        '',
      ]),
      choice.pick([
        say`Whether somebody is ${withArticle(other.name)} at all is a matter of the date: the ${yearByName(year)} year begins on ${newYearsDay(year)}.`,
        say`Look the sign up before the match: the ${yearByName(year)} year, for one, begins on ${newYearsDay(year)}.`,
        say`In January and February the sign itself is in doubt, since the ${yearByName(year)} year begins on ${newYearsDay(year)}.`,
      ]),
    ),
  );
}

const meanings: Readonly<Record<Relation, readonly [string, ...string[]]>> = {
  'six-harmony': [
    'The six harmonies join each sign to one secret friend, and no bond ranks higher.',
    'It is the closest tie of the circle, one partner for each sign.',
    'Almanacs keep this bond for allies who help without being asked.',
  ],
  'three-harmonies': [
    'Signs four places apart form a circle of three that wants the same things.',
    'Each such circle of three is said to share a temper and a goal.',
    'They stand four steps apart, which the old scheme takes for a common purpose.',
  ],
  'same-sign': [
    'Likeness makes understanding quick and leaves the same gaps uncovered.',
    'A mirror is pleasant company until both want the same chair.',
    'They know each other’s reasons, including the poor ones.',
  ],
  neutral: [
    'No rule joins them and none divides them, so the persons decide.',
    'The circle is silent on this pair, which leaves everything to manners.',
    'Neither bond nor clash is recorded, and that is the commonest case.',
  ],
  'six-harm': [
    'The six harms name pairs whose friendships are thought to get in each other’s way.',
    'Small misunderstandings are what the old books expect, rather than open quarrels.',
    'A harm is milder than a clash, and is answered by plain speech.',
  ],
  punishment: [
    'The punishments name signs that are said to wear on each other, through ingratitude, pride or want of courtesy.',
    'A punishment is a warning about manners: old books expect one side to forget what it owes the other.',
    'By the rule of the punishments the trouble comes from habit rather than from dislike.',
  ],
  'six-destruction': [
    'A destruction is the mildest of the warnings: what two such signs begin is said to break off easily.',
    'The six destructions are named in few books, and count for little where they are.',
    'Here custom expects plans that come apart, and advises finishing one thing before the next.',
  ],
  'three-meetings': [
    'They are neighbours of one season, and the rule speaks only when the third of them is there.',
    'Three signs make a season, and two of three decide nothing by themselves.',
    'The meeting of a season needs all of its three signs, so the two are left to their persons.',
  ],
  'six-clash': [
    'Signs that face each other across the circle are said to pull in opposite directions.',
    'It is the strongest warning of the scheme, and plenty of happy couples have ignored it.',
    'Opposites on the wheel want different things at the same hour, or so custom holds.',
  ],
};

/** Explains how a compatibility score follows from a rule. */
export function rulesSection({ choice, focus }: Story): Section {
  const scores = choice
    .some(focus.length > 0 ? focus : zodiacSigns, 1)
    .flatMap((sign) => choice.some(zodiacSigns, 4).map((other): Phrase => scoreOfPair(sign, other)));
  return {
    about: 'scores',
    heading: choice.pick(['Where the scores come from', 'How to read a score']),
    blocks: [
      {
        priority: 9.5,
        content: paragraph(
          choice.pick([
            'A score here is no measurement: it turns the names of traditional rules into a number, so that lists can be sorted.',
            'The numbers are ours and the rules are old: each rule has one number, and where a pair has several rules they are added.',
          ]),
          say`So ${listed(scores)}.`,
          choice.pick([
            'Two people of any two signs can tell each other more over one supper.',
            'Where a number and your own experience differ, keep the experience.',
          ]),
        ),
      },
    ],
  };
}
