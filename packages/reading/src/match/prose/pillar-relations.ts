import type { Relation } from '@org/zodiac-core';

type PillarPosition = 'month' | 'day' | 'hour';

/** How two branches of one place stand to each other: a clause. */
export const pillarRelations: Readonly<Record<PillarPosition, Readonly<Record<Relation, string>>>> = {
  month: {
    'same-sign': 'they were born in one season and keep the same working hours',
    'six-harmony': 'at work one begins the sentence and the other ends it',
    'three-harmonies': 'a task in common suits them better than a talk about it',
    'six-clash': 'they work at opposite hours and in opposite orders, which calls for a division of labor',
    'six-harm': 'praise and blame for common work should be sorted aloud',
    punishment: 'neither likes to be instructed by the other, so a written list is the better teacher',
    'six-destruction': 'joint plans lose a wheel now and then, and roll again once somebody sees to it',
    'three-meetings': 'they were born a month or two apart in one season, and tire at the same time',
    neutral: 'work is the part of life in which they may ignore each other in peace',
  },
  day: {
    'same-sign': 'at home they are alike, down to the hour at which they want to be left alone',
    'six-harmony': 'in daily company they fit as cup and saucer',
    'three-harmonies': 'at home they want the same things, if not in the same order',
    'six-clash': 'in daily company they pull at opposite ends of the cloth, and patience belongs here first',
    'six-harm': 'at home each guesses at the other and guesses low, so it is better to ask',
    punishment: 'both are stricter at close quarters than they mean to be',
    'six-destruction': 'small domestic plans come apart and want a second date',
    'three-meetings': 'at home they are of one season, which is comfortable and proves nothing',
    neutral: 'daily company is neither arranged nor disturbed by the books',
  },
  hour: {
    'same-sign': 'they have their best ideas at the same hour of the day',
    'six-harmony': 'what one begins the other likes to carry on',
    'three-harmonies': 'their long plans can share one road',
    'six-clash': 'one wakes when the other tires, and plans ought to be made in between',
    'six-harm': 'plans for later should be written where both can read them',
    punishment: 'each is quick to correct what the other has just begun',
    'six-destruction': 'first drafts made together want a second',
    'three-meetings': 'their hours are neighbors, which is pleasant and no more',
    neutral: 'their later plans need not touch at all',
  },
};
