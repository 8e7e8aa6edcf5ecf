import type { ZodiacSignId } from '../cycle/branches.ts';

/** The part of a sign that is written rather than computed. */
export interface SignProse {
  /** The three most recent zodiac years up to 2026, ascending. */
  readonly years: readonly number[];
  /** Three words of character, as one phrase. */
  readonly traits: string;
  /** The place of the sign in the tale of the river race, and what the tale says of it. */
  readonly description: string;
  /** How tradition sees the sign at work with others. */
  readonly businessTraits: string;
  /** Five or more strengths. */
  readonly strengths: readonly string[];
  /** Three or more weaknesses. */
  readonly weaknesses: readonly string[];
  /** English names of the signs of the same harmony and of the six harmony. */
  readonly bestCompatibility: readonly string[];
  /** English name of the sign opposite in the circle, the six clash. */
  readonly worstCompatibility: readonly string[];
  readonly luckyNumbers: readonly number[];
  readonly luckyColors: readonly string[];
  readonly personality: string;
  /** Fields of work that suit the sign. */
  readonly careerStrengths: string;
}

/** The prose of each sign, by id. Numbers, colors and matches are tradition. */
export const signProse: Readonly<Record<ZodiacSignId, SignProse>> = {
  rat: {
    years: [1996, 2008, 2020],
    traits: 'Quick-witted, resourceful and observant',
    description:
      'First of the twelve, the Rat is said to have crossed the river on the back of the Ox and jumped ashore ahead of everyone. The story is about wit more than speed: Rats notice what others pass over, and act on it while it is still useful.',
    businessTraits: 'Spots an opening early, keeps costs close and a reserve at hand.',
    strengths: [
      'Quick judgment',
      'An eye for detail',
      'Thrift without stinginess',
      'Charm in small groups',
      'A second plan for everything',
      'Loyalty to a close circle',
    ],
    weaknesses: [
      'Worries about running short',
      'Finds it hard to delegate',
      'Can keep score of favors too long',
    ],
    bestCompatibility: ['Dragon', 'Monkey', 'Ox'],
    worstCompatibility: ['Horse'],
    luckyNumbers: [2, 3],
    luckyColors: ['blue', 'gold', 'green'],
    personality:
      'Tradition draws the Rat as lively and alert, someone who collects facts, favors and good stories alike. Behind the quick talk is a careful household mind that likes to know the larder is full. Trust comes slowly and then stays.',
    careerStrengths:
      'Research, trading, writing, product work and any role where noticing first is half the job.',
  },
  ox: {
    years: [1997, 2009, 2021],
    traits: 'Dependable, patient and strong-willed',
    description:
      'The Ox came second and had been leading all along. Tradition honors its steady strength: it finishes the work that it begins and keeps its word.',
    businessTraits: 'Builds slowly, keeps its word and stays when fashions change.',
    strengths: [
      'Patience with hard work',
      'Keeps promises',
      'Order',
      'Sound judgment',
      'Calm in a crisis',
      'Stamina',
    ],
    weaknesses: ['Slow to change course', 'Says less than others need to hear', 'Stubborn when pushed'],
    bestCompatibility: ['Snake', 'Rooster', 'Rat'],
    worstCompatibility: ['Goat'],
    luckyNumbers: [1, 4],
    luckyColors: ['white', 'yellow', 'green'],
    personality:
      'An Ox is taken to be quiet, thorough and hard to hurry. There is warmth there, shown in what is done rather than said. Rush an Ox and it stands still; give it a clear field and it will plow to the far hedge.',
    careerStrengths:
      'Engineering, operations, agriculture, finance and every craft in which reliability is the product.',
  },
  tiger: {
    years: [1998, 2010, 2022],
    traits: 'Brave, warm-hearted and competitive',
    description:
      'The Tiger swam against a strong current to come in third. Tradition gives it courage, a protective heart, and little patience for being told to wait.',
    businessTraits: 'Moves first, rallies people and takes risks that others only discuss.',
    strengths: [
      'Courage',
      'Generosity',
      'Natural authority',
      'Energy that spreads',
      'A sense of justice',
      'Quick recovery',
    ],
    weaknesses: ['Impatient with detail', 'Takes challenges personally', 'Starts more than it finishes'],
    bestCompatibility: ['Horse', 'Dog', 'Pig'],
    worstCompatibility: ['Monkey'],
    luckyNumbers: [1, 3, 4],
    luckyColors: ['blue', 'gray', 'orange'],
    personality:
      'Tigers are described as vivid company: frank, funny, stirred by injustice and bored by routine. They lead because people look to them, and they rest about as willingly as the animal itself takes to a leash.',
    careerStrengths: 'Leadership, rescue, law, sales, entrepreneurship and work with clear competition.',
  },
  rabbit: {
    years: [1999, 2011, 2023],
    traits: 'Gentle, tactful and discerning',
    description:
      'The Rabbit hopped across on stones and a floating log, and so came fourth with dry feet. The tale shows its grace in difficulty, and tradition prizes its tact.',
    businessTraits: 'Negotiates quietly, designs with care and avoids the needless fight.',
    strengths: [
      'Diplomacy',
      'Good taste',
      'Careful listening',
      'Prudence',
      'Kindness',
      'A long memory for people',
    ],
    weaknesses: ['Avoids conflict too long', 'Easily unsettled by disorder', 'Keeps doubts to itself'],
    bestCompatibility: ['Goat', 'Pig', 'Dog'],
    worstCompatibility: ['Rooster'],
    luckyNumbers: [3, 4, 6],
    luckyColors: ['red', 'pink', 'purple', 'blue'],
    personality:
      'A Rabbit is said to make any room more civil by entering it. Courteous and a little reserved, it reads moods well and prefers harmony, though behind the softness sits a very clear idea of what it will not accept.',
    careerStrengths: 'Diplomacy, design, medicine, hospitality, editing and counsel of every kind.',
  },
  dragon: {
    years: [2000, 2012, 2024],
    traits: 'Confident, ambitious and generous',
    description:
      'The Dragon could have flown in first and came fifth, because it stopped to bring rain to a dry village and to blow the Rabbit’s log ashore. Tradition sees in it great power and a readiness to help.',
    businessTraits: 'Thinks large, draws talent and sets a pace others follow.',
    strengths: ['Vision', 'Confidence', 'Generosity', 'Presence', 'Drive', 'Courage to begin'],
    weaknesses: [
      'Expects as much of others as of itself',
      'Impatient with small steps',
      'Takes criticism hard',
    ],
    bestCompatibility: ['Monkey', 'Rat', 'Rooster'],
    worstCompatibility: ['Dog'],
    luckyNumbers: [1, 6, 7],
    luckyColors: ['gold', 'silver', 'grayish white'],
    personality:
      'The one creature of legend among the twelve is given a nature to match: large plans, open hands, a temper like weather. Dragons are happiest when something worth doing is nearly too big.',
    careerStrengths: 'Founding and leading, architecture, public life, science and the stage.',
  },
  snake: {
    years: [2001, 2013, 2025],
    traits: 'Thoughtful, intuitive and elegant',
    description:
      'The Snake rode hidden on the Horse’s hoof and slipped over the line sixth. Tradition reads it as quiet intelligence: it watches, waits and acts at the right moment.',
    businessTraits: 'Analyzes deeply, speaks late and is usually right about timing.',
    strengths: ['Deep concentration', 'Intuition', 'Discretion', 'Strategy', 'Elegance', 'Resolve'],
    weaknesses: ['Guards its thoughts too closely', 'Slow to forgive', 'Tends to doubt motives'],
    bestCompatibility: ['Rooster', 'Ox', 'Monkey'],
    worstCompatibility: ['Pig'],
    luckyNumbers: [2, 8, 9],
    luckyColors: ['black', 'red', 'yellow'],
    personality:
      'Snakes are held to be the thinkers of the cycle, private and composed, with a dry humor kept for friends. They trust their own reading of things, and rarely need to raise their voice.',
    careerStrengths: 'Science, analysis, psychology, investment, music and work that rewards patience.',
  },
  horse: {
    years: [2002, 2014, 2026],
    traits: 'Energetic, independent and cheerful',
    description:
      'The Horse had galloped well ahead until the Snake startled it at the bank, and so came seventh. Tradition sees in it open-hearted energy and a need for freedom.',
    businessTraits: 'Brings momentum, sells by enthusiasm and adapts fast.',
    strengths: ['Enthusiasm', 'Independence', 'Quick learning', 'Energy in company', 'Honesty', 'Good humor'],
    weaknesses: ['Restless with routine', 'Speaks before thinking', 'Leaves early when bored'],
    bestCompatibility: ['Dog', 'Tiger', 'Goat'],
    worstCompatibility: ['Rat'],
    luckyNumbers: [2, 3, 7],
    luckyColors: ['yellow', 'green'],
    personality:
      'A Horse is pictured mid-stride: sociable, direct, happiest with somewhere to go. It gives its energy freely and asks in return mainly not to be tied.',
    careerStrengths: 'Travel, sport, journalism, sales, performance and any work on the move.',
  },
  goat: {
    years: [1991, 2003, 2015],
    traits: 'Kind, creative and calm',
    description:
      'Goat, Monkey and Rooster crossed together on a raft, and the Goat went ashore eighth. Tradition makes it the artist and the peacemaker of the twelve.',
    businessTraits: 'Makes beautiful things, holds teams together and works best when trusted.',
    strengths: ['Imagination', 'Empathy', 'Craft', 'Gentleness', 'Perseverance', 'An ear for harmony'],
    weaknesses: ['Hesitates over decisions', 'Feels criticism deeply', 'Drifts without a plan'],
    bestCompatibility: ['Pig', 'Rabbit', 'Horse'],
    worstCompatibility: ['Ox'],
    luckyNumbers: [2, 7],
    luckyColors: ['brown', 'red', 'purple'],
    personality:
      'Goats are described as mild on the surface and persistent beneath, with a strong inner picture of how things ought to look and feel. They flourish among people they love, and make wherever they settle more comfortable.',
    careerStrengths: 'Art and craft, teaching, care, gardens, interiors and food.',
  },
  monkey: {
    years: [1992, 2004, 2016],
    traits: 'Clever, playful and inventive',
    description:
      'The Monkey steered the raft and stepped off ninth, still talking. Tradition gives it the quickest mind of the cycle and the least respect for a rule without a reason.',
    businessTraits: 'Solves what others call impossible and enjoys being asked.',
    strengths: ['Invention', 'Humor', 'Versatility', 'Memory', 'Persuasion', 'Curiosity'],
    weaknesses: ['Loses interest once a puzzle is solved', 'Tempted by shortcuts', 'Teases too far'],
    bestCompatibility: ['Rat', 'Dragon', 'Snake'],
    worstCompatibility: ['Tiger'],
    luckyNumbers: [4, 9],
    luckyColors: ['white', 'blue', 'gold'],
    personality:
      'A Monkey is taken to be everyone’s bright companion: curious, dexterous, amused. It learns by handling things, forgives easily, and is at its best when the problem is new and the company is good.',
    careerStrengths: 'Engineering, invention, software, comedy, trading and teaching by doing.',
  },
  rooster: {
    years: [1993, 2005, 2017],
    traits: 'Observant, diligent and forthright',
    description:
      'The Rooster found the raft that carried three of them, and came tenth. Tradition makes it punctual, proud of good work, and quick to tell the truth.',
    businessTraits: 'Checks the figures, keeps the timetable and says what it sees.',
    strengths: ['Precision', 'Diligence', 'Honesty', 'Organization', 'Style', 'Courage to speak'],
    weaknesses: ['Blunt when tact was wanted', 'Perfectionist', 'Dislikes being corrected'],
    bestCompatibility: ['Ox', 'Snake', 'Dragon'],
    worstCompatibility: ['Rabbit'],
    luckyNumbers: [5, 7, 8],
    luckyColors: ['gold', 'brown', 'yellow'],
    personality:
      'Roosters are said to notice everything and to mention most of it. Well turned out and well prepared, they hold themselves to the standard they announce, and are more tender underneath than they let on.',
    careerStrengths: 'Accounting, surgery, editing, fashion and quality control.',
  },
  dog: {
    years: [1994, 2006, 2018],
    traits: 'Loyal, honest and fair',
    description:
      'The Dog was the best swimmer but lingered to play in the water, and came eleventh. Tradition remembers it for loyalty and for standing guard over what is right.',
    businessTraits: 'Earns trust, protects the team and will not sell what it would not buy.',
    strengths: ['Loyalty', 'Fairness', 'Reliability', 'Courage for others', 'Modesty', 'Straight talk'],
    weaknesses: ['Worries in advance', 'Slow to trust strangers', 'Sees matters in black and white'],
    bestCompatibility: ['Tiger', 'Horse', 'Rabbit'],
    worstCompatibility: ['Dragon'],
    luckyNumbers: [3, 4, 9],
    luckyColors: ['red', 'green', 'purple'],
    personality:
      'A Dog is described as the friend one calls at three in the morning. It weighs people slowly, then stays; it dislikes show, and it will speak up for someone else long before it asks anything for itself.',
    careerStrengths: 'Law, medicine, teaching, public service, safety and social causes.',
  },
  pig: {
    years: [1995, 2007, 2019],
    traits: 'Generous, sincere and easygoing',
    description:
      'The Pig stopped for a meal and a nap on the way, and arrived twelfth, content. Tradition sees in it good faith, good appetite and a gift for enjoying what is there.',
    businessTraits: 'Deals honestly, is generous with credit and keeps customers for life.',
    strengths: [
      'Sincerity',
      'Generosity',
      'Tolerance',
      'Steady effort',
      'Warm hospitality',
      'Good taste in comfort',
    ],
    weaknesses: ['Trusts too readily', 'Finds it hard to refuse', 'Puts off the unpleasant'],
    bestCompatibility: ['Rabbit', 'Goat', 'Tiger'],
    worstCompatibility: ['Snake'],
    luckyNumbers: [2, 5, 8],
    luckyColors: ['yellow', 'gray', 'brown', 'gold'],
    personality:
      'Pigs are held to be the warmest hosts of the cycle: frank, tolerant, unhurried. They think well of people, mostly rightly, and put real effort into making life comfortable for everyone in reach.',
    careerStrengths: 'Hospitality, medicine, entertainment, food, charity and fair trade.',
  },
};
