import type { TextsByElement } from '../prose-types.ts';

export const yearsOfSummer: TextsByElement = {
  snake: {
    Wood: 'A vine on a warm wall. It creeps for ten months, unnoticed, and then there is fruit; and nobody can say when it was decided.',
    Fire: 'A lamp burning at noon. Wasted light, some would think, while others see in it a person who will not be fooled by daylight.',
    Earth:
      'Dry ground with something in it. A potter is at work, the seed is slow, and someone is digging a well for his grandchildren.',
    Metal:
      'Jewelry in the furnace. What is false melts, so that goldsmiths, matchmakers and ministers need good nerves.',
    Water:
      'Steam behind a screen. It is a picture made of questions: who is boiling what, for whom, and why is the door ajar?',
  },
  horse: {
    Wood: 'A torch made of pine. It lights a long stretch of road and drips. Riders are advised to be generous, and hosts to sweep the yard.',
    Fire: 'The sun at noon in midsummer, with not a hat in sight. No other of the sixty is so bright. The wells are guarded, the horses are watered at night, and a great deal is begun.',
    Earth:
      'Hills in a heat haze. The carts go slower than their dust. Of all years under this animal it would be the one that felt long.',
    Metal:
      'A sword is being heated. It has left the smith’s hand and not yet reached the water, and nobody in the picture is breathing.',
    Water:
      'Boats race on a summer flood. Everything is quick, slippery and in company, and the prize is a duck.',
  },
  goat: {
    Wood: 'An orchard in July. There are ladders in it, and someone is asleep. Quarrels are put off until the fruit is in.',
    Fire: 'A kitchen lamp, burning late. Bread for tomorrow is in the oven. A modest scene, missed when it is over.',
    Earth:
      'Loam, raked. The center of the center, dull to look at and not to be improved on; the gardener looks pleased, and the rest of us eat.',
    Metal: 'Rings found while digging. Whom they belonged to, nobody knows, and so it ends in a minor key.',
    Water:
      'A summer shower and everyone under one roof. Songs are learned in it by people who had only come in to keep dry.',
  },
};
