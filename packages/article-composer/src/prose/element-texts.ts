import type { Element } from '@org/zodiac-core';

interface ElementProse {
  readonly answer: string;
  readonly meaning: readonly string[];
  readonly neighbours: string;
}

export const elementTexts: Readonly<Record<Element, ElementProse>> = {
  Wood: {
    answer: 'In the Chinese zodiac Wood is the element of growth, of spring, the east and the color green.',
    meaning: [
      'The word means living trees and not timber. What tradition reads from it is direction: a thing that bends round a stone and goes on upward, generous with shade, and hard to talk out of its plan. People with much Wood in their charts are described as benevolent, after the virtue (仁) that Confucians paired with it.',
      'Too much of it, the books say, is a thicket: ten projects in leaf and none bearing. The remedy is an image again, a pair of shears, which is Metal, or simply a season.',
    ],
    neighbours:
      'Water feeds Wood, Wood feeds Fire. Metal cuts it, and it breaks up Earth in its turn. On the dial of the day it has the morning, and in the year the two months about the equinox of spring, so that Tiger and Rabbit, who own those months, are Wood by nature whatever the element of their birth year.',
  },
  Fire: {
    answer:
      'In the Chinese zodiac Fire is the element of warmth and display, of summer, the south and the color red.',
    meaning: [
      'Of the five it is the only one that cannot be kept in a box. Charts with plenty of it belong, by tradition, to people who speak before company, love at sight and see to it that others are warm; its virtue is propriety (禮), since a hearth is where manners are learned.',
      'Nobody needs to be told what too much of it does. Old advice is an afternoon by a river, or a friend of few words.',
    ],
    neighbours:
      'It lives on Wood and leaves Earth behind; Water masters it, and it masters Metal. Noon and midsummer are its time. Snake and Horse stand there on the circle, and they keep that Fire under the surface in years of every other color.',
  },
  Earth: {
    answer:
      'In the Chinese zodiac Earth is the element of the middle and of steadiness; it has the color yellow, and the turns between the seasons.',
    meaning: [
      'There are five elements and four directions, and Earth is the one in the center that the other four stand on. It stands for what bears and stores: fields, walls, the person who has the key. Trust (信) is its virtue.',
      'An excess of it means standing still. Worry is the feeling that the old doctors of the mind assigned to it, in the sense of chewing the same thing over; a walk is what they prescribed.',
    ],
    neighbours:
      'Fire makes it out of ash, Metal is found in it, roots divide it and it holds Water within banks. Four signs have it by nature, one at the end of every season: Dragon, Goat, Dog and Ox. No other element has so many.',
  },
  Metal: {
    answer:
      'In the Chinese zodiac Metal is the element of clarity and decision, of autumn, the west and the color white.',
    meaning: [
      'The character (金) also means gold, so it is sometimes translated that way. Bells, blades and scales are its objects: what rings true, what divides, what weighs. The virtue that goes with it is justice (義), and the season is the one in which grain is cut.',
      'Where there is too much, a person is said to become all edge, right and alone. Fire is held to soften that, which among people means affection.',
    ],
    neighbours:
      'Earth brings it forth, and dew gathers on it, so that it is the mother of Water. It fells Wood and is melted by Fire. Monkey and Rooster have it from their place in the circle, at the evening of day and year.',
  },
  Water: {
    answer:
      'In the Chinese zodiac Water is the element of depth and movement, of winter, the north and the colors blue and black.',
    meaning: [
      'It takes the lowest place and gets everywhere; Laozi made a whole ethics of that. The tradition connects it with wisdom (智), with travel, trade and talk, everything that flows from one to another. Charts rich in it are read as those of listeners.',
      'Without banks it is a flood or a swamp, and the books see there a person of too many considerations. Earth is the answer, in the shape of a date in the diary.',
    ],
    neighbours:
      'It is born of Metal and nourishes Wood; Earth contains it, and it quenches Fire. Rat and Pig are its signs, at midnight and midwinter, where one round of the twelve passes into the next.',
  },
};
