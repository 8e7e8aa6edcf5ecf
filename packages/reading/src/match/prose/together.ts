import type { Relation } from '@org/zodiac-core';

export type Way = 'friends' | 'family' | 'siblings' | 'generations' | 'work' | 'couple';

/** How two people may go about it, by the relation of their signs. */
export const together: Readonly<Record<Way, Readonly<Record<Relation, string>>>> = {
  friends: {
    'same-sign': 'take up something neither has done before, since in all else you agree already',
    'six-harmony': 'meet without a program, and do not let ease become neglect',
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
  siblings: {
    'same-sign': 'you were dealt one temper twice, so settle by turns who is to be the calm one',
    'six-harmony': 'take on together what your parents put off; no other pair in the house finds it so easy',
    'three-harmonies': 'keep one plan that belongs to the two of you, and let the rest of the house wonder',
    'six-clash':
      'you learned to argue on each other, so divide the ground: one decides the meal, one the music',
    'six-harm': 'settle what is owed between you yourselves, before a parent or a cousin carries it across',
    punishment: 'drop the titles of elder and younger for a day, and see who asks first',
    'six-destruction': 'mend the toy before you ask who broke it; it works at any age',
    'three-meetings': 'you share the stories of one season, so write down the ones that only you two know',
    neutral: 'nothing in the books makes you rivals or allies, so a shared errand will have to do it',
  },
  generations: {
    'same-sign':
      'each meets a habit of his or her own in the other, so praise there what you would like in yourself',
    'six-harmony':
      'what one has learned the other likes to hear, so leave an hour for it that has no purpose',
    'three-harmonies': 'teach by doing a thing together; advice comes by itself while the hands are busy',
    'six-clash':
      'agree which matters each decides alone, and keep your comments for those that are asked about',
    'six-harm': 'say “I was worried” instead of “you always”, and let the answer take its time',
    punishment: 'rules between you want a reason and an end: give both when you make one',
    'six-destruction': 'when a promise between the ages falls through, fix the new date in the same talk',
    'three-meetings': 'keep the feast of your season as the elder kept it, with one change by the younger',
    neutral: 'the books leave the two ages to themselves, so a weekly habit says more than a birthday',
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
