import { zodiacSigns, type ZodiacSign } from '@org/zodiac-core';
import { nextYearOf } from '../articles/festivals.ts';
import { elementOfYear, signOfYear } from '../wording/calendar-phrases.ts';
import { asksForMatch } from './minors.ts';
import { isTrade } from './qualities.ts';
import type { Recognised } from './recognise.ts';
import { rowKindIn } from './row-kinds.ts';
import { signOfDate } from './sign-of-date.ts';
import { datedTopics, type Aspect, type Subject, type Topic } from './subject.ts';
import { aspectPatterns } from './topic-patterns.ts';

/** Decides by the most specific part: a date, rows, pairs and years before signs, signs before topics. */
export function subjectOf(found: Recognised): Subject | undefined {
  const [sign, other, third, fourth] = found.signs;
  const [date, secondDate] = found.dates;
  const [row, secondRow] = found.rows;
  const [year, secondYear] = found.years;
  const [element] = found.elements;
  if (date && secondDate && asksForMatch(found.text))
    return { kind: 'pair', signs: [signOfDate(date).sign, signOfDate(secondDate).sign] };
  // "Is volvo a rabbit or a tiger" asks no yes or no, unless it is neither of them.
  const askedUnless = (actual: ZodiacSign['id']): ZodiacSign | null =>
    other && found.signs.some(({ id }) => id === actual) ? null : (sign ?? null);
  if (date) return { kind: 'date', date, asked: askedUnless(signOfDate(date).sign.id) };
  if (found.eitherDate) return { kind: 'either date', dates: found.eitherDate };
  if (row)
    return secondRow
      ? { kind: 'rows', named: [row, secondRow] }
      : { kind: 'row', named: row, asked: askedUnless(row.row.sign) };
  if (found.topic === 'cat' || found.topic === 'goat or sheep') return topicOf(found.topic, found);
  if (found.festival && !sign)
    return {
      kind: 'festival',
      festival: found.festival,
      year: year ?? nextYearOf(found.festival, found.today),
    };
  if (found.topic === 'polarity' && !other && !element && year === undefined)
    return topicOf(found.topic, found);
  if (fourth) return undefined;
  if (sign && other && third) return found.years.length > 0 ? undefined : trioOf(sign, other, third);
  if (found.span && !asksForCouple(found.text))
    return sign && !other
      ? { kind: 'sign', sign, aspect: 'years', bornIn: null }
      : { kind: 'years', first: found.span[0], last: found.span[1] };
  if (sign && other && asksBetween(found.text)) {
    const between = signBetween(sign, other);
    return between && { kind: 'sign', sign: between, aspect: 'years', bornIn: null };
  }
  if (sign && !other && year !== undefined && secondYear !== undefined && !asksForCouple(found.text))
    return { kind: 'sign', sign, aspect: 'years', bornIn: null };
  if (sign && other && year !== undefined && asksWhich(found.text)) return yearOnly(found, year);
  if (sign && other && asksForOrder.test(found.text))
    return { kind: 'sign', sign, aspect: 'culture', bornIn: null };
  if (sign && other) return { kind: 'pair', signs: [sign, other] };
  if (year !== undefined && secondYear !== undefined && asksForMatch(found.text))
    return { kind: 'pair', signs: [signOfYear(year), signOfYear(secondYear)] };
  if (sign && !other && /\bhow old\b/.test(found.text))
    return { kind: 'sign', sign, aspect: 'years', bornIn: null };
  // As in "wood rat vs water rat", on which we have a text each and none on both.
  if (sign && found.elements.length > 1) return undefined;
  if (sign && asksForItself(sign, found.text)) return { kind: 'pair', signs: [sign, sign] };
  if (found.table && year !== undefined && !sign) return { kind: 'table in year', table: found.table, year };
  if (found.table && !year)
    return {
      kind: 'table',
      table: found.table,
      sign: sign ?? null,
      rowKind: rowKindIn(found.text, found.table),
    };
  if (sign && !element && /\byears\b.*\bsince\b/.test(found.text))
    return { kind: 'sign', sign, aspect: 'years', bornIn: null };
  if (year !== undefined) return subjectOfYear(found, year);
  if (sign && beside.test(found.text))
    return {
      kind: 'sign',
      sign: neighbourOf(sign, /\bbefore\b/.test(found.text) ? -1 : 1),
      aspect: 'years',
      bornIn: null,
    };
  if (sign && !other && asksForMonth.test(found.text)) return topicOf('solar terms', found);
  const aspect = aspectIn(found);
  if (sign && asksOfDay.test(found.text)) return undefined;
  if (sign && (aspect === undefined || aspect === 'culture') && isCountry(found.topic))
    return topicOf(found.topic, found);
  if (sign && element && (aspect === undefined || aspect === 'years' || asksForBelief.test(found.text)))
    return { kind: 'pillar', element, sign };
  if (sign)
    return {
      kind: 'sign',
      sign,
      aspect: asksWhetherBorn.test(found.text) ? 'years' : (aspect ?? 'character'),
      bornIn: null,
    };
  if (/\b(?:never|not|avoid|worst|shouldn)\b/.test(found.text) && asksForCouple(found.text))
    return { kind: 'rule', rule: 'six-clash' };
  if (
    found.quality &&
    !element &&
    year === undefined &&
    /\bsigns?\b|\banimals?\b|\bzodiacs?\b/.test(found.text)
  )
    return { kind: 'quality', quality: found.quality };
  if (found.rule) return { kind: 'rule', rule: found.rule };
  return subjectOfNumber(found) ?? subjectOfTopic(found);
}

function trioOf(...signs: readonly [ZodiacSign, ZodiacSign, ZodiacSign]): Subject {
  const [first, second, third] = zodiacSigns.filter((sign) => signs.includes(sign));
  return { kind: 'trio', signs: first && second && third ? [first, second, third] : signs };
}

const topicOf = (topic: Topic, { years: [year] }: Recognised): Subject => ({
  kind: 'topic',
  topic,
  year: year ?? null,
});

/** Whether a keyword asks for two people, and not only for two things with "and" between them. */
const asksForCouple = (text: string): boolean => asksForMatch(text.replaceAll(/\b(?:and|vs)\b/g, ' '));

/** As in "what animal is between goat and rooster". */
const asksBetween = (text: string): boolean =>
  /\b(?:what|which|who)\b.*\b(?:is|are|comes?|stands?) between\b/.test(text) && !asksForCouple(text);

/** The sign that has one of two signs on each side. */
const signBetween = (one: ZodiacSign, other: ZodiacSign): ZodiacSign | undefined =>
  zodiacSigns.find((sign) => {
    const beside = [neighbourOf(sign, -1), neighbourOf(sign, 1)];
    return beside.includes(one) && beside.includes(other);
  });

/** As in "why is the rat before the ox". */
export const asksForOrder = /\bwhy\b.*\b(?:before|after|ahead of|beat)\b/;

/** As in "is 1990 horse or snake". */
const asksWhich = (text: string): boolean => /\bor\b/.test(text) && !asksForMatch(text);

/** As in "am i a dragon" and "is my husband a rat". */
export const asksWhetherBorn =
  /^(?:am i|are you|(?:is|are|was|were) (?:my|your|his|her|our|their|he|she|they|we))\b/;

/** As in "is it good to marry in the year of the snake", which the calendar does not tell. */
const asksOfDay =
  /\b(?:marr|wed|start|open|buy|mov)\w*\b.*\b(?:in|during) (?:the |an? )?(?:\w+ years?|years?)\b/;

/** As in "which month is the month of the dragon". */
const asksForMonth = /^(?!.*\bluck).*(?:\bmonth (?:of|is)\b|[’']s month\b)/;

/** As in "vietnamese zodiac buffalo". */
const isCountry = (topic: Topic | undefined): topic is 'vietnam' | 'korea' | 'japan' =>
  topic === 'vietnam' || topic === 'korea' || topic === 'japan';

/** As in "fire horse superstition". */
const asksForBelief = /\bsuperstitions?\b|\bcurse[ds]?\b|\bbeliefs?\b/;

const asksForItself = (sign: ZodiacSign, text: string): boolean =>
  asksForMatch(text) &&
  new RegExp(
    String.raw`\b${sign.id}s?\b.*\b(?:${sign.id}s?|itself|themselves|same sign)\b|\b(?:two|both|2) ${sign.id}(?:e?s|en)?\b`,
  ).test(text);

function subjectOfNumber({ text }: Recognised): Subject | undefined {
  const [, digit] = /(?<!\d)(?!11(?!\d)|22(?!\d)|33(?!\d))([1-9])\1{1,3}(?!\d)/.exec(text) ?? [];
  if (digit !== undefined && /\bluck|\bunluck|\bmean|\bchinese\b|\bchina\b|\bnumbers?\b/.test(text))
    return { kind: 'lucky number', number: Number(digit) };
  const number = numberIn(text);
  if (number === undefined) return undefined;
  if (number < 10 && (/\b(?:un)?luck/.test(text) || asksForSound.test(text)))
    return { kind: 'lucky number', number };
  if (/\bluck|\bunluck|\bchinese\b/.test(text)) return undefined;
  if (/\bbirth\s?days?\b|\bborn on\b/.test(text)) return { kind: 'birthday', day: number };
  return isLifePath(number) && /life paths?|numerolog|master|\bnumbers?\b|destiny/.test(text)
    ? { kind: 'life path', number }
    : undefined;
}

/** As in "meaning of number 9 in chinese culture", where the sound of the word counts. */
const asksForSound = /\bchin(?:a|ese)\b.*\bnumbers?\b|\bnumbers?\b.*\bchin(?:a|ese)\b/;

function subjectOfTopic(found: Recognised): Subject | undefined {
  const {
    text,
    topic,
    elements: [element, otherElement],
  } = found;
  if (element && otherElement) return topicOf('elements', found);
  if (element && topic !== 'colours') return { kind: 'element', element };
  if (/\bunluck(?:y|iest) numbers?\b|\bnumbers?\b.*\bluck|\bluck.*\bnumbers?\b/.test(text))
    return topicOf('numbers', found);
  return topic ? topicOf(topic, found) : undefined;
}

/** What people ask of a sign whose name they give by a year of birth. */
const personal: ReadonlySet<Aspect> = new Set(['love', 'work', 'luck', 'money', 'man', 'woman', 'own year']);

/** What no calendar tells of a year. */
const beyondYears =
  /\bmarr|\bwedding|\blove\b|\bluck|\bcolou?rs?\b|\bnumbers?\b|\bproblems?\b|\bdouble\b|\bcompatib|\bmatch|\bcareer|\bjobs?\b|\bbusiness|\bpersonal|\btraits?\b/;

function subjectOfYear(found: Recognised, year: number): Subject | undefined {
  const {
    text,
    topic,
    signs: [sign],
    elements: [element],
    today,
  } = found;
  const thisYear = today.getUTCFullYear();
  const aspect = aspectIn(found);
  const isOfSign = !sign || sign === signOfYear(year);
  const isOfElement = !element || element === elementOfYear(year);
  if (!sign && topic && datedTopics.has(topic)) return topicOf(topic, found);
  if (aspect === 'own year' && isOfSign)
    return { kind: 'sign', sign: signOfYear(year), aspect, bornIn: year < thisYear ? year : null };
  if (sign && element && asksForBelief.test(text)) return { kind: 'pillar', element, sign };
  if (asksForCharacter.test(text) && year < thisYear && isOfSign && isOfElement)
    return { kind: 'pillar', element: elementOfYear(year), sign: signOfYear(year) };
  if (year < thisYear && aspect && personal.has(aspect) && isOfSign)
    return { kind: 'sign', sign: signOfYear(year), aspect, bornIn: year };
  // As in "when does the year of the rooster begin in 2029".
  if (sign && /\bwhen\b|\b(?:begin|start|end)s?\b/.test(text) && !asksForMatch(text))
    return yearOnly(found, year);
  const asksAhead =
    year >= thisYear - 1 &&
    /\bhoroscopes?\b|\bforecasts?\b|\bpredict|\bluck|\bgood\b|\bbad\b|\bbest\b|\bworst\b|\bfor\b|\bin\b|\blove\b|\bcareer\b/.test(
      text,
    );
  if (
    sign &&
    (asksAhead ||
      (year >= thisYear && sign !== signOfYear(year) && element === undefined && !/\bis\b/.test(text)))
  )
    return { kind: 'sign in year', sign, year };
  if (!sign && (/\btai ?sui\b|\boffend/.test(text) || asksForLuckySigns(text)))
    return { kind: 'signs in year', year };
  const asksNewYear = /\b(?:lunar|chinese) new year\b|\bspring festival\b|\bcny\b|\bnew year\b/.test(text);
  if (asksNewYear && !sign && !/\banimals?\b|\bsigns?\b|\bzodiac\b/.test(text))
    return { kind: 'new year', year };
  return beyondYears.test(text) ? undefined : yearOnly(found, year);
}

const asksForLuckySigns = (text: string): boolean =>
  /\bsigns?\b|\banimals?\b|\bzodiacs?\b|\bwho\b/.test(text) &&
  /\bluck|\bunluck|\bfortun|\bbest\b|\bworst\b|\bgood\b|\bbad\b|\bclash|\bconflict/.test(text);

const asksForCharacter = /\bpersonalit|\btraits?\b|\bcharacter|\btemperament\b/;

/** The article on a year itself. A keyword that gives two signs asks which of them it is. */
const yearOnly = ({ text, signs, elements, month }: Recognised, year: number): Subject => ({
  kind: 'year',
  year,
  asked: signs.length > 1 ? null : (signs[0] ?? null),
  askedElement: elements.find((element) => element !== elementOfYear(year)) ?? null,
  asksWhether: signs.length === 1 && /^(?:is|was|will)\b/.test(text),
  month: month ?? null,
});

/** The neighbour of a sign, as in "what animal is after monkey". */
const beside =
  /\b(?:what|which)\b.*\b(?:animals?|signs?)\b.*\b(?:after|before|follows?)\b|\b(?:after|follows?|following|before)\b.*\byear\b|\byear\b.*\b(?:after|follows?|following|before)\b|\bcomes? (?:after|before)\b/;

const neighbourOf = (sign: ZodiacSign, steps: 1 | -1): ZodiacSign =>
  zodiacSigns[(zodiacSigns.indexOf(sign) + steps + 12) % 12] ?? sign;

function aspectIn({ text, quality }: Recognised): Aspect | undefined {
  const [, role] =
    /\bas an? (wife|mother|mom|girlfriend|husband|father|dad|boyfriend)\b/.exec(text) ??
    /^\W*\w+ (wife|mother|mom|girlfriend|husband|father|dad|boyfriend)s?(?: traits| personality)?\W*$/.exec(
      text,
    ) ??
    [];
  if (role !== undefined) return /wife|mother|mom|girlfriend/.test(role) ? 'woman' : 'man';
  const aspect = aspectPatterns.find(([pattern]) => pattern.test(text))?.[1];
  if (quality === undefined || (aspect !== undefined && aspect !== 'culture')) return aspect;
  return isTrade(quality) ? 'work' : 'character';
}

/** A number of one or two digits that numerology or a custom may be about. */
export const numberIn = (text: string): number | undefined => {
  const number = Number(/(?<![\d])\d{1,2}(?=\b|st|nd|rd|th)/.exec(text)?.[0]);
  return number >= 1 && number <= 33 ? number : undefined;
};

const isLifePath = (number: number): boolean => number <= 9 || [11, 22, 33].includes(number);
