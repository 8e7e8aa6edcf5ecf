import type { SignInYearTexts } from '../prose-types.ts';

export const signsOfWinterInYears: SignInYearTexts = {
  rat: {
    rat: 'It is the host of this year and has to be at every door. Old advice to a Rat under its own sign is to spend an hour on the cupboard, an hour on the ledger, and to let the grand opening wait until somebody has proofread the invitation.',
    ox: 'Its secret friend holds the year. What a Rat has had in mind for long is said to find a pair of shoulders now, so the almanac’s line is short: say it, sign it, and for once let another carry the sack.',
    tiger:
      'Big gestures are in fashion and a Rat would rather be in the pantry. Nothing in the rules speaks for or against it. Use the noise, recommends one editor, to do quietly what needs no audience.',
    rabbit:
      'The old word for this meeting is a punishment of bad manners, by which is meant that small courtesies count double. Answer letters. Return the umbrella. A Rat who does both has done what the rule asks of it.',
    dragon:
      'Here the wind is from behind, since both belong to one triangle. It is a year in which a clever plan may be told to someone large, and printers of almanacs like to put a ship beside it.',
    snake:
      'A silent year for a talkative sign. Listen more than is natural to you, the books say, for the sign of the year keeps its news to itself and a Rat can hear through walls.',
    horse:
      'Noon faces midnight. Tradition expects moves of house and changes of plan, and thinks it wiser to pack one’s own bag than to have it packed. A Rat likes lists: this is the year for the one headed “afterwards”.',
    goat: 'A harm lies between the signs, quiet as a leak. Its object is usually a friend of a friend. The advice of old hands is to keep third parties out of two-party matters, and money out of both.',
    monkey:
      'Fun, at last, with a purpose in it. The Monkey is a member of the Rat’s own triangle, and what two quick heads begin in such a year is held to go on by itself; see that somebody writes it down.',
    rooster:
      'Plans get corrected in red ink. A destruction is the mildest of the unlucky bonds, and for a Rat it comes down to having a copy of everything and a good temper about commas.',
    dog: 'No rule joins them. A straightforward year, in which a Rat that takes the front entrance will be surprised how short the way is.',
    pig: 'The round is closing next door, and the Pig lays on a feast for neighbors. It is an easy season for a Rat, who will do the accounts of the old twelve years with its mouth full.',
  },
  ox: {
    rat: 'The Rat, its secret friend, brings offers to the gate. An Ox need not run after anything in such a year; it need only, the almanac says, decide before supper and not after harvest.',
    ox: 'Its own field, and nobody else in it. The custom asks for a slower furrow: no new yoke, no second farm. Look over the fence that was put up twelve years ago and mend what leans.',
    tiger:
      'Somebody is shouting in the next valley. By rule it does not concern the Ox. Let the echo pass, then plow.',
    rabbit:
      'A soft year, in which a heavy step is noticed. Neither friend nor foe by any rule, the Rabbit suggests that good work might also be presented well, with a ribbon if need be.',
    dragon:
      'Someone with a trumpet wants the Ox for a great scheme. The bond of destruction means that schemes get in each other’s way, so ask for the timetable first. Ask twice.',
    snake:
      'From the Ox’s own triangle, and the stillest of its company. Long work done out of sight is favored by tradition here: the study, the cellar, the second draft.',
    horse:
      'Two animals at one plow, pulling unevenly; that is the harm of these signs. The remedy known to every farmer is to unharness one of them. Do one thing this year, at your own pace, and say so early.',
    goat: 'Opposite on the circle, with a punishment on top, the Goat holds the year that almanacs tell the Ox to spend with soft hands. Much shifts; let it. What you bend to in spring will not have to break in autumn.',
    monkey:
      'Jokes at the expense of the serious are to be expected. Smile once a day. There is no rule between the two signs, whatever the Monkey may tell you.',
    rooster:
      'Up early, side by side: the Rooster is of the same triangle, and a year under it rewards whatever was weighed, measured and finished by the date. An Ox could hardly ask for more.',
    dog: 'Debts of duty come due, other people’s included; that is the sense of the punishment here. Write down who promised what. Then forgive the half of it, as one calendar adds in small print.',
    pig: 'A neighbor from the season of winter holds open house. The Ox is allowed to sit down. It may even be asked to speak, and there is nothing in the rules to forbid it.',
  },
  pig: {
    rat: 'A new count begins next door before the Pig has cleared the table. Take the leftovers and go across; neighbors of winter get on, and nobody asks what time it is.',
    ox: 'Sober company for a cheerful guest. The two share a season and no rule, so all depends on whether the Pig is willing to have one early night in seven.',
    tiger:
      'Its secret friend is in charge, with a small destruction in the bargain. Courage is lent to the Pig this year; let it ask for what it usually gives away, and keep the crockery off the edge.',
    rabbit:
      'The mildest year of its triangle. Friends of many years turn up. The books speak of weddings, of music and of a contract concluded on a sofa.',
    dragon:
      'Too much of a good thing is offered in public. No rule warns the Pig. It should all the same look at the bill before it is passed round.',
    snake:
      'Straight across the circle sits the sign that asks why. A clash is read as movement, and for a Pig it is best made of its own accord, lightly packed, with one lock more on the back gate than it thinks necessary.',
    horse:
      'A brisk wind in the kitchen. There is no bond between these two, and no quarrel. Guests stay for less time and come in greater number.',
    goat: 'Home among its own. In a year of the Goat the Pig’s open hand is met by another, and the one danger that almanacs can think of is a house with too many cats.',
    monkey:
      'Not every laugh includes the one it is about: so one may render the harm between the two. Believe half of what amuses you, and none of what is to be signed by Friday.',
    rooster:
      'Order is made around the Pig, not by it. Hold still. By rule nothing passes between the signs, and a tidied larder has never done a cook any harm.',
    dog: 'A watchman stands outside and the Pig sleeps well. Neighbors on the circle without a special bond, they suggest a quiet year in which one may finish the jam.',
    pig: 'Meeting itself is, for this sign, one of the four self-punishments, an alarming word for second helpings. Eat plainly for a fortnight, lend nothing until the lanterns, then enjoy the end of the round as it deserves.',
  },
};
