import { tagged as text } from '@org/content/reading';
import { describeSign } from '@org/zodiac-core';
import { strengthOfDayMaster } from '@org/zodiac-core/useful-element';
import type { Chart } from '../chart.ts';
import { claim, paragraph } from '../paragraph.ts';
import type { Chapter } from '../reading.ts';
import { articleOf, lowerFirst } from '../words/grammar.ts';
import { afterElement } from '../words/pillar-words.ts';
import { zodiacYearOf } from '../years/zodiac-year-of.ts';
import { dayAndMonth } from '../words/dates.ts';
import { isBaby, voiceOf, whose, Whose, type Audience } from '../audience.ts';
import { byDay, byMonth, bySign, byZodiacYear } from './reasons.ts';
import { feelings } from './sides.ts';
import { smallExample, threadOfPerson } from './thread.ts';

export function corePersonality(chart: Chart, audience: Audience): Chapter {
  const { sign, zodiac, dayMaster } = chart;
  const { character, element } = dayMaster;
  const inChina = describeSign(sign.id).name;
  const ofYear = {
    sign: sign.name,
    own: sign.element,
    year: zodiac.zodiacYear,
    aYear: `${articleOf(zodiac.yearElement)} ${zodiac.yearElement}`,
    meaning: text(`elements.${zodiac.yearElement}.year`),
  };
  return {
    id: 'core-personality',
    heading: text('headings.core-personality'),
    summary: text('core.summary', {
      sign: text(`signs.${sign.id}.short`),
      day: text(`stems.${character}.short`),
    }),
    paragraphs: [
      paragraph(
        [
          ofYearSign(chart, audience),
          ...(inChina === sign.name ? [] : [text('core.renamed', { sign: inChina })]),
        ].join(' '),
        bySign(chart),
        [claim('year-sign', sign.id)],
      ),
      paragraph(
        sign.element === zodiac.yearElement
          ? text('core.yearElement.same', ofYear)
          : text('core.yearElement.other', {
              ...ofYear,
              combined: `${zodiac.yearElement} ${afterElement(sign.name)}`,
            }),
        byZodiacYear(chart, 'year-element'),
        [claim('year-element', zodiac.yearElement), claim('sign-element', sign.element)],
      ),
      paragraph(
        [
          text('core.day', {
            Whose: Whose(audience),
            polarity: dayMaster.polarity,
            element,
            character,
            pinyin: dayMaster.pinyin,
            core: text(`stems.${character}.core`),
          }),
          ...ofSeason(chart),
        ].join(' '),
        byMonth(chart, 'day-master'),
        [claim('day-master', character)],
      ),
      ...(isBaby(chart)
        ? []
        : [paragraph(text(`stems.${character}.${audience}`), byDay(chart, 'day-first'))]),
      threadOfPerson(chart, audience),
      smallExample(chart, audience),
      ...feelings(chart, audience),
    ],
    ...pointsOf(chart, audience),
  };
}

/** The year sign. A birth before New Year’s Day belongs to the Chinese year that began in the year before. */
function ofYearSign({ sign, zodiac, date, birth }: Chart, audience: Audience): string {
  const values = {
    Whose: Whose(audience),
    sign: sign.name,
    core: text(`signs.${sign.id}.core`),
  };
  const next = zodiac.zodiacYear < date.year ? zodiacYearOf(date.year, birth.calendar) : undefined;
  return next
    ? text('core.signBefore', {
        ...values,
        whose: whose(audience),
        born: lowerFirst(text(`chapters.culture.born.${voiceOf(audience)}`)),
        newYear: dayAndMonth(next.from),
        calendarYear: date.year,
        year: zodiac.zodiacYear,
      })
    : text('core.sign', values);
}

/** Whether the month helps the day master. The text is left out if the strength by the whole chart contradicts it. */
function ofSeason({ dayMaster: { element, season }, pillars }: Chart): string[] {
  const { id } = strengthOfDayMaster(pillars);
  const isHelped = season.id === 'prosperous' || season.id === 'assisting';
  return id === (isHelped ? 'weak' : 'strong') ? [] : [text(`core.season.${season.id}`, { element })];
}

function pointsOf(chart: Chart, audience: Audience) {
  const { character, element } = chart.dayMaster;
  if (isBaby(chart))
    return { whatHelps: text(`baby.coreHelps.${element}`), watchFor: text(`baby.coreWatch.${element}`) };
  return audience === 'adult'
    ? { whatHelps: text(`stems.${character}.helps`), watchFor: text(`stems.${character}.watch`) }
    : {
        whatHelps: text(`stems.${character}.${audience}helps`),
        watchFor: text(`stems.${character}.${audience}watch`),
      };
}
