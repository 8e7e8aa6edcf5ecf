import type { Element } from '@org/zodiac-core';
import type { SeasonStateId, StemCharacter } from '@org/zodiac-core/pillars';

interface DayMasterReading {
  /** What the stem is compared to. */
  readonly image: string;
  /** The beginning of its verse in the Ditian sui, and what it says. */
  readonly verse: readonly [chinese: string, english: string];
  readonly self: string;
}

/** Texts about the ten stems as day master. Verses: 滴天髓 (Ditian sui), 天干; the images are those in common use. */
export const dayMasterReadings: Readonly<Record<StemCharacter, DayMasterReading>> = {
  甲: {
    image: 'a tall tree',
    verse: ['甲木參天', 'it reaches up to the sky'],
    self: 'You grow in one direction and are [surprised|amazed|puzzled] that [other people|others|your friends] have several. A promise of yours, {kind}, carries weight: [whole teams get|half a team gets|houses get] built on it. What [you find hard|comes hard|costs you] is the [bow, the half turn|half turn, the bow|nod, the half turn], the apology given early. {AKind} and a tree, you would [sooner|rather] stand in the [wind|storm|rain] and be right than lie [down for an hour|low for a day|flat for once] and be comfortable.',
  },
  乙: {
    image: 'a vine',
    verse: ['乙木雖柔，刲羊解牛', 'soft though it is, it cuts up sheep and oxen'],
    self: 'You get over [walls|fences|obstacles] by knowing where they [are cracked|give|have a gap]. Others argue with an obstacle; the {kind} has [already found|long found|found] who [holds|keeps|has] the key and [asked after|remembered|greeted] her mother. You [bend|give] so [readily|easily|quickly] that [people|many|some] take {aKind} so supple for undecided, and [then|later|only later] notice that [everything|it all|the whole] has [been growing|grown] your way.',
  },
  丙: {
    image: 'the sun',
    verse: ['丙火猛烈，欺霜侮雪', 'fierce, it makes light of frost and snow'],
    self: 'You do not do dim. You [say good morning|call hello|nod] to a whole [floor|street|office], hand out praise by the [armful|bucket|yard], forget what you lent, {kind}, and [assume|expect|take for granted] the same [broad daylight|clear sky|noon] in [everybody|everyone|all others]. Secrets bore the {sign}. What [escapes|eludes] you is the [small|short|little] shadow at [somebody else’s|another’s|other people’s] feet, because [near|around|beside] you [nobody|no one] [seems to have|shows|has] one.',
  },
  丁: {
    image: 'a lamp',
    verse: ['丁火柔中，內性昭融', 'soft at its center, clear and warm within'],
    self: 'You [light|take] one [page|line|face] at a time and read it [better than anyone|better than most|to the end]. Two [people|friends|guests] at a [kitchen table|small table|table by the stove] bring out of the {kind} what [forty|fifty|a hundred] in a hall [never will|never do|cannot], and you [still have|can give|keep] the [exact|very|precise] words of a talk [nine|eleven|seven] years [ago|back]. Draughts bother {aKind} so lit: a [careless|stray|thoughtless] remark can make you [flicker|tremble] for a [week|month|while] while your [face shows nothing|face stays still|voice stays even].',
  },
  戊: {
    image: 'a mountain',
    verse: ['戊土固重，既中且正', 'firm and heavy, central and upright'],
    self: 'You are where [others|people|friends] [agree|arrange|choose] to meet. [Moods|Tempers|Panics] break [against|on] you, plans [lean|rest] on you, and when the {kind} says that we shall see, [people breathe out|people sit back|shoulders drop]. They do have to come up to the {sign}, for you [do not go|never go|are not going] down to them. Being asked twice [does not move you|changes little|is no use], and being asked a [fourth|fifth|sixth] time has not [been known to|been seen to] either.',
  },
  己: {
    image: 'a field',
    verse: ['己土卑濕，中正蓄藏', 'low and moist, central and upright, it stores things'],
    self: 'You [turn|make] what [you are given|comes to you|is left over] into supper. Scraps, [half ideas|loose ends|odd hours], [difficult|tiresome|homeless] cousins: you take them in, {kind}, dig them under and [bring|raise] something [up|green] in [May|spring|April]. It looks so [little|far from being] like work that [people forget|others omit|few remember] to thank you, and the {sign} keeps a private tally. The soil is [richer|deeper|better] than its [owner admits|owner says|owner lets on].',
  },
  庚: {
    image: 'raw iron',
    verse: ['庚金帶煞，剛健為最', 'severe, the hardest and most vigorous of all'],
    self: 'You [arrive at|reach|are at] the point while others are [still parking|looking for their coats|finding their seats]. Decisions cost the {kind} little, fairness [matters|means] to you [more than comfort|more than peace|more than ease], and you would [rather|sooner] [be told|hear] no than [be told later|hear it later|wait for it]. Resistance sharpens the {sign}’s blade and idleness rusts it. Leave a [corner|part|piece] of each [discussion|argument|debate] uncut, since some of it [was holding|held] up the [roof|ceiling|house].',
  },
  辛: {
    image: 'a jewel',
    verse: ['辛金軟弱，溫潤而清', 'gentle, smooth to the hand, and clear'],
    self: 'You know by [touch|hand|feel] whether a [thing|box|coat] is [well made|properly made|made with care]. Your standards are high, {kind}, your voice is low, and you will [soak|peel|scrape] the label off a jar [rather than|sooner than] look at it [every morning|every day|at breakfast]. You [like|love] to be [noticed|seen] and [cannot bear|hate|dread] to be stared at. Polishing brings the {sign} out; being [shaken about|tossed|kept] in a [box|bag|drawer] with [the others|the rest] does not.',
  },
  壬: {
    image: 'a river',
    verse: ['壬水通河，能洩金氣', 'it runs on into the rivers and draws on Metal'],
    self: 'You think in [currents|streams|directions]: where [this is heading|it is going|it all leads], what feeds it, which bank [will give|is soft|yields first]. When the {kind} changes the subject you have [seen|guessed|felt] where the old one [ends|stops|runs out]. Large undertakings rest the {sign} and [small print|fine print|the form] [wears you out|tires you|sends you to sleep]. [People|Others|Friends] enjoy the [journey|ride|trip] and ask [now and then|once in a while|at times] whether a [shore|landing|harbor] is planned.',
  },
  癸: {
    image: 'rain',
    verse: ['癸水至弱，達於天津', 'weakest of the waters, it reaches the ford of heaven'],
    self: 'You [get in|come in|are let in] [everywhere|anywhere] without [opening a door|a key|a knock]. You pick up, {kind}, what a room feels before it does, answer questions that were [only thought|not asked|never put], and [soften|thaw|calm] people you have [hardly met|just met|met once]. Alone you clear, in company the {sign} takes on its color. Keep one [place|room|bench] where [nobody|no one] asks [you what the matter is|what is wrong|how you are].',
  },
};

/** What the season of birth makes of the day master’s element: continues “… in the month of your birth is …”. */
export const seasonReadings: Readonly<Record<Element, Readonly<Record<SeasonStateId, string>>>> = {
  Wood: {
    prosperous:
      'wood in spring, when sap climbs by itself. Ideas come to {aSign} like you [faster than they can be staked|quicker than stakes can be cut|more quickly than you can tie them up], and [shears are of more use to the {kind} than rain|what the {sign} needs is shears, not rain|shears help the {sign} more than rain does].',
    assisting:
      'wood in winter, whose roots drink while nothing shows. The {sign} in you [prepares for longer than others find reasonable|takes long over preparing|gets ready slowly]; the {kind} is then [ready on the first mild day|out on the first mild day|first when it turns mild].',
    resting:
      'wood in summer, which has spent itself on leaves. The {sign} has given a good deal away early, and recovers in shade: a {kind}’s book, a walk, the word no.',
    confined:
      'wood in heavy ground, where two seasons meet. You push, {sign}, through resistance as a matter of course, and mistrust, as {kind}, what comes easily.',
    dead: 'wood in autumn, among sharp tools. The {sign} learned young to be of use to harder people, and carries fewer branches and, being {kind}, better fruit.',
  },
  Fire: {
    prosperous:
      'fire at midsummer, which nobody needs to light. The {sign}’s energy is [simply there|no question|never in doubt], and the art for the {kind} is to [set it under one pot|keep it under one pot|choose the pot].',
    assisting:
      'fire in spring, with the woodpile beside it. Somebody has [generally believed|nearly always believed|usually believed] in the {sign}, and the {kind} burns evenly [as long as there is something to learn|while it learns something|while there is a thing to learn].',
    resting:
      'fire that has warmed a field through, where two seasons meet. The {sign} puts itself into people and things, and the warmth shows longer in them than in the {kind}.',
    confined:
      'fire at the forge, in autumn. The {sign} is at its best on material that resists, and an idle evening makes the {kind} smoke a little.',
    dead: 'fire in winter: one window, lit, seen and walked toward from afar. The {sign} has [had to shelter that flame|guarded that flame|kept the wind from it], and [knows to the minute how much oil there is|can say how much oil is left|never forgets the oil].',
  },
  Earth: {
    prosperous:
      'earth in its own weeks, where two seasons meet. The {sign} is the pause in which others sort themselves out, and the {kind} profits from a window opened by somebody else.',
    assisting:
      'earth in summer, baked firm, warm and quickly of use. The {sign} takes [encouragement well and drought badly|praise well and neglect badly|warm words well and dry spells badly].',
    resting:
      'earth in autumn, which has just given up its ore. People have been enriched by what the {sign} knew, and the {kind} may fairly ask for a share.',
    confined:
      'earth in winter, built up into a dyke. Holding back large feelings, often those of others, is work the {sign} does without a word, {kind} or not.',
    dead: 'earth in spring, with roots going through it on all sides. Everybody wishes to grow on the {sign}, and the {kind}’s task is to fence off one bed.',
  },
  Metal: {
    prosperous:
      'metal in autumn, cold and true. The {sign}’s judgment needs [no whetstone, only a sheath for the evenings|a sheath at night rather than a whetstone|no sharpening, and a sheath after six].',
    assisting:
      'metal still in the seam, with a whole hill around it, where two seasons meet. The {sign} has been sheltered and supplied, and the {kind} shines from the day it lets itself be dug out.',
    resting:
      'metal in winter, lying in clear water. The {sign} lets go of arguments it could have won, and the calm afterwards is the {kind}’s one luxury.',
    confined:
      'metal in spring, an axe in a young wood. There is more to cut back than one {sign} can manage, so the {kind} has grown choosy about what deserves the stroke.',
    dead: 'metal in the furnace of summer, soft enough to be given a form. Pressure has [shaped the {sign} more than advice has|done more for the {sign} than advice|made the {sign}, more than advice did], and the {kind}’s shape is good.',
  },
  Water: {
    prosperous:
      'water at its winter flood. The {sign} has [more feelings, plans and open books|more plans, feelings and open books|more open books, plans and feelings] than one bed can hold, and the {kind} [thrives between firm banks|does well with firm banks|wants its banks firm].',
    assisting:
      'water in autumn, fresh from the rock. Thoughts reach the {sign} cold and clean, and the {kind} is seldom without a source.',
    resting:
      'water in spring, gone up into leaf. The {sign} has watered a number of gardens, and the {kind} looks now and then for its name on a gate.',
    confined:
      'water in summer heat. The {sign} cools rooms that others have set alight, at some cost in steam, and the {kind} needs long quiet evenings.',
    dead: 'water in a narrow bed, where two seasons meet. [Rules, duties and timetables|Timetables, duties and rules|Duties, rules and timetables] have given the {sign} depth [by taking away width|where they took width|in exchange for width].',
  },
};
