import type { ZodiacSignId } from '@org/zodiac-core';

interface MoneyProse {
  /** Answers whether the sign is good or bad with money. */
  readonly answer: string;
  readonly text: string;
}

/** What the traditional picture of a sign, and nothing else, suggests about money. */
export const moneyTexts: Readonly<Record<ZodiacSignId, MoneyProse>> = {
  rat: {
    answer:
      'No: a year of birth does not make anyone thrifty, and no table of ours counts the savings of Rats.',
    text: 'Thrift stands among the Rat’s strengths and the worry about running short among its faults. They are one habit seen from two sides: the reserve that carries it through a lean month is the one that it cannot stop counting. Somebody who recognizes this in themselves might ask what the saving is for.',
  },
  ox: {
    answer:
      'No sign is good or bad with money, the Ox included; what the calendar gives it is a year, not an income.',
    text: 'Money is hardly mentioned where the Ox is described. Patience is, and so is a promise that needs no second telling; one may guess at bills that are paid on the day. It is also called slow to change course, which would show in a plan that was kept for too long.',
  },
  tiger: {
    answer:
      'No. Nothing in the calendar or in our tables shows that Tigers are bad with money, or good with it.',
    text: 'Three unflattering things are said of the Tiger: that it is impatient with detail, that it takes challenges personally, and that it starts more than it finishes. A household account is all detail and never finished. That is as near as the description comes to the reproach. Courage and a warm heart, which head the other list, cost nothing.',
  },
  rabbit: {
    answer: 'Not by any figure: the purse of a Rabbit is as full or empty as that of its neighbors.',
    text: 'Nowhere is the Rabbit called rich or poor. It is called discerning, a quiet negotiator who avoids the needless fight. The price of such manners may be an unfair invoice that goes unanswered, since conflict is what it puts off longest.',
  },
  dragon: {
    answer:
      'No; that Dragons earn or waste more than others is a thing people say, and nothing we hold supports it.',
    text: 'Thinks large, draws talent, gives freely: into such a sketch one can read a splendid host or an expensive one. Thrift is missing from the gifts of the Dragon. It is not on the list of its faults either, where it is told instead that it expects as much of others as of itself.',
  },
  snake: {
    answer: 'No table of ours knows how Snakes handle money, and the calendar has no opinion.',
    text: 'Of the Snake one reads that it analyses deeply and speaks late. Such a person would compare four offers and tell no one which of them was accepted. The faults that are named concern trust. It guards its thoughts, and whoever shares its purse might like to hear some of them.',
  },
  horse: {
    answer:
      'No: whoever was born under the Horse has that year in common with millions, and no spending habit.',
    text: 'It travels light and sells by enthusiasm; routine makes it restless, and when bored it leaves early. Translated into a bank statement this would be income in bursts, with the regular payments forgotten. Greed does not occur in any line about the Horse.',
  },
  goat: {
    answer: 'No. Tables of dates cannot tell whether Goats manage well, and ours do not try.',
    text: 'Beautiful things are the Goat’s department, not prices. It hesitates over decisions and drifts without a frame, says the same source that praises its perseverance. Whether the result is debt or a modest life is not said, and anything more would be our invention.',
  },
  monkey: {
    answer: 'There is no evidence for it: Monkeys with and without savings fill the same twelve months.',
    text: 'Two faults of the Monkey could touch a purse, the temptation of the short cut and boredom with a puzzle once it is solved. Two gifts could fill one, invention and persuasion. How the sum comes out is left to the reader.',
  },
  rooster: {
    answer:
      'No proof exists either way, since we hold no accounts of Roosters, only the years that they were born in.',
    text: 'No animal of the twelve is closer to an account book: it checks the figures, keeps the timetable and says what it sees. Precision comes first in its praise. What it is asked to watch is perfectionism, and its temper when someone else finds the error.',
  },
  dog: {
    answer: 'No: to be a Dog is a matter of the date, and the date does not pay bills.',
    text: 'A Dog will not sell what it would not buy. The sentence is about honesty, and trade only happens to be in it. It worries in advance and is slow to trust strangers, two reasons to stay away from a bargain, be it a good one or a bad one.',
  },
  pig: {
    answer:
      'No; neither wealth nor debt follows from the year of the Pig, whatever the fat animal on a money box suggests.',
    text: 'Generous with credit, trusting, unable to refuse: put together, these lines about the Pig describe somebody with more friends than savings. They also say that its customers stay for life. Sincerity is the first of its gifts, and nothing is claimed about whether that pays.',
  },
};
