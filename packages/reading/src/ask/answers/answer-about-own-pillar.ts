import type { Chart } from '../../chart.ts';
import { naYinReadings } from '../../prose/na-yin-readings.ts';
import { yearElementSentence } from '../../prose/year-element.ts';
import type { Paragraph } from '../../reading.ts';
import { list } from '../../words/list.ts';
import { longDate } from '../../words/long-date.ts';
import { isoDate } from '../../words/iso-date.ts';
import { pillarInWords } from '../../words/pillar-in-words.ts';
import { namedTenGod } from '../../years/named-ten-god.ts';
import { signName, type Position } from '../../years/relations-with-chart.ts';
import { isAnyPillarUncertain, isDayUncertain } from '../../years/uncertain-pillars.ts';
import type { Question } from '../read-question.ts';
import { relationsOfSigns } from '../relations-of-signs.ts';
import { limits, statement } from '../statement.ts';
import { aSign } from '../year-sentences.ts';
import { answerAboutHour, animalOfHour } from './answer-about-hour.ts';
import { byDate, bySign, dayStem } from './own-facts.ts';

const standsFor: Readonly<Record<Position, string>> = {
  year: 'first company and the family one comes from',
  month: 'work and the years of one’s prime',
  day: 'oneself and a partner',
  hour: 'later years, plans and children',
};

/** The four pillars. */
export function answerAboutPillars(chart: Chart, question: Question): Paragraph[] {
  const asked = (['hour', 'month', 'day', 'year'] as const).find((position) =>
    new RegExp(
      ` ${position}(?: (?:pillar|stem|branch|animal|sign)| i was born| of (?:my )?birth) `,
      'u',
    ).test(question.words),
  );
  if (asked === 'hour') return answerAboutHour(chart);
  if (asked) return answerAboutPillar(chart, asked);
  const { pillars, birth } = chart;
  const told = (['year', 'month', 'day', 'hour'] as const).flatMap((position) => {
    const pillar = pillars[position];
    return pillar ? [{ position, pillar }] : [];
  });
  return [
    statement(
      `Your pillars are ${list(told.map(({ position, pillar }) => `${pillarInWords(pillar)} for the ${position}`))}.`,
      'four-pillars',
      `You were born on ${longDate(birth.date)}${birth.time ? ` at ${birth.time}` : ''}.`,
      Object.fromEntries(told.map(({ position, pillar }) => [`pillar:${position}`, pillar.name])),
      isAnyPillarUncertain(chart),
    ),
    dayStem(chart),
    limits(
      chart,
      pillars.hour
        ? 'The reading draws them as a chart and gives each a paragraph.'
        : 'A fourth, that of the hour, needs the time of birth; the reading draws the others as a chart.',
    ),
  ];
}

/** One pillar: what stands in it and what tradition hears in it. */
export function answerAboutPillar(chart: Chart, position: 'year' | 'month' | 'day'): Paragraph[] {
  const { pillars, birth, dayMaster } = chart;
  const pillar = pillars[position];
  const name = signName(pillar.sign, birth.calendar);
  const god = namedTenGod(dayMaster.character, pillar.stem);
  const uncertain = !pillar.certain;
  const claims = { [`pillar:${position}`]: pillar.name, [`pillar-sign:${position}`]: pillar.sign };
  const others = (['year', 'day'] as const).find((each) => each !== position) ?? 'year';
  const { found } = relationsOfSigns(pillar.sign, pillars[others].sign);
  return [
    statement(
      `Your ${position} has the pillar ${pillarInWords(pillar)}: ${pillar.polarity} ${pillar.element} above the ${name}${position === 'month' ? ', the solar month of your birth' : ''}.`,
      'four-pillars',
      byDate(chart),
      claims,
      uncertain,
    ),
    position === 'day'
      ? dayStem(chart)
      : statement(
          `Its stem ${pillar.stem} is the ${god.english} ${god.name} of your day stem ${dayMaster.character}.`,
          'ten-gods',
          `Your day stem is ${dayMaster.character}.`,
          { ...claims, 'day-master': dayMaster.character, [`ten-god:${pillar.stem}`]: god.id },
          isDayUncertain(chart),
        ),
    statement(
      `By tradition the ${position} stands for ${standsFor[position]}.`,
      'root-and-fruit',
      byDate(chart),
      claims,
    ),
    statement(
      found.length > 0
        ? `The ${name} of your ${position} and the ${signName(pillars[others].sign, birth.calendar)} of your ${others} stand in ${list(found.map(({ english, name: chinese }) => `${english} ${chinese}`))}.`
        : `Between the ${name} of your ${position} and the ${signName(pillars[others].sign, birth.calendar)} of your ${others} tradition names no relation.`,
      'relations-of-branches',
      byDate(chart),
      {
        ...claims,
        [`pillar:${others}`]: pillars[others].name,
        [`relation:${pillar.sign}:${pillars[others].sign}`]: relationsOfSigns(
          pillar.sign,
          pillars[others].sign,
        ).value,
      },
      uncertain || !pillars[others].certain,
    ),
  ];
}

/** The four animals of a chart. */
export function answerAboutAnimals(chart: Chart): Paragraph[] {
  const { pillars, birth } = chart;
  const told = (['year', 'month', 'day', 'hour'] as const).flatMap((position) => {
    const pillar = pillars[position];
    return pillar ? [{ position, pillar }] : [];
  });
  return [
    statement(
      `Your animals are ${list(told.map(({ position, pillar }) => `the ${signName(pillar.sign, birth.calendar)} of the ${position}`))}.`,
      'four-pillars',
      byDate(chart),
      Object.fromEntries(told.map(({ position, pillar }) => [`pillar-sign:${position}`, pillar.sign])),
      isAnyPillarUncertain(chart),
    ),
    statement(
      'When people ask for a sign they mean that of the year; the month is heard for work, the day for oneself and a partner, the hour for what is private.',
      'root-and-fruit',
      bySign(chart),
      {},
    ),
    ...(pillars.hour
      ? [animalOfHour(chart)]
      : [limits(chart, 'The animal of the hour needs the time of birth, which is not given.')]),
  ];
}

/** The element of the year, the fixed one of the sign, and the polarity. */
export function answerAboutOwnElement(chart: Chart, { words }: Question): Paragraph[] {
  const { sign, zodiac, dayMaster } = chart;
  const year = statement(
    `You are ${aSign(`${zodiac.yearElement} ${sign.name}`)}: ${zodiac.yearElement} is the element of your zodiac year ${zodiac.zodiacYear}, ${zodiac.sexagenaryName}.`,
    'year-element',
    `Your zodiac year is ${zodiac.zodiacYear}.`,
    { sign: sign.id, 'year-element': zodiac.yearElement, 'zodiac-year': zodiac.zodiacYear },
  );
  const fixed = statement(yearElementSentence(sign, zodiac.yearElement), 'sign-element', bySign(chart), {
    sign: sign.id,
    'fixed-element': sign.element,
    'year-element': zodiac.yearElement,
  });
  const polarity = statement(
    `You are ${sign.polarity} by the year: the ${sign.name} is always ${sign.polarity}, and so are all its years; your day stem ${dayMaster.character} is ${dayMaster.polarity}.`,
    'polarity',
    bySign(chart),
    { sign: sign.id, 'year-polarity': sign.polarity, 'day-master': dayMaster.character },
    isDayUncertain(chart),
  );
  return / (?:yin|yang|polarity) /u.test(words)
    ? [polarity, year, dayStem(chart)]
    : [year, fixed, dayStem(chart)];
}

/** The image of the pair of the year. */
export function answerAboutNaYin(chart: Chart): Paragraph[] {
  const { pillars, zodiac } = chart;
  const { naYin, name } = pillars.year;
  const { english, text } = naYinReadings[naYin];
  return [
    statement(
      `A melodic element 納音 is the image that two pairs of the sixty share; yours is ${naYin}, ${english}, that of the pair ${name}.`,
      'na-yin',
      `The pillar of your year is ${name}.`,
      { 'pillar:year': name, 'na-yin': naYin },
      !pillars.year.certain,
    ),
    statement(
      text
        .replaceAll('{signs}', chart.sign.name.endsWith('Ox') ? 'Oxen' : `${chart.sign.name}s`)
        .replaceAll(/\{(?:kind|aSign)\}/gu, `${zodiac.yearElement} ${chart.sign.name}`),
      'na-yin',
      `The pillar of your year is ${name}.`,
      { 'na-yin': naYin },
      !pillars.year.certain,
    ),
  ];
}

/** Why the birth belongs to its zodiac year. */
export function answerWhyThisSign(chart: Chart): Paragraph[] {
  const { sign, zodiac, birth } = chart;
  const { newYearsDay, beforeNewYear, zodiacYear, yearElement, sexagenaryName } = zodiac;
  const because = byDate(chart);
  return [
    statement(
      `You are ${aSign(`${yearElement} ${sign.name}`)}: you were born on ${longDate(birth.date)}, and New Year’s Day of that year was ${longDate(isoDate(newYearsDay))}.`,
      'year-sign',
      because,
      { sign: sign.id, 'year-element': yearElement },
    ),
    statement(
      beforeNewYear
        ? `Your birthday came before it, so you belong to the zodiac year ${zodiacYear}, a Year of the ${sign.name}.`
        : `Your birthday came on or after it, so you belong to the zodiac year ${zodiacYear}, a Year of the ${sign.name}.`,
      'year-sign',
      because,
      { sign: sign.id, 'zodiac-year': zodiacYear },
    ),
    statement(
      `In the cycle of sixty it is written ${sexagenaryName}, and the element of its stem is ${yearElement}.`,
      'sexagenary-cycle',
      `Your zodiac year is ${zodiacYear}.`,
      { 'zodiac-year': zodiacYear, 'year-element': yearElement },
    ),
  ];
}

/** “How am I different from other Tigers?” */
export function answerAmongOwnSign(chart: Chart): Paragraph[] {
  const { sign, zodiac, lifePath, dayMaster } = chart;
  return [
    statement(
      `What sets you apart from other ${sign.name.endsWith('Ox') ? 'Oxen' : `${sign.name}s`} is the rest of the date: the sign is shared by everyone of a year in twelve, and your day stem ${dayMaster.character} by one day in ten.`,
      'day-first',
      byDate(chart),
      { sign: sign.id, 'day-master': dayMaster.character },
      isDayUncertain(chart),
    ),
    statement(
      yearElementSentence(sign, zodiac.yearElement),
      'year-element',
      `Your zodiac year is ${zodiac.zodiacYear}.`,
      { sign: sign.id, 'year-element': zodiac.yearElement, 'fixed-element': sign.element },
    ),
    dayStem(chart),
    statement(
      `Your life path ${lifePath} comes from the whole date, and so differs within the year as well.`,
      'life-path',
      byDate(chart),
      { 'life-path': lifePath },
    ),
  ];
}
