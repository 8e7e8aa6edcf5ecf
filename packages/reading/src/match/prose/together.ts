import type { Relation } from '@org/zodiac-core';

export type Way = 'friends' | 'family' | 'work' | 'couple';

/** How two people may go about it, by the relation of their signs. */
export const together: Readonly<Record<Way, Readonly<Record<Relation, string>>>> = {
  friends: {
    'same-sign': 'take up something neither has done before, since in all else you agree already',
    'six-harmony': 'meet without a programme, and do not let ease become neglect',
    'three-harmonies':
      'keep one undertaking going, a trip, a team, a garden, and the friendship keeps itself',
    'six-clash': 'meet on neutral ground and enjoy the argument, with an hour at which it ends',
    'six-harm': 'say a small grievance within the week, over something to eat',
    punishment: 'keep to time and say thank you, as though you had only just met',
    'six-destruction': 'put the next meeting in the diary before you part',
    'three-meetings': 'find out what the other does in the season that you dislike',
    neutral: 'choose a subject of your own, for the books have not chosen one for you',
  },
  family: {
    'same-sign': 'divide the chores by lot, because you would both pick the same ones',
    'six-harmony': 'let the two of you speak for the family when it has to agree',
    'three-harmonies': 'plan the feast together and leave the speeches to others',
    'six-clash': 'have a room, a drawer and an hour each, and visit',
    'six-harm': 'pass no messages through third persons',
    punishment: 'let the elder ask instead of telling, and the younger answer instead of leaving',
    'six-destruction': 'write the arrangements on the kitchen wall',
    'three-meetings': 'keep one custom of your season, and keep it every year',
    neutral: 'give the tie a habit, such as a call on Sundays',
  },
  work: {
    'same-sign': 'let a third person proof-read',
    'six-harmony': 'share an office and keep separate lists',
    'three-harmonies': 'take the long project, with one of you for the start and one for the finish',
    'six-clash': 'agree who decides what before it needs deciding',
    'six-harm': 'confirm by a line in writing what was said in the corridor',
    punishment: 'use titles in meetings and first names at lunch',
    'six-destruction': 'plan the second version with the first',
    'three-meetings': 'take your holidays at different times',
    neutral: 'let the work introduce you',
  },
  couple: {
    'same-sign': 'see that one of you is curious about the world outside',
    'six-harmony': 'thank each other for what has come to seem natural',
    'three-harmonies': 'have a plan for the next ten years and a plan for Saturday',
    'six-clash': 'quarrel by turns, and let the one who is less tired give way first',
    'six-harm': 'ask “what did you hear me say?” and mean it',
    punishment: 'keep your company manners for each other',
    'six-destruction': 'begin again on an ordinary Tuesday, without an occasion',
    'three-meetings': 'go somewhere once a year where it is another season',
    neutral: 'write your own rule, and hang it by the door',
  },
};
