import { zodiacSigns, type ZodiacSign } from '@org/zodiac-core';
import { text } from '@org/content/articles';
import { filled } from '../claims/filled.ts';
import { paragraph } from '../claims/markup.ts';
import { listed, upperFirst, type Phrase } from '../claims/passage.ts';
import type { Entities } from '../keyword/entities.ts';
import { friendsOf, gradeOf, pairSentence, ruleSection, rulesInWords } from '../sections/pair-sections.ts';
import { moneySection, theSign } from '../sections/sign-sections.ts';
import { signOfYear } from '../keyword/sign-words.ts';
import { signOfDate } from '../wording/calendar-phrases.ts';
import { scoreOfPair } from '../wording/pairing-phrases.ts';
import { plural } from '../wording/sign-phrases.ts';
import type { Kind } from '../kind.ts';
import { asFriends, besideWork, helpsOfBoth, portrait, sideSection, together } from './pair-parts.ts';

type Focus = 'love' | 'friends' | 'work' | 'trouble' | 'difference';

const asked =
  'compatibility compatible match matches love marriage marry relationship relationships dating couple romance together get along husband wife partner married marrying score scores points percentage';

const focuses: Readonly<Record<Focus, string>> = {
  // Repeated to count more, because “compatible” is also near “incompatible”, a word of the focus `trouble`.
  love: `${asked} compatible compatible`,
  friends: `friendship friendships friend friends ${asked}`,
  work: `${asked} work business career job cofounder colleagues coworkers partners team office boss`,
  trouble: `${asked} problem problems trouble not fight fights fighting conflict clash quarrel argue hate enemies worst bad difficult incompatible issues`,
  difference:
    'difference differences differ different compare comparison stronger strong smarter better luckier before after',
};

/** Two signs. A pair is always of signs, never of people with their years. */
export const pair: Kind<Focus> = {
  id: 'pair',
  needs: { signs: 2, years: [0, 2] },
  focuses,
  category: () => 'pairs',
  key: ({ signs }) =>
    `pair ${signs
      .map(({ id }) => id)
      .toSorted()
      .join(' ')}`,
  write({ signs: [a = zodiacSigns[0] as ZodiacSign, b = a], text: keyword }, focus, { facts: { today } }) {
    return writePair([a, b], focus, keyword, today);
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
  write(entities, focus, { facts: { today } }) {
    const [a = zodiacSigns[0] as ZodiacSign, b = a] = signsOf(entities);
    return writePair([a, b], focus, entities.text, today);
  },
};

const signsOf = ({ years, dates }: Entities): readonly ZodiacSign[] => [
  ...dates.map((date) => signOfDate(date).sign),
  ...years.map(signOfYear),
];

/** Matches a keyword that asks for love alone, so that work is left out. */
const asksForLove =
  /\blove|\bmarri|\bmarry|\bromance|\bromantic|\bdating|\bcouple|\bhusband|\bwife|\brelationship|man\b/;

function writePair([a, b]: readonly [ZodiacSign, ZodiacSign], focus: Focus, keyword: string, today: Date) {
  const isSame = a === b;
  return {
    title: titleOf(a, b, focus, keyword),
    description: filled(text('titles.pairAbout'), { score: scoreOfPair(a, b) }),
    sections: [
      {
        heading: '',
        blocks: [
          paragraph(answerOf(a, b, isSame && focus === 'difference' ? 'love' : focus)),
          paragraph(
            pairSentence(a, b),
            sexOf(a, keyword) === '' || isSame ? '' : filled(text('pair.sexes'), { one: a.name }),
          ),
        ],
      },
      ruleSection(a, b, isSame ? '' : friendsInWords(a, b)),
      ...(focus === 'friends'
        ? [...together(a, b, 'peers'), asFriends(a, b)]
        : [
            ...(isSame ? [asFriends(a, b)] : []),
            sideSection(a, b, focus === 'work' ? 'work' : 'love'),
            ...(focus === 'love' && !asksForLove.test(keyword) ? [besideWork(a, b)] : []),
            ...together(a, b, focus === 'work' ? 'work' : 'peers'),
          ]),
      ...(isSame ? [a] : [a, b]).map((one) => portrait(one, today)),
      ...(isSame ? [moneySection(a)] : []),
      helpsOfBoth(a, b),
    ],
    figure: { kind: 'pair', signs: [a.id, b.id] } as const,
    sources: ['branches'] as const,
  };
}

function answerOf(a: ZodiacSign, b: ZodiacSign, focus: Focus): Phrase {
  const values = {
    one: a.name,
    other: b.name,
    them: a === b ? `two ${plural(a)}` : `${a.name} and ${b.name}`,
    score: scoreOfPair(a, b),
    rules: rulesInWords(a, b),
  };
  switch (focus) {
    case 'love':
      return filled(text('pair.answer'), { ...values, verdict: text(`verdict.${gradeOf(a, b)}`) });
    case 'difference':
      return filled(text('pair.difference'), {
        ...values,
        first: a.traits.toLowerCase(),
        second: b.traits.toLowerCase(),
      });
    default:
      return filled(text(`pair.${focus}`), {
        ...values,
        verdict:
          focus === 'trouble' ? text(`trouble.${gradeOf(a, b)}`) : text(`verdict.together.${gradeOf(a, b)}`),
      });
  }
}

const titles = {
  love: 'titles.pair',
  friends: 'titles.pairFriends',
  work: 'titles.pairAtWork',
  trouble: 'titles.pairTrouble',
  difference: 'titles.pairDifference',
} as const satisfies Record<Focus, string>;

/** `'Man'` or `'Woman'`, if a keyword says it of a sign. */
const sexOf = (one: ZodiacSign, keyword: string): string =>
  upperFirst(new RegExp(`\\b${one.id} (man|woman)\\b`).exec(keyword)?.[1] ?? '');

function titleOf(a: ZodiacSign, b: ZodiacSign, focus: Focus, keyword: string): Phrase {
  if (a === b) return filled(text('titles.samePair'), { sign: a.name });
  const [one, other] = [a, b].map((each) => `${each.name} ${sexOf(each, keyword)}`.trim());
  const inLove = /\b(?:marri|marry|wedding)/.test(keyword) ? 'titles.pairInMarriage' : 'titles.pairInLove';
  const id = focus === 'love' && asksForLove.test(keyword) ? inLove : titles[focus];
  return filled(text(id), { sign: one ?? '', other: other ?? '' });
}

/** The signs that the rules join with both. */
const friendsInWords = (a: ZodiacSign, b: ZodiacSign): Phrase => {
  const friends = friendsOf(a, b);
  return friends.length === 0
    ? ''
    : filled(text('pair.friend-of-both'), {
        names: listed(friends.map(theSign)),
        get: friends.length === 1 ? 'gets' : 'get',
      });
};
