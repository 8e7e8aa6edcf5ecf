import type { ZodiacSignId } from '@org/zodiac-core';
import type { TenGodId } from '@org/zodiac-core/pillars';

/** The triangles of three signs 三合, by the element in which they meet. */
type Trine = 'Water' | 'Metal' | 'Fire' | 'Wood';

export const trineOf: Readonly<Record<ZodiacSignId, Trine>> = {
  rat: 'Water',
  dragon: 'Water',
  monkey: 'Water',
  ox: 'Metal',
  snake: 'Metal',
  rooster: 'Metal',
  tiger: 'Fire',
  horse: 'Fire',
  dog: 'Fire',
  rabbit: 'Wood',
  goat: 'Wood',
  pig: 'Wood',
};

/** What the signs of a triangle may look to in a year under a ten god. */
export const yearsOfTrines: Readonly<Record<Trine, Readonly<Record<TenGodId, string>>>> = {
  Water: {
    companion:
      'The enterprising triangle, {kind} included, gains most from a partner who is as quick and says so when a plan is thin.',
    'rob-wealth':
      'For the {kind}, who starts things easily, the question is who owns what has been started; a page signed by both answers it.',
    'eating-god':
      'Restless signs such as the {kind} do well to finish one pleasant thing by hand and to sell none of it.',
    'hurting-officer':
      'Ideas come in crowds to {aKind}; show three, keep the sharpest for the person who can act on it.',
    'indirect-wealth':
      '{AKind} smells the opening early, which is half of it, and the other half is a figure at which to stop.',
    'direct-wealth':
      'What the {kind} gains at a leap it may now keep by a standing order, a dull word for a calm winter.',
    'seven-killings':
      '{AKind} thinks fastest when cornered; choose one steep thing freely, and let the clever detour be the second choice.',
    'direct-officer':
      'Rules are to the {kind} a puzzle with a way round; taking the front entrance once earns a surprising amount of credit.',
    'indirect-resource':
      'Curiosity that leads nowhere is a rest for {aKind}, so long as one person knows at which library it is.',
    'direct-resource':
      'The {kind} usually teaches itself; a patient master would save it two of every three experiments.',
  },
  Metal: {
    companion:
      'The methodical triangle, to which the {kind} belongs, is best among people who finish; admire their way without adopting it.',
    'rob-wealth':
      '{AKind} remembers every loan and mentions none, so let a list on the wall do the mentioning.',
    'eating-god':
      '{AKind} may do something well enough, on purpose, and see who minds; ease is a craft with few rules.',
    'hurting-officer':
      'The {kind} is nearly always right in the matter, which leaves tone and hour as the things to be careful with.',
    'indirect-wealth':
      'Chances do not come sorted; the {kind} that takes a third of the usual time to examine one will still have examined it.',
    'direct-wealth':
      'The {kind} is in its element with ledgers, repairs and fair prices, and might put its own comfort down as an entry.',
    'seven-killings':
      'Demands arrive without a number; the {kind} gives them one, begins at the top and goes home when the day is over.',
    'direct-officer':
      'Office fits {aKind} like a made coat; the pocket to watch is the one where it keeps its opinion of the others.',
    'indirect-resource':
      'A subject without an examination suits the {kind} more than it thinks, and solitude has then an honest reason.',
    'direct-resource':
      'Being looked after without having earned it is an exercise for the {kind}; an hour a week will do to begin.',
  },
  Fire: {
    companion:
      'The ardent triangle, in which the {kind} stands, has found its company; a common cause wants a common calendar too.',
    'rob-wealth':
      'Generous as {aKind} is, it had better give what it can see the bottom of, and vouch for nobody in a hurry.',
    'eating-god':
      'The {kind} is allowed a year with picnics in it: good causes are better served by somebody who has laughed at lunch.',
    'hurting-officer':
      'What {aKind} shouts is mostly true; saying it to one person with the power to change it takes more courage.',
    'indirect-wealth':
      'Wide roads please the {kind}; take money for the fare there and back, and count it at the turning point.',
    'direct-wealth':
      'Steady pay gives {aKind} freedom by the back door: what is settled by the month need not be fought for daily.',
    'seven-killings':
      'An opponent wakes the best in {aKind}; its sleep and its Sundays are no part of the bargain.',
    'direct-officer':
      'The {kind} that has served a cause may now hold a post in one, and clear the papers which heroes leave to others.',
    'indirect-resource':
      '{AKind} that withdraws is not giving in; tell one friend the address and come back with a question.',
    'direct-resource':
      'Someone with more years has an eye on the {kind} and asks only that advice be heard to its end.',
  },
  Wood: {
    companion:
      'The peaceable triangle, the {kind} within it, thrives among friends; one open disagreement keeps such a circle fresh.',
    'rob-wealth':
      '{AKind} shares before it is asked; naming its own portion first is a courtesy to the guests as well.',
    'eating-god':
      'Gentle signs do their finest work now: let the {kind} make something for the table, the garden or the wall.',
    'hurting-officer':
      'After long politeness {aKind} finds the exact word; it does most good on a page, with a night between.',
    'indirect-wealth':
      'What drifts up to the {kind} in company may be worth having; a cooler friend can hold it to the light.',
    'direct-wealth':
      'The {kind} is worth more than it charges, and a year of regular work is the time to look at the figure.',
    'seven-killings':
      'Pressed, the {kind} tends to step aside; standing where it is, kindly, for one breath longer changes the talk.',
    'direct-officer':
      'The {kind} is trusted because it does not push; a duty taken on by name gives that trust somewhere to sit.',
    'indirect-resource':
      'Half-lit subjects, music and old handwriting call to {aKind}, who should keep one lunch a week for the living.',
    'direct-resource':
      'This is the weather in which {aKind} grows: teachers, warm rooms and nobody keeping a tally of the kindness.',
  },
};
