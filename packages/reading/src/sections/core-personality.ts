import { text } from '@org/content/reading';
import { sexagenaryYear } from '@org/zodiac-core';
import type { Chart } from '../chart.ts';
import { claim, paragraph } from '../paragraph.ts';
import { dayMasterReadings, seasonReadings } from '../prose/day-masters.ts';
import { yearElementSentence } from '../prose/year-element.ts';
import { signReadings } from '../prose/sign-readings.ts';
import type { Paragraph, ReadingSection } from '../reading.ts';
import { byDayMaster, byPillar, bySign } from '../reasons.ts';
import { pillarInWords } from '../words/pillar-in-words.ts';
import { list, lowerFirst } from '../words/list.ts';
import { sourcesOfTraits, traitClaims } from '../traits-of-chart.ts';
import { agreements } from './agreements.ts';

export function corePersonality(chart: Chart): ReadingSection {
  return {
    id: 'core-personality',
    heading: text('headings.core-personality'),
    paragraphs: [
      ofSign(chart),
      ofYearElement(chart),
      ofDayMaster(chart),
      ofSeason(chart),
      ofStrengths(chart),
      ...agreements(chart),
    ],
  };
}

function ofSign(chart: Chart): Paragraph {
  const { sign, zodiac } = chart;
  return paragraph(
    `The ${sign.name} of ${zodiac.zodiacYear} is what [others meet first|people meet first|the world sees first]. ${signReadings[sign.id].core}`,
    bySign(chart),
    [claim('year-sign', sign.id), ...traitClaims(sourcesOfTraits(chart), 'sign')],
  );
}

function ofYearElement(chart: Chart): Paragraph {
  const { sign, zodiac } = chart;
  const { name, pinyin } = sexagenaryYear(zodiac.zodiacYear);
  return paragraph(
    `${zodiac.zodiacYear} was a ${zodiac.polarity} ${zodiac.yearElement} year, ${name} (${pinyin}). ${yearElementSentence(sign, zodiac.yearElement)}`,
    {
      rule: 'feeding-and-controlling',
      because: `The sign’s own element is ${sign.element}, and the stem of ${zodiac.zodiacYear} is ${zodiac.stem}, ${zodiac.yearElement}.`,
      changes: 'A birth in another zodiac year.',
    },
    [claim('year-element', zodiac.yearElement), claim('sign-element', sign.element)],
  );
}

function ofDayMaster(chart: Chart): Paragraph {
  const { character, pinyin, polarity, element } = chart.dayMaster;
  const { image, verse, self } = dayMasterReadings[character];
  return paragraph(
    `[Then you yourself|Now you yourself|Behind it, you]: ${character} (${pinyin}), ${polarity} ${element}, ${image} within {aSign}[, of which the old verse says ${verse[0]}|; in the old verse, ${verse[0]}|. The old verse has ${verse[0]}]: ${verse[1]}. ${self}`,
    byDayMaster(chart),
    [claim('day-master', character), ...traitClaims(sourcesOfTraits(chart), 'day')],
  );
}

function ofSeason(chart: Chart): Paragraph {
  const { dayMaster, pillars } = chart;
  const { character, element, season } = dayMaster;
  const ofDay = byDayMaster(chart);
  return paragraph(
    `Your {sign}’s ${character} in [the month of your birth|your month|your birth month], ${pillarInWords(pillars.month)}, is ${seasonReadings[element][season.id]}`,
    {
      ...ofDay,
      rule: 'season-state',
      because: `${ofDay.because.slice(0, -1)}, and ${element} in the month of ${pillars.month.branch} is ${season.name} (${season.pinyin}).`,
      changes: 'Another day of birth, or a birth in another month of the solar terms.',
      hangsOnHour: !pillars.day.certain || byPillar(chart, 'month', 'season-state').hangsOnHour,
    },
    [claim('day-master:season', season.id)],
  );
}

function ofStrengths(chart: Chart): Paragraph {
  const { sign } = chart;
  return paragraph(
    `[To the ${sign.name} tradition gives|Tradition credits the ${sign.name} with|The ${sign.name} is credited with] ${list(sign.strengths.map(lowerFirst))}. [It also has a list to watch|To be watched|Its list of cautions]: ${list(sign.weaknesses.map((word) => `“${lowerFirst(word)}”`))}.`,
    bySign(chart),
  );
}
