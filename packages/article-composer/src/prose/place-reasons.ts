import type { ZodiacSignId } from '@org/zodiac-core';

/** Why a sign has its place, as the tale of the race tells it. */
export const placeReasons: Readonly<Record<ZodiacSignId, string>> = {
  rat: 'In the tale it rode over the river on the head of the Ox and jumped off ahead of it.',
  ox: 'In the tale it swam fastest, but let the Rat ride, and the Rat jumped ashore first.',
  tiger: 'The tale says that the current carried it off, and two had landed when it came.',
  rabbit: 'As it is told, the log on which it floated drifted, until a wind brought it in.',
  dragon: 'So the story goes: it stopped to make rain, and to blow somebody’s log to land.',
  snake: 'It had hidden at the Horse’s hoof, people tell, and slid out just before the bank.',
  horse: 'A snake startled it at the finish, in the tale, and that leap aside lost a place.',
  goat: 'Three shared a raft in the tale, and of these three it was named before the others.',
  monkey: 'On the raft, the tale has it, there were three, and it stepped off as the second.',
  rooster: 'It found the raft, they say, and was still the last of the crew to go ashore.',
  dog: 'The tale blames the water: it stayed to play there, although it swims so well.',
  pig: 'It stopped for a meal and a nap, if one believes the tale, and nobody came after it.',
};
