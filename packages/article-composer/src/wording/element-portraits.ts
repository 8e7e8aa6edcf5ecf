import type { Element } from '@org/zodiac-core';

type Words = readonly [string, ...string[]];

interface ElementPortrait {
  /** Seasons, directions and qualities. */
  readonly nature: Words;
  readonly temper: Words;
  readonly work: Words;
  readonly company: Words;
  readonly caution: Words;
}

/** Traditional descriptions of the elements. An article uses one or two sentences of each list. */
export const elementPortraits: Readonly<Record<Element, ElementPortrait>> = {
  Wood: {
    nature: [
      'Wood stands for growth in the old scheme: planning ahead, and bending before breaking.',
      'Spring and the east belong to Wood, and so does the patience of planting.',
      'Of Wood it is said that it reaches upward and takes others along.',
    ],
    temper: [
      'The temper that goes with it is generous and forward-looking, fonder of beginnings than of inventories.',
      'Its people are drawn as kind, expansive and hard to discourage for longer than a season.',
    ],
    work: [
      'At work it likes what can be grown: a school, a garden, a firm with apprentices.',
      'It is given the trades that plan for years ahead, from forestry to teaching.',
    ],
    company: [
      'In company it makes room, and expects that others will use it.',
      'Friends of this kind remember what one hoped for, and ask after it.',
    ],
    caution: [
      'The caution is an old gardener’s: more is sown than one pair of hands can water.',
      'It is warned of promising too much, since every shoot looks like a tree to it.',
    ],
  },
  Fire: {
    nature: [
      'Fire stands for summer, warmth and show; it persuades, and it needs tending.',
      'To Fire tradition gives the south, quick feeling and an open face.',
      'Fire is the element of the stage and of the hearth alike.',
    ],
    temper: [
      'The temper that goes with it is quick, warm and visible from across the room.',
      'Its people are drawn as bold and candid, with feelings that arrive before the reasons for them.',
    ],
    work: [
      'At work it likes an audience and a deadline, and finds its best words for both.',
      'It is given the trades that must win people over: the stage, the sale, the classroom.',
    ],
    company: [
      'In company it sets the tone, and warms whoever sits near.',
      'Friends of this kind quarrel loudly, forgive early and never forget a birthday.',
    ],
    caution: [
      'The caution is the one that hangs in every kitchen: it should not be left alone with its own heat.',
      'It is warned of spending in an evening what was meant for the week.',
    ],
  },
  Earth: {
    nature: [
      'Earth holds the middle: steadiness, good faith, and a dislike of haste.',
      'Of Earth the old scheme expects that it carries the other four.',
      'Earth is read as ballast, the part of a character that others lean on.',
    ],
    temper: [
      'The temper that goes with it is level and loyal, slow to start and slower to give up.',
      'Its people are drawn as practical, with a memory for what was promised and by whom.',
    ],
    work: [
      'At work it likes what can be weighed, stored and handed over in good order.',
      'It is given the trades that others stand on: building, farming, the keeping of accounts.',
    ],
    company: [
      'In company it listens longest, and is the one who washes up.',
      'Friends of this kind say little about help and arrive with a van.',
    ],
    caution: [
      'The caution is that of a full cupboard: what is kept too well is never used.',
      'It is warned of carrying loads that nobody asked it to carry.',
    ],
  },
  Metal: {
    nature: [
      'Metal belongs to autumn and the west, and stands for edge, order and resolve.',
      'Of Metal tradition says that it keeps its shape, and its word.',
      'Metal is the element of the blade and the bell: exact, and clear in tone.',
    ],
    temper: [
      'The temper that goes with it is upright and exact, easier to admire at first than to know.',
      'Its people are drawn as determined, sparing with words, and better than their bark.',
    ],
    work: [
      'At work it likes a standard, and the quiet after everything has been put to it.',
      'It is given the trades of precision: the law, the watch, the scalpel, the ledger.',
    ],
    company: [
      'In company it is the one who says what the rest are thinking, once.',
      'Friends of this kind are few, and are kept for life.',
    ],
    caution: [
      'The caution is about stiffness: an edge that never yields will chip.',
      'It is warned of being right at the wrong moment.',
    ],
  },
  Water: {
    nature: [
      'Water belongs to winter and the north; it finds a way round, and remembers.',
      'Of Water it is said that it listens first and arrives all the same.',
      'Water stands for thought and movement, for trade along rivers and for tact.',
    ],
    temper: [
      'The temper that goes with it is supple and observant, seldom loud and seldom stuck.',
      'Its people are drawn as thoughtful, quick to read a face and slow to show their own.',
    ],
    work: [
      'At work it likes what flows between people: talk, travel, trade and the spreading of news.',
      'It is given the trades of the go-between, from the interpreter to the diplomat.',
    ],
    company: [
      'In company it takes the shape of the room, and leaves knowing everybody in it.',
      'Friends of this kind give advice as questions, so that one finds it oneself.',
    ],
    caution: [
      'The caution is about banks: without any it is only a flood, or a puddle.',
      'It is warned of going round what would have been better said to its face.',
    ],
  },
};
