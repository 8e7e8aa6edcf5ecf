import type { AskedAndAnswered } from '../prose-types.ts';
import type { CalendarTopic } from '../topics/calendar-topics.ts';

export const askedOfCalendar: Readonly<Record<CalendarTopic, readonly AskedAndAnswered[]>> = {
  'leap month': [
    [
      'Which months are never doubled?',
      'The calendar has no such rule, yet the months of midwinter are doubled most rarely, because the sun passes a term faster then.',
    ],
    [
      'Does a leap month move New Year?',
      'It keeps it in its place. Without one, New Year would come eleven days earlier each time.',
    ],
    [
      'Is there a leap day too?',
      'No. Months of twenty-nine and thirty days follow the moon, so no single day needs to be added.',
    ],
  ],
  'leap month of 2033': [
    [
      'Is the date of New Year in doubt?',
      'No. Both countings come to the same New Year; it is the third new moon after the solstice instead of the second.',
    ],
    [
      'Which zodiac sign is concerned?',
      'None. The Ox keeps all thirteen months, in whatever order they are numbered.',
    ],
    [
      'Do other countries face it?',
      'Those with a calendar of this kind do; their clocks differ by an hour, which can move a term or a moon across midnight.',
    ],
  ],
  'solar terms': [
    [
      'Are they lunar dates?',
      'No. They go by the sun alone, which is why their days in our calendar hardly change.',
    ],
    [
      'Which term is the first?',
      'In lists the Start of Spring; for astronomers the Winter Solstice, from which they count.',
    ],
    [
      'Can a term fall on another day elsewhere?',
      'Yes. The moment is the same all over the world and the date is that of the local clock.',
    ],
  ],
  calendar: [
    [
      'Is it a lunar calendar?',
      'It is lunisolar: the months are those of the moon, and leap months tie them to the year of the sun.',
    ],
    [
      'Why does New Year fall on another date each time?',
      'Since twelve moons are eleven days short of a year it comes earlier, and after a leap month it comes later again.',
    ],
    [
      'By which clock is a new moon reckoned?',
      'By the standard time of China, that of the meridian at a hundred and twenty degrees east.',
    ],
  ],
  spring: [
    [
      'Which one should I go by?',
      'By New Year’s Day for your sign, by the Start of Spring for a birth chart.',
    ],
    [
      'Can the two be on the same day?',
      'They can. It is rare, because one follows the sun and the other the moon.',
    ],
    [
      'What is a year without spring?',
      'A lunar year in which no Start of Spring falls, since New Year came after it and the next one before it. Some call such years blind and avoid them for weddings.',
    ],
  ],
  cycle: [
    [
      'When did the present cycle begin?',
      'With the last year of the Wood Rat; the next one begins sixty years after it.',
    ],
    [
      'Does the cycle name days as well?',
      'Yes: years, months, days and double hours all have a stem and a branch. A chart of four pillars is made of these.',
    ],
    [
      'Why are there no Yin Rats?',
      'Because stem and branch take each step together, and both lists begin with Yang.',
    ],
  ],
  hours: [
    [
      'Why does the Rat begin before midnight?',
      'Its hour is centered on midnight, as that of the Horse is on noon. Half of it lies on each side.',
    ],
    [
      'Is the animal of my hour my sign?',
      'No. The sign is that of the year; the hour’s animal is the last of the four in a chart.',
    ],
    [
      'Do I take summer time off?',
      'Yes. Go back to the time of the sun at the place of birth before you look up the hour.',
    ],
  ],
  polarity: [
    [
      'Are odd years Yang?',
      'The other way round. Years with an even last figure are Yang and those with an odd one Yin.',
    ],
    [
      'Do Yin and Yang signs attract each other?',
      'The rules do not ask. Triangles join signs of one polarity, secret friends signs of both.',
    ],
    [
      'Can my polarity change?',
      'No. It belongs to the branch of the sign, whatever the element of the year.',
    ],
  ],
  elements: [
    [
      'Is the Chinese zodiac’s Metal gold?',
      'The character (金) means both metal and gold. Translations with Gold speak of the same element.',
    ],
    ['Which element is the strongest?', 'None. Each one masters the next but one and is mastered in turn.'],
    [
      'Which of my two elements counts?',
      'Both. Lists of signs go by the fixed one, and almanacs of a given year by that of the year.',
    ],
  ],
  'new year': [
    [
      'Is it a full moon or a new moon?',
      'A new moon. The first full moon of the year is the Lantern Festival, on the fifteenth day.',
    ],
    [
      'How many days off do people have?',
      'In China the public holiday lasts about a week around the eve; the season of visits lasts to the fifteenth day.',
    ],
    [
      'Why Lunar and why Chinese New Year?',
      'Lunar includes Vietnam, Korea and others who keep the day. Chinese names the calendar that the date is taken from.',
    ],
  ],
  january: [
    [
      'What is the earliest New Year’s Day?',
      'In our calendar it never falls before the twenty-first of January, so that birthdays until the twentieth always have the sign of the year before.',
    ],
    [
      'And the latest?',
      'The twentieth of February in our calendar. From the day after it, the year alone is enough.',
    ],
    [
      'Which rule do restaurants’ place mats follow?',
      'As a rule none: they print years without dates, which is right for eleven months.',
    ],
  ],
};
