import type { SignProse } from '../sign-prose.ts';

export const dragon: SignProse = {
  inShort: 'It thinks in whole valleys and forgets the fence.',
  character: [
    'Alone among the twelve it is an animal nobody has met, and the character follows: the Dragon is described by what it does to a room. It talks of next year as of something already agreed, gives presents that are slightly too large, and takes for granted that the others will come along. Often they do.',
    'Chinese dragons are bringers of rain, not hoarders of gold. The sign’s good side is likewise what it pours out, and its bad side is a sulk with thunder in it when the rain goes unpraised.',
  ],
  strengths: 'Size is the theme of its virtues:',
  weaknesses: 'And of the complaints about it:',
  love: [
    'It loves on a large scale and in public. There will be a speech. What it looks for, whether it knows or not, is the one person in the hall who was not impressed and stayed anyway.',
    'Everyday life is its examination. A Dragon that has learned to ask how the day was, and to listen to the whole of the answer, is held to be the most loyal partner in the circle.',
  ],
  matches:
    'Rat and Monkey, its triangle, supply the cunning that it scorns and needs. The Rooster is its secret friend: phoenix and dragon are the old pair on wedding silk. Opposite sits the Dog, who has looked behind the curtain.',
  workAnswer: 'It should be given the plan of the whole, and somebody to number the pages.',
  work: [
    'Emperors kept the five-clawed dragon for their own robes, and the sign has been sent into public life ever since. It opens, announces, persuades donors and designs the façade. In the same office a Dragon without a project is like weather indoors.',
    'Dragons do learn detail, out of pride, when a detail has once embarrassed them. It is then checked for life.',
  ],
  boss: 'To work for one is to be told that you can do it, by someone who has not asked whether you can. Half of the staff grow by a size and the other half move on. As an employee it should report to a principle, or to the very top.',
  luckAnswer: 'Gold and silver are court colors, which is flattery, and nobody has complained.',
  luck: [
    'On the second day of the second month the dragon raises its head (龍抬頭): rain is near, hair is cut, and noodles are called dragon’s beard for the day. Whatever is begun then is held to begin well, for every sign.',
    'Of its numbers the one and the six come from an old diagram in which they belong to Water and to the north, the place where dragons sleep in winter.',
  ],
  year: [
    'More children are born in Dragon years in several countries of East Asia, because parents wish for one; schools there can see it in the size of a class. Apart from that measurable effect, the year is expected to be grand and a little overdrawn.',
  ],
  bornInThem:
    'Maternity wards in Singapore, Hong Kong and Taiwan are fuller in them; one can see the bulge go through the schools, the universities and the housing market. Whoever belongs to it has queued all their life in good company.',
  newYear:
    'What is otherwise carried for a night is now everywhere: silk dragons on poles, sugar dragons on sticks, a dragon of lamps along the river. A pearl goes before it, and a man with the pearl leads the beast by his running, not it him.',
  ownYear: [
    'A Dragon in its own year is advised to be smaller than usual, an instruction with a poor record of success. The red belt is worn all the same, and elders tell of Lord Ye, who painted dragons on every beam and hid under the bed when one came to visit (葉公好龍).',
    'Its moral fits the year: to love a grand thing from afar is easy, and now it is at the window.',
  ],
  cultureAnswer:
    'It brings the rain, lends its name to emperors and boats, and is carried through the streets on poles.',
  race: 'Everybody expected it first, since it can fly. It had stopped on the way to let rain fall on a dry county, and then to blow a small animal on a log to shore, and so came in fifth with no excuses made.',
  culture: [
    'A carp that leaps the rapids at the Dragon Gate (龍門) turns into a dragon, and that was the old word for passing the palace examination. Carp are on porcelain, school walls and good-luck cards for no other reason.',
    'Bones dug up by farmers were sold to apothecaries as dragon bones, until a scholar looked at some and saw writing on them: the oldest Chinese there is. So in a manner of speaking the dragon did keep the archives.',
  ],
  hourAnswer: 'Mist rises from the fields then, and dragons were supposed to ride on it.',
  hour: [
    'The clock-name of the hour is mealtime (食時), the first meal of the working day. It is the only hour whose animal no farmer could point at, and people explained it by what he could: the steam over the paddy when the sun reaches it.',
    'Those who were born at breakfast time are said to fill the table. They arrive with news and leave with a promise.',
  ],
};
