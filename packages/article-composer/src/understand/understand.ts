import type { ArticleTables } from '../article.ts';
import { firstKeywordYear, hasNoSuchDate, lastKeywordYear, withoutDates } from '../keyword/dates-in.ts';
import { inPlainTerms, withoutPillarNames } from '../keyword/in-plain-terms.ts';
import { plainKeyword } from '../keyword/plain-keyword.ts';
import { withoutNames } from '../keyword/rows-named.ts';
import { elementOfWord, signOfWord } from '../keyword/sign-words.ts';
import { withoutRepeats } from '../keyword/without-repeats.ts';
import { wordsIn } from '../keyword/words-in.ts';
import { colourIn } from './colours.ts';
import { withoutFestivals } from './festival-patterns.ts';
import { asksForMatch, mentionsMinors, minorsRefused } from './minors.ts';
import { nearbyKeywords } from './nearby-keywords.ts';
import { withoutQualities } from './qualities.ts';
import { isYear, recognise, rowsIn, type Recognised } from './recognise.ts';
import { withoutRowKinds } from './row-kinds.ts';
import { moneyWords, quarrelWords, refusedSubjects } from './refused-words.ts';
import type { NamedRow, Understanding } from './subject.ts';
import { subjectOf } from './subject-of.ts';
import { isElementAlone, isEverydayPhrase, isTooVague } from './too-vague.ts';
import { understoodPhrases } from './topic-patterns.ts';
import { isKnownWord } from './vocabulary.ts';

/**
 * Understands a keyword: its subject, or the reason why no article is written about it. Words may have one typing error.
 *
 * @param tables - the rows that a keyword may name
 * @param today - decides who is under 18, and what "this year" is
 */
export function understand(keyword: string, tables: ArticleTables, today: Date): Understanding {
  const { text, terms, rest, rows } = read(keyword, tables);
  const words = wordsIn(withoutFestivals(rest));
  const found = recognise(rest, rows, today);
  const reason =
    refusedReason(words, found) ??
    peopleReason(rest, found) ??
    childrenReason(rest) ??
    (hasNoSuchDate(rest)
      ? `There is no such day in the calendar of our tables, ${firstKeywordYear} to ${lastKeywordYear}.`
      : undefined) ??
    (matchesMinors(found, today) ? minorsRefused : undefined) ??
    petReason(rest) ??
    countryReason(rest, found) ??
    undatedReason(rest) ??
    unknownReason(found.table ? withoutRowKinds(rest, found.table) : rest, found) ??
    (rows.some(({ row }) => row.year < firstKeywordYear)
      ? `It was founded before ${firstKeywordYear}, the first year of the calendar in our tables.`
      : undefined) ??
    (/\blife paths?\b|\bnumerolog/.test(rest) && asksForMatch(rest)
      ? 'We have no rule that pairs numbers of numerology.'
      : undefined) ??
    vagueReason(found);
  const subject = reason === undefined ? subjectOf(found) : undefined;
  return subject
    ? { subject, text, terms }
    : {
        refused: reason ?? unansweredReason(found),
        nearby: nearbyKeywords(found, reason !== minorsRefused),
      };
}

/** Whether a keyword asks to match somebody who is under 18 or not born yet. */
export function asksForMinors(keyword: string, tables: ArticleTables, today: Date): boolean {
  const { rest, rows } = read(keyword, tables);
  return matchesMinors(recognise(rest, rows, today), today);
}

/** Both readings of a date have one year. */
const matchesMinors = (found: Recognised, today: Date): boolean =>
  mentionsMinors({ ...found, dates: [...found.dates, ...(found.eitherDate?.slice(0, 1) ?? [])] }, today);

/** A keyword as a plain text and in plain terms, the rows it names, and what is left of it in lower case. */
function read(
  keyword: string,
  tables: ArticleTables,
): { text: string; terms: string; rest: string; rows: NamedRow[] } {
  const text = withoutRepeats(plainKeyword(keyword));
  const named = withoutPillarNames(text);
  const rows = rowsIn(named, tables);
  const names = rows.map(({ row }) => row);
  const rest = inPlainTerms(withoutNames(named, names).toLowerCase());
  return { text, terms: rows.length === 0 ? rest : named.toLowerCase(), rest, rows };
}

/** Why no article may be written about a keyword, by its words. */
function refusedReason(
  words: readonly string[],
  { signs, rows, years, text }: Recognised,
): string | undefined {
  const reason = refusedSubjects.find(
    (subject) =>
      subject.phrases?.test(text) === true ||
      words.some((word) => subject.words.has(word) && !(quarrelWords.has(word) && signs.length > 1)),
  )?.reason;
  if (reason) return `${reason}.`;
  if (/\b[3-6] ?d\b|\btoto\b|\bscratch(?:ers?| ?cards?)\b/.test(text))
    return 'Articles give no numbers for gambling.';
  const asksForCharacter =
    (signs.length === 1 || /\bsigns?\b|\banimals?\b|\bzodiac\b/.test(text)) &&
    rows.length + years.length === 0;
  return words.some((word) => moneyWords.has(word)) && !asksForCharacter
    ? 'Articles give no financial advice.'
    : undefined;
}

/** As in "dragon ceo traits": a role that a sign may have, and no person. */
const asksForRole = /\b(?:ceos?|founders?)(?: traits?| personality| style)?\W*$|\bas an? (?:ceo|founder)\b/;

/** Our tables have dates of companies, brands and states, and no birthday of a person. */
const peopleReason = (rest: string, { signs, rows }: Recognised): string | undefined => {
  if (/\bhow many (?:people|persons?|births?|babies|children|men|women)\b/.test(rest))
    return 'Our tables count companies, car brands and states, and count no people.';
  return !(signs.length === 1 && rows.length === 0 && asksForRole.test(rest)) &&
    /\bfounders?\b|\bwho (?:founded|created|started|owns|made)\b|\bceos?\b|\bfamous (?:people|persons?)\b|\bcelebrit(?:y|ies)\b|\bactors?\b|\bactress(?:es)?\b|\bsingers?\b|\bpresidents?\b|\bbillionaires?\b/.test(
      rest,
    )
    ? 'Our tables have the dates of companies, car brands and states, and no birthdays of people.'
    : /\b(?:which|what|best|worst) races? (?:is|are|has|have)\b|\bhuman races?\b|\b(?:chinese|korean|japanese|vietnamese|asian|american) (?:people|men|women|man|woman|girls?|boys?|guys?)\b/.test(
          rest,
        )
      ? 'Articles judge no people or nation.'
      : undefined;
};

/** Why a keyword whose words are all known has no answer. */
const unansweredReason = ({ signs, elements, years, text }: Recognised): string =>
  signs.length > 3
    ? 'An article compares three signs at most.'
    : signs.length === 1 && elements.length > 1
      ? 'An article is about a sign with one element, and compares no two of them.'
      : years.length > 0 || (signs.length === 1 && /\byears?\b/.test(text))
        ? 'Of a year the calendar tells its animal, its days and how it stands to each sign, and not what the keyword asks.'
        : 'The keyword names nothing that an article could answer.';

function unknownReason(rest: string, { rows, table, years, otherAnimal }: Recognised): string | undefined {
  const colour = colourIn(rest);
  const unknown = wordsIn(
    withoutDates(withoutFestivals(withoutQualities(rest.replaceAll(understoodPhrases, ' ')))),
  ).filter(
    (word) =>
      (!isUnderstood(word) && word !== colour && word.replace(/s$/, '') !== otherAnimal) ||
      (word === 'buy' && table === undefined && rows.length + years.length === 0),
  );
  if (unknown.length > 0 && unknown.every((word) => /^\d{4}$/.test(word)))
    return `The calendar of our tables has the years ${firstKeywordYear} to ${lastKeywordYear}.`;
  if (unknown.length > 0)
    return `Neither the calendar nor our tables have anything on “${unknown.slice(0, 3).join(' ')}”.`;
  return wordsIn(rest).length + rows.length === 0
    ? 'The keyword has no word that an article could be about.'
    : undefined;
}

/** As in "dog year calculator": how old a pet is, and no sign. */
const petReason = (rest: string): string | undefined =>
  /\b(?:dog|cat) years?\b.*\b(?:calculator|human)\b|\bhuman years?\b/.test(rest)
    ? 'The keyword asks for the age of an animal, and not for a sign.'
    : undefined;

/** A table of the product has no question of a country that it could answer. */
const countryReason = (rest: string, { table, rows }: Recognised): string | undefined =>
  (table === 'companies' || table === 'carBrands') &&
  rows.length === 0 &&
  /\b(?:american?|usa|us|japan(?:ese)?|koreans?|korea|vietnam(?:ese)?|european?|german|french|british|italian|swedish|indian)\b/.test(
    rest,
  )
    ? 'Articles do not sort companies and car brands by country.'
    : undefined;

const childrenReason = (rest: string): string | undefined =>
  /\b(?:bab(?:y|ies)|child(?:ren)?|newborns?|son|daughter)\b.*\bnames?\b|\bnames? for\b.*\b(?:bab|child|boys?|girls?)|\bboy or girl\b|\bgirl or boy\b/.test(
    rest,
  )
    ? 'Articles neither name children nor foretell births.'
    : undefined;

/** Why a keyword has no date that an answer could be found by. */
const undatedReason = (rest: string): string | undefined =>
  /\b(?:today|tonight|tomorrow|daily|weekly|monthly|this (?:week|month))\b/.test(rest) &&
  /\bhoroscope|\bforecast|\bpredict|\bluck/.test(rest)
    ? 'Articles follow the year. There is no horoscope of a day, a week or a month.'
    : /\b\d{1,3}[\s-]*(?:years?|yrs?)[\s-]*old\b|\bage[d]? \d{1,3}\b|\bi(?: a|[’'])m \d{1,3}\b(?! in \d{4})/.test(
          rest,
        )
      ? 'An age does not give a sign; a date of birth does.'
      : undefined;

/** Why a keyword of everyday words is too general, and one that pairs the Cat has no answer. */
function vagueReason({ text, topic, signs, years, rows, dates, elements }: Recognised): string | undefined {
  const [sign] = signs;
  if (topic === 'cat' && sign && sign.id !== 'rat' && sign.id !== 'rabbit' && asksForMatch(text))
    return 'The Chinese zodiac has no Cat to compare. Vietnam’s Cat stands in the place of the Rabbit.';
  const names = signs.length + years.length + rows.length + dates.length;
  return isEverydayPhrase(text) ||
    (elements.length === 1 && isElementAlone(text)) ||
    (names + elements.length === 0 && isTooVague(text, topic))
    ? `“${text.trim()}” alone is too general: it could be about many things.`
    : undefined;
}

const isUnderstood = (word: string): boolean =>
  isKnownWord(word) ||
  moneyWords.has(word) ||
  quarrelWords.has(word) ||
  signOfWord(word) !== undefined ||
  elementOfWord(word) !== undefined ||
  /\p{Script=Han}/u.test(word) ||
  /^([1-9])\1{1,3}$/.test(word) ||
  (/^\d+$/.test(word) && (isYear(Number(word)) || Number(word) <= 33 || word === '60'));
