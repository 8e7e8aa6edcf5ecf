import { zodiacSigns } from '@org/zodiac-core';

/** Phrases in keywords, each with a word that means the same, or with an empty text if the phrase adds nothing. */
const sameInOneWord: readonly (readonly [RegExp, string])[] = [
  [/colour/g, 'color'],
  [/\bwhat (?:to|should i) (?:buy|get|give)\b/g, 'gift'],
  [
    /\bbased on (?:(?:the|your|birth) )*(?:year|month|day|date)(?: or (?:birth )?(?:year|month|day|date))*\b/g,
    'determined',
  ],
  // “How does the Chinese zodiac work” has no other word.
  [/\bhow (?!(?:do(?:es)? )?(?:the )?(?:chinese )?zodiac\b)(?:do(?:es)? )?(.*) works?\W*$/g, '$1'],
  [/\b(?:12|twelve)[- ]year (?:zodiac )?cycle\b/g, 'twelve'],
  [/\blove life\b/g, 'love'],
  [/\bsocial life\b/g, 'friends'],
  [/\bcareer paths?\b/g, 'career'],
  [/\bwhen (?:did|was) (.*\bzodiac\b.*)\b(?:start|begin|made|created|invented)\b/g, 'origin $1'],
  // An article on gifts for everybody does not depend on who receives them.
  [
    /(?<=\b(?:gifts?|presents?)\b.*) (?:for|to) (?:(?:my|your|an?|the|his|her) )?(?:boss|teachers?|parents?|mother|father|mom|dad|friends?|kids|children|coworkers?|colleagues?)\b/g,
    '',
  ],
  [/\bspring festival\b(?=\s*(?:\d{4}\s*)?$)/g, 'chinese new year'],
  [/\btempers?\b/g, 'angry'],
  // “Kind” is a word of every keyword, as in “what kind of”.
  [/\bkind (?=(?:chinese |zodiac )*(?:signs?|animals?)\b)/g, 'kindest '],
  [/\bluck(?:y|iest) years?\b(?!,? \d{4})/g, 'best years'],
  // Without “month”, “may” would be read as the common word.
  [/\b(?:in|of|for) may\b(?!,? \d{4})/g, 'in may month'],
  [/\bborn (?:in|under) (?:the |a )?years? of (?:the |an? )?/g, ''],
  [/\byears? of (?:the |an? )?(?=\p{L}+)/gu, 'yearof '],
  [new RegExp(String.raw`(?<=\b(?:${zodiacSigns.map(({ id }) => id).join('|')}) )years?\b`, 'g'), 'yearof'],
  [/\btimes? of (?:the )?day\b/g, 'time'],
  [/\bhours? of (?:the |a )?day\b/g, 'hours'],
  [/\bbusiness partners?\b|\bco-?founders?\b/g, 'cofounder'],
  [/\b(?:my|your|own) zodiac year\b/g, 'benming'],
  [/\b5 elements?\b/g, 'five elements'],
  [/\b(?:each|every|all) (?:zodiac |chinese zodiac )?signs?\b/g, 'twelve'],
  [/\bcompatibility by (?:birth )?years?\b/g, 'compatibility'],
  [/\bget along with (?=.*\bboss\b)/g, ''],
  [/\b(?:don|doesn|do no|does no|can|cannot)[’']?t? get along\b/g, 'enemies'],
];

/** A keyword with one word for each of these phrases. */
export const inOneWord = (text: string): string =>
  sameInOneWord.reduce((left, [phrase, word]) => left.replaceAll(phrase, word), text);
