import type { Topic } from '../understand/subject.ts';
import type { AskedAndAnswered } from './prose-types.ts';

/** What readers of an article on a topic ask next. */
export const askedOfTopics: Readonly<Record<Topic, readonly AskedAndAnswered[]>> = {
  cat: [
    [
      'Which sign do people call the Cat?',
      'In Vietnam the fourth, which in China is the Rabbit. Neither country has both.',
    ],
    [
      'Is the Tiger not a cat?',
      'To a zoologist it is. The tale does not mind: its Cat is the small one that hunts the Rat.',
    ],
    [
      'Was the Cat the only one left out?',
      'Of the animals in the tale, yes. Old lists on bamboo have a few other beasts in some places, and no cat.',
    ],
  ],
  race: [
    [
      'Why did the Dragon not win?',
      'It could fly, but stopped to bring rain and then blew the Rabbit’s log ashore.',
    ],
    ['Who came thirteenth?', 'The Cat, in the tellings that have one. It arrived after the list was closed.'],
    [
      'Is there a version with Buddha?',
      'Yes. In it the Buddha calls all the animals to take leave of them, and only twelve come; the order is the same.',
    ],
  ],
  'own year': [
    [
      'At which ages does it come?',
      'In it one becomes twelve, twenty-four, thirty-six and so on: the circle of animals has closed once more.',
    ],
    [
      'May I buy the red thing myself?',
      'Custom prefers that an older relative gives it. People who have none buy it, and no almanac objects.',
    ],
    [
      'When does it begin and end?',
      'With the zodiac year: from one New Year’s Day to the eve of the next, and not with the Gregorian year.',
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
  'tai sui': [
    [
      'Does it concern me if my sign is on the list?',
      'Only if you keep the custom. The list follows from the rules of the branches and foretells nothing.',
    ],
    [
      'Is one’s own year always on it?',
      'Yes. The animal of the year sits in the god’s seat, and its opposite faces it; both are on every list.',
    ],
    [
      'When does Tai Sui change?',
      'In temples at New Year. Readers of birth charts change it at the Start of Spring.',
    ],
  ],
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
      'Its hour is centred on midnight, as that of the Horse is on noon. Half of it lies on each side.',
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
  colours: [
    [
      'Is red lucky for every sign?',
      'By custom, yes. It belongs to feasts, and no list of a sign forbids it.',
    ],
    [
      'Why do lists differ?',
      'Because printers start from different elements: that of the sign, that which feeds it, or that of the year.',
    ],
    ['Is there an unlucky colour?', 'White and black are for mourning, so they are not given as presents.'],
  ],
  numbers: [
    [
      'Is four really left out?',
      'In many buildings of Hong Kong and of other Chinese cities floors with a four are missing, as thirteen is elsewhere.',
    ],
    ['Does a lucky number help with chances?', 'No. Every number of a fair draw is as likely as any other.'],
    [
      'Is seven lucky?',
      'Opinions are divided: its sound is near to rising, and near to words that are not polite.',
    ],
  ],
  years: [
    [
      'How do I find the animal of any year?',
      'Count in twelves from a year that you know. The table then tells whether a birthday in January belongs to it.',
    ],
    [
      'Does the year begin at midnight?',
      'At midnight in China, on the day of the new moon. Elsewhere it may still be the day before.',
    ],
    [
      'Are all zodiac years of one length?',
      'No. Twelve months make about three hundred and fifty-four days; with a leap month they make thirty more.',
    ],
  ],
  twelve: [
    ['Which animal is first?', 'The Rat, both in the tale of the race and in the order of the branches.'],
    [
      'Is there a thirteenth sign?',
      'No. The circle has twelve branches. A leap month is counted in the year that it stands in.',
    ],
    [
      'Which of them does not exist?',
      'The Dragon alone. Of the other eleven six were farm animals: Ox, Horse, Goat, Rooster, Dog and Pig.',
    ],
  ],
  chart: [
    [
      'Which pair has the lowest number?',
      'Ox with Goat and Tiger with Monkey, where a clash and a punishment meet.',
    ],
    [
      'Which pairs stand highest?',
      'Secret friends whom no difficult bond divides: Rat and Ox, Rabbit and Dog, Dragon and Rooster, Horse and Goat.',
    ],
    [
      'Do two people of one sign go together?',
      'Mostly. Dragon, Horse, Rooster and Pig lose some points with their own kind, by the rule of punishments.',
    ],
  ],
  find: [
    [
      'Can I go by the year alone?',
      'From the end of February on, yes. Before that date look at New Year’s Day of your year.',
    ],
    [
      'I was born on New Year’s Day itself: which one?',
      'That of the new year, by China’s clock. For a birth elsewhere the hour may decide.',
    ],
    [
      'Is my sign that of the year I was conceived?',
      'No. The day of birth counts, in each tradition that we know.',
    ],
  ],
  rank: [
    [
      'Which sign do most people have?',
      'It depends on how many children were born in its years, and so on the country and on the period.',
    ],
    [
      'Which sign comes first?',
      'The Rat, which leads the count of the branches. First in the count is not first in rank.',
    ],
    [
      'Is a sign luckier in its own year?',
      'Custom says the opposite, and gives people something red to wear.',
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
  january: [
    [
      'What is the earliest New Year’s Day?',
      'In our calendar it never falls before the twenty-first of January, so that birthdays until the twentieth always have the sign of the year before.',
    ],
    ['And the latest?', 'The twenty-first of February. From the day after it, the year alone is enough.'],
    [
      'Which rule do restaurants’ place mats follow?',
      'As a rule none: they print years without dates, which is right for eleven months.',
    ],
  ],
  'life paths': [
    [
      'Which numbers are master numbers?',
      'Those of two equal digits at which the adding stops: eleven, twenty-two and thirty-three.',
    ],
    [
      'Do all schools add in the same way?',
      'No. Some reduce the parts first. Such a result can differ, above all for master numbers.',
    ],
    [
      'Is it linked with the Chinese lucky numbers?',
      'No. Those go by the sound of words and by old diagrams, not by dates.',
    ],
  ],
  reading: [
    [
      'Is the year’s animal the most important part?',
      'To neighbours yes, to a reader of charts no: there the stem of the day is oneself.',
    ],
    [
      'What if I do not know my hour?',
      'Then three pillars are read. An hour that was guessed would only add a false one.',
    ],
    [
      'Does the place of birth matter?',
      'For the hour, since the sun is highest at another minute in each place.',
    ],
  ],
};
