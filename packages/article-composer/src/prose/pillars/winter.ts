import type { TextsByElement } from '../prose-types.ts';

export const pillarsOfWinter: TextsByElement = {
  rat: {
    Wood: 'With Wood the Rat becomes a planter: still counting, but saplings. Almanacs call it the rat on the roof beam, at home where things are built, generous with what it knows, and worried about the wrong winter.',
    Fire: 'Fire over the Water of its nature makes steam, so this Rat is the busiest of the five. It talks well, starts on Sunday, and holds that caution is something to do afterwards. Old lists name it the rat of the field.',
    Earth:
      'Earth dams Water, and the Earth Rat is accordingly the calm one, with one house, one trade, one circle of friends. It is nicknamed the granary rat, meant kindly: whatever it has lasts until the next harvest.',
    Metal:
      'Metal feeds the Water in this sign. The result is painted as eloquent, thrifty in small things and lavish in one, with ideals it will not discount. Its old epithet is the rat in the beam, heard rather than seen.',
    Water:
      'Water on Water: intuition runs deep, and so does the memory. A Water Rat reads people as others read signposts and writes beautifully when it is sad. Tradition warns only of knowing too much to begin.',
  },
  ox: {
    Wood: 'Wood loosens the soil that the Ox stands on, and this one is more talkative and readier to lead than its brothers. Epithet of the almanacs: the ox on the sea, since gold in the sea is its tone, heavy and hidden.',
    Fire: 'Here the slow animal has a stove inside. A Fire Ox presses, judges quickly and pulls the others along; the books recommend that someone tell it when the field is finished.',
    Earth:
      'Everything the sign is praised for is doubled: staying power, realism, a dislike of talk. The Earth Ox will be found where it was left. Love of it grows with the years, and it is seldom surprised.',
    Metal:
      'Metal gives the Ox horns. It says what it will do, in public, and then no power moves it. Musicians and surgeons were seen under this pair, people of one exact skill practiced for life.',
    Water:
      'A buffalo in its pond. Water makes the Ox flexible and even sociable; it goes round a stone instead of through it, listens, and reaches the far bank at the same hour as ever.',
  },
  pig: {
    Wood: 'The Wood Pig keeps open house for a cause. It persuades, collects, gets committees to eat together and finds it hard to see why anyone should be against. The calendars have it wandering through hill country.',
    Fire: 'Fire warms a Water sign, and what steams is the kitchen. This Pig dares more than the others, loves and spends with the whole hand, and tells you where it hurts. It is the one most easily talked into a boat.',
    Earth:
      'Settled on Earth the Pig plans. There will be a house, a garden, a date for the party and a budget that nearly holds. People come to it with news because it stays seated while they tell it.',
    Metal:
      'Metal puts a backbone into good nature. A Metal Pig still forgives, but it mentions the sum. Its joy is loud, its loyalty is stubborn, and it has been known to win at cards.',
    Water:
      'Twice Water, in the last place of the sixty years: the count ends with this Pig. It is painted as seeing the best in everyone and as right about it more often than the world deserves.',
  },
};
