import type { SignProse } from '../sign-prose.ts';

export const tiger: SignProse = {
  inShort: 'It answers a challenge before it has heard the end of it.',
  character: [
    'People of the Tiger are said to enter an argument on the side that is losing. They like a contest, forgive at once when it is over, and are honestly surprised when others do not. Chinese villages painted the character for king on a child’s brow at the Dragon Boat Festival because that is what the stripes on its own forehead spell.',
    'What the sign lacks is a middle pace. Between the leap and the long sleep in the shade the books find little, and they advise its friends to ask for things in the morning.',
  ],
  strengths: 'Its gifts show when something is at stake:',
  weaknesses: 'They show less on a wet Tuesday with forms to fill in:',
  love: [
    'In love it is all at once: the declaration, the train ticket, the quarrel, the reconciliation under the window. Whoever says no is asked for reasons and, if these are good, respected for years.',
    'It needs to be met head on. A partner who gives in is, to the Tiger, a partner who has left the room.',
  ],
  matches:
    'Horse and Dog complete its triangle: one runs with it, the other tells it when to stop. The Pig is its secret friend and disarms it by not minding. With the Monkey it loses its temper, and with the Snake its certainty.',
  workAnswer: 'Whatever it does, somebody should be keeping score.',
  work: [
    'It was the emblem of generals; a commander’s warrant was a bronze tiger cut in halves, one with the emperor and one in the field, and only when both fitted did the army move. The sign’s liking for clear orders and open ground is read from that.',
    'Rescue, campaigns and openings of every kind suit it. The second year of anything suits it less, and it does well to share its desk with an Ox.',
  ],
  boss: 'As a boss the Tiger fights for its people in public and scolds them at home. It can be contradicted, once, with facts. Under someone else it behaves like a guest of rank, helpful and visibly temporary.',
  luckAnswer: 'Orange is there for the coat, and the rest follows the almanac.',
  luck: [
    'Tiger luck is for protection more than for gain: cloth tigers at a cradle, shoes with whiskers for those learning to walk, a paper tiger over the door. Red and orange thread is what they are sewn with.',
    'Its numbers are small and odd, apart from one, and the proverb goes that a single tiger needs no company. Few shopkeepers give them much thought.',
  ],
  year: [
    'A Tiger year is expected to be loud. Chronicles are searched for upheavals in such years, and since every twelve years has some, they are always found; the sober part is the advice to decide things rather than to let them drift.',
  ],
  bornInThem:
    'Newspapers bring the same photograph whenever it comes round, a cub in a zoo, and registry offices report how many parents chose the name. Its people are the ones who knew their animal before they could spell it.',
  newYear:
    'Caps with ears and whiskers come out of the chest for the smallest, and a tiger cut from red paper guards the door in case the painted generals should fall asleep. The drums of the lion dance have, in such a season, an odd guest among them.',
  ownYear: [
    'The proverb says that two tigers do not share a mountain, and in its own year a Tiger is both of them. Custom asks it to lower its voice for a twelvemonth, to let an insult pass, and to wear a red cord at the wrist as a reminder.',
    'Some families let a Tiger stay away from weddings in that year, so as not to outshine the bride. It is mostly an excuse, and a popular one.',
  ],
  cultureAnswer:
    'It wears the sign for king on its brow, guards doors and children, and is fooled by nobody except the fox.',
  race: 'The current took it far downstream, and it fought its way back to the bank by strength alone. It arrived roaring with its fur flat, was told that two others were there before it, and bore that better than expected.',
  culture: [
    'The best known story about it is at its own expense. A fox, caught, says that heaven has made him lord of beasts: walk behind me and see how all flee. All do flee, and to this day borrowing somebody’s power is called the fox that borrows the tiger’s terror (狐假虎威).',
    'On walls it stands for the west and for autumn, white-furred, opposite the green dragon of the east. Geomancers name the two sides of a house after them.',
  ],
  hourAnswer: 'It is the end of the night, when the Tiger goes home.',
  hour: [
    'Hunters held that the animal is most dangerous before daybreak (平旦), on its way back hungry. The watchmen of the cities struck the last of five rounds in this hour, and the gates were unbarred after it.',
    'Its natives are described as people who wake up all at once. They have, it is said, a quarrel or a plan ready before the shutters are open.',
  ],
};
