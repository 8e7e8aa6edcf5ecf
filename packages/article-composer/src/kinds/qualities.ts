import { zodiacSigns, type ZodiacSign } from '@org/zodiac-core';
import { text } from '@org/content/articles';
import { inDailyLife } from '../sections/sign-sections.ts';

/** Patterns for each quality or trade in descriptions, and the words that ask for it. */
const qualities = {
  cleverness: [
    /witted|clever|judge?ment|inventi|strategy|concentration|learning/i,
    'smart smartest clever cleverest intelligent intelligence wisest genius',
  ],
  kindness: [
    /(?<!every )\bkind\b|kindness|gentle|empathy|generosity|warm-hearted|warm hospitality/i,
    'kindest kindness nice nicest gentle gentlest caring sweetest friendly friendlier friendliest',
  ],
  generosity: [/generous|generosity|give freely|open hands/i, 'generous generosity giving'],
  loyalty: [
    /loyal|keeps? (?:\w+ )?promises|reliab|dependable/i,
    'loyal loyalty faithful trustworthy reliable',
  ],
  courage: [/brave|courage/i, 'brave bravest courage courageous fearless'],
  creativity: [
    /creativ|imagination|inventi|craft|good taste$/i,
    'creative creativity artistic imaginative artist artists designer musician',
  ],
  protection: [
    /protect a\b|stands? up for|defend the people|courage for others|sense of justice/i,
    'protective protector protectors guardian',
  ],
  honesty: [/honest|sincer|forthright|straight talk/i, 'honest honesty sincere truthful'],
  ambition: [
    /ambitious|^drive|vision|competitive|largest plan|large plans|thinks big/i,
    'ambitious ambition competitive driven killer instinct instincts',
  ],
  diligence: [
    /diligen|hardworking|dependable|endurance|persist|steady|stamina/i,
    'hardest hardworking hard working diligent diligence disciplined',
  ],
  calm: [/calm|^patien|patience|easygoing|tolerance/i, 'calm calmest peaceful'],
  patience: [/\bpatien|tolerance/i, 'patient patience'],
  humor: [
    /humou?r|playful|cheerful|comedy|funny|laughter|\bwit\b|into a joke/i,
    'funny funniest humor humorous playful cheerful',
  ],
  stubbornness: [
    /stubborn|strong-willed|slow to change course|stands still|being corrected|defends a position|orders hard/i,
    'stubborn stubbornest stubbornness headstrong',
  ],
  sensitivity: [/criticism|unsettled|empathy|worries|hurt before/i, 'sensitive emotional moody'],
  reserve: [
    /reserved|modest|keeps doubts|guards its thoughts|private|says less|keeps a distance|real wish/i,
    'shy shyest shyness quiet quietest introvert introverted introverts reserved secretive mysterious',
  ],
  sociability: [
    /sociable|persuasion|charm|warm hospitality|hosts|laughter|energy that spreads|energy in company/i,
    'outgoing extrovert extroverted extroverts sociable social talkative charming',
  ],
  distrust: [
    /doubt motives|slow to trust|test people|expect the worst|keep score|being in reserve/i,
    'jealous jealousy possessive suspicious distrustful',
  ],
  ease: [
    /puts? off|drifts|leaves early|shortcut|loses interest|starts more|unhurried/i,
    'lazy laziest laziness lazier',
  ],
  romance: [
    /grand gestures|right moment|in love quickly|love openly|slowly and then completely|charm people/i,
    'romantic romantics',
  ],
  temper: [
    /temper like|impatien|becomes loud|with force|blunt|takes challenges/i,
    'angry angriest temper tempered aggressive aggression impatient impulsive hotheaded',
  ],
  pride: [
    /\bpride\b|presence|admired|respect comes first|being corrected|perfectionist|takes criticism/i,
    'proud proudest pride arrogant vain',
  ],
  independence: [/independen|not to be tied|thinks it over alone|orders hard/i, 'independent independence'],
  forgiveness: [
    /slow to forgive|keep score|forget a broken|remembers old|every mistake in order|forgives/i,
    'grudge grudges hold holds holding vengeful',
  ],
  elegance: [/elegan|good taste|style|beautiful|charm/i, 'elegant elegance stylish beautiful'],
  business: [
    /business|entrepreneur|founding|sales|trade|negotiat|leader|management|strategy|judgment|drive/i,
    'business entrepreneur entrepreneurs ceo success successful luckiest boss leader leaders leadership',
  ],
  teaching: [/teaching/i, 'teacher teachers teaching'],
  engineering: [/engineering/i, 'engineer engineers engineering'],
  writing: [/writing|editing|journalism/i, 'writer writers author authors journalist'],
  science: [/science|research/i, 'scientist scientists researcher'],
  accounting: [/accounting|accounts|finance/i, 'accountant accountants accounting'],
} as const;

export type Quality = keyof typeof qualities;

/** The words that ask for each quality. */
export const wordsOfQualities = Object.fromEntries(
  Object.entries(qualities).map(([name, [, words]]) => [name, words]),
) as Readonly<Record<Quality, string>>;

/** Whether the description of a sign at work is quoted for a quality. */
export const isOfWork = (quality: Quality): boolean =>
  ['business', 'teaching', 'engineering', 'writing', 'science', 'accounting'].includes(quality);

/** Whether no description names a quality. The words nearest to it are then quoted. */
export const isUnnamed = (quality: Quality): quality is 'distrust' | 'ease' | 'romance' =>
  ['distrust', 'ease', 'romance'].includes(quality);

/**
 * Minimum signs with a quality in their short descriptions. With fewer signs, or if no sign is ahead, longer texts are
 * searched as well.
 */
const minSigns = 4;

/** The signs whose descriptions have a quality, each with the words that speak of it. Most words come first. */
export function signsWith(quality: Quality): readonly SignWithWords[] {
  const inDescriptions = ordered(
    zodiacSigns.map((sign) => ({
      sign,
      words: matching(quality, [...partsOf(sign), ...(isOfWork(quality) ? fieldsOf(sign) : [])]),
    })),
  );
  const isClear = inDescriptions.length >= minSigns && (inDescriptions[0]?.words.length ?? 0) > 1;
  return isClear || isOfWork(quality)
    ? inDescriptions
    : ordered(
        zodiacSigns.map((sign) => ({
          sign,
          words: matching(quality, [...partsOf(sign), ...sentencesOn(sign)]),
        })),
      );
}

export interface SignWithWords {
  readonly sign: ZodiacSign;
  readonly words: readonly string[];
}

const ordered = (signs: readonly SignWithWords[]): readonly SignWithWords[] =>
  signs.filter(({ words }) => words.length > 0).toSorted((a, b) => b.words.length - a.words.length);

function matching(quality: Quality, said: readonly string[]): string[] {
  const [pattern] = qualities[quality];
  const found = said.filter((words) => pattern.test(words));
  return [...new Map(found.map((words) => [words.toLowerCase(), words])).values()];
}

function partsOf(sign: ZodiacSign): string[] {
  const parts = (words: string): string[] => words.replace(/\.$/, '').split(/, | and /);
  return [...parts(sign.traits), ...sign.strengths, ...sign.weaknesses, ...parts(sign.careerStrengths)];
}

/** The fields of work that the first sentences on a sign at work name. */
const fieldsOf = ({ id }: ZodiacSign): string[] =>
  text(`signs.${id}.work`)
    .split('. ')
    .slice(0, 2)
    .flatMap((sentence) => sentence.replace(/\.$/, '').split(/: |, | or | and /))
    .filter((field) => field.split(' ').length <= 3);

/** The sentences of longer texts on the character of a sign. */
const sentencesOn = (sign: ZodiacSign): string[] =>
  [
    sign.personality,
    text(`signs.${sign.id}.love`),
    text(`signs.${sign.id}.friends`),
    ...(['decides', 'quarrel', 'brings', 'hard'] as const).map((part) => inDailyLife(sign, part)),
  ].flatMap((said) => said.replace(/\.$/, '').split(/\. /));
