import { zodiacSigns, type ZodiacSign } from '@org/zodiac-core';
import type { Article } from '../article-parts.ts';
import { paragraph, sourcesNote, table } from '../claims/markup.ts';
import { listed, say, textOf, type Phrase } from '../claims/passage.ts';
import { qualityTexts } from '../prose/quality-texts.ts';
import { sourceById } from '../prose/sources.ts';
import { qualityIn, type Quality } from '../understand/qualities.ts';
import { characterOf, placeInCircle } from '../wording/sign-phrases.ts';
import { lowerFirst } from '../wording/words.ts';

/** What in the description of a sign bears a quality out, the trades in the line on work, the others in its character. */
const evidence: Readonly<Record<Quality, RegExp>> = {
  clever: /witted|clever|judge?ment|inventi|strategy|concentration|learning/i,
  kind: /kind|gentle|empathy|generosity|warm-hearted|hospitality/i,
  loyal: /loyal|promises|reliab|dependable/i,
  brave: /brave|courage/i,
  creative: /creativ|imagination|inventi|craft|good taste$/i,
  honest: /honest|sincer|forthright|straight talk/i,
  ambitious: /ambitious|^drive|vision|competitive/i,
  calm: /calm|^patien|patience|easy-going|tolerance/i,
  funny: /humou?r|playful|cheerful/i,
  stubborn: /stubborn|strong-willed/i,
  sensitive: /criticism|unsettled|empathy|worries/i,
  'hot-tempered': /^impatient|blunt|speaks before|personally/i,
  secretive: /guards|keeps doubts|says less|discretion/i,
  lazy: /puts off|drifts|starts more/i,
  teacher: /teaching/i,
  engineer: /engineering/i,
  writer: /writing|editing|journalism/i,
  artist: /^art|design|music|stage/i,
  scientist: /science|research/i,
  programmer: /software/i,
  seller: /sales/i,
  accountant: /accounting|finance/i,
  founder: /founding|entrepreneurship/i,
  athlete: /sport/i,
};

/** The words of a sign's description that bear a quality out. */
export function wordsForQuality(sign: ZodiacSign, quality: Quality): string[] {
  const parts = (text: string): string[] => text.replace(/\.$/, '').split(/, | and /);
  return [
    ...parts(sign.traits),
    ...sign.strengths,
    ...sign.weaknesses,
    ...parts(sign.careerStrengths),
  ].filter((words) => evidence[quality].test(words));
}

/** Whether the description of a sign has the quality or the trade that a keyword asks for; empty if it asks for none. */
export function verdictOnQuality(sign: ZodiacSign, text: string): Phrase {
  const quality = qualityIn(text);
  if (quality === undefined) return '';
  const words = wordsForQuality(sign, quality).map(lowerFirst);
  return words.length > 0
    ? say`Yes, by the description of the ${sign.name}: ${listed(words)}.`
    : `Nothing in the description of the ${sign.name} says so.`;
}

/** Answers which signs tradition describes by a quality. */
export function qualityArticle(quality: Quality): Article {
  const { most, title, text } = qualityTexts[quality];
  const signs = zodiacSigns.filter((sign) => wordsForQuality(sign, quality).length > 0);
  const names = listed(signs.map(({ name }) => name));
  return {
    title: `${title} in the Chinese Zodiac`,
    description: `${title} in the Chinese zodiac by tradition: what their descriptions say, word for word, and how all twelve signs are described.`,
    sections: [
      {
        heading: '',
        blocks: [
          paragraph(
            signs.length === 1
              ? say`By its description ${most} is the ${names}; no rule ranks the signs.`
              : say`No rule names ${most}; the descriptions fit ${names}.`,
          ),
        ],
      },
      {
        heading: 'What is said of them',
        blocks: [
          paragraph(text),
          table(
            signs.length === 1 ? 'The sign, and the words that fit' : 'The signs, and the words that fit',
            ['Sign', 'Place', 'In its description'],
            signs.map((sign): Phrase[] => [
              say`${sign.name} (${characterOf(sign)})`,
              placeInCircle(sign),
              textOf(listed(wordsForQuality(sign, quality).map(lowerFirst))),
            ]),
          ),
          sourcesNote([sourceById('zodiac')]),
        ],
      },
      {
        heading: 'All twelve in three words',
        blocks: [
          table(
            'How each sign is described',
            ['Sign', 'Said of it'],
            zodiacSigns.map((sign): Phrase[] => [sign.name, sign.traits]),
          ),
        ],
      },
    ],
  };
}
