import type { TopicProse } from '../prose-types.ts';

export type CountryTopic = 'vietnam' | 'korea' | 'japan' | 'western' | 'goat or sheep' | 'age';

export const countryTopics: Readonly<Record<CountryTopic, TopicProse>> = {
  vietnam: {
    title: 'The Vietnamese Zodiac: Cat and Buffalo',
    description:
      'Where Vietnam’s zodiac differs from China’s: the Cat for the Rabbit, the Buffalo for the Ox, and the years with another New Year.',
    answer:
      'The Vietnamese zodiac has the same twelve places as the Chinese one, with a Cat in place of the Rabbit and a Water Buffalo in place of the Ox.',
    sections: [
      [
        'How the cat got in',
        'Nobody knows for certain. The branch of the Rabbit is read mǎo in Chinese and mão or mẹo in Vietnamese, near enough to the word for cat, mèo. Besides, hares are rare in wet rice country and mice are not, and a farmer knows whom to thank.',
      ],
      [
        'Another clock',
        'Vietnam reckons its new moons by the time of Hanoi, an hour behind Beijing, since the reform of the late sixties. A new moon just after midnight in Beijing is then still on the day before, and once in some twenty years Tết is a day earlier, or even a month. In such a winter a child could have another animal in Hanoi than in Hong Kong.',
      ],
    ],
    sources: ['vietnam'],
  },
  korea: {
    title: 'The Korean Zodiac and Korean New Year',
    description:
      'Korea’s twelve animals (띠), the date of Seollal, and the few years in which it is not the day of China’s New Year.',
    answer:
      'Korea has the same twelve animals as China, called tti, and they change on Seollal, the lunar New Year, by the clock of Seoul.',
    sections: [
      [
        'What is different',
        'Seoul is an hour ahead of Beijing, so a new moon late in China’s evening belongs to the following day in Korea. It seldom matters. Another thing is language: the sign of the flock is a sheep in Korean without any doubt, and that of the farmyard a hen as well as a cock.',
      ],
      [
        'How it is used',
        'To ask somebody’s animal is a polite way of asking their age, as adults of one circle must be twelve years apart or none. Newspapers print a daily line for each sign and, within it, for each year of birth. Since recently the law counts ages in full years only.',
      ],
    ],
    sources: ['korea', 'ages'],
  },
  japan: {
    title: 'The Japanese Zodiac (干支): Same Animals, New Date',
    description:
      'Japan’s twelve animals change on the first of January. The Boar for the Pig, New Year cards, and the dates beside China’s.',
    answer:
      'The Japanese zodiac (eto) has the animals of the Chinese one, with a Boar in place of the Pig, and since the Meiji reform it changes on the first of January.',
    sections: [
      [
        'One New Year for all',
        'When Japan took over the Gregorian calendar, it took New Year with it. The animals moved along; a Japanese born in late January has therefore the animal of the new year, and a Chinese neighbor, born the same day, that of the old.',
      ],
      [
        'Cards, clay and a prejudice',
        'Every winter millions of cards go out with the coming animal on them, and shrines sell it in clay. The Boar stands where China has the Pig because the same character is read that way in Japan. From the Edo period comes the unkind belief about women of the Fire Horse, which shows as a notch in the curve of births.',
      ],
    ],
    sources: ['japan', 'fire horse'],
  },
  western: {
    title: 'Chinese and Western Zodiac: What Differs',
    description:
      'Twelve signs each and little else in common: years against months, animals of a calendar against constellations of the sky.',
    answer:
      'The Chinese zodiac gives a sign to each year, the Western one to each month of the sun; they share the number twelve and no sign, rule or origin.',
    sections: [
      [
        'Sky and calendar',
        'Western signs are named after constellations in the path of the sun, and a birthday places the sun in one of them. The Chinese animals are names of the twelve branches, a counting row for years, months, days and hours. No star is involved.',
        'Everyone of one school year has much the same Chinese sign, whereas a Western sign cuts across ages. That is why the one is used for asking how old someone is and the other for asking when the party is.',
      ],
      [
        'Can they be combined?',
        'Books do it, with a hundred and forty-four types as the result, and it is a pastime of our age. Neither tradition knows of the other. If you would like something finer than the year, the Chinese system has it already: month, day and hour have animals of their own.',
        'Jupiter, which needs nearly twelve years for a round, is a possible link in the remote past, since it was by its place that Chinese astronomers once named the years.',
      ],
    ],
    sources: ['western', 'zodiac'],
  },
  'goat or sheep': {
    title: 'Year of the Goat, Sheep or Ram: Which One?',
    description:
      'The Chinese word 羊 covers goat, sheep and ram. What speaks for each translation, and what other countries call the sign.',
    answer:
      'All three are right: the Chinese word yáng (羊) means goat, sheep and ram alike, and the sign is the same one under each name.',
    sections: [
      [
        'What speaks for which',
        'For the goat: it is the commoner animal in the south of China, and old sacrificial lists have it. For the sheep: pictures and toys are woolly, and so is the character of the sign. The ram pleases those who want horns on a coin. English-language papers in Hong Kong and Beijing have never agreed.',
        'The character itself shows a head with two horns from the front, which settles nothing.',
      ],
      [
        'Elsewhere',
        'In Japan and Korea it is a sheep, in Vietnam a goat (dê). We write Goat, as one of the words had to be chosen, and a search for either of the others leads to the same page.',
      ],
    ],
    sources: ['goat sign'],
  },
  age: {
    title: 'Chinese Age (虛歲): How It Is Counted',
    description:
      'One at birth and one more at every New Year: how the traditional age is reckoned, with worked examples, and who still uses it.',
    answer:
      'By the traditional count (虛歲) you are one at birth and a year older at each New Year, so you are one or two years older than in full years.',
    sections: [
      [
        'The rule',
        'Not birthdays are counted but years in which one has lived. The year of birth is the first, however little of it was left; at New Year everyone grows older at once. To work it out: take the zodiac year it is now, subtract the one in which you were born, add one.',
      ],
      [
        'Why one at birth',
        'Chinese had no nought among its counting words, as other ancient languages had none. The first year is called the first, much as we live in the first year of a reign before it has lasted one. That it honors the months before birth is a pretty explanation and a later one.',
      ],
      [
        'Where it matters still',
        'Almanacs and temples give ages in this count; so do many tombstones and grandmothers. South Korea used a similar one with the first of January as everyone’s birthday, and dropped it from law and contract not long ago. On forms the full years (周歲) are always meant.',
      ],
    ],
    sources: ['ages'],
  },
};
