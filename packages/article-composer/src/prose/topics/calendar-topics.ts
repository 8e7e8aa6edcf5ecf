import type { TopicProse } from '../prose-types.ts';

export type CalendarTopic =
  | 'leap month'
  | 'leap month of 2033'
  | 'solar terms'
  | 'calendar'
  | 'spring'
  | 'cycle'
  | 'hours'
  | 'polarity'
  | 'elements'
  | 'new year'
  | 'january';

export const calendarTopics: Readonly<Record<CalendarTopic, TopicProse>> = {
  'leap month': {
    title: 'Leap Months in the Chinese Calendar',
    description:
      'Why some Chinese years have a thirteenth month, how it is found, which years have one, and what it means for a birthday.',
    answer:
      'A leap month is a thirteenth month that keeps the Chinese calendar in step with the sun; about seven years in nineteen have one.',
    sections: [
      [
        'Why it is needed',
        'Twelve months from new moon to new moon are eleven days short of a year of the sun. Without a correction New Year would wander through the seasons, as the months of Islam do. So as soon as the shortage has grown to a month, one is put in.',
        'It has no number of its own. It repeats the number of the month before and is called, say, the second sixth month.',
      ],
      [
        'Which month is doubled',
        'The year of the sun is divided into twelve equal arcs whose beginnings are called principal terms (中氣); the winter solstice is one of them. Every ordinary month contains one. Where thirteen new moons fall between two winter solstices, the first month without such a term is the leap month.',
      ],
      [
        'Birthdays in it',
        'Somebody born in a leap month keeps the birthday in the ordinary month of that number in most families, since the leap one may not come back for decades. The sign of the year is unaffected, because a leap month always belongs to the year it stands in.',
      ],
    ],
    sources: ['calendar'],
  },
  'leap month of 2033': {
    title: 'The Leap Month After the Winter Solstice',
    description:
      'Old almanacs doubled another month of the year: why the rule of the solstices decides, with the months and the terms in them.',
    answer:
      'Old almanacs put a leap month after the seventh month of the year; by the rule of the solstices it stands after the eleventh.',
    sections: [
      [
        'Where the trap is',
        'Every second term of the sun is a principal one, and a month without such a term is usually the leap month. The eighth month of this year has none, since one falls on the eve of its first day and the next just after its last. Whoever stops there doubles the seventh month.',
        'The rule asks something else first: how many new moons lie between two winter solstices? From that of the year before to that of this one there are only twelve, so no month may be put in, whatever it contains. In the following span there are thirteen, and its first month without a principal term comes right after the solstice.',
      ],
      [
        'What would have gone wrong',
        'With the seventh month doubled, the Mid-Autumn moon and the Double Ninth would have been kept a month late, and the solstice would have slipped out of the eleventh month. The mistake was seen in the last decade of the twentieth century, and tables were corrected.',
      ],
      [
        'Why it is so rare',
        'Around the turn of the year the earth moves fastest, and terms follow each other more quickly than moons do. Two principal terms can then share a month while neighbors go empty. Such false leap months are ignored; this winter has one more, after New Year.',
      ],
    ],
    sources: ['calendar', 'aslaksen'],
  },
  'solar terms': {
    title: 'The Twenty-Four Solar Terms (節氣), With Dates',
    description:
      'All solar terms of the Chinese calendar in English and Chinese, with their days, and how they are found from the sun.',
    answer:
      'The solar terms (節氣) cut the sun’s year into twenty-four equal arcs of fifteen degrees, from the Start of Spring in February to the Greater Cold in January.',
    sections: [
      [
        'How they are found',
        'Each term is the moment at which the sun, as seen from the earth, has moved on by a twenty-fourth of its circle. The equinoxes and solstices are four of them. Since the earth is faster in winter, terms lie a little closer together then; in summer there are up to sixteen days between two.',
      ],
      [
        'Names for the fields',
        'Frost, dew, rain and the ripening of grain gave the names, as one saw them on the Yellow River two thousand years ago. In Canton it does not snow at Lesser Snow. A rhyme of four lines with one character for each term is learned at school.',
      ],
      [
        'What they decide today',
        'They number the months, for the twelve principal ones belong to a month each. Two are feasts as well, Clear and Bright and the Winter Solstice. Readers of birth charts begin their months with the other twelve, and their year with the Start of Spring.',
      ],
    ],
    sources: ['solar terms', 'calendar'],
  },
  calendar: {
    title: 'How the Chinese Calendar Works',
    description:
      'Months by the moon, years by the sun: how the Chinese calendar finds its months, its New Year and its leap months, with dates.',
    answer:
      'The Chinese calendar takes its months from the moon and its years from the sun: each month begins on the day of a new moon, and the winter solstice always lies in the eleventh.',
    sections: [
      [
        'Moon for the month',
        'The first of a month is the day, by the clock of China, on which the moon is exactly between earth and sun. Full moon falls near the fifteenth. Months have twenty-nine or thirty days, and the sequence is not regular, for the moon’s path is not.',
      ],
      [
        'Sun for the year',
        'Farmers need the sun, and for them the year was cut into twenty-four terms with names such as Awakening of Insects or Grain in Ear. Twelve of these fix the numbers of the months. The moon has the feasts, so to speak, and the sun the fieldwork.',
        'New Year’s Day is, as a rule, the second new moon after the winter solstice; it is the third when a leap month has come between.',
      ],
      [
        'Who keeps it now',
        'It was reformed for the last time under the Qing, by Jesuit astronomers among others, and is computed today at the Purple Mountain Observatory in Nanjing. Offices and schools have gone by the Gregorian calendar since the Republic. Feasts, funerals and grandmothers’ birthdays have not.',
      ],
    ],
    sources: ['calendar'],
  },
  spring: {
    title: 'Start of Spring (立春) or New Year’s Day?',
    description:
      'Two days can begin the animal’s year. Which schools use the Start of Spring, which New Year’s Day, and both dates for twelve years.',
    answer:
      'The Start of Spring (立春, lì chūn) is the day on which readers of birth charts change the year’s animal; everyone else changes it on New Year’s Day.',
    sections: [
      [
        'What it is',
        'The Start of Spring is the first of the twenty-four solar terms, halfway between the winter solstice and the equinox. It depends upon the sun alone and so falls in the first days of February each year.',
        'In the four pillars (八字) everything is counted by the sun, and it would be odd to change the year by the moon. Hence the two rules: the sign that a restaurant, a newspaper or a family uses goes by New Year’s Day, the year pillar of a chart by the Start of Spring.',
      ],
      [
        'Whom it concerns',
        'Only birthdays between the two days, at the end of January and in the first half of February. For these, two honest sources can name two animals, each correct by its rule. We give the one by New Year’s Day as the sign and mention the other.',
      ],
    ],
    sources: ['spring'],
  },
  cycle: {
    title: 'The Sixty-Year Cycle of Stems and Branches',
    description:
      'How ten stems and twelve branches make sixty names, what they say of element and polarity, and the names of the years around this one.',
    answer:
      'The sexagenary cycle (六十甲子) is a count of sixty names, each made of one of ten heavenly stems and one of twelve earthly branches.',
    sections: [
      [
        'Why sixty and not a hundred and twenty',
        'Stem and branch move on together, one step at a time. The stems are through after ten and the branches after twelve, so the first pair comes back when both are through at once, which happens after sixty. A Yang stem never meets a Yin branch, and half of the pairs one could write do not exist.',
      ],
      [
        'What a name tells',
        'The stem gives the element and its polarity: two stems to each of the five, the first Yang, the second Yin. From the branch comes the animal. Wood over the branch of the Rat opens the cycle, and Water over that of the Pig closes it.',
        'Days were counted in this way more than three thousand years ago, on oracle bones, and the count is said not to have been broken since. Years came later. A sixtieth birthday (花甲) is a great feast because one’s own name has come round.',
      ],
    ],
    sources: ['cycle'],
  },
  hours: {
    title: 'The Twelve Double Hours (時辰) and Their Signs',
    description:
      'The old Chinese day had twelve hours, each of an animal. All of them with their times by the sun, and how a birth is placed.',
    answer:
      'The old Chinese day had twelve double hours (時辰), one for each animal, beginning with the Rat in the middle of the night.',
    sections: [
      [
        'How a birth is placed',
        'The hours go by the sun: noon is when the sun is highest, in the middle of the hour of the Horse. Your clock shows zone time, sometimes with an hour of summer time on top, so a birth near a border of two hours needs the place as well as the minute.',
        'In a reading by four pillars the hour is the fourth, and is read for the later part of life. Whoever does not know it leaves it out; three pillars that are certain are better than four of which one is a guess.',
      ],
      [
        'Before there were clocks',
        'Cities heard the hours. Five night watches were drummed from the tower, dusk to dawn, and incense sticks or water vessels measured what lay between. A quarter (刻) was a notch on the float of the water clock; there were a hundred of them to the day, which does not divide by twelve and gave scholars work for centuries.',
      ],
    ],
    sources: ['hours'],
  },
  polarity: {
    title: 'Yin and Yang Signs of the Chinese Zodiac',
    description:
      'Which signs of the Chinese zodiac are Yin and which are Yang, where the order comes from, and what it does and does not mean.',
    answer:
      'Six signs of the Chinese zodiac are Yang and six are Yin, in turn round the circle: Rat, Tiger, Dragon, Horse, Monkey and Dog are Yang; Ox, Rabbit, Snake, Goat, Rooster and Pig are Yin.',
    sections: [
      [
        'Where it comes from',
        'The places of the circle are counted, odd ones are Yang and even ones Yin, as all numbers are in Chinese thought. A popular explanation looks at feet: animals with an odd number of toes were put in odd places. It fits the Tiger and fails with others, so it was found afterwards.',
        'The year’s stem always has the polarity of its branch. Therefore there is no Yin Dragon, in any year.',
      ],
      [
        'What it means',
        'Yin is the shaded slope of a hill and Yang the sunny one; the same hill, in the words themselves. Signs of the one are described as receiving and those of the other as setting out. It is not a statement on men and women, of whom as many are born in years of either kind.',
      ],
    ],
    sources: ['yin yang'],
  },
  elements: {
    title: 'The Five Elements in the Chinese Zodiac',
    description:
      'Wood, Fire, Earth, Metal, Water: how each year gets its element, the fixed element of every sign, and the two circles that join them.',
    answer:
      'The Chinese zodiac has five elements, Wood, Fire, Earth, Metal and Water; each rules two years running, and each sign has a fixed one besides.',
    sections: [
      [
        'Two elements, not one',
        'People mix them up. The Rabbit belongs to Wood by its place on the circle, whatever happens; a Rabbit of a given year has the element of that year too, which can be any of the five. The first is read as nature, the second as upbringing.',
        'How to tell the year’s element: look at its last digit. Two digits next to each other share an element, beginning with Metal for nought and one, then Water, Wood, Fire and Earth.',
      ],
      [
        'Producing and controlling',
        'In the circle of production (相生) Wood burns to Fire, Fire leaves Earth, Earth bears Metal, Metal gathers Water and Water grows Wood. In that of control (相剋) Wood breaks Earth, Earth dams Water, Water quenches Fire, Fire melts Metal, Metal fells Wood.',
        'The word translated as element (行) means going or phase. The five are stages of a process, and nobody thought that a table was made of them.',
      ],
    ],
    sources: ['elements'],
  },
  'new year': {
    title: 'Chinese New Year: Dates and Animals',
    description:
      'When Chinese New Year is this year and next, the animal of each year, the dates of twelve years and the feasts that follow.',
    answer:
      'Chinese New Year falls between the third week of January and the third of February, on the second new moon after the winter solstice in most years.',
    sections: [
      [
        'What is done',
        'The house is swept before the eve and not after, so that nothing good is swept out. On the eve the family eats together; fish is on the table and is not finished, because to have something left over sounds like fish. Children get red envelopes, doors get red couplets, and debts are paid.',
        'The fifteenth day, with lanterns, ends the season. In between come visits in a set order: one’s own parents, a wife’s on the second day, and on the fifth the shops open with firecrackers.',
      ],
      [
        'North, south and beyond',
        'In the north people fold dumplings at midnight, in the lower Yangzi they eat rice cake, whose name sounds like higher each year, and in Canton they walk through flower markets. Vietnam calls the feast Tết and Korea Seollal; their date is nearly always the same.',
      ],
    ],
    sources: ['new year'],
  },
  january: {
    title: 'Born in January or February: Which Sign?',
    description:
      'Birthdays before Chinese New Year belong to the animal of the year before. The deciding day of every year, and both rules.',
    answer:
      'Somebody born in January or February has the sign of the year before if the birthday lies before New Year’s Day, which is another date each year.',
    sections: [
      [
        'Look up the day',
        'Find the year in the table. If the birthday is earlier than the date in it, the sign is the one in the last column. Midnight in China is the border, so for births elsewhere on the very day even the time and the place can decide.',
      ],
      [
        'Why so many lists have it wrong',
        'Place mats, tattoo shops and simple calculators take the year alone and are mistaken about one birthday in twelve or thirteen. Readers of birth charts, on the other hand, change the sign at the Start of Spring early in February. That is a different rule and no mistake.',
      ],
    ],
    sources: ['calendar'],
  },
};
