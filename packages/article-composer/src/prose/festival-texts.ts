import type { Festival } from '../understand/subject.ts';
import type { AskedAndAnswered } from './prose-types.ts';
import type { SourceId } from './sources.ts';

interface FestivalProse {
  /** Introduces its day in the lunar calendar. */
  readonly rule: string;
  readonly heading: string;
  readonly about: readonly string[];
  /** What they are from. */
  readonly sources: readonly [SourceId, ...SourceId[]];
  /** What its readers ask, beside its dates. */
  readonly asked: readonly AskedAndAnswered[];
}

export const festivalTexts: Readonly<Record<Festival, FestivalProse>> = {
  lantern: {
    rule: 'Its full moon ends the New Year season:',
    heading: 'What is done with the lanterns',
    about: [
      'The Lantern Festival is the first full moon of the lunar year, and with it the New Year season ends. Streets and temples hang out lanterns after dark. Riddles are pinned to some of them, and whoever solves one may take the paper down.',
      'The dish of the evening is a round dumpling of sticky rice in broth, called tangyuan in the south and yuanxiao in the north; its shape stands for the family that sits together.',
    ],
    sources: ['lantern'],
    asked: [
      ['Is it the end of Chinese New Year?', 'Yes. The season lasts from New Year’s Eve to this full moon.'],
      ['Does a sign own it?', 'None does. Lanterns often show the animal of the new year.'],
    ],
  },
  'dragon boat': {
    rule: 'Of the lunar calendar it is',
    heading: 'Boats, rice and a poet',
    about: [
      'Long narrow boats with a dragon’s head race to a drum. The festival meal is zongzi, sticky rice that is wrapped in leaves and steamed. Bunches of mugwort are hung at the door, because the fifth month was thought to bring illness.',
      'The story told about it is that of Qu Yuan, a poet of the state of Chu who drowned himself in a river; the people rowed out to look for him, and threw rice into the water.',
    ],
    sources: ['qu yuan', 'dragon boat'],
    asked: [
      [
        'Is it a feast of the Dragon sign?',
        'No. The dragon is the figurehead of the boats, and every year has the festival.',
      ],
      ['Why is its date different each year?', 'It is fixed in the lunar calendar, whose New Year moves.'],
    ],
  },
  sevens: {
    rule: 'The sevens in its name are those of',
    heading: 'The Herdsman and the Weaver',
    about: [
      'On this night two stars meet, says the tale. The Weaver is Vega and the Herdsman Altair, a married couple whom heaven parted, one on each bank of the Milky Way. Once a year magpies make a bridge for them.',
      'Girls used to ask the Weaver for skill with the needle. Shops now sell the day as the Chinese Valentine’s Day.',
    ],
    sources: ['herdsman'],
    asked: [
      ['Does it say who suits whom?', 'No. It is a date and a tale; the signs have no part in either.'],
      [
        'Is Japan’s Tanabata the same?',
        'It has the same tale. Most of Japan keeps it on the seventh of July.',
      ],
    ],
  },
  'mid-autumn': {
    rule: 'By the moon, whose fullest night it celebrates, it is',
    heading: 'Under the full moon',
    about: [
      'Families look at the full moon of the eighth month together and share moon cakes, round pastries with a heavy filling of lotus paste or beans, often with a salted egg yolk inside for a moon. Children carry lanterns.',
      'In the moon lives Chang’e, who drank the elixir of life and floated away from her husband, the archer Yi. A rabbit keeps her company there and pounds medicine in a mortar.',
    ],
    sources: ['chang e'],
    asked: [
      [
        'Is the rabbit in the moon the zodiac’s?',
        'The tales do not say so. The Rabbit of the zodiac crossed a river.',
      ],
      ['Is it always a full moon?', 'The moon is full on that day or within two days of it.'],
    ],
  },
  'double ninth': {
    rule: 'Both nines of its name come from',
    heading: 'Climbing a hill in autumn',
    about: [
      'Nine is the largest odd digit, odd numbers are Yang, and here it stands twice; so the day was held to need a precaution. People climb a hill, wear a sprig of dogwood and drink wine with chrysanthemums.',
      'The word for nine sounds like that for lasting, and the day has become one for visiting old people as well.',
    ],
    sources: ['huan jing'],
    asked: [
      [
        'Why does one climb?',
        'In the tale a man took his family uphill on that day, and a plague passed below them.',
      ],
      ['Is it a holiday?', 'In Hong Kong and Macau it is a public one; on the mainland shops stay open.'],
    ],
  },
};
