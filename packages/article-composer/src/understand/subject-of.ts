import { zodiacSigns, type ZodiacSign } from '@org/zodiac-core';
import { elementOfYear, signOfYear } from '../wording/calendar-phrases.ts';
import { asksForMatch } from './minors.ts';
import type { Recognised } from './recognise.ts';
import type { Aspect, Subject } from './subject.ts';
import { aspectPatterns } from './topic-patterns.ts';

/** Decides by the most specific part: a date, rows, pairs and years before signs, signs before topics. */
export function subjectOf(found: Recognised): Subject | undefined {
  const [sign, other] = found.signs;
  const [date] = found.dates;
  const [row, secondRow] = found.rows;
  const [year, secondYear] = found.years;
  const [element] = found.elements;
  if (date) return { kind: 'date', date, asked: sign ?? null };
  if (row)
    return secondRow
      ? { kind: 'rows', named: [row, secondRow] }
      : { kind: 'row', named: row, asked: sign ?? null };
  if (found.topic === 'cat' || found.topic === 'goat or sheep') return { kind: 'topic', topic: found.topic };
  if (found.festival && !sign)
    return {
      kind: 'festival',
      festival: found.festival,
      year: year ?? found.today.getUTCFullYear() + 1,
    };
  if (found.topic === 'polarity' && !other && !element && year === undefined)
    return { kind: 'topic', topic: found.topic };
  if (sign && other) return { kind: 'pair', signs: [sign, other] };
  if (year !== undefined && secondYear !== undefined && asksForMatch(found.text))
    return { kind: 'pair', signs: [signOfYear(year), signOfYear(secondYear)] };
  if (sign && asksForItself(sign, found.text)) return { kind: 'pair', signs: [sign, sign] };
  if (found.table && !year) return { kind: 'table', table: found.table, sign: sign ?? null };
  if (year !== undefined) return subjectOfYear(found, year);
  if (sign && beside.test(found.text))
    return {
      kind: 'sign',
      sign: neighbourOf(sign, /\bbefore\b/.test(found.text) ? -1 : 1),
      aspect: 'years',
      bornIn: null,
    };
  const aspect = aspectIn(found);
  if (sign && element && (aspect === undefined || aspect === 'years'))
    return { kind: 'pillar', element, sign };
  if (sign) return { kind: 'sign', sign, aspect: aspect ?? 'character', bornIn: null };
  if (found.rule) return { kind: 'rule', rule: found.rule };
  return subjectOfNumber(found) ?? subjectOfTopic(found);
}

const asksForItself = (sign: ZodiacSign, text: string): boolean =>
  asksForMatch(text) &&
  new RegExp(String.raw`\b${sign.id}s?\b.*\b(?:${sign.id}s?|itself|themselves|same sign)\b`).test(text);

function subjectOfNumber({ text }: Recognised): Subject | undefined {
  const number = numberIn(text);
  if (number === undefined || /\bluck|\bunluck|\bchinese\b/.test(text)) return undefined;
  if (/\bbirth\s?days?\b|\bborn on\b/.test(text)) return { kind: 'birthday', day: number };
  return isLifePath(number) && /life paths?|numerolog|master|\bnumbers?\b|destiny/.test(text)
    ? { kind: 'life path', number }
    : undefined;
}

function subjectOfTopic({ text, topic, elements: [element] }: Recognised): Subject | undefined {
  if (element && topic !== 'colours') return { kind: 'element', element };
  if (/\bunluck(?:y|iest) numbers?\b|\bnumbers?\b.*\bluck|\bluck.*\bnumbers?\b/.test(text))
    return { kind: 'topic', topic: 'numbers' };
  return topic ? { kind: 'topic', topic } : undefined;
}

/** What people ask of a sign whose name they give by a year of birth. */
const personal: ReadonlySet<Aspect> = new Set(['love', 'work', 'luck', 'money', 'man', 'woman', 'own year']);

function subjectOfYear(found: Recognised, year: number): Subject {
  const {
    text,
    signs: [sign],
    elements,
    today,
  } = found;
  const thisYear = today.getUTCFullYear();
  const aspect = aspectIn(found);
  if (year < thisYear && aspect && personal.has(aspect) && (!sign || sign === signOfYear(year)))
    return { kind: 'sign', sign: signOfYear(year), aspect, bornIn: year };
  const asksAhead =
    year >= thisYear - 1 &&
    /\bhoroscopes?\b|\bforecasts?\b|\bpredict|\bluck|\bgood\b|\bbad\b|\bbest\b|\bworst\b|\bfor\b|\bin\b|\blove\b|\bcareer\b/.test(
      text,
    );
  if (
    sign &&
    (asksAhead ||
      (year >= thisYear && sign !== signOfYear(year) && elements.length === 0 && !/\bis\b/.test(text)))
  )
    return { kind: 'sign in year', sign, year };
  if (
    !sign &&
    (/\btai ?sui\b|\boffend/.test(text) ||
      (/\bsigns?\b|\banimals?\b|\bzodiacs?\b|\bwho\b/.test(text) &&
        /\bluck|\bunluck|\bfortun|\bbest\b|\bworst\b|\bgood\b|\bbad\b|\bclash|\bconflict/.test(text)))
  )
    return { kind: 'signs in year', year };
  const asksNewYear = /\b(?:lunar|chinese) new year\b|\bspring festival\b|\bcny\b|\bnew year\b/.test(text);
  if (asksNewYear && !sign && !/\banimals?\b|\bsigns?\b|\bzodiac\b/.test(text))
    return { kind: 'new year', year };
  const askedElement = elements.find((element) => element !== elementOfYear(year)) ?? null;
  const asksWhether = /^(?:is|was|will)\b/.test(text);
  return { kind: 'year', year, asked: sign ?? null, askedElement, asksWhether };
}

const beside =
  /\b(?:after|follows?|following|before)\b.*\byear\b|\byear\b.*\b(?:after|follows?|following|before)\b|\bcomes? (?:after|before)\b/;

const neighbourOf = (sign: ZodiacSign, steps: 1 | -1): ZodiacSign =>
  zodiacSigns[(zodiacSigns.indexOf(sign) + steps + 12) % 12] ?? sign;

const aspectIn = ({ text }: Recognised): Aspect | undefined =>
  aspectPatterns.find(([pattern]) => pattern.test(text))?.[1];

/** A number of one or two digits that numerology or a custom may be about. */
export const numberIn = (text: string): number | undefined => {
  const number = Number(/(?<![\d])\d{1,2}(?=\b|st|nd|rd|th)/.exec(text)?.[0]);
  return number >= 1 && number <= 33 ? number : undefined;
};

const isLifePath = (number: number): boolean => number <= 9 || [11, 22, 33].includes(number);
