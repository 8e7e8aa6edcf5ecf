import { zodiacSigns, type CalendarDate } from '@org/zodiac-core';
import { text } from '@org/content/articles';
import { filled, filledIn } from '../claims/filled.ts';
import { bulletList, paragraph, table, type Markup } from '../claims/markup.ts';
import { listed, say, stated, type Phrase } from '../claims/passage.ts';
import type { Entities } from '../keyword/entities.ts';
import { answer, luckyTable, prose, theSign } from '../sections/sign-sections.ts';
import {
  adviceOfPath,
  countedYears,
  dateOfSum,
  datesOfLifePath,
  daysByLifePath,
  isNeverReached,
  lifePath,
  lifePaths,
  neverReached,
  readingOfPath,
  stepsInWords,
  sumInWords,
} from '../wording/number-phrases.ts';
import { luckyNumber } from '../wording/sign-phrases.ts';
import type { Kind, KindArticle } from '../kind.ts';

type Focus = 'life path' | 'lucky';

/** A life path number, or a lucky number. */
export const number: Kind<Focus> = {
  id: 'number',
  needs: {},
  needsWords: true,
  usesNumber: true,
  fits: ({ number: one, words }) => one !== undefined && (one <= 9 || (isMaster(one) && !asksForLuck(words))),
  focuses: {
    'life path': 'life path paths numerology master number numbers destiny personality career love',
    lucky: 'lucky unlucky luck why number numbers chinese china culture feng shui angel avoided death four',
  },
  category: () => 'numbers',
  key: ({ number: one }, focus) => `${focus} ${one ?? ''}`,
  write({ number: one }: Entities, focus): KindArticle {
    const isLifePath = one !== undefined && (one <= 9 || isMaster(one));
    if (focus === 'lucky' && one !== undefined && one <= 9) return writeLucky(one);
    return writeLifePath(isLifePath ? one : 1);
  },
};

const asksForLuck = (words: readonly string[]): boolean => words.some((word) => /luck/.test(word));

const isMaster = (one: number): boolean => one === 11 || one === 22 || one === 33;

const bars = (current: number): KindArticle['figure'] => {
  const days = daysByLifePath();
  const [first, last] = countedYears.map(String);
  return {
    kind: 'bars',
    caption: filledIn(text('titles.birthDatesByPath'), { first: first ?? '', last: last ?? '' }),
    bars: lifePaths.map((each) => ({ label: String(each), value: days.get(each) ?? 0 })),
    current: String(current),
  };
};

function writeLifePath(one: number): KindArticle {
  const shown = stated(lifePath(one), (claim) => String(claim.number));
  return {
    title: filled(text('titles.lifePath'), { number: shown }),
    description: filled(text('titles.lifePathAbout'), {
      number: shown,
      title: stated(lifePath(one), ({ title }) => title),
    }),
    sections: [
      answer(readingOfPath(one)),
      {
        heading: text('heads.help'),
        blocks: [
          paragraph(filled(text('number.helps'), { number: nameOfPath(one) })),
          bulletList([adviceOfPath(one).helps]),
          paragraph(adviceOfPath(one).onPath),
        ],
      },
      ...(isNeverReached(one)
        ? [prose(text('heads.workedExamples'), say`${neverReached(one)}.`)]
        : [
            {
              heading: text('heads.workedExamples'),
              blocks: [
                sumsTable(
                  filled(text('titles.birthDatesOfPath'), { number: shown }),
                  datesOfLifePath(one, 6),
                ),
              ],
            },
          ]),
      { heading: text('heads.allLifePathNumbers'), blocks: [lifePathsTable()] },
      prose(text('heads.howToFindIt'), ...text('topics.life paths.first').slice(1)),
      prose(text('heads.whereItComesFrom'), ...text('topics.life paths.second').slice(1)),
    ],
    questions: [
      ...(isMaster(one)
        ? [[text('questions.master-number.ask'), text('questions.master-number.say')] as const]
        : []),
      [text('questions.birthday-number.ask'), text('questions.birthday-number.say')],
    ],
    figure: bars(one),
    sources: ['numerology'],
  };
}

export const digits = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const;

const nameOfPath = (one: number): Phrase => stated(lifePath(one), (claim) => String(claim.number));

/** All life path numbers with their names. */
export const lifePathsTable = (): Markup =>
  table(
    text('tables.theNamesOfTheNumbers'),
    text('columns.lifePaths'),
    lifePaths.map((each): Phrase[] => [
      stated(lifePath(each), (claim) => String(claim.number)),
      stated(lifePath(each), (claim) => claim.title),
      stated(lifePath(each), (claim) => claim.text),
    ]),
  );

/** Some birth dates with the sums of their digits. */
export const sumsTable = (caption: Phrase, dates: readonly CalendarDate[]): Markup =>
  table(
    caption,
    text('columns.sums'),
    dates.map((each): Phrase[] => [dateOfSum(each), sumInWords(each), stepsInWords(each)]),
  );

function writeLucky(one: number): KindArticle {
  const signs = zodiacSigns.filter(({ luckyNumbers: numbers }) => numbers.includes(one));
  const [first] = signs;
  const shown: Phrase = first ? luckyNumber(first, one) : (digits[one - 1] ?? '');
  const isAvoided = one === 4;
  const ofDigit = text(`number.digits.${digits[one - 1] ?? 'one'}`);
  const ofSigns = first
    ? filled(text('number.lucky'), { number: shown, signs: listed(signs.map(theSign)) })
    : filled(text('number.none'), { number: shown });
  return {
    title: filled(text(isAvoided ? 'titles.unluckyNumber' : 'titles.luckyNumber'), { number: shown }),
    description: filled(text('titles.luckyNumberAbout'), { number: shown }),
    sections: [
      answer(ofDigit, one === 8 ? text('number.olympics') : '', ofSigns),
      {
        heading: text('heads.numbersBySound'),
        blocks: [
          paragraph(text('number.by-sound')),
          bulletList(digits.flatMap((digit, at) => (at === one - 1 ? [] : [text(`number.digits.${digit}`)]))),
        ],
      },
      { heading: text('heads.allTwelveSigns'), blocks: [luckyTable()] },
      prose(text('heads.numbersBySign'), ...text('topics.numbers.second').slice(1)),
    ],
    figure: {
      kind: 'wheel',
      caption: filledIn(text('titles.signsWithNumber'), { one: String(one) }),
      groups: [signs.map(({ id }) => id)],
    },
    sources: ['chinese numbers'],
  };
}
