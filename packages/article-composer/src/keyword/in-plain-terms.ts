import { units } from '../wording/words.ts';
import { elementOfWord, signOfWord } from './sign-words.ts';
import { withoutMisspellings } from './without-misspellings.ts';

const stems = ['jia', 'yi', 'bing', 'ding', 'wu', 'ji', 'geng', 'xin', 'ren', 'gui'];
const branches = ['zi', 'chou', 'yin', 'mao', 'chen', 'si', 'wu', 'wei', 'shen', 'you', 'xu', 'hai'];
const stemCharacters = [...'甲乙丙丁戊己庚辛壬癸'];
const branchCharacters = [...'子丑寅卯辰巳午未申酉戌亥'];
const elements = ['wood', 'fire', 'earth', 'metal', 'water'];
const animals = ['rat', 'ox', 'tiger', 'rabbit', 'dragon', 'snake', 'horse', 'goat', 'monkey', 'rooster', 'dog', 'pig']; // prettier-ignore

/** `'fire horse'`, for a stem and a branch; `undefined` if the cycle of sixty has no such name. */
const pillarOf = (stem: number, branch: number): string | undefined =>
  stem >= 0 && branch >= 0 && stem % 2 === branch % 2
    ? `${elements[Math.floor(stem / 2)]} ${animals[branch]}`
    : undefined;

const pinyinName = new RegExp(String.raw`\b(${stems.join('|')})[ -]?(${branches.join('|')})\b`, 'gi');
const chineseName = new RegExp(`([${stemCharacters.join('')}])([${branchCharacters.join('')}])`, 'g');

/** The colours of the five elements (五色). Blue and green are one colour in the old list. */
const elementOfColour: Readonly<Record<string, string>> = {
  green: 'wood', red: 'fire', yellow: 'earth', brown: 'earth', white: 'metal', black: 'water', blue: 'water',
}; // prettier-ignore
const colourBefore = new RegExp(
  String.raw`\b(${Object.keys(elementOfColour).join('|')}) (?=(?:(\p{L}+) )?(\p{L}+))`,
  'gu',
);
/** What makes a colour before an animal the colour of a year: "black rat" alone is an animal of a house. */
const ofTheCalendar = /\b(?:zodiac|chinese|year)\b|(?<!\d)\d{4}(?!\d)/;

const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const belowHundred = String.raw`(?:(?<tens>${tens.slice(2).join('|')})(?:[ -](?<ones>${units.slice(1, 10).join('|')}))?|(?<few>${units.slice(1).join('|')}))`;
const yearInWords = new RegExp(
  String.raw`\b(?:(?<century>eighteen|nineteen|twenty)[ -](?:oh[ -])?|(?<thousand>two thousand)(?: and)? )${belowHundred}\b`,
  'g',
);

const otherNames: readonly (readonly [RegExp, string])[] = [
  [/\bhinoe[ -]?uma\b/g, 'fire horse superstition'],
  [/^(?=.*\bfire horse)(?=.*\b(?:afraid|fear(?:s|ed)?)\b).*$/g, 'fire horse superstition'],
  [/\bnew year[’']?s\b/g, 'new year'],
  [/\bleap day,?(?: of| in)? (?=\d{4}\b)/g, '29 february '],
  [
    /^.*\b(?:which|what)\b.*\bmyth(?:ical|ological)\b.*$|^(?:the )?(?:only )?mythical (?:chinese )?(?:zodiac )?(?:animal|sign|creature).*$/g,
    'mythical dragon',
  ],
  [/\bseol(?:lal|nal)\b/g, 'korean new year'],
  [/\bt[eế]t(?: nguyen dan)?\b/g, 'vietnamese new year'],
];

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth']; // prettier-ignore
/** As in "the 7th animal". */
const placeInFigures = /\b(\d{1,2})(?:st|nd|rd|th)(?= (?:chinese |zodiac )*(?:animals?|signs?)\b)/g;

/** As in "turning 60 in 2027" and "age 60 in 2026", which give the year of birth. */
const turning =
  /\b(?:turn(?:s|ing|ed)?|who is|who are|will be|i am|i[’']m|aged?) (\d{1,3})(?: years old)? in (\d{4})(?!\d)/g;

/**
 * Writes a keyword in the words that the composer understands: `'nineteen eighty'` becomes `'1980'`, `'tet'` the New Year of
 * Vietnam, and the colour of a year its element.
 *
 * @param text - in lower case
 */
export function inPlainTerms(text: string): string {
  const named = otherNames.reduce(
    (left, [name, words]) => left.replace(name, words),
    withoutMisspellings(text),
  );
  const dated = named.replace(yearInWords, (all, ...match) => digitsOf(match.at(-1) as YearWords) ?? all);
  const placed = dated.replace(placeInFigures, (all, place: string) => places[Number(place) - 1] ?? all);
  const born = placed.replace(
    turning,
    (_, age: string, year: string) => `born in ${Number(year) - Number(age)}`,
  );
  return /\bcolou?rs?\b/.test(born) ? born : withElements(born, ofTheCalendar.test(born));
}

/**
 * Writes the names of the cycle of sixty, such as `'bing wu'` and `'丙午'`, as element and animal. Half of such a name may be
 * that of a company.
 */
export const withoutPillarNames = (text: string): string =>
  text
    // Sun Wukong of the novel, and no company named King.
    .replace(/\bmonkey king\b/gi, 'monkey legend')
    .replace(chineseName, (all, stem: string, branch: string) =>
      spaced(pillarOf(stemCharacters.indexOf(stem), branchCharacters.indexOf(branch)) ?? all),
    )
    .replace(
      pinyinName,
      (all, stem: string, branch: string) =>
        pillarOf(stems.indexOf(stem.toLowerCase()), branches.indexOf(branch.toLowerCase())) ?? all,
    );

const spaced = (text: string): string => ` ${text} `;

/** The colour before an element says the same again, as in "blue water tiger". */
const withElements = (text: string, isOfTheCalendar: boolean): string =>
  text.replace(colourBefore, (all: string, colour: string, first: string | undefined, second: string) => {
    const [next, after] = first === undefined ? [second, ''] : [first, second];
    if (elementOfWord(next)) return signOfWord(after) ? '' : all;
    return isOfTheCalendar && signOfWord(next) ? `${elementOfColour[colour]} ` : all;
  });

interface YearWords {
  readonly century?: string;
  readonly thousand?: string;
  readonly tens?: string;
  readonly ones?: string;
  readonly few?: string;
}

/** `undefined` for words that are a plain number, such as "twenty five". */
function digitsOf({ century, thousand, ...year }: YearWords): string | undefined {
  const tensAndOnes = tens.indexOf(year.tens ?? '') * 10 + units.indexOf(year.ones ?? '');
  const last = year.few === undefined ? tensAndOnes : units.indexOf(year.few);
  if (century === 'twenty' && last < 10) return undefined;
  const hundreds = thousand === undefined && century !== 'twenty' ? units.indexOf(century ?? '') : 20;
  return String(hundreds * 100 + last);
}
