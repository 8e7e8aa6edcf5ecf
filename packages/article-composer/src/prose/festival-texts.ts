import type { Festival } from '../understand/subject.ts';
import type { AskedAndAnswered } from './prose-types.ts';
import type { SourceId } from './sources.ts';

interface FestivalProse {
  /** Introduces its day in the lunar calendar, or is a sentence on the course of the sun. */
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
  qingming: {
    rule: 'It follows the sun and not the moon, so its date hardly changes from year to year.',
    heading: 'A day at the graves',
    about: [
      'Families go out to the graves of their forebears, pull the weeds, paint the letters of the stone again, set out tea and fruit and burn paper money. Then they picnic beside it, and children fly kites. The name means clear and bright, and it is that of a solar term; among the great festivals only this one and the solstice of winter go by the sun.',
      'It has swallowed a neighbor, the day of Cold Food, when no fire was lit for Jie Zitui. He had followed a prince into exile, would take no reward, and died with his mother in a wood that the prince, by then a duke, set alight to make him come out.',
    ],
    sources: ['qingming', 'cold food'],
    asked: [
      [
        'Which is the Chinese name of the custom?',
        'Sweeping the graves (掃墓), and in English it is often called Tomb-Sweeping Day.',
      ],
      [
        'Do people have the day off?',
        'Yes: on the mainland only since this century, in Hong Kong, Macau and Taiwan for longer.',
      ],
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
  ghosts: {
    rule: 'Halfway through the seventh month, it is',
    heading: 'Guests whom nobody invited',
    about: [
      'In the seventh month, people say, the gate of the underworld stands open, and those whom no family remembers come up hungry. Rice and fruit are put out for them at the roadside, paper clothes are burned, and lanterns on the water show them the way back. At the open-air operas of Singapore and Malaysia the front row stays empty: those seats are taken.',
      'Two religions share the night. For Daoists it is the birthday of the Officer of Earth, who forgives; Buddhists tell of Mulian, who found his mother starving among the dead and could feed her only by feeding monks.',
    ],
    sources: ['ghosts', 'mulian'],
    asked: [
      [
        'What is not done in that month?',
        'Cautious families do not marry, move house or swim at night before it is over.',
      ],
      [
        'Is it the Chinese Halloween?',
        'The idea is related, the mood is not: one feeds these spirits and is polite to them.',
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
  'winter solstice': {
    rule: 'It is the shortest day of the north, and the fixed point of the whole calendar.',
    heading: 'As great as New Year',
    about: [
      'A saying calls this day as great as New Year (冬至大如年). In the south the family rolls balls of sticky rice and says that with them everybody has become a year older; in the north there are dumplings, for otherwise, so children hear, the ears freeze off. Emperors went to the Altar of Heaven at dawn.',
      'Those who reckon the calendar begin here. The solstice always lies in the eleventh month, and from one to the next it is decided whether a leap month is needed. Countryfolk count nine times nine days onward, some of them by painting one petal of a plum branch a day; with the last petal it is spring.',
    ],
    sources: ['dongzhi', 'calendar'],
    asked: [
      [
        'Does the zodiac year begin at the solstice?',
        'No. It begins at New Year, as a rule with the second new moon after it.',
      ],
      [
        'Why is the day not the same everywhere?',
        'The sun reaches the point at one moment for the whole earth, and clocks elsewhere may show another day.',
      ],
    ],
  },
  laba: {
    rule: 'Its name says the date, the eighth of the month La:',
    heading: 'A bowl of porridge in the cold',
    about: [
      'On this morning one cooks everything that the jars hold, rice, millet, beans, dates, nuts and lotus seeds, into a porridge and brings bowls of it to the neighbors. Monasteries give it out at the gate, since Buddhists remember that a milkmaid’s rice restored Gautama before he sat down under the tree and was enlightened.',
      'The month was that of La, the great winter sacrifice, and is still called so. In Beijing garlic is put into vinegar on the day; it turns jade green by New Year’s Eve and is eaten with the dumplings.',
    ],
    sources: ['laba'],
    asked: [
      [
        'Has it to do with New Year?',
        'It opens the season. A children’s rhyme says that after Laba comes the year.',
      ],
      ['Is it a day of rest?', 'No, offices are open.'],
    ],
  },
  'kitchen god': {
    rule: 'In the north it is kept on',
    heading: 'A report to heaven',
    about: [
      'His picture hangs above the stove, and from there he has seen all that was said and wasted. Once a year he rides to heaven to tell the Jade Emperor. So his lips are smeared with malt sugar, either to sweeten the words or to glue the teeth; the picture is burned, and he rises with the smoke.',
      'While he is away the house is swept, for he cannot object. A fresh print is pasted up on New Year’s Eve. Southern families say goodbye to him a day later than northern ones, and an old rule gave officials, people and boatmen three days in turn.',
    ],
    sources: ['kitchen god'],
    asked: [
      [
        'Why is it called Little New Year?',
        'Because the preparations begin with it: cleaning, shopping, and the journeys home.',
      ],
      [
        'Who is the Jade Emperor?',
        'The ruler of heaven in popular religion. He is the one for whom the animals ran their race.',
      ],
    ],
  },
};
