import type { Element } from '@org/zodiac-core';
import type { SeasonStateId, StemCharacter } from '@org/zodiac-core/pillars';

interface DayMasterReading {
  /** What the stem is compared to. */
  readonly image: string;
  /** The first words of its verse in the Ditian sui, and what they say. */
  readonly verse: readonly [chinese: string, english: string];
  readonly self: string;
}

/** Texts about the ten stems as day master. Verses: 滴天髓 (Ditian sui), 天干; the images are those in common use. */
export const dayMasterReadings: Readonly<Record<StemCharacter, DayMasterReading>> = {
  甲: {
    image: 'a tall tree',
    verse: ['甲木參天', 'it reaches up to the sky'],
    self: 'You grow in one direction and are surprised that other people have several. A promise of yours carries weight: whole teams get built on it. What you find hard is the bow, the half turn, the apology given early. You would sooner stand in the wind and be right than lie down for an hour and be comfortable.',
  },
  乙: {
    image: 'a vine',
    verse: ['乙木雖柔', 'soft though it is, it can carve an ox'],
    self: 'You get over walls by knowing where they are cracked. Others argue with an obstacle; you have already found who holds the key and asked after her mother. You bend so readily that people take you for undecided, and then notice that everything has been growing your way.',
  },
  丙: {
    image: 'the sun',
    verse: ['丙火猛烈', 'fierce, it makes fun of frost and snow'],
    self: 'You do not do dim. You say good morning to a whole floor, hand out praise by the armful, forget what you lent, and assume the same broad daylight in everybody. Secrets bore you. What escapes you is the small shadow at somebody else’s feet, because near you nobody seems to have one.',
  },
  丁: {
    image: 'a lamp',
    verse: ['丁火柔中', 'soft at its centre, clear and warm within'],
    self: 'You light one page at a time and read it better than anyone. Two people at a kitchen table bring out of you what forty in a hall never will, and you still have the exact words of a talk nine years ago. Draughts bother you: a careless remark can make you flicker for a week while your face shows nothing.',
  },
  戊: {
    image: 'a mountain',
    verse: ['戊土固重', 'firm and heavy, central and upright'],
    self: 'You are where others agree to meet. Moods break against you, plans lean on you, and when you say that we shall see, people breathe out. They do have to come up to you, for you do not go down to them. Being asked twice does not move you, and being asked a fourth time has not been known to either.',
  },
  己: {
    image: 'a field',
    verse: ['己土卑濕', 'low and moist, it stores things evenly'],
    self: 'You turn what you are given into supper. Scraps, half ideas, difficult cousins: you take them in, dig them under and bring something up in May. It looks so little like work that people forget to thank you, and you keep a private tally. The soil is richer than its owner admits.',
  },
  庚: {
    image: 'raw iron',
    verse: ['庚金帶煞', 'of the ten the hardest and most vigorous'],
    self: 'You arrive at the point while others are still parking. Decisions cost you little, fairness matters to you more than comfort, and you would rather be told no than be told later. Resistance sharpens you and idleness rusts you. Leave a corner of each discussion uncut, since some of it was holding up the roof.',
  },
  辛: {
    image: 'a jewel',
    verse: ['辛金軟弱', 'gentle, smooth to the hand, and clear'],
    self: 'You know by touch whether a thing is well made. Your standards are high, your voice is low, and you will soak the label off a jar rather than look at it every morning. You like to be noticed and cannot bear to be stared at. Polishing brings you out; being shaken about in a box with the others does not.',
  },
  壬: {
    image: 'a river',
    verse: ['壬水通河', 'it runs on into the rivers'],
    self: 'You think in currents: where this is heading, what feeds it, which bank will give. When you change the subject it is because you have seen where the old one ends. Large undertakings rest you and small print wears you out. People enjoy the journey and ask now and then whether a shore is planned.',
  },
  癸: {
    image: 'rain',
    verse: ['癸水至弱', 'weakest of the waters, it reaches the ford of heaven'],
    self: 'You get in everywhere without opening a door. You pick up what a room feels before the room does, answer questions that were only thought, and soften people you have hardly met. Alone you clear, in company you take on its colour. Keep one place where nobody asks you what the matter is.',
  },
};

/** What the season of birth makes of the day master’s element: continues “… in the month of your birth is …”. */
export const seasonReadings: Readonly<Record<Element, Readonly<Record<SeasonStateId, string>>>> = {
  Wood: {
    prosperous:
      'wood in spring, when sap climbs by itself. Ideas come to you faster than they can be staked, and shears are of more use to you than rain.',
    assisting:
      'wood in winter, whose roots drink while nothing shows. You prepare for longer than others find reasonable, and are then ready on the first mild day.',
    resting:
      'wood in summer, which has spent itself on leaves. You have given a good deal away early, and you recover in shade: a book, a walk, the word no.',
    confined:
      'wood in heavy ground, where two seasons meet. You push through resistance as a matter of course and rather mistrust what comes easily.',
    dead: 'wood in autumn, among sharp tools. You learned young to be of use to people harder than yourself, and carry fewer branches and better fruit.',
  },
  Fire: {
    prosperous:
      'fire at midsummer, which nobody needs to light. The energy is simply there, and the art is to set it under one pot instead of the whole kitchen.',
    assisting:
      'fire in spring, with the woodpile beside it. Somebody has generally believed in you, and you burn evenly as long as you are fed with something to learn.',
    resting:
      'fire that has warmed a field through, where two seasons meet. You put yourself into people and things, and the warmth shows longer in them than in you.',
    confined:
      'fire at the forge, in autumn. You are at your best on material that resists, and an idle evening makes you smoke a little.',
    dead: 'fire in winter: one window, lit, seen and walked towards from far away. You have had to shelter your flame, and know to the minute how much oil there is.',
  },
  Earth: {
    prosperous:
      'earth in its own weeks, where two seasons meet. You are the pause in which others sort themselves out, and profit from a window opened by somebody else.',
    assisting:
      'earth in summer, baked firm, warm and quickly of use. You take encouragement well and drought badly.',
    resting:
      'earth in autumn, which has just given up its ore. People have been enriched by what you knew, and you may fairly ask for a share.',
    confined:
      'earth in winter, built up into a dyke. Holding back large feelings, often those of others, is work that you do without mentioning it.',
    dead: 'earth in spring, with roots going through it on all sides. Everybody wishes to grow on you, and your task is to fence off one bed.',
  },
  Metal: {
    prosperous:
      'metal in autumn, cold and true. Your judgement needs no whetstone, only a sheath for the evenings.',
    assisting:
      'metal still in the seam, with a whole hill around it, where two seasons meet. You have been sheltered and supplied, and shine from the day you let yourself be dug out.',
    resting:
      'metal in winter, lying in clear water. You let go of arguments you could have won, and the calm afterwards is your one real luxury.',
    confined:
      'metal in spring, an axe in a young wood. There is more to cut back than one blade can manage, so you have grown choosy about what deserves the stroke.',
    dead: 'metal in the furnace of summer, soft enough to be given a form. Pressure has shaped you more than advice has, and the shape is good.',
  },
  Water: {
    prosperous:
      'water at its winter flood. You have more feelings, plans and open books than one bed can hold, and thrive between firm banks.',
    assisting:
      'water in autumn, fresh from the rock. Thoughts reach you cold and clean, and you are seldom without a source.',
    resting:
      'water in spring, gone up into leaf. You have watered a number of gardens, and look now and then for your own name on a gate.',
    confined:
      'water in summer heat. You cool rooms that others have set alight, at some cost in steam, and need long quiet evenings.',
    dead: 'water in a narrow bed, where two seasons meet. Rules, duties and timetables have given you depth by taking away width.',
  },
};
