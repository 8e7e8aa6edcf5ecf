import { dataPath, elementsPath, numbersPath, signsPath, yearsPath } from '../paths.ts';

/** The address of a page that gathers others, what stands at its top, and what search engines show of it. */
export const hubHeads = {
  signs: {
    path: signsPath,
    title: 'The twelve Chinese zodiac signs in order, with their years',
    description:
      'Rat, Ox, Tiger, Rabbit, Dragon, Snake, Horse, Goat, Monkey, Rooster, Dog and Pig: years, character and a table of how all 78 pairs go together.',
    heading: 'The twelve signs of the Chinese zodiac',
    summary:
      'The twelve signs in order are Rat, Ox, Tiger, Rabbit, Dragon, Snake, Horse, Goat, Monkey, Rooster, Dog and Pig; each has a year in turn, which begins at Chinese New Year.',
  },
  years: {
    path: yearsPath,
    title: 'Chinese zodiac years 1900–2100: every first day and sign',
    description:
      'All 201 Chinese zodiac years from 1900 to 2100 with their exact first day, animal sign, element and name in the cycle of sixty.',
    heading: 'Chinese zodiac years, 1900 to 2100',
    summary:
      'Find the year of birth: the sign is that of the row if the birthday is on its first day or later, and that of the row before it if it is earlier.',
  },
  elements: {
    path: elementsPath,
    title: 'The five elements: years, signs, circles',
    description:
      'Wood, Fire, Earth, Metal and Water: which zodiac years and signs have which element, and how the elements bring forth and control each other.',
    heading: 'The five elements',
    summary:
      'Every zodiac year has one of five elements, and the last digit of the year tells which: two years of Wood, then two each of Fire, Earth, Metal and Water.',
  },
  numbers: {
    path: numbersPath,
    title: 'Life-path numbers and lucky numbers',
    description:
      'How a life-path number is reckoned from a birth date, what each of the twelve is said to mean, and the lucky numbers of the zodiac signs.',
    heading: 'Life-path numbers and lucky numbers',
    summary:
      'A life-path number is the sum of month, day and year of birth, whose digits are added until one digit is left, or 11, 22 or 33.',
  },
  data: {
    path: dataPath,
    title: 'Companies, brands and states by zodiac sign',
    description:
      'How many companies, car brands and US states each zodiac sign has in our lists, how a founding date gets its sign, and where the dates are from.',
    heading: 'Companies, car brands and states by sign',
    summary:
      'Our lists hold companies, car brands and the US states, each under the sign of the day on which it began.',
  },
} as const;
