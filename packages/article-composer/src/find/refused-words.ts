import { text } from '@org/content/articles';
import type { Entities } from '../keyword/entities.ts';
import { westernSigns } from '../keyword/rows-named.ts';

/** Subjects that no article is written about, gravest first, with the words that name them and the reason that the editor reads. */
export const refusedSubjects: readonly {
  readonly words: ReadonlySet<string>;
  /** Words that count only together. */
  readonly phrases?: RegExp;
  readonly reason: string;
}[] = [
  {
    reason: text('refused.harm'),
    words: wordsOf(
      'kill killer killers killing murder murderer murders suicide poison poisons poisoned bomb bombs gun guns weapon weapons shooting terror terrorist terrorists terrorism hack hacking hacked steal stolen theft fraud scam scams launder laundering smuggle smuggling trafficking cocaine heroin meth cannabis weed cartel mafia gang assault rape abuse torture slaughter fight fighting fights trap traps hunt hunting war execution jail prison counterfeit forge forged robbery burglary blackmail arson stab knife knives rifle explosive explosives criminal criminals crime crimes death dead die dies suicidal stalk stalks stalking invade invasion overthrow cockfight cockfights cockfighting hitman hitmen assassin assassins assassinate kidnap kidnapping kidnapper ransom strangle drown grenade grenades ammo massacre genocide holocaust jihad fentanyl opium lsd molest molested molester incest pedophile pedophiles pedo bully bullies bullying',
    ),
    phrases:
      /\bdrug (?:deal|lord|mule|runn|cartel|smuggl)|\b(?:sell|deal|buy)(?:ing)? (?:drugs|guns|weed)\b|\brevenge on\b|\bspy(?:ing)? on\b|\bend (?:my|your|his|her|their|it) (?:life|lives|all)\b|\bself[- ]?harm|\bhang (?:my|your|him|her|our|them)sel(?:f|ves)\b|\bcut(?:ting)? (?:my|your|him|her|our|them)sel(?:f|ves)\b|\b(?:beat|hit|hurt|punch) (?:my|your|his|her|their|a|the) (?:wife|husband|girlfriend|boyfriend|ex|boss|neighbor|enemy|child|children|kid|kids|son|daughter|mother|mom|dog|cat)\b|\b(?:hide|bury|dispose of) (?:a|the|my) (?:dead )?bod/,
  },
  {
    reason: text('refused.adult'),
    words: wordsOf(
      'sex sexy sexual porn porno nude nudes naked vibrator vibrators dildo fetish escort escorts erotic hentai xxx nsfw bed kinky orgasm onlyfans hookup hookups stripper strippers lingerie sexiest sexier sexually horny milf bdsm fetishes threesome orgy lolita loli penis vagina boobs erection',
    ),
    phrases:
      /\bone[- ]night stands?\b|\bbarely legal\b|\bhot (?:\w+ )?(?:teen|girl|wom[ae]n|guy|boy|mom|m[ae]n)s?\b|\bsugar (?:daddy|daddies|bab(?:y|ies))\b/,
  },
  {
    reason: text('refused.people'),
    words: wordsOf(
      'nazi nazis kkk racist racists racism jew jews jewish muslim muslims gay gays asians lesbian lesbians transgender inferior immigrant immigrants ethnicity ethnicities ethnic religion religions christian christians hindu hindus hitler supremacy supremacist supremacists aryan aryans eugenics iq refugee refugees',
    ),
    phrases:
      /(?<!horse |dog |animal )\braces\b|\bby race\b|\b(?:master|(?:dumb|smart|bright|strong|ugli|clever|stupid)est) race\b/,
  },
  {
    reason: text('refused.western'),
    words: westernSigns,
    phrases: /\bcancer (?:zodiac|sign|man|woman|season|horoscope|compatib)/,
  },
  {
    reason: text('refused.legal'),
    words: wordsOf(
      'law laws lawyer lawyers attorney attorneys legal illegal lawsuit lawsuits sue sued suing court courts litigation settlement liability custody visa immigration',
    ),
  },
  {
    reason: text('refused.medical'),
    words: wordsOf(
      'overdose overdoses symptom symptoms disease diseases illness sick sickness cure cures remedy remedies stroke euthanasia treatment treatments medicine medicines medical drug drugs dose dosage doctor pregnant pregnancy pregnancies gender fertility conception conceive miscarriage abortion cancer diabetes pox virus viruses vaccine vaccines infection infections flu fever bite bites venom allergy allergies diet calorie calories weight depression anxiety therapy adhd autism surgery pain health healthy herb herbs acupuncture supplement supplements vitamin vitamins insulin rabies antidepressant antidepressants ashwagandha pill pills insomnia asthma arthritis menopause ivf covid bipolar dementia worm worms ringworm parasite parasites mortality lifespan longevity meds medication medications antibiotic antibiotics steroid steroids opioid opioids chemo chemotherapy hormone hormones testosterone estrogen lithium prozac zoloft xanax adderall ritalin valium tylenol ibuprofen aspirin metformin melatonin botox headache headaches migraine migraines nausea rash cough tumor tumour lump diagnosis diagnose schizophrenia ptsd ocd anorexia bulimia nosebleed',
    ),
    phrases:
      /\b(?:stop|start|quit|keep|safe to|should i|can i) tak(?:e|ing)\b(?! (?:an? |the |my |this )?(?:job|offer|risk|trip|break|promotion|chance))|\b(?:chest|stomach|throat|heart|kidney|liver) (?:pain|tightness|attack|burn|failure)s?\b|\bblood (?:pressure|sugar|test)s?\b/,
  },
  {
    reason: text('refused.financial'),
    words: wordsOf(
      'finance finances financial invest investing investment investments investor stock stocks share shares price prices crypto bitcoin coin coins token tokens nft forex trading trader loan loans mortgage debt tax taxes insurance salary salaries income profit profits market markets dividend dividends pension retirement worth',
    ),
  },
  {
    reason: text('refused.gambling'),
    words: wordsOf(
      'lottery lotteries lotto powerball gamble gambling bet bets betting casino casinos odds jackpot roulette blackjack poker bingo baccarat',
    ),
  },
  {
    reason: text('refused.politics'),
    words: wordsOf(
      'vote votes voting voter voters election elections politics political politician politicians democrat democrats government governments trump biden putin obama kamala jinping netanyahu zelensky republican republicans senator senators congress communist communists communism',
    ),
  },
  {
    reason: text('refused.other'),
    words: wordsOf(
      'boat boats dinghy dinghies film films movie movies watch watches wristwatch game games gaming trailer lyrics song songs album',
    ),
  },
  {
    reason: text('refused.food'),
    words: wordsOf(
      'recipe recipes cook cooks cooking cooked bake baking baked roast roasted fry fried grill grilled boil boiled stew soup sauce curry feet trotter trotters bacon ham pork beef mutton lamb meat steak ribs sausage sausages restaurant restaurants menu ingredient ingredients cake cakes pie bread noodle noodles dumpling dumplings eat eating edible food foods drink drinks cocktail cocktails beer wine',
    ),
    // Matches the food of animals, but not companies of a sign in the food trade.
    phrases: /\b(?:dog|cat|pet|rabbit|rat|goat|sheep|horse|pig|monkey|chicken|snake) (?:food|feed|treats?)\b/,
  },
];

/** Words for food. A keyword may have them if it names a festival and does not ask for a recipe. */
export const mealWords: ReadonlySet<string> = wordsOf('food foods eat eating cake cakes dumpling dumplings');

/**
 * Keywords about the number 4 that call it the death number, because it sounds like the Chinese word for death. They may not mention
 * death otherwise. The article tells why Chinese floors and plates leave the number out.
 */
export const numberOfDeath =
  /^(?:the |why is )?(?:(?:number )?(?:4|four) (?:is )?(?:the |a )?death number|(?:the |a )?death number (?:4|four)|number (?:4|four) (?:and|means) death)(?: (?:in )?(?:china|chinese|chinese culture|meaning))*\W*$/;

/** Words of money that a keyword may have if it asks about a sign, and nothing else about money. */
export const moneyWords: ReadonlySet<string> = wordsOf('money wealth wealthy wealthiest rich richest poor');

/** Words of quarrels that a keyword may have if it asks about two signs. */
export const quarrelWords: ReadonlySet<string> = wordsOf('fight fights fighting');

function wordsOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/**
 * Further refused subjects by phrases, with the keywords that are allowed all the same and the reason that the editor reads.
 */
export const refusedPhrases: readonly {
  readonly phrases: RegExp;
  readonly unless?: (entities: Entities) => boolean;
  readonly reason: string;
}[] = [
  {
    phrases:
      /\b[3-6] ?d\b|\btoto\b|\bmark six\b|\b(?:horse|dog|greyhound) rac(?:ing|es?)\b(?!.*(?:stor|order))|\bscratch(?:ers?| ?cards?)\b/,
    reason: text('refused.gambling'),
  },
  {
    phrases: /\bhow many (?:people|persons?|births?|babies|children|men|women)\b/,
    reason: text('refused.count-people'),
  },
  {
    phrases:
      /\bfounders?\b|\bwho (?:founded|created|started|owns|made)\b(?!.*\bzodiac\b)|\bceos?\b|\bfamous (?:people|persons?)\b|\bcelebrit(?:y|ies)\b|\bactors?\b|\bactress(?:es)?\b|\bsingers?\b|\bpresidents?\b|\bbillionaires?\b/,
    // Allows "dragon ceo traits", which asks about a sign in a role, not about a person.
    unless: ({ text, signs, rows }) =>
      signs.length === 1 &&
      rows.length === 0 &&
      /\b(?:ceos?|founders?)(?: traits?| personality| style)?\W*$|\bas an? (?:ceo|founder)\b/.test(text),
    reason: text('refused.birthdays'),
  },
  {
    phrases:
      /\b(?:which|what|best|worst) races? (?:is|are|has|have)\b|\b(?:black|white|brown) (?:people|men|women|man|woman)\b|\bhuman races?\b|\b(?:chinese|korean|japanese|vietnamese|asian|american) (?:people|men|women|man|woman|girls?|boys?|guys?)\b/,
    reason: text('refused.people'),
  },
  {
    phrases:
      /\b(?:bab(?:y|ies)|child(?:ren)?|newborns?|son|daughter)\b.*\bnames?\b|\bnames? for\b.*\b(?:bab|child|boys?|girls?)|\bboy or girl\b|\bgirl or boy\b/,
    reason: text('refused.names'),
  },
  {
    phrases: /\b(?:dog|cat) years?\b.*\b(?:calculator|human)\b|\bhuman years?\b/,
    reason: text('refused.animal-age'),
  },
  {
    phrases:
      /^(?=.*\b(?:today|tonight|tomorrow|daily|weekly|monthly|this (?:week|month))\b).*\b(?:horoscope|forecast|predict|luck)/,
    // Allows a keyword with a sign and a year, because the article on a sign in a year names the months.
    unless: ({ text, signs, years }) =>
      /\bmonthly\b/.test(text) &&
      !/\b(?:today|tonight|tomorrow|daily|weekly|this (?:week|month))\b/.test(text) &&
      signs.length === 1 &&
      years.length === 1,
    reason: text('refused.day'),
  },
  {
    phrases:
      /\b\d{1,3}[\s-]*(?:years?|yrs?)[\s-]*old\b|\baged? \d{1,3}\b|\bi(?: a|[’'])m \d{1,3}\b(?! in \d{4})/,
    reason: text('refused.age'),
  },
  {
    phrases:
      /\bcats?\b.*\bcompatib|\bcompatib.*\bcats?\b|\bcats? and (?:dog|ox|tiger|dragon|snake|horse|goat|monkey|rooster|pig)\b/,
    reason: text('refused.cat'),
  },
  {
    phrases: /^(?=.*\b(?:life paths?|numerolog)).*(?:compatib|match|marri|love|relationship)/,
    reason: text('refused.numerology'),
  },
];
