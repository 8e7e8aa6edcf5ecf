import { signOfHour } from '@org/zodiac-core';
import type { Chart } from '../../chart.ts';
import { minutesToNextHour } from '../../hour-border.ts';
import { hourReadings } from '../../prose/hour-readings.ts';
import type { Paragraph } from '../../reading.ts';
import { numberInWords } from '../../words/number-in-words.ts';
import { namedTenGod } from '../../years/named-ten-god.ts';
import { signName } from '../../years/relations-with-chart.ts';
import type { Question } from '../read-question.ts';
import { limits, statement } from '../statement.ts';

/** The animal and the pillar of the hour, by the sun where the place is known. */
export function answerAboutHour(chart: Chart): Paragraph[] {
  const { birth, pillars, dayMaster } = chart;
  const { time } = birth;
  if (time === undefined || !pillars.hour) return withoutTime(chart);
  const god = namedTenGod(dayMaster.character, pillars.hour.stem);
  return [
    animalOfHour(chart),
    statement(
      `Its pillar is ${pillars.hour.name} (${pillars.hour.reading}), of which the stem is the ${god.english} ${god.name} of your day stem ${dayMaster.character}.`,
      'day-master',
      `Your day stem is ${dayMaster.character}, and that of the hour ${pillars.hour.stem}.`,
      { 'pillar:hour': pillars.hour.name, 'day-master': dayMaster.character },
    ),
    statement(
      'By general tradition the hour stands for later years, for plans and for children.',
      'root-and-fruit',
      `You were born at ${time}.`,
      { 'pillar:hour': pillars.hour.name },
    ),
    ...border(chart),
  ];
}

/** The animal of the hour, and why a clock may show another. */
export function animalOfHour({ birth, pillars }: Chart): Paragraph {
  const { time = '', place } = birth;
  const id = pillars.hour?.sign ?? 'rat';
  const name = signName(id, birth.calendar);
  const sun = pillars.countedTime?.slice(11, 16);
  const ofClock = signOfHour(Number(time.slice(0, 2))).id;
  const { hours } = hourReadings[id];
  const text =
    place && sun
      ? ofClock === id
        ? `Yours is the hour of the ${name}, ${hours}: when the clocks of ${place.name} showed ${time}, the sun stood at ${sun}.`
        : `Yours is the hour of the ${name}, ${hours}: when the clocks of ${place.name} showed ${time}, the sun stood at ${sun}, and the double hours follow the sun, while clocks keep the time of a zone and of summer.`
      : `Yours is the hour of the ${name}, ${hours}, in which ${time} lies.`;
  return statement(text, 'sign-of-hour', `You were born at ${time}${place ? ` in ${place.name}` : ''}.`, {
    'hour-sign': id,
    ...(place && sun ? { 'sun-time': sun } : {}),
  });
}

function border({ birth, pillars }: Chart): Paragraph[] {
  const near = minutesToNextHour(pillars.countedTime ?? '');
  if (!near) return [];
  const { minutes, isAfter, other } = near;
  return [
    statement(
      `It is ${minutes === 1 ? 'a minute' : `${numberInWords(minutes)} minutes`} ${isAfter ? 'after' : 'before'} the border to the hour of the ${signName(other, birth.calendar)}, so if the time was rounded, read that one as well.`,
      'sign-of-hour',
      `You were born at ${birth.time}.`,
      { 'hour-border': `${other}:${minutes}` },
      true,
    ),
  ];
}

const withoutTime = (chart: Chart): Paragraph[] => [
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

/** “How sure are you?”, “what if my time is wrong?”, “I was born just before midnight.” */
export function answerAboutCertainty(chart: Chart, { allWords }: Question): Paragraph[] {
  const { birth, pillars, sign } = chart;
  const isMidnight = / midnight /u.test(allWords);
  const stable = statement(
    pillars.day.certain
      ? `Whatever the hour, the ${sign.name} of your year and the day pillar ${pillars.day.name} stay as they are, and so do your numbers.`
      : `Whatever the hour, the ${sign.name} of your year and your numbers stay as they are.`,
    'unknown-hour',
    'The hours of your date of birth.',
    { sign: sign.id, ...(pillars.day.certain ? { 'pillar:day': pillars.day.name } : {}) },
  );
  const midnight = statement(
    `It matters: at midnight the pillar of the day changes, and with it the day stem; this reading changes it at midnight itself, while some schools begin the day an hour earlier.`,
    'four-pillars',
    'The day begins at midnight.',
    {},
  );
  if (birth.time === undefined || !pillars.hour)
    return isMidnight
      ? [
          midnight,
          statement(
            'Your time of birth is not given, so every sentence that hangs on it is marked.',
            'unknown-hour',
            'The time of birth is not known.',
            { hour: 'undefined' },
          ),
          stable,
        ]
      : [
          ...withoutTime(chart).slice(0, 1),
          stable,
          limits(
            chart,
            'What hangs on the hour is marked in the reading; a certificate or a parent may settle it.',
          ),
        ];
  const near = minutesToNextHour(pillars.countedTime ?? '');
  const name = signName(pillars.hour.sign, birth.calendar);
  const sure = near
    ? border(chart)
    : [
        statement(
          birth.place
            ? `As sure as the time you gave: by the sun it is more than ten minutes from the next hour, so a small rounding would still make it the ${name}’s.`
            : `As sure as the time you gave: it is more than ten minutes from the next hour; with a place of birth it would be counted by the sun there, which can move it by an hour or two.`,
          'sign-of-hour',
          `You were born at ${birth.time}.`,
          { 'hour-sign': pillars.hour.sign },
        ),
      ];
  if (/ (?:daylight|summer time|time ?zone|why) /u.test(allWords) && !isMidnight)
    return [animalOfHour(chart), ...sure, stable];
  if (
    / (?:wrong|not know|off|not exact|approximate|rounded|guess|not sure|unsure|not right) /u.test(
      allWords,
    ) &&
    !isMidnight
  )
    return [
      statement(
        `If ${birth.time} is not the time, the pillar of your hour, ${pillars.hour.name} of the ${name}, and what is counted from it may change, and the rest stays.`,
        'sign-of-hour',
        `You were born at ${birth.time}.`,
        { 'pillar:hour': pillars.hour.name, 'hour-sign': pillars.hour.sign },
      ),
      stable,
      ...sure.map((each) => ({
        ...each,
        text: each.text
          .replace('As sure as the time you gave: by', 'By')
          .replace('As sure as the time you gave: it', 'It'),
      })),
    ];
  if (
    / (?:matter|matters|important|change|changes|difference|affect|affects) /u.test(allWords) &&
    !isMidnight
  )
    return [
      statement(
        `Yes, for one part of it: the time gives the pillar of your hour, ${pillars.hour.name}, with the ${name} as its animal, and counts among your elements.`,
        'sign-of-hour',
        `You were born at ${birth.time}.`,
        { 'pillar:hour': pillars.hour.name, 'hour-sign': pillars.hour.sign },
      ),
      stable,
      ...sure,
    ];
  const isNearMidnight = /^(?:23|00|01)/u.test(birth.time);
  const asGiven = limits(
    chart,
    `The time that you gave is ${birth.time}; if it was near midnight, please correct it, and the chart is counted anew.`,
  );
  return isMidnight
    ? [midnight, isNearMidnight ? animalOfHour(chart) : asGiven, ...(isNearMidnight ? sure : [stable])]
    : [...sure, animalOfHour(chart), stable];
}
