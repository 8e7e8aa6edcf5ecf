import type { ZodiacSignId } from '@org/zodiac-core';

/** The animal in tale and custom, and what is said of things that begin in its year. */
export const beginningsOfSigns: Readonly<Record<ZodiacSignId, string>> = {
  rat: 'The Rat opens the round of twelve at midnight, having ridden across the river on the Ox and leapt ashore first. What begins in its years is said to start small and awake, and to know where every grain is kept.',
  ox: 'The Ox came second across the river because it never once stopped walking. What begins in its years is said to be plowed rather than planted: row after row, slow to turn, and hard to move from its field.',
  tiger:
    'The Tiger wears 王, king, on its forehead and was painted on doors to guard them. What begins in its years is said to leap before the bridge is finished, and to find that others have leapt after it.',
  rabbit:
    'The Rabbit crossed the river from stone to stone and arrived with dry feet. What begins in its years is said to find the quiet way round, and to care how a thing looks, sounds and is put.',
  dragon:
    'The Dragon is the one animal of the twelve that nobody has met, and the one that was asked for rain. What begins in its years is said to be drawn in a large size first, and made to fit afterwards.',
  snake:
    'The Snake came sixth, wound round the hoof of the Horse, and it lives by shedding its skin. What begins in its years is said to look long, say little, and change its coat more than once.',
  horse:
    'The Horse keeps the hour of noon, when a shadow is shortest. What begins in its years is said to be made for the road, to be seen from far off, and to fret in a stable.',
  goat: 'The Goat shared a raft across the river with the Monkey and the Rooster, one to look out, two to clear the weeds. What begins in its years is said to be made in company, with an eye for material and comfort.',
  monkey:
    'The Monkey of the tales gets out of every cage by wit, and back in again for the fruit. What begins in its years is said to do with a trick what others do by force, and to take its own tools apart.',
  rooster:
    'The Rooster calls the day, and holds itself responsible that it comes. What begins in its years is said to be punctual, exact about small parts, and fond of a bright finish.',
  dog: 'The Dog keeps the door in the first hours of the night, when the others have gone in. What begins in its years is said to guard something, and to be judged by what it stays with.',
  pig: 'The Pig closes the round, and stands under the roof in the written word for home, 家. What begins in its years is said to lay a long table, and to like a house better full than tidy.',
};
