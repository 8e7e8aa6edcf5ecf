import { lifePathMeaning, signOfHour, type Element } from '@org/zodiac-core';
import type { Chart } from '../../chart.ts';
import { lifePathReadings } from '../../prose/number-readings.ts';
import type { Paragraph } from '../../reading.ts';
import { list, lowerFirst } from '../../words/list.ts';
import { longDate } from '../../words/long-date.ts';
import { weaver } from '../../words/weave.ts';
import { isoDate } from '../../words/iso-date.ts';
import { courseOf } from '../../years/course-of.ts';
import { namedTenGod } from '../../years/named-ten-god.ts';
import { signName } from '../../years/relations-with-chart.ts';
import { stemPictures } from '../../years/stem-in-words.ts';
import { isAnyPillarUncertain, isDayUncertain } from '../../years/uncertain-pillars.ts';
import { limits, statement } from '../statement.ts';

const bySign = ({ sign }: Chart): string => `Your sign is the ${sign.name}.`;

export function answerAboutWork(chart: Chart): Paragraph[] {
  const { sign } = chart;
  return [
    statement(
      `In work, by tradition, the ${sign.name} ${lowerFirst(sign.businessTraits)}`,
      'year-sign',
      bySign(chart),
      {
        sign: sign.id,
      },
    ),
    statement(
      `Fields that are said to suit it: ${lowerFirst(sign.careerStrengths)}`,
      'year-sign',
      bySign(chart),
      {
        sign: sign.id,
      },
    ),
    dayStem(chart),
    limits(chart, 'What you have learned and what you like are not in a chart, and weigh more.'),
  ];
}

export function answerAboutCharacter(chart: Chart): Paragraph[] {
  const { sign } = chart;
  return [
    statement(
      `Tradition counts among the strengths of your ${sign.name}: ${list(sign.strengths.map(lowerFirst))}.`,
      'year-sign',
      bySign(chart),
      { sign: sign.id },
    ),
    statement(
      `What it asks a ${sign.name} to watch, in its own few words: ${list(sign.weaknesses.map((word) => `“${lowerFirst(word)}”`))}.`,
      'year-sign',
      bySign(chart),
      { sign: sign.id },
    ),
    dayStem(chart),
    limits(
      chart,
      'These are the words of a tradition for a twelfth of mankind; keep those that you recognise.',
    ),
  ];
}

function dayStem(chart: Chart): Paragraph {
  const { character, pinyin, polarity, element } = chart.dayMaster;
  return statement(
    `Your day stem is ${character} (${pinyin}), ${polarity} ${element}, which teachers picture as ${stemPictures[character]}.`,
    'day-master',
    `You were born on ${longDate(chart.birth.date)}.`,
    { 'day-master': character },
    isDayUncertain(chart),
  );
}

export function answerWhyThisSign(chart: Chart): Paragraph[] {
  const { sign, zodiac, birth } = chart;
  const { newYearsDay, beforeNewYear, zodiacYear, yearElement, sexagenaryName } = zodiac;
  const because = `You were born on ${longDate(birth.date)}.`;
  return [
    statement(
      `You were born on ${longDate(birth.date)}, and New Year’s Day of that year was ${longDate(isoDate(newYearsDay))}.`,
      'year-sign',
      because,
      { sign: sign.id },
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

export function answerAboutElements(chart: Chart): Paragraph[] {
  const { elements, isTimeKnown } = chart;
  const visible = Object.entries(elements.visible) as [Element, number][];
  const missing = (Object.entries(elements.withHiddenStems) as [Element, number][])
    .filter(([, count]) => count === 0)
    .map(([element]) => element)
    .toSorted();
  const because = isTimeKnown
    ? 'The eight characters of your four pillars.'
    : 'The six characters of the pillars that are known.';
  const uncertain = !isTimeKnown;
  return [
    statement(
      `The ${isTimeKnown ? 'eight' : 'six'} characters of your pillars count ${list(visible.map(([element, count]) => `${count} ${element}`))}.`,
      'elements-visible',
      because,
      Object.fromEntries(visible.map(([element, count]) => [`element:${element}`, count])),
      uncertain,
    ),
    statement(
      missing.length > 0
        ? `With the stems hidden in the branches, ${list(missing)} ${missing.length > 1 ? 'are' : 'is'} still absent, which tradition calls a thing to learn rather than a lack.`
        : 'With the stems hidden in the branches, none of the five is absent.',
      'elements-hidden',
      because,
      { 'missing-elements': missing.join('+') || 'none' },
      uncertain,
    ),
    dayStem(chart),
  ];
}

export function answerAboutHour(chart: Chart): Paragraph[] {
  const { birth, pillars } = chart;
  const { time } = birth;
  if (time === undefined || !pillars.hour)
    return [
      statement(
        'Your time of birth is not given, so your hour may be any of the twelve.',
        'sign-of-hour',
        'The time of birth is not known.',
        { hour: 'undefined' },
      ),
      statement(
        'With it the reading gains a fourth pillar, and the sign that some call the inner animal.',
        'sign-of-hour',
        'The time of birth is not known.',
        {},
      ),
      limits(
        chart,
        'Birth certificates and parents often know it; an hour too early or too late may change the animal.',
      ),
    ];
  const hour = signOfHour(Number(time.slice(0, 2)));
  const god = namedTenGod(chart.dayMaster.character, pillars.hour.stem);
  return [
    statement(
      `At ${time} a clock shows the hour of the ${signName(hour.id, birth.calendar)}.`,
      'sign-of-hour',
      `You were born at ${time}.`,
      { hour: hour.id },
    ),
    statement(
      `The pillar of your hour is ${pillars.hour.name}, ${pillars.hour.reading}, counted by the time of the place where it is known.`,
      'sign-of-hour',
      `You were born at ${time}.`,
      { 'pillar:hour': pillars.hour.name },
    ),
    statement(
      `Its stem is the ${god.english} ${god.name} of your day stem; the hour stands, by general tradition, for later years, for plans and for children.`,
      'day-master',
      `Your day stem is ${chart.dayMaster.character}.`,
      { 'day-master': chart.dayMaster.character },
    ),
  ];
}

export function answerAboutPillars(chart: Chart): Paragraph[] {
  const { pillars, birth } = chart;
  const told = (['year', 'month', 'day', 'hour'] as const).flatMap((position) => {
    const pillar = pillars[position];
    return pillar ? [{ position, pillar }] : [];
  });
  return [
    dayStem(chart),
    statement(
      `Your pillars are ${list(told.map(({ position, pillar }) => `${pillar.name} (${pillar.reading}) for the ${position}`))}.`,
      'four-pillars',
      `You were born on ${longDate(birth.date)}${birth.time ? ` at ${birth.time}` : ''}.`,
      Object.fromEntries(told.map(({ position, pillar }) => [`pillar:${position}`, pillar.name])),
      isAnyPillarUncertain(chart),
    ),
    limits(chart, 'The reading draws them as a chart and gives each a paragraph.'),
  ];
}

export function answerAboutNumbers(chart: Chart): Paragraph[] {
  const { lifePath, birthDay, expression, birth } = chart;
  const because = `You were born on ${longDate(birth.date)}.`;
  const { title } = lifePathMeaning(lifePath);
  const reading = weaver(chart)(lifePathReadings[lifePath] ?? '');
  return [
    statement(`Your life path is ${lifePath}, the number of the ${title}.`, 'life-path', because, {
      'life-path': lifePath,
    }),
    // The last sentence of its reading.
    statement(reading.slice(reading.indexOf('You are on it')), 'life-path', because, {
      'life-path': lifePath,
    }),
    statement(`Your birth-day number is ${birthDay}.`, 'birth-day-number', because, {
      'birth-day': birthDay,
    }),
    ...(expression === undefined
      ? []
      : [
          statement(
            `The letters of your name make the expression number ${expression}.`,
            'expression-number',
            `Your name is ${birth.name}.`,
            { expression },
          ),
        ]),
  ];
}

export function answerAboutLuck(chart: Chart): Paragraph[] {
  const { sign, birth, kua } = chart;
  const own = birth.sex && kua[birth.sex];
  const favourable =
    own?.directions.filter((each) => each.favourable).map(({ direction }) => direction) ?? [];
  return [
    statement(
      `Almanacs of today give the ${sign.name} the numbers ${list(sign.luckyNumbers.map(String))} and the colours ${list(sign.luckyColors.map(lowerFirst))}.`,
      'lucky-numbers-and-colours',
      bySign(chart),
      { sign: sign.id },
    ),
    own
      ? statement(
          `By the eight mansions your Kua number is ${own.number}, which favours ${list(favourable)}.`,
          'kua-directions',
          'The year of birth and the sex.',
          { kua: own.number, 'kua-directions': favourable.join('+') },
        )
      : statement(
          'Directions are counted by the year of birth and the sex, which you have not said.',
          'kua-directions',
          'The sex is not given.',
          {},
        ),
    limits(chart, 'They are keepsakes rather than instructions.'),
  ];
}

export function answerAboutPhase(chart: Chart): Paragraph[] {
  const { sex } = chart.birth;
  const present = sex && courseOf(chart, sex).phases.find(({ isPresent }) => isPresent);
  if (!present)
    return [
      statement(
        sex
          ? 'The first of your ten-year phases has not begun, or the last that we count is over.'
          : 'Ten-year phases run forward for some and backward for others, and tradition asks here whether a woman or a man was born, which you have not said.',
        'ten-year-phases',
        sex ? 'Your age.' : 'The sex is not given.',
        { phase: 'undefined' },
      ),
      dayStem(chart),
      limits(chart, 'The reading shows the phases with their ages, as far as the birth is known.'),
    ];
  const { pillar, fromYear, toYear } = present;
  const god = namedTenGod(chart.dayMaster.character, pillar.stem);
  const uncertain = !chart.isTimeKnown;
  return [
    statement(
      `Your present ten-year phase is ${pillar.name} (${pillar.reading}), from ${fromYear} to ${toYear}.`,
      'ten-year-phases',
      `You were born on ${longDate(chart.birth.date)}.`,
      { phase: pillar.name },
      uncertain,
    ),
    statement(
      `Its stem is the ${god.english} ${god.name} of your day stem ${chart.dayMaster.character}.`,
      'phase-and-chart',
      `Your day stem is ${chart.dayMaster.character}.`,
      { phase: pillar.name, 'day-master': chart.dayMaster.character },
      uncertain,
    ),
    limits(chart, 'A phase is the weather of ten years, by tradition, and not what happens in them.'),
  ];
}
