import type { Trait } from '../../prose/traits.ts';

/** A quality that a question asks about. */
export interface QualityAsked {
  /** As it is named in a sentence, such as `'stubbornness'`. */
  readonly name: string;
  /** The trait of which it is the one or the other end. */
  readonly trait?: readonly [Trait, 'strong' | 'weak'];
  /** How strengths, weaknesses and the portrait of a sign put it. */
  readonly told: RegExp;
}

type Row = readonly [words: string, name: string, told: string, trait?: readonly [Trait, 'strong' | 'weak']];

const rows: readonly Row[] = [
  [
    'stubborn\\p{L}*|obstinate|pig ?headed|hard headed|rigid|inflexible|set in my ways',
    'stubbornness',
    'stubborn|stands still|slow to change',
    ['flexibility', 'weak'],
  ],
  [
    'flexible|adaptable|adapt|easy ?going|open minded|go with the flow',
    'flexibility',
    'versatil|adapt|toleran',
    ['flexibility', 'strong'],
  ],
  [
    'impatien\\p{L}+|hasty|rush|rushing|short tempered|hot headed|bad temper|temper|angry|anger',
    'impatience',
    'impatient|temper',
    ['patience', 'weak'],
  ],
  ['patient|patience', 'patience', 'patience', ['patience', 'strong']],
  [
    'shy|shyness|introvert\\p{L}*|quiet|reserved|private|closed|secretive|awkward',
    'reserve',
    'reserved|private|discretion|guards its thoughts|keeps doubts|says less|quiet',
    ['openness', 'weak'],
  ],
  [
    'extrovert\\p{L}*|outgoing|too open|so open|sociable|social|talkative|honest|blunt|frank|so direct|too direct|outspoken|loud|talk too much',
    'openness',
    'frank|direct|honest|straight talk|sociable|speaks before|blunt',
    ['openness', 'strong'],
  ],
  [
    'indecisive|indecision|hesita\\p{L}+|can not decide|bad at deciding|overthink\\p{L}*|over think\\p{L}*',
    'hesitation',
    'hesitat|doubt|unsettled|worries',
    ['decision', 'weak'],
  ],
  [
    'leader|leadership|decisive|in charge|bossy|dominant|commanding|authorit\\p{L}+',
    'leadership',
    'lead|authority|command|presence',
    ['decision', 'strong'],
  ],
  [
    'messy|careless|disorgani[sz]ed|clumsy|forgetful|chaotic|scatter\\p{L}*|always late',
    'a loose hand with detail',
    'impatient with detail|bored by routine|drifts',
    ['precision', 'weak'],
  ],
  [
    'perfectionis\\p{L}+|precise|detail\\p{L}*|organi[sz]ed|tidy|picky|critical|fussy|careful|control freak|controlling',
    'precision',
    'perfection|precision|detail|organisation|method|thorough|expects as much',
    ['precision', 'strong'],
  ],
  [
    'selfish|greedy|stingy|mean with money|egoist\\p{L}*|self centred|self centered',
    'selfishness',
    'selfish',
    ['generosity', 'weak'],
  ],
  [
    'generous|generosity|kind hearted|a kind person|so kind|am i kind|kindness|giving|caring|compassion\\p{L}*|good person|nice|warm|helpful|people pleaser|too nice',
    'generosity',
    'generos|kind|empathy|warm|open hands|hospitality|refuse',
    ['generosity', 'strong'],
  ],
  [
    'needy|clingy|dependent|codependent|afraid of being alone|hate being alone',
    'leaning on others',
    'depend',
    ['independence', 'weak'],
  ],
  [
    'independen\\p{L}+|loner|solitary|free spirit\\p{L}*|rebel\\p{L}*|rebellious',
    'independence',
    'independen|not to be tied|leash|own reading',
    ['independence', 'strong'],
  ],
  ['lazy|laziness|unmotivated', 'laziness', 'lazy|idle'],
  [
    'procrastinat\\p{L}+|put things off|give up|quit things|never finish\\p{L}*|finish (?:things|anything|what i start)|inconsistent|bored easily|get bored|easily bored|distracted',
    'leaving things unfinished',
    'starts more|puts off|tires of|leaves early|drifts|restless',
    ['persistence', 'weak'],
  ],
  [
    'persisten\\p{L}+|hard ?working|hard work\\p{L}*|disciplin\\p{L}+|determin\\p{L}+|resilien\\p{L}+|tough|tenac\\p{L}+|ambitio\\p{L}+|driven|workaholic|competitive',
    'persistence',
    'persever|stamina|drive|steady effort|diligen|resolve|quick recovery|contest|ambitio',
    ['persistence', 'strong'],
  ],
  ['jealous\\p{L}*|envious|envy|possessive', 'jealousy', 'jealous|envious|envy|possessive'],
  [
    'creativ\\p{L}+|imaginative|imagination|artistic|inventive|original',
    'creativity',
    'imagination|invention|vision|craft|creativ|art',
  ],
  [
    'sensitive|emotional|cry|cries|moody|mood swings|touchy|thin skinned|dramatic',
    'sensitivity',
    'empathy|feels criticism|takes criticism|moods|tender|easily unsettled|personally',
  ],
  ['funny|humou?r\\p{L}*|witty|wit', 'humor', 'humou?r|funny|wit|comedy|amused'],
  ['brave|courage\\p{L}*|fearless|bold|adventurous|daring', 'courage', 'courage'],
  ['loyal|loyalty|faithful|devoted', 'loyalty', 'loyal'],
  [
    'intelligent|smart|clever|intellectual|curious',
    'a quick mind',
    'quick learning|quick judge?ment|quick-witted|thinker|curious|curiosity|learning|judge?ment|analysis|concentration',
  ],
  ['intuitive|intuition|psychic|gut feeling', 'intuition', 'intuition|reads moods'],
  [
    'worrier|worry|worrying|anxious|nervous|pessimis\\p{L}+|insecure|afraid|fearful|scared',
    'worry',
    'worries|unsettled|doubt',
  ],
  [
    'confiden\\p{L}+|self confiden\\p{L}+|proud|pride|arrogan\\p{L}+|vain',
    'confidence',
    'confidence|presence|natural authority|hold themselves',
  ],
  ['trusting|trust people|naive|gullible|trust too', 'trusting readily', 'trusts too|think well'],
  [
    'suspicious|distrust\\p{L}*|mistrust\\p{L}*|trust issues',
    'slowness to trust',
    'doubt motives|slow to trust|trust comes slowly',
  ],
  [
    'unforgiving|grudges?|forgive|resentful|vengeful',
    'a long memory for slights',
    'slow to forgive|keep score',
  ],
  ['romantic|passionate|affectionate', 'romance', 'romance|romantic|passion|affection|warmth'],
  ['calm|peaceful|chill|relaxed|serene', 'calm', 'calm|composed|mild|unhurried'],
  ['diplomatic|tactful|peace ?maker|avoid conflicts?|conflict', 'tact', 'diplomacy|conflict|courteous|tact'],
  [
    'manipulative|liar|lie|dishonest|evil|bad person|toxic|crazy|weird|boring|so mean|a mean person|rude|cruel',
    'any such thing',
    'never',
  ],
  [
    'good with (?:money|people|children|kids|numbers|words|my hands|animals)|lucky in love|popular|attractive|charismatic|charming|charm|likeable|likable',
    'charm',
    'charm|presence|courteous|hosts|company|persuasion',
  ],
];

const qualities = rows.map(([words, name, told, trait]) => ({
  words: new RegExp(` (?:${words}) `, 'u'),
  quality: { name, told: new RegExp(`\\b(?:${told})`, 'iu'), ...(trait ? { trait } : {}) },
}));

const asks =
  / (?:why (?:am|do|can|have) i|why is it so hard for me|am i|do i(?! need| get along| get on| have an? )|have i|how \p{L}+ am i|i am (?:so|too|very|always|such)|can i be|can i become|will i always be|could i be|(?:be|become) (?:more|less)|stop being|what makes me|why is it so hard) /u;

/** The quality that a question asks about oneself, such as “why am I so stubborn?” */
export function qualityIn(words: string): QualityAsked | undefined {
  if (!asks.test(words)) return undefined;
  return qualities.find((each) => each.words.test(words))?.quality;
}
