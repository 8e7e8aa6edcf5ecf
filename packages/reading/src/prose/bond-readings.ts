import type { ZodiacSignId } from '@org/zodiac-core';

interface BondReading {
  /** With `{allies}` of the three harmonies. */
  readonly allies: string;
  /** With the `{partner}` of the six harmonies. */
  readonly partner: string;
  /** With the sign `{across}` the circle. */
  readonly across: string;
  /** With the sign of six `{harm}`. */
  readonly harm: string;
}

/** Texts about the signs that have a relation with one’s own; each placeholder is a sign with its years. */
export const bondReadings: Readonly<Record<ZodiacSignId, BondReading>> = {
  rat: {
    allies:
      'A scheme of the Rat’s needs somebody who believes in it and somebody who can sell it: {allies} are the other corners of its triangle.',
    partner: 'At home it rests best beside {partner}, which stays where it was put down',
    across:
      'Opposite gallops {across}, to which thrift looks like fear; ask it for a day out and give it a budget',
    harm: 'With {harm} sums are the tender spot: what one calls a loan the other calls a present',
  },
  ox: {
    allies:
      '{ASign}’s field wants a mind and a clock: {allies}, the other corners of its triangle, bring them.',
    partner: 'The likeliest to make it laugh in harness is {partner}, quick where it is thorough',
    across:
      'Opposite stands {across}, which would like the furrow a little less straight; it is worth hearing on Sundays',
    harm: 'With {harm} it is a matter of pace: one is there already, the other has not finished the gate',
  },
  tiger: {
    allies:
      'A Tiger’s cause finds its legs in one ally and its conscience in another: {allies} are the other corners of the triangle.',
    partner: 'It lies down of its own accord beside {partner}, which is not afraid of it and has made soup',
    across:
      'Opposite swings {across}, which teases; a Tiger that can stand to be teased has little left to learn',
    harm: 'With {harm} each mistakes the other’s silence for a plan: say what the plan is',
  },
  rabbit: {
    allies:
      '{ASign}’s house is loveliest with two sorts of guest, the gentle and the hearty: {allies}, the other corners of its triangle.',
    partner: 'On its doorstep it likes to find {partner}, lying there since morning, asking nothing',
    across:
      'Opposite crows {across}, exact where it is tactful; between them a thing gets said both truly and kindly',
    harm: 'With {harm} scale is the trouble: one plans a garden party, the other a festival',
  },
  dragon: {
    allies:
      'A Dragon’s weather needs eyes on the ground and hands in the air: {allies} are the other corners of the triangle.',
    partner: 'It is best announced by {partner}, which likes a great arrival and gets the time right',
    across: 'Opposite sits {across}, unimpressed and faithful; it will tell a Dragon what courtiers do not',
    harm: 'With {harm} it is a question of volume, and the softer voice is often the one that knows',
  },
  snake: {
    allies:
      'A Snake’s thought wants patience to carry it and precision to print it: {allies} are the other corners of its triangle.',
    partner: 'It is drawn to {partner}, the one creature that can surprise it',
    across: 'Opposite lies {across}, open as a barn door; each has the thing the other lost at school',
    harm: 'With {harm} both see through the other at once and say it at the wrong moment',
  },
  horse: {
    allies:
      'A Horse’s road is best ridden with courage in front and loyalty behind: {allies} are the other corners of its triangle.',
    partner: 'It comes home at evening to {partner}, which has kept the lamp and heard all the news',
    across:
      'Opposite counts {across}, to which haste looks like waste; lend it your map and borrow its purse',
    harm: 'With {harm} the yoke is the question: one pulls, the other would rather run',
  },
  goat: {
    allies:
      'A Goat’s hill is complete with somebody to tidy and somebody to feed: {allies} are the other corners of its triangle.',
    partner: 'It takes heart from {partner}, whose spirits are high enough for two',
    across:
      'Opposite plows {across}, which says in one word what it hints at in ten; both are right about the fence',
    harm: 'With {harm} each is sure that it is the one who worries properly',
  },
  monkey: {
    allies:
      'A Monkey’s trick needs an inside man and a grand occasion: {allies} are the other corners of its triangle.',
    partner: 'The only audience that sees how it is done is {partner}, and it stays for that',
    across:
      'Opposite growls {across}, which cannot bear to be laughed at; leave it the last word once a week',
    harm: 'With {harm} the jest and the good faith miss each other in the corridor',
  },
  rooster: {
    allies:
      'A Rooster’s timetable runs on steadiness and on second sight: {allies} are the other corners of its triangle.',
    partner: 'It sings best for {partner}, which takes praise and blame from it in the same good temper',
    across:
      'Opposite listens {across}, which hears the tone and not the fact; put the kind half of the sentence first',
    harm: 'With {harm} each has appointed itself to guard the same door',
  },
  dog: {
    allies:
      'A Dog’s watch is well kept with one to charge and one to carry word: {allies} are the other corners of its triangle.',
    partner: 'It lets go of the day’s worries next to {partner}, which strokes the ears and asks no report',
    across:
      'Opposite rises {across}, all promise; a Dog asks for the receipt, and the two make an honest treasury',
    harm: 'With {harm} both speak plainly about different things at once',
  },
  pig: {
    allies:
      '{ASign}’s table needs grace at one end and tenderness at the other: {allies} are the other corners of its triangle.',
    partner: 'It is best defended by {partner}, which takes on the people it cannot refuse',
    across:
      'Opposite coils {across}, which never says all it thinks; {aSign} says rather more, and between them lies a conversation',
    harm: 'With {harm} either trusts first and wonders afterwards who had the bill',
  },
};
