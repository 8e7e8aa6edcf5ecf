import type { TopicProse } from '../prose-types.ts';

export type OverviewTopic = 'years' | 'twelve' | 'chart' | 'find' | 'reading' | 'belief';

export const overviewTopics: Readonly<Record<OverviewTopic, TopicProse>> = {
  years: {
    title: 'Chinese Zodiac Years and Their Exact Dates',
    description:
      'A century of Chinese zodiac years with animal, element, first and last day, and how to read the table for a January birthday.',
    answer:
      'A Chinese zodiac year begins on a new moon between the third week of January and the third of February, so it never agrees with the Gregorian one.',
    sections: [
      [
        'How to read the table',
        'Find the line whose days enclose the birthday. The animal in it is the sign, and the word before it is the element of the year. A birthday in January is usually found in the line above the one that one expects.',
      ],
      [
        'What repeats and what does not',
        'After twelve years the animal returns, after sixty the animal with its element. The date of New Year nearly returns after nineteen, within a day or two, because nineteen years of the sun are almost exactly as long as two hundred and thirty-five months of the moon.',
      ],
    ],
    sources: ['calendar'],
  },
  twelve: {
    title: 'The Twelve Animals of the Chinese Zodiac',
    description:
      'The twelve animals in their order, with character, place and hour, how the circle is used, and where it comes from.',
    answer:
      'The twelve animals of the Chinese zodiac are, in order, Rat, Ox, Tiger, Rabbit, Dragon, Snake, Horse, Goat, Monkey, Rooster, Dog and Pig; each rules one year of twelve.',
    sections: [
      [
        'What the circle is for',
        'It counts. Before the animals came the twelve branches, a row of characters for years, months, days and hours, and the animals were given to these so that people who did not read could keep them apart. To ask somebody’s sign is, to this day, to ask for their age with good manners.',
      ],
      [
        'How old it is',
        'Bamboo slips from graves of the third century before our era list animals for the branches and what kind of thief comes in the hour of each. By the first century of our era the twelve are those of today. From China they traveled to Japan, Korea, Vietnam, Tibet and the steppe.',
      ],
      [
        'More than the year',
        'The year’s animal is the public one. In a full chart month, day and hour have theirs too, and readers of charts take the day as the person. Two people of one year may thus have little in common, as every school class demonstrates.',
      ],
    ],
    sources: ['shuihudi', 'zodiac'],
  },
  chart: {
    title: 'Chinese Zodiac Compatibility Chart',
    description:
      'All pairs of the twelve signs in one chart, with our points, the rules of tradition behind them, and how to read it.',
    answer:
      'In the Chinese zodiac signs go together best if they stand four places apart (three harmonies) or are secret friends (six harmonies), and worst if they face each other on the circle.',
    sections: [
      [
        'How to read it',
        'Find one sign on the left and the other at the top. The points are ours, on a scale of a hundred; the rules that they are reckoned from are traditional, and where two rules meet, both count.',
      ],
      [
        'What a chart leaves out',
        'Matchmakers never went by the year alone. They compared all four pillars of both people, with the day as the most important, and then asked what the families thought. A low number here is a remark about two calendar signs, and many good marriages were made against one.',
      ],
    ],
    sources: ['branches'],
  },
  find: {
    title: 'How to Find Your Chinese Zodiac Sign',
    description:
      'Find your Chinese zodiac sign by date of birth: the table of years with first and last days, and the catch with January.',
    answer:
      'To find your Chinese zodiac sign, look up the zodiac year whose days enclose your birthday; the animal of that year is your sign.',
    sections: [
      [
        'The catch',
        'The year on the passport is enough only from the end of February to December. Earlier birthdays can belong to the year before, since New Year moves. So look at the days in the table, and not just at the number.',
      ],
      [
        'Then the finer points',
        'The word before the animal is the year’s element. If you know the hour of your birth, you have an animal of the hour as well. People who were born in the first days of February may find two answers, by New Year and by the Start of Spring; by custom the first is the sign.',
      ],
    ],
    sources: ['calendar'],
  },
  reading: {
    title: 'What a Chinese Zodiac Reading Is Made Of',
    description:
      'Year, month, day and hour: what goes into a Chinese zodiac reading, what you need for one, and what it cannot tell.',
    answer:
      'A Chinese zodiac reading interprets the animals and elements of the year, month, day and hour of a birth, the four pillars (四柱).',
    sections: [
      [
        'The four pillars',
        'Each pillar has a stem and a branch, so that eight characters (八字) make up the chart. The year is read for family and background, the month for work, the day for the person and for marriage, the hour for plans and for later life. The stem of the day is taken as oneself, and the other seven are weighed against it.',
      ],
      [
        'What you need',
        'A date, the time if it is known, and the place, since hours are counted by the sun there. Without the time one pillar is missing; the other three are still good. Nothing else is needed, and a reader who asks for more is curious.',
      ],
      [
        'What it cannot tell',
        'It describes, in images that are two thousand years old, and makes you think about yourself in an unaccustomed order. It does not foresee events. A reading that frightens has been badly written.',
      ],
    ],
    sources: ['four pillars'],
  },
  belief: {
    title: 'Is the Chinese Zodiac Real?',
    description:
      'The calendar behind the Chinese zodiac is exact; its descriptions of character are tradition, without evidence. What can be checked.',
    answer:
      'The calendar of the Chinese zodiac is real and exact; for what it says of character or fate we know of no evidence, and it is best read as tradition.',
    sections: [
      [
        'What can be checked',
        'New Year’s Day follows from the sun and the moon, so anyone can reckon the animal of a date and find the same one. The order of the twelve is found in sources of two thousand years.',
      ],
      [
        'What cannot',
        'One person in twelve has the same sign. A description that fits so many is made of words that fit most of us, which psychologists call the Barnum effect.',
      ],
      [
        'What belief does',
        'Belief itself leaves traces. In Japan births fell by about a quarter in the last year of the Fire Horse, and in parts of Chinese Asia more children are born in years of the Dragon. That is the work of parents, not of animals.',
      ],
    ],
    sources: ['forer', 'fire horse'],
  },
};
