import { zodiacSigns, type Element, type ZodiacSign } from '@org/zodiac-core';
import { text } from '@org/content/articles';
import { text as match } from '@org/content/match';
import { text as reading } from '@org/content/reading';
import type { Section } from '../article-parts.ts';
import { filled } from '../claims/filled.ts';
import { bulletList, paragraph, table } from '../claims/markup.ts';
import { say, type Phrase } from '../claims/passage.ts';
import type { Entities } from '../keyword/entities.ts';
import {
  friendsOfBoth,
  gradeOf,
  inLove,
  inOrder,
  pairSentence,
  relationsOfPair,
  ruleSection,
  scoreWithRule,
  sideBySide,
} from '../sections/pair-sections.ts';
import {
  answer,
  friendsSection,
  inDailyLife,
  matchesTable,
  moneySection,
  prose,
  storySection,
} from '../sections/sign-sections.ts';
import { signOfYear } from '../keyword/sign-words.ts';
import { signOfDate } from '../wording/calendar-phrases.ts';
import { pointsOfPair, scoreOfPair } from '../wording/pairing-phrases.ts';
import { plural } from '../wording/sign-phrases.ts';
import type { Kind } from '../kind.ts';

type Focus = 'love' | 'friends' | 'work' | 'trouble' | 'difference';

const asked =
  'compatibility compatible match matches love marriage marry relationship relationships dating couple romance together get along husband wife partner married marrying';

const focuses: Readonly<Record<Focus, string>> = {
  // “compatible” is also near “incompatible”.
  love: `${asked} compatible compatible`,
  friends: `friendship friendships friend friends ${asked}`,
  work: `${asked} work business career job cofounder colleagues coworkers partners team office boss`,
  trouble: `${asked} problem problems trouble fight fights fighting conflict clash quarrel argue hate enemies worst bad difficult incompatible issues`,
  difference:
    'difference differences differ different compare comparison stronger strong smarter better luckier before after',
};

/** Two signs, or three of them by their pairs. Signs are paired, never people by their years. */
export const pair: Kind<Focus> = {
  id: 'pair',
  needs: { signs: [2, 3], years: [0, 2] },
  focuses,
  category: () => 'pairs',
  key: ({ signs }) =>
    `pair ${signs
      .map(({ id }) => id)
      .toSorted()
      .join(' ')}`,
  write({ signs: [a = zodiacSigns[0] as ZodiacSign, b = a, third] }, focus) {
    return third ? writeTrio(a, b, third) : writePair(a, b, focus);
  },
};

/** Two people by their birth dates or years, who must be adults; the article is about their signs. */
export const pairOfBirths: Kind<Focus> = {
  ...pair,
  id: 'pair of births',
  needs: { years: [0, 2], dates: [0, 2] },
  needsWords: true,
  fits: ({ years, dates }) => years.length + dates.length === 2,
  key: (entities) =>
    `pair ${signsOf(entities)
      .map(({ id }) => id)
      .toSorted()
      .join(' ')}`,
  write(entities, focus) {
    const [a = zodiacSigns[0] as ZodiacSign, b = a] = signsOf(entities);
    return writePair(a, b, focus);
  },
};

const signsOf = ({ years, dates }: Entities): readonly ZodiacSign[] => [
  ...dates.map((date) => signOfDate(date).sign),
  ...years.map(signOfYear),
];

function writePair(a: ZodiacSign, b: ZodiacSign, focus: Focus) {
  const grade = gradeOf(a, b);
  const [basis = 'neutral'] = relationsOfPair(a, b);
  const values = { one: a.name, other: b.name, score: scoreWithRule(a, b) };
  const said: Readonly<Record<Focus, Phrase>> = {
    love: filled(text('pair.answer'), { ...values, verdict: text(`verdict.${grade}`) }),
    work: filled(text('pair.work'), { ...values, verdict: text(`trouble.${grade}`) }),
    friends: filled(text('pair.friends'), { ...values, verdict: text(`trouble.${grade}`) }),
    trouble: filled(text('pair.trouble'), { ...values, verdict: text(`trouble.${grade}`) }),
    difference: filled(text('pair.difference'), {
      ...values,
      first: a.traits.toLowerCase(),
      second: b.traits.toLowerCase(),
    }),
  };
  const title: Readonly<Record<Focus, Phrase>> = {
    love: filled(text('titles.pair'), { sign: a.name, other: b.name }),
    friends: filled(text('titles.pairFriends'), { sign: a.name, other: b.name }),
    work: filled(text('titles.pairAtWork'), { sign: a.name, other: b.name }),
    trouble: filled(text('titles.pairTrouble'), { sign: a.name, other: b.name }),
    difference: filled(text('titles.pairDifference'), { sign: a.name, other: b.name }),
  };
  const love = prose(text('heads.inLove'), text(`relations.${basis}.love`));
  const work = prose(text('heads.atWork'), text(`relations.${basis}.work`));
  return {
    title: a === b ? filled(text('titles.samePair'), { sign: a.name }) : title[focus],
    description: filled(text('titles.pairAbout'), { score: scoreOfPair(a, b) }),
    sections: [
      answer(
        a === b ? filled(text('pair.both'), { score: scoreWithRule(a, b) }) : said[focus],
        pairSentence(a, b),
      ),
      ruleSection(a, b),
      ...(focus === 'friends' ? [asFriends(a, b)] : []),
      ...(focus === 'work' ? [work, love] : [love, work]),
      prose(text('heads.whatHelps'), text(`relations.${basis}.help`)),
      ...(a === b ? [] : [{ heading: text('heads.side'), blocks: [sideBySide(a, b)] }]),
      ...(a === b ? [a] : [a, b]).flatMap((one) => portrait(one, focus)),
      elementsOf(a, b),
      ...(a === b
        ? [
            ...(focus === 'friends' ? [] : [friendsSection(a)]),
            moneySection(a),
            storySection(a),
            prose(
              text('heads.inAYear'),
              text('relations.same-sign.year'),
              inLove('same-sign'),
              text('relations.same-sign.year-do'),
            ),
          ]
        : []),
      ...friendsOfBoth(a, b),
      { heading: filled(text('titles.withAllTwelve'), { sign: a.name }), blocks: [matchesTable(a)] },
    ],
    questions: [
      [text('questions.birth-years.ask'), text('questions.birth-years.say')],
      [
        text(`questions.${grade === 'high' || grade === 'good' ? 'high' : 'low'}-score.ask`),
        text('questions.low-score.say'),
      ],
    ] as const,
    figure: { kind: 'pair', signs: [a.id, b.id] } as const,
    sources: ['branches', 'elements'] as const,
  };
}

/** The description of each sign as a friend. */
const asFriends = (a: ZodiacSign, b: ZodiacSign): Section =>
  prose(text('heads.asFriends'), ...(a === b ? [a] : [a, b]).map(({ id }) => text(`signs.${id}.friends`)));

/** One sign of the pair in love or at work, and advice for its people. */
function portrait(one: ZodiacSign, focus: Focus): readonly Section[] {
  return [
    {
      heading: filled(text('titles.signOfPair'), { sign: one.name }),
      blocks: [
        paragraph(reading(`signs.${one.id}.core`)),
        paragraph(text(focus === 'work' ? `signs.${one.id}.work` : `signs.${one.id}.love`)),
        paragraph(inDailyLife(one, 'decides')),
        paragraph(inDailyLife(one, 'quarrel'), inDailyLife(one, 'hard')),
        paragraph(inDailyLife(one, 'brings'), inDailyLife(one, 'likes')),
        paragraph(filled(text('pair.helps'), { people: plural(one) })),
        bulletList(reading(`signs.${one.id}.helps`)),
      ],
    },
  ];
}

/** Each element feeds the next one and limits the one after that. */
const circle: readonly Element[] = ['Wood', 'Fire', 'Earth', 'Metal', 'Water'];

/** How the fixed element of one sign feeds or limits that of the other. */
function elementsOf({ element: elementA }: ZodiacSign, { element: elementB }: ZodiacSign): Section {
  const heading = text('heads.theirElements');
  if (elementA === elementB) return prose(heading, match('elements.signs.same', { elementA }));
  const steps = (circle.indexOf(elementB) - circle.indexOf(elementA) + circle.length) % circle.length;
  const isGiver = steps === 1 || steps === 2;
  return prose(
    heading,
    match(steps === 1 || steps === 4 ? 'elements.signs.feeds' : 'elements.signs.restrains', {
      elementA,
      elementB,
      giver: isGiver ? elementA : elementB,
      taker: isGiver ? elementB : elementA,
    }),
  );
}

function writeTrio(...signs: readonly [ZodiacSign, ZodiacSign, ZodiacSign]) {
  const [a, b, c] = zodiacSigns.filter((each) => signs.includes(each));
  const pairs = (
    a && b && c
      ? [
          [a, b],
          [a, c],
          [b, c],
        ]
      : []
  ) as readonly (readonly [ZodiacSign, ZodiacSign])[];
  const names = signs.map(({ name }) => name);
  return {
    title: filled(text('titles.several'), { names: names.join(', ') }),
    description: filled(text('titles.severalAbout'), { names: names.join(', ') }),
    sections: [
      answer(...pairs.map(([one, other]) => say`${scoreWithRule(one, other)}.`)),
      {
        heading: text('heads.theThreePairs'),
        blocks: [
          paragraph(text('pair.three')),
          table(
            text('tables.signs'),
            text('columns.pairs'),
            pairs.map(([one, other]): Phrase[] => [
              `${one.name} and ${other.name}`,
              pointsOfPair(one, other),
              text(`relations.${relationsOfPair(one, other)[0] ?? 'neutral'}.name`),
            ]),
          ),
        ],
      },
      ...pairs.map(([one, other]): Section => {
        const [first, second] = inOrder(one, other);
        const [basis = 'neutral'] = relationsOfPair(one, other);
        return prose(
          `${first.name} and ${second.name}`,
          pairSentence(one, other),
          text(`relations.${basis}.pair`),
          text(`relations.${basis}.help`),
        );
      }),
      ...signs.flatMap((one) => portrait(one, 'love')),
    ],
    questions: [[text('questions.three-signs.ask'), text('questions.three-signs.say')]] as const,
    figure: {
      kind: 'wheel',
      caption: text('titles.threeSigns'),
      groups: [signs.map(({ id }) => id)],
    } as const,
    sources: ['branches'] as const,
  };
}
