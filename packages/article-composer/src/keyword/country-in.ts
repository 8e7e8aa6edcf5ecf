import type { Founding } from '../article.ts';
import { wordsIn } from './plain-keyword.ts';

/** The adjectives of countries; the first one is used in titles. Other countries are named as they are. */
const adjectives: Readonly<Record<string, readonly string[]>> = {
  Argentina: ['Argentine', 'Argentinian'], Australia: ['Australian'], Austria: ['Austrian'], Belgium: ['Belgian'],
  Brazil: ['Brazilian'], Canada: ['Canadian'], Chile: ['Chilean'], China: ['Chinese'], Colombia: ['Colombian'],
  Croatia: ['Croatian'], 'Czech Republic': ['Czech', 'Czechia'], Denmark: ['Danish'], Egypt: ['Egyptian'], Finland: ['Finnish'],
  France: ['French'], Germany: ['German'], Greece: ['Greek'], Hungary: ['Hungarian'], India: ['Indian'],
  Indonesia: ['Indonesian'], Iran: ['Iranian'], Ireland: ['Irish'], Israel: ['Israeli'], Italy: ['Italian'],
  Japan: ['Japanese'], Kenya: ['Kenyan'], Malaysia: ['Malaysian'], Mexico: ['Mexican'], Netherlands: ['Dutch', 'Holland'],
  Nigeria: ['Nigerian'], Norway: ['Norwegian'], Pakistan: ['Pakistani'], Philippines: ['Philippine', 'Filipino'],
  Poland: ['Polish'], Portugal: ['Portuguese'], Romania: ['Romanian'], Russia: ['Russian'], 'Saudi Arabia': ['Saudi'],
  Serbia: ['Serbian'], Singapore: ['Singapore', 'Singaporean'], 'South Africa': ['South African'],
  'South Korea': ['South Korean', 'Korean', 'Korea'], Spain: ['Spanish'], Sweden: ['Swedish'], Switzerland: ['Swiss'],
  Taiwan: ['Taiwanese'], Thailand: ['Thai'], Turkey: ['Turkish'], Ukraine: ['Ukrainian'],
  'United Arab Emirates': ['Emirati', 'UAE'], 'United Kingdom': ['British', 'English', 'UK', 'England', 'Britain'],
  'United States': ['American', 'US', 'USA', 'America'], Vietnam: ['Vietnamese'],
}; // prettier-ignore

/** `'German'`, for Germany. */
export const adjectiveOf = (country: string): string => adjectives[country]?.[0] ?? country;

/** Minimum rows of a country for an article about them. */
const minRows = 3;

/** Words that give an adjective before them another sense, as in "Chinese zodiac companies". */
const otherSense = '(?:zodiacs?|signs?|astrology|horoscopes?|new|years?|lunar|animals?|elements?|calendar) ';

interface Country {
  readonly country: string;
  /** The words that name the country, the longest first. */
  readonly names: readonly string[];
}

const known = new WeakMap<readonly Founding[], readonly Country[]>();

/** The countries with enough rows. They are cached because lists never change. */
function countriesOf(rows: readonly Founding[]): readonly Country[] {
  const countries =
    known.get(rows) ??
    [...Map.groupBy(rows, (row) => row.country)].flatMap(([country, ofCountry]) =>
      country === null || ofCountry.length < minRows ? [] : [{ country, names: namesOf(country) }],
    );
  known.set(rows, countries);
  return countries;
}

const namesOf = (country: string): readonly string[] =>
  [country, ...(adjectives[country] ?? [])]
    .map((name) => wordsIn(name).join(' '))
    .toSorted((a, b) => b.length - a.length);

/** A country, and the words by which a keyword names it. */
interface NamedCountry {
  readonly country: string;
  readonly words: string;
}

/**
 * The country of rows for which a keyword asks, as in "german car brands", "swiss tech companies" or "car brands made in italy".
 *
 * @param keyword - in lower case
 * @param listWords - the words that name the list
 */
export function countryIn(
  keyword: string,
  rows: readonly Founding[],
  listWords: readonly string[],
): NamedCountry | undefined {
  const text = ` ${wordsIn(keyword).join(' ')} `;
  const list = `(?:${listWords.join('|')})`;
  for (const { country, names } of countriesOf(rows)) {
    const words = names.find(
      (name) =>
        text.includes(` ${name} `) &&
        (new RegExp(String.raw` ${name} (?:(?!${otherSense})\p{L}+ ){0,2}${list} `, 'u').test(text) ||
          new RegExp(
            String.raw` ${list} (?:\p{L}+ ){0,3}?(?:from|in|of) (?:the )?${name} (?!${otherSense})`,
            'u',
          ).test(text)),
    );
    if (words !== undefined) return { country, words };
  }
  return undefined;
}
