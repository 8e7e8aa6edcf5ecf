import type { AskedAndAnswered } from '../prose-types.ts';
import type { CountryTopic } from '../topics/country-topics.ts';

export const askedOfCountry: Readonly<Record<CountryTopic, readonly AskedAndAnswered[]>> = {
  vietnam: [
    [
      'I am a Rabbit: am I a Cat in Vietnam?',
      'Yes, if Tết and Chinese New Year fell on one day that year. Otherwise birthdays between the two can differ.',
    ],
    [
      'Are the other signs the same?',
      'Yes, apart from the Water Buffalo. The eighth is always a goat (dê) there and never a sheep.',
    ],
    ['Is the order the same?', 'It is: Rat first and Pig last, with the Cat in the fourth place.'],
  ],
  korea: [
    [
      'Do Koreans change the animal on the first of January?',
      'By custom it changes at Seollal. In everyday talk many name the animal of the Gregorian year.',
    ],
    ['Is there a Cat in Korea?', 'No. The fourth place is the Rabbit’s, as in China.'],
    [
      'Does Korean age depend on the animal?',
      'No, but people of one animal are the same age or differ by twelve years, which makes it easy to tell.',
    ],
  ],
  japan: [
    [
      'Born in January: which animal in Japan?',
      'That of the new year, from the first day on. By the Chinese calendar it is often still the old one.',
    ],
    [
      'Is a Boar another sign than a Pig?',
      'It is the same place on the circle under another translation; the character (亥) is one.',
    ],
    [
      'Does Japan still keep lunar New Year?',
      'Not as a public holiday. Chinese quarters such as that of Yokohama and parts of Okinawa do.',
    ],
  ],
  western: [
    [
      'Which Chinese sign is mine as an Aries?',
      'None follows from it. Everyone born in one zodiac year shares the animal, whatever the month.',
    ],
    [
      'Do both change on the same day?',
      'No. A Western sign begins when the sun enters it, around the twentieth of a month; a Chinese one on lunar New Year.',
    ],
    [
      'Do the elements agree?',
      'No. Greek astrology has four, with air; the Chinese five are Wood, Fire, Earth, Metal and Water.',
    ],
  ],
  'goat or sheep': [
    [
      'Which word do I use in a card?',
      'Whichever your reader uses. All three are printed on cards, and the animal in the picture decides.',
    ],
    [
      'Does the character tell?',
      'No. Where Chinese means one of the two it adds a word: mountain yáng for a goat, cotton yáng for a sheep.',
    ],
    [
      'Do the matches change with the name?',
      'No. The rules join branches, and this branch (未) has one place.',
    ],
  ],
  age: [
    [
      'Can one be two years older by this count?',
      'Yes, from New Year until the birthday. On all other days the difference is one.',
    ],
    [
      'Does it change my sign?',
      'No. The sign belongs to the year of birth, however the years since then are counted.',
    ],
    [
      'Is it the same as Korean age?',
      'Nearly. Korea turned the age on the first of January, and this count turns it on lunar New Year.',
    ],
  ],
};
