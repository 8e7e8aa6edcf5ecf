import type { Entities } from './entities.ts';

/** Subjects that no article is written about, with the words that name them and the reason that the editor reads. */
export const refusedSubjects: readonly {
  readonly words: ReadonlySet<string>;
  /** Words that are meant together only. */
  readonly phrases?: RegExp;
  readonly reason: string;
}[] = [
  {
    reason: 'Articles are about the Chinese zodiac, and not about the twelve Western signs',
    words: wordsOf('aries taurus gemini leo virgo libra scorpio sagittarius capricorn aquarius pisces'),
    phrases: /\bcancer (?:zodiac|sign|man|woman|season|horoscope|compatib)/,
  },
  {
    reason: 'Articles give no legal advice',
    words: wordsOf(
      'law laws lawyer lawyers attorney attorneys legal illegal lawsuit lawsuits sue sued suing court courts litigation settlement liability custody visa immigration',
    ),
  },
  {
    reason: 'Articles give no medical advice',
    words: wordsOf(
      'symptom symptoms disease diseases illness sick sickness cure cures treatment treatments medicine medicines medical drug drugs dose dosage doctor pregnant pregnancy pregnancies gender fertility conception conceive miscarriage abortion cancer diabetes pox virus viruses vaccine vaccines infection infections flu fever bite bites venom allergy allergies diet calorie calories weight depression anxiety therapy adhd autism surgery pain health healthy herb herbs acupuncture supplement supplements vitamin vitamins rabies antidepressant antidepressants ashwagandha pill pills insomnia asthma arthritis menopause ivf covid bipolar dementia worm worms ringworm parasite parasites mortality lifespan longevity',
    ),
  },
  {
    reason: 'Articles are not about crime, weapons or harm',
    words: wordsOf(
      'kill killer killers killing murder murderer murders suicide poison poisons poisoned bomb bombs gun guns weapon weapons shooting terror terrorist hack hacking hacked steal stolen theft fraud scam scams launder laundering smuggle smuggling trafficking cocaine heroin meth cannabis weed cartel mafia gang assault rape abuse torture slaughter fight fighting fights trap traps hunt hunting war execution jail prison counterfeit forge forged robbery burglary blackmail arson stab knife knives rifle explosive explosives criminal criminals crime crimes death dead die dies',
    ),
    phrases:
      /\bend (?:my|your|his|her|their|it) (?:life|lives|all)\b|\bself[- ]?harm|\bcut(?:ting)? (?:my|your|him|her|our|them)sel(?:f|ves)\b|\b(?:hide|bury|dispose of) (?:a|the|my) (?:dead )?bod/,
  },
  {
    reason: 'Articles give no financial advice',
    words: wordsOf(
      'finance finances financial invest investing investment investments investor stock stocks share shares price prices crypto bitcoin coin coins token tokens nft forex trading trader loan loans mortgage debt tax taxes insurance salary salaries income profit profits market markets dividend dividends pension retirement worth',
    ),
  },
  {
    reason: 'Articles give no numbers or advice for gambling',
    words: wordsOf(
      'lottery lotteries lotto powerball gamble gambling bet bets betting casino casinos odds jackpot roulette blackjack poker bingo baccarat',
    ),
  },
  {
    reason: 'Articles are not about politics',
    words: wordsOf(
      'vote votes voting voter voters election elections politics political politician politicians democrat democrats trump biden putin obama',
    ),
  },
  {
    reason: 'Articles judge no people or nation',
    words: wordsOf(
      'nazi nazis racist racists racism jew jews jewish muslim muslims gay gays lesbian lesbians transgender inferior immigrant immigrants',
    ),
  },
  {
    reason: 'Articles are about the Chinese zodiac, and not about boats, films, games or watches',
    words: wordsOf(
      'boat boats dinghy dinghies film films movie movies watch watches wristwatch game games gaming trailer lyrics song songs album',
    ),
  },
  {
    reason: 'Articles are not about food or recipes',
    words: wordsOf(
      'recipe recipes cook cooks cooking cooked bake baking baked roast roasted fry fried grill grilled boil boiled stew soup sauce curry feet trotter trotters bacon ham pork beef mutton lamb meat steak ribs sausage sausages restaurant restaurants menu ingredient ingredients cake cakes pie bread noodle noodles dumpling dumplings eat eating edible food foods drink drinks cocktail cocktails beer wine',
    ),
  },
  {
    reason: 'Articles are not for adults only',
    words: wordsOf(
      'sex sexy sexual porn porno nude naked vibrator vibrators dildo fetish escort escorts erotic hentai xxx nsfw bed kinky orgasm onlyfans hookup hookups stripper strippers lingerie',
    ),
    phrases: /\bone[- ]night stands?\b/,
  },
];

/** Words of money that a keyword may have if it asks about a sign, and nothing else about money. */
export const moneyWords: ReadonlySet<string> = wordsOf('money wealth wealthy rich richest poor');

/** Words of quarrels that a keyword may have if it asks about two signs. */
export const quarrelWords: ReadonlySet<string> = wordsOf('fight fights fighting');

function wordsOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/** Subjects that only several words together name. */
export const refusedPhrases: readonly {
  readonly phrases: RegExp;
  readonly unless?: (entities: Entities) => boolean;
  readonly reason: string;
}[] = [
  {
    phrases: /\b[3-6] ?d\b|\btoto\b|\bscratch(?:ers?| ?cards?)\b/,
    reason: 'Articles give no numbers for gambling.',
  },
  {
    phrases: /\bhow many (?:people|persons?|births?|babies|children|men|women)\b/,
    reason: 'Our tables count companies, car brands and states, and count no people.',
  },
  {
    phrases:
      /\bfounders?\b|\bwho (?:founded|created|started|owns|made)\b|\bceos?\b|\bfamous (?:people|persons?)\b|\bcelebrit(?:y|ies)\b|\bactors?\b|\bactress(?:es)?\b|\bsingers?\b|\bpresidents?\b|\bbillionaires?\b/,
    // As in "dragon ceo traits": a role that a sign may have, and no person.
    unless: ({ text, signs, rows }) =>
      signs.length === 1 &&
      rows.length === 0 &&
      /\b(?:ceos?|founders?)(?: traits?| personality| style)?\W*$|\bas an? (?:ceo|founder)\b/.test(text),
    reason: 'Our tables have the dates of companies, car brands and states, and no birthdays of people.',
  },
  {
    phrases:
      /\b(?:which|what|best|worst) races? (?:is|are|has|have)\b|\bhuman races?\b|\b(?:chinese|korean|japanese|vietnamese|asian|american) (?:people|men|women|man|woman|girls?|boys?|guys?)\b/,
    reason: 'Articles judge no people or nation.',
  },
  {
    phrases:
      /\b(?:bab(?:y|ies)|child(?:ren)?|newborns?|son|daughter)\b.*\bnames?\b|\bnames? for\b.*\b(?:bab|child|boys?|girls?)|\bboy or girl\b|\bgirl or boy\b/,
    reason: 'Articles neither name children nor foretell births.',
  },
  {
    phrases: /\b(?:dog|cat) years?\b.*\b(?:calculator|human)\b|\bhuman years?\b/,
    reason: 'The keyword asks for the age of an animal, and not for a sign.',
  },
  {
    phrases:
      /^(?=.*\b(?:today|tonight|tomorrow|daily|weekly|monthly|this (?:week|month))\b).*\b(?:horoscope|forecast|predict|luck)/,
    reason: 'Articles follow the year. There is no horoscope of a day, a week or a month.',
  },
  {
    phrases:
      /\b\d{1,3}[\s-]*(?:years?|yrs?)[\s-]*old\b|\baged? \d{1,3}\b|\bi(?: a|[’'])m \d{1,3}\b(?! in \d{4})/,
    reason: 'An age does not give a sign; a date of birth does.',
  },
  {
    phrases:
      /\bcats?\b.*\bcompatib|\bcompatib.*\bcats?\b|\bcats? and (?:dog|ox|tiger|dragon|snake|horse|goat|monkey|rooster|pig)\b/,
    reason: 'The Chinese zodiac has no Cat to compare. Vietnam’s Cat stands in the place of the Rabbit.',
  },
  {
    phrases: /^(?=.*\b(?:life paths?|numerolog)).*(?:compatib|match|marri|love|relationship)/,
    reason: 'We have no rule that pairs numbers of numerology.',
  },
];
