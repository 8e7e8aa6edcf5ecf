import type { RuleName } from '../understand/subject.ts';

interface RuleProse {
  readonly title: string;
  readonly description: string;
  readonly answer: string;
  readonly meaning: readonly string[];
}

export const ruleTexts: Readonly<Record<RuleName, RuleProse>> = {
  'three-harmonies': {
    title: 'The Three Harmonies (三合) of the Zodiac',
    description:
      'Which signs form the four triangles of the Chinese zodiac, why they are four places apart, and what tradition makes of them.',
    answer:
      'The three harmonies are the four triangles of the Chinese zodiac: signs that stand four places apart and are held to understand each other.',
    meaning: [
      'Draw a line from each sign to the fourth one after it and you get triangles. Each of them, in the older theory, shows the life of one element in three stages: where it is born, where it is strongest, and where it is laid up. The Monkey is the birthplace of Water, the Rat its height, the Dragon its reservoir.',
      'In matchmaking this became a rule about temperament: the three members of a triangle want the same thing and go about it differently. It works for friends and for business partners just as well, and a household that lacks the third member is told to befriend one.',
    ],
  },
  'six-harmony': {
    title: 'The Six Harmonies (六合): Secret Friends',
    description:
      'The six pairs of signs that tradition calls secret friends, how they are found on the circle, and why matchmakers valued them most.',
    answer:
      'The six harmonies are six pairs of signs, each sign with exactly one partner, its secret friend.',
    meaning: [
      'On the circle the pairs lie across from one another along parallel lines, as if the wheel had been folded. Astronomers gave the reason: when the sun stands in one of the two places, the months of the calendar point at the other, so that heaven and earth agree there.',
      'The partners often seem to have nothing in common. That is thought to be the point; what passes between them is a private matter. Two of the bonds, of Snake with Monkey and Tiger with Pig, are mixed with other rules and count for less in our points.',
    ],
  },
  'six-clash': {
    title: 'The Six Clashes (六沖): Opposite Signs',
    description:
      'The six pairs of opposite signs in the Chinese zodiac, what a clash means between people of the signs, and in a year.',
    answer:
      'A clash joins each sign with the one opposite it on the circle, six places away; there are six such pairs.',
    meaning: [
      'Opposite means in every respect: hour, season, direction. The Rat holds midnight and the Horse noon. A clash is accordingly less a dislike than a distance, and it is read as movement, both in a marriage and in a year ruled by the other sign.',
      'Not all six weigh the same. Those of Earth with Earth, Ox with Goat and Dragon with Dog, are compared with the turning over of soil; those of Water with Fire are called the sharp ones.',
    ],
  },
  'six-harm': {
    title: 'The Six Harms (六害) of the Zodiac',
    description:
      'Six pairs of signs that are said to hinder each other quietly, and how the rule follows from clashes and harmonies.',
    answer:
      'A harm is a quiet bond between two signs, each of which clashes with the secret friend of the other; there are six.',
    meaning: [
      'It can be derived on a napkin. Take a sign, find its secret friend, and find the opposite of that friend: the two signs with which you are left stand in harm. The Rat’s friend is the Ox, the Ox clashes with the Goat, hence Rat and Goat.',
      'So the meaning is that of a third party. Somebody’s best friend is in the way, loyalty is divided, goodwill leaks. Most books treat it as the smaller brother of the clash and as easier to mend.',
    ],
  },
  punishment: {
    title: 'The Three Punishments (三刑) of the Zodiac',
    description:
      'Groups of signs that wear on each other by the oldest and most disputed of the rules, and the four signs that do it alone.',
    answer:
      'The punishments are groups of signs whose forces are too much of a kind, so that they wear on each other.',
    meaning: [
      'The groups bear titles of a severe sort: punishment without thanks for the group about the Tiger, punishment by power for that about the Ox, want of manners for Rat and Rabbit. Four signs, Dragon, Horse, Rooster and Pig, are said to punish themselves when they meet their own kind.',
      'Why it should be so was disputed as early as the Tang dynasty. One account sets the triangles against the four directions and sees where strength meets strength. In use, it is the rule of debts and duties, and a reason for clear agreements.',
    ],
  },
  'six-destruction': {
    title: 'The Six Destructions (六破) of the Zodiac',
    description:
      'The mildest of the unlucky bonds between signs: which pairs it joins, and why it counts for so little.',
    answer:
      'A destruction is the mildest of the difficult bonds: six pairs of signs whose plans are said to undo each other.',
    meaning: [
      'The pairs are three places apart, forward for some and backward for others. Two of them are secret friends as well, which shows how little weight the rule was given by those who drew it up.',
      'Translated plainly, it is the bond of people who tidy each other’s desks. Many almanacs leave it out.',
    ],
  },
  'three-meetings': {
    title: 'The Three Meetings (三會) of the Zodiac',
    description:
      'The four groups of three neighboring signs that make up the seasons, and why two of them alone count for nothing.',
    answer:
      'The three meetings are groups of three neighbors on the circle, each of which makes up one season and its element.',
    meaning: [
      'Tiger, Rabbit and Dragon are spring and gather Wood; the next three are summer, with Fire; then autumn and Metal, then winter and Water. When all three of a season come together in one birth chart, readers take the element for very strong.',
      'Between two people it is only good neighbourliness. Our points give nothing for it, for with two of three there is no meeting.',
    ],
  },
};
