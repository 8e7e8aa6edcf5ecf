import type { SignProse } from '../sign-prose.ts';

export const pig: SignProse = {
  inShort: 'It enjoys the thing itself and wants you to have some.',
  character: [
    'Home in Chinese is written as a pig beneath a roof (家), and the sign is at home in most places within the hour. It is frank, hospitable and not ashamed of comfort. Where others ask what a thing is for, the Pig asks whether there is enough for everybody.',
    'It thinks well of people, again, after having been cheated. Books shake their heads at that. Its friends have noticed that it is cheated less and less with the years, because it has by then so many of them.',
  ],
  strengths: 'Its goodness is of the practical sort:',
  weaknesses: 'Where it fails, it fails by kindness or by Monday:',
  love: [
    'A Pig in love cooks, or books a table, or sends a parcel with far too much in it. It likes being married, or something very near to that, and is affectionate before company. Coyness baffles it.',
    'It cannot bear a cold house. Rather than live with a silence it will apologize first, even for the other’s fault, and it should not be allowed to make a habit of that.',
  ],
  matches:
    'Goat and Rabbit sit in its triangle, and nobody there keeps score. The Tiger is its secret friend, fierce on its behalf. The Snake is across the table, asking itself how anyone can be so open and what lies behind it; nothing does.',
  workAnswer: 'Nobody runs a better table, in either sense.',
  work: [
    'Innkeepers and quartermasters, bakers, midwives of festivals: whoever sees to it that many people are fed and glad is drawn under this sign. It works steadily, by the season and not by the stopwatch, and better in a team than alone.',
    'It underrates itself when naming a price. The almanac, unusually, gives it one line of trade advice: let a Rat do the asking.',
  ],
  boss: 'Its staff stay for decades and its cousins are among them. It gives second chances until somebody from outside has to count them. Serving under others it is loyal and cheerful, and puts the unpleasant letter under the pleasant ones.',
  luckAnswer: 'Gold for the New Year picture, brown for the sty: both were meant as compliments.',
  luck: [
    'A fat pig that pushes the gate open with its snout (肥豬拱門) is pasted on windows in Tianjin as a black paper-cut with a bowl of treasure on its back. It means plenty arriving uninvited.',
    'Piggy banks came to China from elsewhere and were understood at once. Its two and its eight are even numbers, and even ones are for weddings.',
  ],
  year: [
    'Last of the twelve, its year is one of feasts and loose ends: the cellar is emptied, visitors come, and what is not finished will be begun anew with the Rat. In some of them births go up, for a so-called golden pig is as welcome as a dragon.',
  ],
  bornInThem:
    'Some are labeled golden by the newspapers, on no calendar’s authority, and the labeled ones have more children in them. The sign closes the count. Its people are often the youngest of a family, in fact or in manner.',
  newYear:
    'Window paper in Tianjin shows it black and round, with a bowl of treasure on its back, pushing at the gate. Money boxes are given. The kitchen god, who has just gone up to report, is thought to have had honey on his lips.',
  ownYear: [
    'It ends the round by meeting itself, and is told to eat simply for the first fortnight, the harshest rule any sign is given. Red underclothes, a present from a sister or an aunt, are worn out over the year.',
    'Lending is to be avoided until the Lantern Festival. In the rest of the year, resigned authors add, it will lend.',
  ],
  cultureAnswer:
    'It is under the roof in the character for home, and in the novel it is everybody’s favorite sinner.',
  race: 'Halfway it found a field of something good, ate, and slept. It woke at dusk, trotted down to the river, crossed without fuss and was twelfth, with the emperor already rolling up the list. No one has ever seen it regret the meal.',
  culture: [
    'Zhu Bajie, half man and half boar, was an admiral in heaven until he made a pass at the moon goddess. On the road to India he complains, naps, falls in love at each inn and shoulders his rake when it matters. Readers forgive him because he is the only one of the pilgrims who is like them.',
    'A pig of jade was put into the hands of the dead in the Han dynasty, so that they should not go poor into the next world. It is one cut stone, four strokes of the wheel, and one can see the smile.',
  ],
  hourAnswer: 'People have settled (人定), as the old clock says, and in the sty it is quiet.',
  hour: [
    'The last of the twelve hours is the one when lamps are put out. Pigs sleep soundest then, with a grunt that country people found reassuring.',
    'Born in it, one is described as content, deep in sleep and hard to rouse for school. It is also the hour of storytellers.',
  ],
};
