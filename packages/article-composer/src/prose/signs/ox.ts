import type { SignProse } from '../sign-prose.ts';

export const ox: SignProse = {
  inShort: 'It goes on when the road has stopped being interesting.',
  character: [
    'Tradition has seldom a bad word for the Ox. It is the sign of people who say on Monday that the wall will stand by Friday, and on Friday there is a wall. They dislike being hurried, explain little, and take a changed plan as a kind of bad weather.',
    'Under the calm there is a temper which nobody has seen twice. The almanacs compare it with a dike: for years nothing happens, then the fields are under water, then everybody agrees not to mention it.',
  ],
  strengths: 'What people lean on in it is weight and evenness:',
  weaknesses: 'Weight is also what makes it hard to turn:',
  love: [
    'The Ox does not flirt so much as turn up. It carries the boxes, comes again next week, repairs the gate, and by the time anyone asks what this is, it has been going on for a year. Poems are not to be expected; coal in the cellar is.',
    'It takes promises literally, its own and those of others. A sentence spoken lightly in spring may be quoted, word for word, in autumn.',
  ],
  matches:
    'With Snake and Rooster it shares a triangle of people who finish what they begin, and the Rat does the talking for two. The Goat is the hard one: opposite place, opposite season, and both of them sure that patience is on their side.',
  workAnswer: 'It wants to be trusted with something heavy.',
  work: [
    'Farming is its oldest post, and what followed keeps the shape of a field: the same ground, year upon year, a little deeper. Surveyors, head nurses, engine drivers and the person who knows how the archive is ordered are drawn under this sign.',
    'Method is its pride. An Ox with a new tool will first use it wrongly for a month in its own way, then rightly for thirty years.',
  ],
  boss: 'As a boss it leads from behind the plow: it asks nothing it has not done, and praises by giving you the harder field. As a subordinate it obeys one person at a time, and will not be passed from hand to hand.',
  luckAnswer:
    'White, yellow and green are the colors of its fields through the year rather than of any temple.',
  luck: [
    'Yellow is the color of Earth, the fixed element of the sign, and at the Start of Spring a clay ox in the colors of the five elements was struck with willow rods until it broke, so that the soil would wake. The pieces were carried home for luck.',
    'Those who keep the custom plant something green by the door in the first month, and leave the numbers to the lottery of seat and street.',
  ],
  year: [
    'Its year is described as slow and solid: contracts are read twice, houses are roofed, whatever was hurried in the year of the Rat is now done properly. Proverbs promise a harvest to those who do not look up too often.',
  ],
  bornInThem:
    'Two of its generations were children in hungry times, and the sign’s name for endurance was partly earned there. Look for them where something has been kept going: the choir, the ferry, the small press.',
  newYear:
    'An ox of clay or paper used to stand at the town gate when spring came, and officials beat it with colored rods until it fell apart. Seed was inside. Village feasts still bring a live one, garlanded, which puts up with it.',
  ownYear: [
    'When the Ox comes round to its own year, advice is brief: carry what you carry, add nothing. A red sash round the waist, under the shirt where no one sees it, suits the sign’s dislike of display.',
    'In the north people also avoid changing the stove in such a year. It is a rule about keeping one’s footing, told as a rule about the kitchen.',
  ],
  cultureAnswer:
    'Laozi left the world on its back, the Cowherd of the love story owes it everything, and no farmer liked to eat it.',
  race: 'It set out in the dark because it knew that it was slow, swam straight through the river, and would have been first had it not carried a passenger. Asked about that, it is said to have shrugged, which at its size takes a moment.',
  culture: [
    'In the tale of the Night of Sevens an old ox tells a poor herdsman where the Weaver Girl bathes, and leaves him its hide to fly to heaven with when she is called back. The lovers meet once a year; the ox gets no thanks in most versions.',
    'Laozi is painted riding westward on an ox, unhurried, with a border guard asking for a book. The book was written that night, the picture says, and the animal waited.',
  ],
  hourAnswer: 'In it, says tradition, the Ox lies awake and chews.',
  hour: [
    'Peasants got up in this hour to feed the animals before plowing, and found them ruminating in the dark; a better reason for the name is not needed. The classical name is cockcrow (雞鳴), since the first birds are heard at its end.',
    'People who are born in it are described as those who do their thinking while others sleep, and who come down to breakfast with the matter decided.',
  ],
};
