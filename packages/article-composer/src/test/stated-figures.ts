import {
  birthDayNumber,
  compatibility,
  getChineseNewYear,
  getStartOfSpring,
  getZodiacSign,
  getZodiacSignByDate,
  getZodiacSignByName,
  lifePathMeaning,
  lifePathNumber,
  nextYearOfSign,
  sexagenaryYear,
  signOfHour,
  zodiacSigns,
  type ZodiacSign,
} from '@org/zodiac-core';
import type { ArticleFacts } from '../article.ts';

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const date = String.raw`\d{1,2} (?:${months.join('|')}) \d{4}`;
const signs = zodiacSigns.map(({ name }) => name).join('|');
const elements = 'Wood|Fire|Earth|Metal|Water';

/**
 * Finds every figure in an article and compares it with the calendar and the tables.
 *
 * @returns the figures that are wrong or not recognised
 */
export function unaccountedFigures(html: string, keyword: string, facts: ArticleFacts): string[] {
  const problems: string[] = [];
  let text = plainText(html).replaceAll(`“${keyword}”`, '“”');
  for (const founding of namedFoundings(facts)) text = text.replaceAll(founding, ' ');

  const claim = (pattern: RegExp, isTrue: (...parts: string[]) => boolean) => {
    text = text.replace(pattern, (whole, ...rest: unknown[]) => {
      const parts = rest.filter((part) => typeof part === 'string').slice(0, -1);
      if (!holds(() => isTrue(...parts))) problems.push(`false: ${whole}`);
      return ' ';
    });
  };

  // Patterns with several figures must match before patterns with one.
  claim(new RegExp(`(?:When is the|Which) (${signs}) year (?:comes )?after (\\d{4})\\? The (\\d{4})`, 'g'), (sign = '', after = '', year = '') => nextYearOfSign(idOf(sign), Number(after)) === Number(year)); // prettier-ignore
  claim(new RegExp(`What is the element of (\\d{4})\\? Its stem gives (${elements}), which makes it the (\\d{4}) (${elements}) (${signs})`, 'g'), (asked = '', stem = '', year = '', element = '', sign = '') => asked === year && stem === element && isYear(year, element, sign)); // prettier-ignore
  claim(new RegExp(`In the cycle of sixty, (\\d{4}) (?:${elements}) (?:${signs}) has place (\\d+)`, 'g'), (year = '', place = '') => sexagenaryYear(Number(year)).place === Number(place)); // prettier-ignore
  claim(new RegExp(`(${date}), for instance, a date of the (\\d{4}) (?:${elements}) (?:${signs}) year, gives (\\d+) \\+ (\\d+) \\+ (\\d+) = (\\d+), which reduces to (\\d+); the day alone gives (\\d+)`, 'g'), (full = '', ofYear = '', month = '', day = '', year = '', sum = '', path = '', alone = '') => {
    const parts = { year: Number(year), month: Number(month), day: Number(day) };
    return (
      full === `${day} ${months[parts.month - 1]} ${year}` && ofYear === year &&
      parts.year + parts.month + parts.day === Number(sum) && lifePathNumber(parts) === Number(path) && birthDayNumber(parts.day) === Number(alone)
    );
  }); // prettier-ignore
  claim(new RegExp(`(\\d{4}) (${date}) (\\d+) \\+ (\\d+) \\+ (\\d+) = (\\d+), so (\\d+)`, 'g'), (ofYear = '', full = '', month = '', day = '', year = '', sum = '', path = '') =>
    full === `${day} ${months[Number(month) - 1]} ${year}` && ofYear === year && Number(month) + Number(day) + Number(year) === Number(sum) &&
    lifePathNumber({ year: Number(year), month: Number(month), day: Number(day) }) === Number(path)); // prettier-ignore
  claim(/First birthday with a (\d+)/g, (path = '') =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33].includes(Number(path)),
  );
  claim(new RegExp(`(${signs}) and (${signs}) score (\\d+) of 100`, 'g'), (a = '', b = '', score = '') => compatibility(idOf(a), idOf(b)).score === Number(score)); // prettier-ignore
  claim(new RegExp(`(\\d+) (company|companies|car brands?|US states?) under the (${signs})`, 'g'), (count = '', kind = '', sign = '') => {
    const list = kind.startsWith('compan') ? facts.companies : kind.startsWith('car') ? facts.carBrands : facts.usStates;
    return list.filter((founding) => founding.sign === idOf(sign)).length === Number(count);
  }); // prettier-ignore
  claim(new RegExp(`the (${signs})’s lucky numbers are ([\\d, and]+)`, 'g'), (sign = '', numbers = '') => String(signNamed(sign).luckyNumbers) === String(numbers.match(/\d+/g))); // prettier-ignore
  claim(new RegExp(`The (${signs})’s double hour is (\\d\\d):00 to (\\d\\d):59`, 'g'), (sign = '', from = '', to = '') => signOfHour(Number(from)).id === idOf(sign) && signOfHour(Number(to)).id === idOf(sign)); // prettier-ignore
  claim(/day (\d+) reduces to (\d+), and (\d+) is called the ([\w ]+)\./g, (day = '', number = '', named = '', title = '') => birthDayNumber(Number(day)) === Number(number) && number === named && lifePathMeaning(Number(number)).title === title); // prettier-ignore
  claim(new RegExp(`born on (${date}) is an? (${signs}), of the (\\d{4}) (${elements}) (${signs}) year`, 'g'), (on = '', is = '', year = '', element = '', sign = '') => {
    const [day, month, ofYear] = on.split(' ');
    const born = getZodiacSignByDate({ year: Number(ofYear), month: months.indexOf(month ?? '') + 1, day: Number(day) });
    return born?.sign.name === is && is === sign && born.zodiacYear === Number(year) && isYear(year, element, sign);
  }); // prettier-ignore
  claim(/Its double hour is (\d\d):00 to (\d\d):59/g, (from = '', to = '') => signOfHour(Number(from)).id === signOfHour(Number(to)).id && signOfHour(Number(from)).id !== signOfHour((Number(to) + 1) % 24).id); // prettier-ignore
  claim(new RegExp(`the Start of Spring \\(立春\\), which the sun decides; in (\\d{4}) that was (${date})`, 'g'), (year = '', on = '') => on === words(getStartOfSpring(Number(year)))); // prettier-ignore
  claim(new RegExp(`(\\d{4}) (${elements}) (${signs}) (${date}) (${date}) (\\p{Script=Han}{2}) (\\S+)`, 'gu'), (year = '', element = '', sign = '', first = '', last = '', name = '', pinyin = '') =>
    isYear(year, element, sign) && isNewYear(first, Number(year)) && isEve(last, Number(year) + 1) && sexagenaryYear(Number(year)).name === name && sexagenaryYear(Number(year)).pinyin === pinyin); // prettier-ignore
  claim(new RegExp(`(\\d{4}) (${elements}) (${signs}) year,? (?:runs |means born )?from (${date})(?: to (${date}))?`, 'g'), (year = '', element = '', sign = '', first = '', last = '') =>
    isYear(year, element, sign) && isNewYear(first, Number(year)) && (!last.includes(' ') || isEve(last, Number(year) + 1))); // prettier-ignore
  claim(new RegExp(`In (\\d{4}) the (${signs}) begins on (${date})`, 'g'), (year = '', sign = '', on = '') => isNewYear(on, Number(year)) && signOf(year) === sign); // prettier-ignore
  claim(new RegExp(`(${date}) to (${date})`, 'g'), (first = '', last = '') => isNewYear(first, yearIn(first)) && isEve(last, yearIn(first) + 1)); // prettier-ignore
  claim(new RegExp(`(?:born on|child of|born in it until|Up to and including|closes on|eve of the next is) (${date})`, 'gi'), (on = '') => isEve(on, yearIn(on))); // prettier-ignore
  claim(new RegExp(`(${date})`, 'g'), (on = '') => isNewYear(on, yearIn(on)));
  claim(new RegExp(`(\\d{4}) (${elements}) (${signs})`, 'g'), (year = '', element = '', sign = '') => isYear(year, element, sign)); // prettier-ignore
  claim(new RegExp(`Years that end in (\\d) and (\\d) carry (${elements})`, 'g'), (one = '', other = '', element = '') =>
    one !== other && [one, other].every((digit) => sexagenaryYear(2000 + Number(digit)).stem.element === element)); // prettier-ignore
  claim(/No birth date from 1583 to 2200 adds up to 33 by this rule, since the digits of month, day and year added together make 28 at most/g, () => [1585, 1999, 2243].every((sum) => lifePathNumber({ year: sum - 2, month: 1, day: 1 }) !== 33)); // prettier-ignore
  claim(/master numbers 11, 22 and 33/g, () => true);
  claim(/[Ll]ife path (\d+)/g, (path = '') => [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33].includes(Number(path)));
  claim(/(\p{Script=Han}{2})[^.]*?place(?: in the cycle of sixty is)? (\d+)/gu, (name = '', place = '') => sexagenaryYear(Number(place) + 1983).name === name); // prettier-ignore
  return [...problems, ...(text.match(/.{0,40}\d.{0,40}/g) ?? []).map((left) => `unaccounted: ${left}`)];
}

const foundingsOfFacts = new WeakMap<ArticleFacts, readonly string[]>();

/** The forms in which an article names rows, longest first, because a name may be the beginning of another. */
function namedFoundings(facts: ArticleFacts): readonly string[] {
  const known = foundingsOfFacts.get(facts);
  if (known) return known;
  const names = [...facts.companies, ...facts.carBrands, ...facts.usStates].flatMap(({ name, year }) => [
    `${name} (${year})`,
    `${name} ${year}`,
  ]);
  const sorted = [...new Set(names)].toSorted((a, b) => b.length - a.length);
  foundingsOfFacts.set(facts, sorted);
  return sorted;
}

/** Treats a RangeError of zodiac-core, such as for hour 25, as false. */
function holds(isTrue: () => boolean): boolean {
  try {
    return isTrue();
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

const plainText = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');

const yearIn = (text: string): number => Number(text.slice(-4));
const words = ({ year, month, day }: { year: number; month: number; day: number }) =>
  `${day} ${months[month - 1]} ${year}`;
const isNewYear = (text: string, year: number): boolean => text === words(getChineseNewYear(year));

function isEve(text: string, year: number): boolean {
  const { month, day } = getChineseNewYear(year);
  const eve = new Date(Date.UTC(year, month - 1, day - 1));
  return text === words({ year: eve.getUTCFullYear(), month: eve.getUTCMonth() + 1, day: eve.getUTCDate() });
}

const signOf = (year: string): string | undefined => getZodiacSign(Number(year))?.name;
const isYear = (year: string, element: string, sign: string): boolean =>
  signOf(year) === sign && sexagenaryYear(Number(year)).stem.element === element;

function signNamed(name: string): ZodiacSign {
  const sign = zodiacSigns.find((candidate) => candidate.name === name);
  if (!sign) throw new RangeError(`Unknown sign "${name}".`);
  return sign;
}

const idOf = (name: string) => getZodiacSignByName(name)?.id ?? signNamed(name).id;
