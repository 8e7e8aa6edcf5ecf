import type { Element } from '@org/zodiac-core';

/** Where an element is the most frequent among the visible characters. */
export const mostVisible: Readonly<Record<Element, string>> = {
  Wood: 'What people see first is therefore growth: plans with shoots on them, a principle or two, a good deal started',
  Fire: 'What people see first is therefore light: speed, feeling, a face that tells the news before you do',
  Earth:
    'What people see first is therefore ground: somebody who stays, keeps and can be found again next year',
  Metal: 'What people see first is therefore outline: standards, a clear no, a taste for what is well cut',
  Water: 'What people see first is therefore motion: talk, curiosity, a way of being somewhere else already',
};

/** Where an element is not among the visible characters. */
export const notVisible: Readonly<Record<Element, string>> = {
  Wood: 'No visible Wood: beginnings cost you more than carrying on does, and green things and young people do you good',
  Fire: 'No visible Fire: warmth is in you rather than on you, and a table by the window or an outspoken friend draws it out',
  Earth:
    'No visible Earth: you keep few anchors, and a standing Thursday or a garden plot does the work of several resolutions',
  Metal:
    'No visible Metal: cutting short is not your art, and a list with an end or a frank colleague lends you the blade',
  Water:
    'No visible Water: you seldom go slack of your own accord, and walks by a river and questions without purpose loosen you',
};

/** Where an element has most points by the season. */
export const strongestBySeason: Readonly<Record<Element, string>> = {
  Wood: 'it is the thread that you come back to: you would like whatever you touch to be further on next year',
  Fire: 'it is the thread that you come back to: you would like to see and be seen, and to warm your hands at what you do',
  Earth:
    'it is the thread that you come back to: you would like things to hold, and people to be able to count on them',
  Metal: 'it is the thread that you come back to: you would like it right, brief and finished',
  Water: 'it is the thread that you come back to: you would like to understand, and to keep going',
};

export type Strength = 'strong' | 'even' | 'slight';

/** What share of the points helps the day master. */
export const strengthReadings: Readonly<Record<Strength, Readonly<Record<Element, string>>>> = {
  strong: {
    Wood: 'a well-fed tree; it would sooner be used for something than watered again. Put the surplus into people who are just beginning',
    Fire: 'a high fire; it would sooner cook than be stoked. Give the heat away on purpose before it looks for something itself',
    Earth:
      'deep soil; it would sooner be planted than heaped up. Others may dig here, and you are happier when they do',
    Metal:
      'a thick bar; it would sooner be worked than stored. Look for the task that makes a tool out of it',
    Water:
      'a full river; it would sooner be led to fields than dammed. A canal, which is to say a timetable, is a kindness to you',
  },
  even: {
    Wood: 'a tree with about as much rain as wind. You can take on weight or put it down, and know rather well which it should be',
    Fire: 'a fire that neither smokes nor starves. You can lead or keep somebody company, and change over without a scene',
    Earth:
      'a field in good heart. You can carry and you can rest, and people notice the difference only in your handwriting',
    Metal: 'a blade both hard and springy. You can insist and you can let go, often in the same conversation',
    Water:
      'a river within its banks. You can wait or you can press on, and seldom mistake the one for the other',
  },
  slight: {
    Wood: 'a young tree in a busy garden. It does not need courage, it needs a stake: allies, teachers, a wall that keeps off the wind',
    Fire: 'a small flame with many cooks. It does not need courage, it needs fuel: rest, praise, a subject that feeds you back',
    Earth:
      'a light soil with much planted in it. It does not need courage, it needs compost: fewer tasks, older friends, a steady week',
    Metal:
      'fine metal in constant use. It does not need courage, it needs a case: quiet, order, people who hand things back clean',
    Water:
      'a stream with many mills on it. It does not need courage, it needs a source: sleep, reading, company that asks for nothing',
  },
};
