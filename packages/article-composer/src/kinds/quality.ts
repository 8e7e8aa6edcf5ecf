import type { ZodiacSign } from '@org/zodiac-core';
import { text } from '@org/content/articles';
import type { Section } from '../article-parts.ts';
import { filled } from '../claims/filled.ts';
import { paragraph, table } from '../claims/markup.ts';
import { listed, lowerFirst, upperFirst, type Phrase } from '../claims/passage.ts';
import {
  answer,
  characterSection,
  dailySection,
  described,
  friendsSection,
  helpSection,
  inBusiness,
  inDailyLife,
  prose,
  theSign,
  workSection,
} from '../sections/sign-sections.ts';
import { plural } from '../wording/sign-phrases.ts';
import type { Kind, KindArticle } from '../kind.ts';
import {
  isOfWork,
  isUnnamed,
  signsWith,
  wordsOfQualities,
  type Quality,
  type SignWithWords,
} from './qualities.ts';

/**
 * The signs that have a quality or suit a trade by tradition, best first, with reasons. With a sign: whether it has the
 * quality.
 */
export const quality: Kind<Quality> = {
  id: 'signs by quality',
  needs: { signs: [0, 1] },
  needsWords: true,
  focuses: wordsOfQualities,
  category: () => 'signs',
  key: ({ signs: [one] }, focus) => `quality ${focus} ${one?.id ?? ''}`,
  write({ signs: [one], words: asked }, focus) {
    const found = signsWith(focus);
    return {
      ...(one ? ofOneSign(one, focus, found) : ofAllSigns(focus, found, asked)),
      figure: {
        kind: 'wheel',
        caption: text('titles.signsThatFit'),
        groups: [found.map(({ sign }) => sign.id)],
      },
      sources: ['zodiac'],
    };
  },
};

type Written = Pick<KindArticle, 'title' | 'description' | 'sections'>;

function ofAllSigns(focus: Quality, found: readonly SignWithWords[], asked: readonly string[]): Written {
  const asksForLeast = asked.includes('least');
  const named = found
    .slice(0, isUnnamed(focus) ? maxNamed : Math.max(maxNamed, firstOf(found).length))
    .map(({ sign }) => sign);
  const name = text(`traits.names.${focus}`);
  return {
    title: text(`traits.titles.${focus}`),
    description: filled(text('titles.qualityAbout'), { quality: name }),
    sections: [
      answer(
        asksForLeast ? filled(text('traits.least'), { quality: name }) : '',
        ...(isUnnamed(focus)
          ? [filled(text('traits.nearest'), { signs: listed(named.map(theSign)), quality: name })]
          : [inOrder(found, name, asksForLuck(asked))]),
        isUnnamed(focus) && !asksForLeast ? text(`traits.unnamed.${focus}`) : '',
        ...reasonsOf(found.slice(0, 2), focus),
      ),
      orderSection(focus, found),
      ...named.map((sign) =>
        prose(
          filled(text('heads.character'), { people: plural(sign) }),
          described(sign),
          textOn(sign, focus),
          focus === 'business' ? '' : inDailyLife(sign, 'hard'),
        ),
      ),
      ...(named.length < 3 ? named.map(helpSection) : []),
    ],
  };
}

/** The signs in first place, followed by others up to a total of three. */
function inOrder(found: readonly SignWithWords[], quality: string, isOfLuck: boolean): Phrase {
  const [first, others] = [firstOf(found), found.slice(firstOf(found).length, maxNamed)].map((signs) =>
    signs.map(({ sign }) => theSign(sign)),
  ) as [string[], string[]];
  return filled(text(isOfLuck ? 'traits.luckiest' : 'traits.answer'), {
    quality,
    first: listed(first),
    others: others.length === 0 ? '' : filled(text('traits.then'), { others: listed(others) }),
  });
}

/** Whether a keyword asks for luck, as in "luckiest in business". */
const asksForLuck = (asked: readonly string[]): boolean => asked.some((word) => word.startsWith('luck'));

/** The signs with the most words of a quality. */
const firstOf = (found: readonly SignWithWords[]): readonly SignWithWords[] =>
  found.filter(({ words }) => words.length === found[0]?.words.length);

/** Maximum number of signs that the answer names and the article describes, if no more come first. */
const maxNamed = 3;

/** How a sign works, loves, keeps friends or decides, whichever is nearest to a quality. */
const textOn = (sign: ZodiacSign, focus: Quality): string =>
  isOfWork(focus)
    ? text(`signs.${sign.id}.work`)
    : focus === 'romance'
      ? text(`signs.${sign.id}.love`)
      : ofFriends.has(focus)
        ? text(`signs.${sign.id}.friends`)
        : inDailyLife(sign, 'decides');

const ofFriends: ReadonlySet<Quality> = new Set([
  'kindness',
  'generosity',
  'loyalty',
  'honesty',
  'humor',
  'sociability',
  'protection',
  'distrust',
  'reserve',
  'forgiveness',
]);

function ofOneSign(one: ZodiacSign, focus: Quality, found: readonly SignWithWords[]): Written {
  const itself = found.find(({ sign }) => sign === one);
  const name = text(`traits.names.${focus}`);
  return {
    title: filled(text('titles.signAndQuality'), { sign: one.name, quality: upperFirst(name) }),
    description: filled(text('titles.signAndQualityAbout'), { sign: one.name, quality: name }),
    sections: [
      answer(
        isUnnamed(focus) ? text(`traits.unnamed.${focus}`) : '',
        itself && !isUnnamed(focus) ? filled(text('traits.one'), { sign: one.name, quality: name }) : '',
        itself
          ? reasonOf(itself, focus)
          : filled(text('traits.not-this'), {
              sign: one.name,
              quality: name,
              signs: listed(found.slice(0, 3).map(({ sign }) => theSign(sign))),
            }),
        // Each sign has a text on how it quarrels, even if its description has no word for temper.
        focus === 'temper' ? inDailyLife(one, 'quarrel') : '',
      ),
      characterSection(one),
      dailySection(one),
      // The answer on temper tells how the sign quarrels.
      focus === 'temper'
        ? prose(text('heads.friends'), text(`signs.${one.id}.friends`), inDailyLife(one, 'hard'))
        : friendsSection(one),
      workSection(one),
      orderSection(focus, found),
      helpSection(one),
    ],
  };
}

/** Maximum number of words of a description that the answer or the table quotes. */
const maxQuoted = 2;

/** Why the first signs have a quality. */
function reasonsOf(found: readonly SignWithWords[], focus: Quality): readonly Phrase[] {
  return found.slice(0, focus === 'business' ? 1 : undefined).map((each) => reasonOf(each, focus));
}

/** A sentence on why a sign has a quality: its manner in business, its short description, or the words about the quality. */
function reasonOf({ sign, words }: SignWithWords, focus: Quality): Phrase {
  if (focus === 'business') return inBusiness(sign);
  if (words.some((word) => sign.traits.toLowerCase().includes(word.toLowerCase())))
    return filled(text('sign.described'), { sign: sign.name, traits: lowerFirst(sign.traits) });
  const sentence = words.find(
    (each) =>
      isSentence(each) &&
      (/^(?:They|It)\b/.test(each) || each.includes(sign.name) || each.includes(plural(sign))),
  );
  if (sentence !== undefined)
    return `${sentence.replace(/^They\b/, plural(sign)).replace(/^It\b/, `The ${sign.name}`)}.`;
  return filled(text('traits.reason'), {
    sign: sign.name,
    words: listed(
      shortest(words)
        .slice(0, isUnnamed(focus) ? 1 : maxQuoted)
        .map((each) => `“${lowerFirst(each)}”`),
    ),
  });
}

/** Whether a description has the words as a sentence, as in “They protect a partner and expect honesty”. */
const isSentence = (words: string): boolean => words.split(' ').length > 5;

/**
 * Words, shortest first, without those that contain a shorter one: “loyalty” is left out beside “loyal”. Sentences are
 * returned only if there are no other words.
 */
function shortest(words: readonly string[]): readonly string[] {
  const phrases = words.filter((word) => !isSentence(word));
  return (phrases.length > 0 ? phrases : words)
    .toSorted((a, b) => a.length - b.length)
    .filter(
      (word, at, sorted) =>
        !sorted.slice(0, at).some((shorter) => word.toLowerCase().startsWith(shorter.toLowerCase())),
    );
}

/** The signs with the quality, each with the words of its description. */
const orderSection = (focus: Quality, found: readonly SignWithWords[]): Section => ({
  heading: text('heads.theSignsInOrder'),
  blocks: [
    paragraph(filled(text('traits.how'), { quality: text(`traits.names.${focus}`) })),
    table(
      text('tables.wordsOfTheDescriptions'),
      text(focus === 'business' ? 'columns.fitsInBusiness' : 'columns.fits'),
      found.map(({ sign, words }): Phrase[] => [
        sign.name,
        upperFirst(
          shortest(words)
            .slice(0, maxQuoted)
            .map((each) => (isSentence(each) ? each : lowerFirst(each)))
            .join('; '),
        ),
        focus === 'business' ? sign.businessTraits : sign.traits,
      ]),
    ),
  ],
});
