import { zodiacSigns, type ZodiacSign } from '@org/zodiac-core';
import { text } from '@org/content/articles';
import type { Section } from '../article-parts.ts';
import { filled } from '../claims/filled.ts';
import { table } from '../claims/markup.ts';
import { listed, lowerFirst, upperFirst, type Phrase } from '../claims/passage.ts';
import {
  answer,
  characterSection,
  dailySection,
  helpSection,
  prose,
  theSign,
} from '../sections/sign-sections.ts';
import type { Kind } from '../kind.ts';

/** Patterns for each quality or trade in descriptions, and the words that ask for it. */
const qualities = {
  cleverness: [
    /witted|clever|judge?ment|inventi|strategy|concentration|learning/i,
    'smart smartest clever cleverest intelligent intelligence wisest genius',
  ],
  kindness: [
    /kind|gentle|empathy|generosity|warm-hearted|hospitality/i,
    'kindest kindness nice nicest gentle gentlest caring sweetest',
  ],
  loyalty: [/loyal|promises|reliab|dependable/i, 'loyal loyalty faithful trustworthy reliable'],
  courage: [/brave|courage/i, 'brave bravest courage courageous fearless'],
  creativity: [
    /creativ|imagination|inventi|craft|good taste$/i,
    'creative creativity artistic imaginative artist artists designer musician',
  ],
  honesty: [/honest|sincer|forthright|straight talk/i, 'honest honesty sincere truthful'],
  ambition: [/ambitious|^drive|vision|competitive/i, 'ambitious ambition competitive driven'],
  diligence: [
    /diligen|hardworking|dependable|endurance|persist|steady|stamina/i,
    'hardest hardworking hard working diligent diligence disciplined',
  ],
  calm: [/calm|^patien|patience|easy-going|tolerance/i, 'calm calmest patient patience peaceful'],
  humor: [/humou?r|playful|cheerful/i, 'funny funniest humor playful cheerful'],
  stubbornness: [/stubborn|strong-willed/i, 'stubborn stubbornest stubbornness'],
  sensitivity: [/criticism|unsettled|empathy|worries/i, 'sensitive emotional moody'],
  business: [
    /business|entrepreneur|founding|sales|trade|negotiat|leader|management|strategy|judgment|drive/i,
    'business entrepreneur entrepreneurs ceo success successful luckiest boss leader leaders leadership',
  ],
  teaching: [/teaching/i, 'teacher teachers teaching'],
  engineering: [/engineering/i, 'engineer engineers engineering'],
  writing: [/writing|editing|journalism/i, 'writer writers author authors journalist'],
  science: [/science|research/i, 'scientist scientists researcher'],
  accounting: [/accounting|finance/i, 'accountant accountants accounting'],
} as const;
type Quality = keyof typeof qualities;

const focuses = Object.fromEntries(
  Object.entries(qualities).map(([name, [, words]]) => [name, words]),
) as Readonly<Record<Quality, string>>;

/** The signs that tradition describes by a quality or for a trade, in order, with reasons. */
export const quality: Kind<Quality> = {
  id: 'signs by quality',
  needs: {},
  needsWords: true,
  focuses,
  category: () => 'signs',
  key: (_entities, focus) => `quality ${focus}`,
  write({ words: asked }, focus) {
    const found = zodiacSigns
      .map((sign) => ({ sign, words: wordsFor(sign, focus) }))
      .filter(({ words }) => words.length > 0)
      .toSorted((a, b) => b.words.length - a.words.length);
    const isOfWork = ['business', 'teaching', 'engineering', 'writing', 'science', 'accounting'].includes(
      focus,
    );
    const named = found.slice(0, 3).map(({ sign }) => sign);
    return {
      title: text(`traits.titles.${focus}`),
      description: filled(text('titles.qualityAbout'), { quality: focus }),
      sections: [
        answer(
          filled(text('traits.answer'), { signs: listed(named.map(theSign)), quality: focus }),
          ...found.slice(0, 2).map(({ sign, words }) =>
            filled(text('traits.reason'), {
              sign: sign.name,
              words: listed(words.map((each) => `“${lowerFirst(each)}”`)),
            }),
          ),
        ),
        prose(
          text('heads.howThisOrderIsMade'),
          filled(text('traits.how'), { quality: focus }),
          text('traits.none'),
        ),
        {
          heading: text('heads.theSignsInOrder'),
          blocks: [
            table(
              text('tables.wordsOfTheDescriptions'),
              text(isOfWork ? 'columns.fitsInBusiness' : 'columns.fits'),
              found.map(({ sign, words }): Phrase[] => [
                sign.name,
                upperFirst(words.map(lowerFirst).join('; ')),
                isOfWork ? sign.businessTraits : sign.traits,
              ]),
            ),
          ],
        },
        // Two signs are too few for an article; they are a section of a larger one.
        ...(found.length > 2 ? [othersInShort(found.map(({ sign }) => sign))] : []),
        ...named.flatMap((sign) => [
          characterSection(sign),
          ...(found.length > 2 ? [dailySection(sign)] : []),
          { ...helpSection(sign), heading: filled(text('titles.helpOfSign'), { sign: sign.name }) },
        ]),
        ...(asked.some((word) => word.startsWith('luck'))
          ? [
              prose(
                text('topics.luckiest.title'),
                text('topics.luckiest.answer'),
                ...text('topics.luckiest.first').slice(1),
              ),
            ]
          : []),
      ],
      questions: [[text('questions.better-sign.ask'), text('questions.better-sign.say')]],
      figure: {
        kind: 'wheel',
        caption: text('titles.signsThatFit'),
        groups: [found.map(({ sign }) => sign.id)],
      },
      sources: ['zodiac'],
    };
  },
  larger: () => 'chinese zodiac animals',
};

/** The signs whose descriptions do not have the quality. */
const othersInShort = (found: readonly ZodiacSign[]): Section => ({
  heading: text('heads.otherSigns'),
  blocks: [
    table(
      text('tables.otherSigns'),
      text('columns.inShort'),
      zodiacSigns.filter((sign) => !found.includes(sign)).map(({ name, traits }) => [name, traits]),
    ),
  ],
});

function wordsFor(sign: ZodiacSign, asked: Quality): string[] {
  const parts = (words: string): string[] => words.replace(/\.$/, '').split(/, | and /);
  const [pattern] = qualities[asked];
  const said = [
    ...parts(sign.traits),
    ...sign.strengths,
    ...sign.weaknesses,
    ...parts(sign.careerStrengths),
  ].filter((words) => pattern.test(words));
  return [...new Map(said.map((words) => [words.toLowerCase(), words])).values()];
}
