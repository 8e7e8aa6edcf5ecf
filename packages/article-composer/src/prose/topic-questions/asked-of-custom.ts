import type { AskedAndAnswered } from '../prose-types.ts';
import type { CustomTopic } from '../topics/custom-topics.ts';

export const askedOfCustom: Readonly<Record<CustomTopic, readonly AskedAndAnswered[]>> = {
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
  colours: [
    [
      'Is red lucky for every sign?',
      'By custom, yes. It belongs to feasts, and no list of a sign forbids it.',
    ],
    [
      'Why do lists differ?',
      'Because printers start from different elements: that of the sign, that which feeds it, or that of the year.',
    ],
    ['Is there an unlucky color?', 'White and black are for mourning, so they are not given as presents.'],
  ],
  red: [
    [
      'Is red the lucky color of every sign?',
      'No. The lists by sign give it to some only; at New Year all of them wear it.',
    ],
    [
      'What is written on the red paper at the door?',
      'Two lines of equal length, one for each side, and above them four characters with a wish. A single one for luck (福) is often hung upside down, as a pun on arriving.',
    ],
    [
      'And the red thread of an animal’s year?',
      'It is another custom: whoever’s own sign has the year wears something red through all of it.',
    ],
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
};
