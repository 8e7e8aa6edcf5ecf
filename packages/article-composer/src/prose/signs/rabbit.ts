import type { SignProse } from '../sign-prose.ts';

export const rabbit: SignProse = {
  inShort: 'It has a second way out of every room and rarely needs it.',
  character: [
    'The Rabbit is the diplomat of the circle. It notices a draught, a wrong note, a hurt look, and moves a chair so that nobody has to mention it. What seems softness is mostly timing; the almanacs say that it wins its disputes by not being there when they are held.',
    'A proverb gives the cunning rabbit three burrows (狡兔三窟). People of the sign are supposed to keep, besides their home, a friend’s spare key and a plan they have not told, and to be easier company for it.',
  ],
  strengths: 'It is good at everything that goes wrong when done loudly:',
  weaknesses: 'And it pays for peace on credit:',
  love: [
    'It falls in love with manners first. How someone speaks to a waiter matters more to it than how they speak to it, and a beautiful evening can be undone by one coarse joke. Then it is tender, attentive and hard to read.',
    'A Rabbit that is unhappy becomes polite. Those who live with one learn to be alarmed by a second thank-you.',
  ],
  matches:
    'Goat and Pig make up its triangle, three people who would all rather have supper than be right. The Dog is its secret friend, and stands at the door so that the Rabbit need not. Facing it sits the Rooster, who says aloud what it had arranged to leave unsaid.',
  workAnswer: 'Noise is the one condition it cannot work under.',
  work: [
    'Chancelleries, apothecaries’ counters and reading rooms are its places in the stories: work in which a slip is remembered and a smooth day leaves no trace. It edits better than it drafts, and negotiates best when someone else has already shouted.',
    'It protects its afternoons. A colleague of this sign who does not answer has not overlooked you; the answer is being worded.',
  ],
  boss: 'A Rabbit in charge rules by suggestion, and people find that they have volunteered. It puts off the hard talk, sometimes by a season. Being led by a shouter is for it no question of courage: it will simply be somewhere else by June.',
  luckAnswer: 'Pink and purple are late additions, of printed calendars rather than of old books.',
  luck: [
    'Moon and Rabbit belong together, and so do its lucky days: the first and the fifteenth of the month, new moon and full. A clay rabbit in armor, bought at Mid-Autumn in Beijing, is kept on the shelf until the next and then given to the river.',
    'Four, which many Chinese avoid because it sounds like the word for dying, is counted among its numbers all the same. Almanacs differ here, and nobody has gone to court over it.',
  ],
  year: [
    'After the noise of the Tiger, its year is called a rest: treaties, weddings, mended quarrels, good taste. Careful writers add that rest was never a forecast but a wish.',
  ],
  bornInThem:
    'Vietnam keeps these years for the Cat, so among its emigrants a birthday party may have two cakes. In China the sign’s people have in common that their year followed a noisy one, and their mothers tell them so.',
  newYear:
    'Lanterns on wheels in the shape of rabbits are pulled along behind children, best in paper, and lit with a real candle by the reckless. Bakers stamp long ears into the sweet buns. The lanterns come into their own on the fifteenth night.',
  ownYear: [
    'For Rabbits their own year is a reason to stay near the burrow. The books advise against moving house, which few signs hear more gladly, and recommend a piece of jade, because a rabbit of jade lives on the moon and has come to no harm there.',
    'Red is worn as for every sign, but small: a lining, a thread through a button.',
  ],
  cultureAnswer: 'People in China see a rabbit in the moon, not a man, and it is pounding medicine.',
  race: 'It crossed by hopping from stone to stone, then on a floating log, and a puff of wind brought the log to the shore. Only later did it learn that the wind had been the Dragon’s breath, and it is said to have written a note.',
  culture: [
    'The Jade Rabbit keeps the goddess Chang’e company up there and stirs the elixir in a mortar. When China sent a rover to the moon, there was little debate about its name.',
    'On earth it stars in a fable of idleness: a farmer sees a hare run against a stump and break its neck, puts down his hoe, and waits by the stump for the next (守株待兔). The farm did not prosper.',
  ],
  hourAnswer: 'It is sunrise, when the moon with its rabbit is still in the sky.',
  hour: [
    'Officials reported for duty now, and calling the roll has ever since been named after the branch: ticking off the mao (點卯). A whole class of tired men has cursed this mild animal.',
    'For hunters the hour is the one at which hares feed in the dew. Those born in it are called early, careful and rather fond of breakfast.',
  ],
};
