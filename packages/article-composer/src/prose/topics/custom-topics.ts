import type { TopicProse } from '../prose-types.ts';

export type CustomTopic =
  | 'cat'
  | 'race'
  | 'own year'
  | 'tai sui'
  | 'colours'
  | 'red'
  | 'numbers'
  | 'rank'
  | 'life paths';

export const customTopics: Readonly<Record<CustomTopic, TopicProse>> = {
  cat: {
    title: 'Why There Is No Cat in the Chinese Zodiac',
    description:
      'The tale says that the Rat did not wake the Cat. Vietnam has one in the place of the Rabbit. Both, with the years of the Cat.',
    answer:
      'There is no cat in the Chinese zodiac because, in the tale, the Rat did not wake it for the race; only Vietnam has a Year of the Cat, where China has the Rabbit.',
    sections: [
      [
        'The tale',
        'Cat and Rat were friends, and both were poor at getting up. When the Jade Emperor called the animals to a race across the river, the Cat asked to be woken. In one telling the Rat was so nervous that it forgot. In the others it pushed its friend off the Ox’s back, halfway over.',
        'The Cat arrived as the thirteenth, wet, with the list already closed. Since then it has hunted rats, and has not liked water.',
      ],
      [
        'The history',
        'Lists of the twelve were found on bamboo slips in graves of the third century before our era. House cats are commonly said to have come to China later, along the trade routes, so that the animals of the list were chosen without them. We know of no old text that gives a reason.',
      ],
      [
        'Where it did get in',
        'In Vietnam the fourth place belongs to the Cat instead of the Rabbit. Whoever is a Rabbit by the Chinese circle is therefore a Cat in Hanoi.',
      ],
    ],
    sources: ['shuihudi', 'vietnam'],
  },
  race: {
    title: 'The Great Race: How the Zodiac Got Its Order',
    description:
      'Why the Rat is first and the Pig last: the tale of the river, told in full with all twelve, and what history has to say.',
    answer:
      'The order of the twelve comes, in the tale, from a race across a river to the Jade Emperor: the Rat won by riding on the Ox and leaping off before it landed, and the Pig came last.',
    sections: [
      [
        'The tale of the river',
        'The Jade Emperor wished to measure time and invited the animals: the first twelve over the river should each have a year. The Ox, who saw badly and swam well, took the Rat on its head; at the bank the Rat jumped. Third came the Tiger, out of breath from the current, and the Rabbit fourth, from stone to stone and then on a log.',
        'The Dragon could have been first by flying. It had made rain for a village and blown the Rabbit’s log ashore. Then hoofs were heard; but out from the Horse’s hoof rolled the Snake, the Horse shied, and they were sixth and seventh. Goat, Monkey and Rooster had cleared weeds and shared a raft. The Dog had been playing in the water. Late, fed and rested, came the Pig.',
      ],
      [
        'What history says',
        'Nobody knows who put them in this order. Bamboo slips from Qin graves have most of them in place, with a deer or a worm here and there; a scholar of the Han, Wang Chong, lists the twelve as we know them and makes fun of the idea. The race is younger by far, and was told to children so that they should remember.',
        'Other explanations look at the hour in which each animal is awake, from the Rat at midnight on.',
      ],
    ],
    sources: ['shuihudi', 'lunheng', 'zodiac'],
  },
  'own year': {
    title: 'Ben Ming Nian (本命年): One’s Own Animal Year',
    description:
      'What happens when your sign’s year comes round: the belief, the red thread, the dates, and how seriously to take it.',
    answer:
      'Your ben ming nian (本命年) is the year of your own sign, every twelfth one; custom calls it a delicate year and answers it with something red.',
    sections: [
      [
        'The belief',
        'To share the sign of the year is to sit in the seat of Tai Sui, the god who keeps it, and to be close to power is not comfortable. So great changes are put off, if they can be, or begun with particular care. The ages at which it falls are the multiples of twelve.',
      ],
      [
        'What people do',
        'They wear red: belts, socks, underwear, a thread at the wrist, from New Year’s Eve to the next. It ought to be a present from somebody older. Jade is good as well. In temples one can have a lamp lit in the first month and should come to give thanks in the twelfth.',
        'In the north the custom is stronger than in the south; Cantonese families often do no more than smile.',
      ],
      [
        'How seriously to take it',
        'A wedding in such a year is nothing forbidden, whatever an aunt says; some hold that one happy event drives off the rest. No count has ever shown that anything befalls people more often then. It may serve as a day of review that comes once in twelve years.',
      ],
    ],
    sources: ['zodiac'],
  },
  'tai sui': {
    title: 'Tai Sui (太歲): Who Offends the God of the Year?',
    description:
      'What Tai Sui is, why a few signs are said to offend it each year, which ones on a list of twelve years, and what custom does.',
    answer:
      'Tai Sui (太歲) is the god who keeps a year; signs that share it, oppose it or stand in another difficult bond with it are said to offend it.',
    sections: [
      [
        'Where it comes from',
        'Astronomers of old named the years by Jupiter, which moves backward through the branches. To have it forward they invented a counter-Jupiter that runs the other way, invisible, and this is Tai Sui. Later there were sixty of them, generals with names and faces, who take turns.',
      ],
      [
        'How the list is made',
        'The animal of the year itself is on it, and the opposite one. Those who stand to it in a punishment, a harm or a destruction are added. Temples differ about the smaller bonds, and that is why two lists can be of different length.',
      ],
      [
        'What is done',
        'People go to a temple after New Year, write down a name, bow and pay for a lamp. In December, by the moon, they come back to say thank you. Earth must not be broken on the side of the house where the god resides, or so builders will tell you when they are late.',
      ],
    ],
    sources: ['tai sui'],
  },
  colours: {
    title: 'Lucky Colors of the Twelve Signs',
    description:
      'The lucky colors of all twelve signs of the Chinese zodiac in one table, and what is behind them: the five elements and their colors.',
    answer:
      'Every sign has lucky colors, two to four of them by most almanacs; the table gives those of all twelve.',
    sections: [
      [
        'Where the colors come from',
        'Each element has a color: green for Wood, red for Fire, yellow for Earth, white for Metal, blue or black for Water. A sign likes its own and the one that feeds it, in theory. Printers of almanacs have added gold, purple and pink where a page looked poor.',
      ],
      [
        'What they are used for',
        'A tie for an interview, a car, the ribbon on a present: small choices in which one would like to be nudged. Red is outside the system. It is worn at New Year and at weddings by every sign, as white is worn for mourning by all.',
      ],
    ],
    sources: ['elements'],
  },
  red: {
    title: 'Why Red at Chinese New Year, and the Red Envelopes',
    description:
      'What red stands for in China, the tale of the beast Nian, the rules of red envelopes, and the days of the New Years ahead.',
    answer:
      'Red is the color of Fire, summer and joy in China, and at New Year it is worn and pasted on doors to bring luck and, in the tale, to keep off a beast called Nian.',
    sections: [
      [
        'The beast',
        'Nian, which is also the word for year, came down on the last night of winter to eat cattle and children. It was found to fear three things, fire, noise and the color red; so the village hung out red cloth, lit crackers and stayed up till morning. The story cannot be traced far back. The custom of peach-wood charms at the gate, out of which the red paper grew, can.',
      ],
      [
        'The envelopes',
        'Married people give them to children and to the unmarried, parents to sons and daughters, a boss to the staff. Fresh notes are put in, in an even sum and never a four of anything. One takes the envelope with both hands and opens it at home. Since they can be sent by telephone, friends throw them into a chat and race for the largest part.',
      ],
      [
        'Where red is wrong',
        'Names of living people are not written with it, and at a funeral it would offend. Brides wore it everywhere until white came from Europe; many now change dresses during the meal.',
      ],
    ],
    sources: ['new year', 'red envelope', 'nian'],
  },
  numbers: {
    title: 'Lucky Numbers of the Twelve Signs',
    description:
      'The lucky numbers of all twelve signs of the Chinese zodiac in one table, and why eight is liked and four is not.',
    answer:
      'Every sign has lucky numbers from one to nine; the table gives those of all twelve, as almanacs print them.',
    sections: [
      [
        'Numbers by sound',
        'The luck of a number is mostly a pun. Eight sounds like flourishing in Cantonese, six like flowing, nine like lasting, two makes a pair. Four is close to the word for death, so that buildings may leave out floors. None of this depends on a sign.',
      ],
      [
        'Numbers by sign',
        'The lists by sign come from the diagrams of the Book of Changes, where each element has two numbers, by way of printers who did not always copy well. Take them for a number plate or a seat. For a lottery they do as much as any other numbers do.',
      ],
    ],
    sources: ['chinese numbers'],
  },
  rank: {
    title: 'Best, Luckiest or Rarest Zodiac Sign?',
    description:
      'Is there a best, luckiest or rarest sign in the Chinese zodiac? What tradition and the calendar say of it.',
    answer:
      'No sign of the Chinese zodiac is the best, the luckiest, the richest or the rarest: each holds one year in twelve, and tradition gives each its gifts and its faults.',
    sections: [
      [
        'Most wished for',
        'Parents do have favorites. In Dragon years more children are said to be born in East Asia, and fewer in years of the Goat. Wishing has a price: the children of popular years share their schools with more of their kind.',
      ],
      [
        'Rare and common',
        'By the calendar all are equal but for some days, since years have twelve or thirteen months. What is rare is an exact pair of sign and element, which comes once in sixty years, and again all sixty are equally rare.',
      ],
      [
        'Strong and lucky',
        'The Dragon is called mightiest, and by no fewer authors the Tiger. Rat or Pig lead the lists of luck, depending on who wrote them. Rankings of this kind are made for magazines; the old books describe and do not rank.',
      ],
    ],
    sources: ['zodiac'],
  },
  'life paths': {
    title: 'Life Path Numbers: How They Are Found',
    description:
      'How a birth date becomes a life path number, the names of all twelve of them, and why it is no part of the Chinese zodiac.',
    answer:
      'A life path number is found by adding up month, day and year of a birth date and then the digits of the sum, until one digit or a master number is left.',
    sections: [
      [
        'How it is reckoned',
        'Add month, day and year as whole numbers. Add the digits of the result, and again, if need be. Stop at a single digit, or earlier at one of the master numbers. Some schools reduce day, month and year separately first, and can come to another number.',
      ],
      [
        'Where it belongs',
        'Numerology of this kind is Western and, in its present form, little more than a century old, although it likes to call on Pythagoras. It has nothing to do with the animals. We show it beside them because many people ask for both.',
      ],
    ],
    sources: ['numerology'],
  },
};
