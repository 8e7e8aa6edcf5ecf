import { boundarySentence, describeSign } from '@org/zodiac-core';
import type { Chart } from '../chart.ts';
import { claim, paragraph } from '../paragraph.ts';
import { pillarsFigure } from '../figures/pillars-figure.ts';
import { branchReadings } from '../prose/branch-readings.ts';
import { monthSoundAndSign } from '../prose/month-sound-and-sign.ts';
import { naYinReadings } from '../prose/na-yin-readings.ts';
import { pairReadings } from '../prose/pair-readings.ts';
import { tenGodReadings } from '../prose/ten-god-readings.ts';
import type { Paragraph, ReadingSection } from '../reading.ts';
import { byDayMaster, byGod, byPillar } from '../reasons.ts';
import { knownPillars } from '../positions.ts';
import { godName, groupOf } from '../ten-gods-of-elements.ts';
import { pillarCalled } from '../sixty-pillars.ts';
import { signName } from '../years/relations-with-chart.ts';
import { list } from '../words/list.ts';
import { pillarInWords } from '../words/pillar-in-words.ts';
import { numberInWords } from '../words/number-in-words.ts';
import { clockSentence } from './clock-sentence.ts';

export function pillars(chart: Chart): ReadingSection {
  return {
    id: 'pillars',
    heading: 'Your Four Pillars',
    figure: pillarsFigure(chart),
    paragraphs: [
      intro(chart),
      ...signBesidePillar(chart),
      ofYear(chart),
      ofMonth(chart),
      ofDay(chart),
      ...ofHour(chart),
      ofEmptyBranches(chart),
    ],
  };
}

function intro(chart: Chart): Paragraph {
  const known = knownPillars(chart);
  const named = known.map(({ pillar, position }) => `${position} ${pillarInWords(pillar)}`);
  const plain = known.map(({ pillar, position }) => `the ${position} is ${pillar.name}, ${pillar.reading}`);
  return paragraph(
    `[${upper(list(named))}|${upper(list(named.toReversed()))}|${upper(list(plain))}]: ${numberInWords(known.length * 2)} characters. ${clockSentence(chart)}`,
    {
      rule: 'four-pillars',
      because: `You were born on ${chart.birth.date}${chart.birth.time ? ` at ${chart.birth.time}` : ''}${chart.birth.place ? ` in ${chart.birth.place.name}` : ''}.`,
      changes: 'Another date, time or place of birth.',
      hangsOnHour: !known.every(({ certain }) => certain),
    },
  );
}

/** Where New Year’s Day and the Start of Spring put the birth into two years. */
function signBesidePillar(chart: Chart): Paragraph[] {
  const { sign, zodiac, pillars: four } = chart;
  if (zodiac.sexagenaryName === four.year.name) return [];
  const name = signName(four.year.sign, chart.birth.calendar);
  const border =
    chart.birth.calendar === undefined || chart.birth.calendar === 'china'
      ? boundarySentence(chart.birth.date)
      : undefined;
  return [
    paragraph(
      `Your sign [stays|is still] the ${sign.name}, [for signs are counted|as signs count] from New Year’s Day${border ? '' : ' of the calendar you chose'}; the year’s pillar is that of the ${name}, [for pillars are counted|as pillars count] from the Start of Spring, early in February. [Both are right, each for its own purpose|Each is right in its place|Both hold].`,
      {
        ...byPillar(chart, 'year', 'four-pillars'),
        because:
          border ??
          `The zodiac year is ${zodiac.sexagenaryName}, and the pillar of the year is ${four.year.name}.`,
      },
      [claim('pillar:year', four.year.name)],
    ),
  ];
}

function ofYear(chart: Chart): Paragraph {
  const { year, day } = chart.pillars;
  const god = chart.tenGods.year.stem;
  return paragraph(
    `The year is the root. [Its stem ${year.stem} is to your ${day.stem} the|Its ${year.stem} meets your ${day.stem} as the|Its ${year.stem} is for your ${day.stem} the] ${god ? godName(god) : ''}, in {aSign}[, which is to say|, that is to say|:] ${god ? tenGodReadings[god.id].outside : ''}.`,
    byGod(chart, 'year'),
    god ? [claim('ten-god:year', god.id)] : [],
  );
}

function ofMonth(chart: Chart): Paragraph {
  const { month } = chart.pillars;
  const { english, text } = naYinReadings[month.naYin];
  const reason = byPillar(chart, 'month', 'na-yin');
  return paragraph(
    pillarCalled(chart.zodiac.sexagenaryName).naYin === month.naYin
      ? `The month is the sprout[. |: ]${pillarInWords(month)} sounds as ${month.naYin}, ${english}, as your zodiac year does: root and sprout are of one kind.`
      : `[The month is the sprout. ${pillarInWords(month)} sounds as|The month, the sprout, is ${pillarInWords(month)} and sounds|The sprout is the month: ${pillarInWords(month)} has the sound] ${month.naYin}, ${english}. ${monthSoundAndSign(month.naYin, chart.sign.element)} ${ofSuchAMonth(text)}`,
    {
      ...reason,
      because: `${reason.because.slice(0, -1)}, and the ${chart.sign.name}’s own element is ${chart.sign.element}.`,
      changes: 'A birth in another month of the solar terms, or another zodiac year.',
    },
    [claim('month:na-yin', month.naYin)],
  );
}

/** The sentence of a year’s sound about the people born under it, said of a month. */
const ofSuchAMonth = (text: string): string =>
  text.slice(text.indexOf('{signs}')).replace('of this year', 'of such a month');

function ofDay(chart: Chart): Paragraph {
  const { day } = chart.pillars;
  const { element } = describeSign(day.sign);
  const pair = pairReadings[groupOf(day.element, element)];
  return paragraph(
    `The {sign}’s day is the flower. ${day.stem}, ${day.element}, [stands on|sits on|rests on] ${day.branch}, the ${signName(day.sign, chart.birth.calendar)}, [which is ${element}|of ${element}|whose element is ${element}]: ${pair}. [As a pair they sound|Together they sound|The pair sounds], {kind}, ${day.naYin}, ${naYinReadings[day.naYin].english}.`,
    byDayMaster(chart, 'feeding-and-controlling'),
    [claim('day:na-yin', day.naYin)],
  );
}

function ofHour(chart: Chart): Paragraph[] {
  const { hour, day } = chart.pillars;
  const god = chart.tenGods.hour?.stem;
  if (!hour || !god)
    return [
      paragraph(
        `The hour is the fruit[, and yours is not known|, yours unknown|, and yours is still open]: on a day of ${day.stem} [it is|that is|it will be] one of twelve, [from ${chart.pillars.hours[0]?.name} at midnight|${chart.pillars.hours[0]?.name} at midnight|from midnight’s ${chart.pillars.hours[0]?.name}] to ${chart.pillars.hours.at(-1)?.name} [late at night|before the next midnight|at its end].`,
        byPillar(chart, 'hour', 'four-pillars'),
      ),
    ];
  return [
    paragraph(
      `The {sign}’s hour is the fruit. [Its stem ${hour.stem} is to your ${day.stem} the|Its ${hour.stem} meets your ${day.stem} as the] ${godName(god)}, [in other words|that is|or] ${tenGodReadings[god.id].ahead}. For the {sign} ${hour.name} sounds as ${hour.naYin}, ${naYinReadings[hour.naYin].english}.`,
      byGod(chart, 'hour'),
      [claim('ten-god:hour', god.id), claim('pillar:hour', hour.name)],
    ),
  ];
}

function ofEmptyBranches(chart: Chart): Paragraph {
  const { emptyBranches, pillars: four } = chart;
  const [first, second] = emptyBranches;
  const held = knownPillars(chart).filter(({ pillar }) => emptyBranches.includes(pillar.branch));
  const what = `${branchReadings[first].empty} by ${first}, ${branchReadings[second].empty} by ${second}`;
  const where = list(held.map(({ pillar, position }) => `the ${pillar.branch} of your ${position}`));
  const text =
    held.length > 0
      ? `To ${four.day.name} [the branches|branches] ${first} and ${second} are [empty|called empty|said to be empty], {sign}, and ${where} ${held.length > 1 ? '[are such|are among them|belong to these]' : '[is such|is one of them|is of these]'}. [A loose grip has its uses|That is a loose grip, and useful|It loosens a grip]: ${what} weigh [little|lightly|next to nothing] on the {sign}.`
      : `To ${four.day.name} the branches ${first} and ${second} are [empty, and|called empty;] the {sign} has neither: [sit lightly to|hold lightly] ${what}.`;
  return paragraph(
    text,
    {
      ...byPillar(chart, 'day', 'empty-branches'),
      hangsOnHour: !four.day.certain || !chart.isTimeKnown,
      changes: chart.isTimeKnown
        ? 'Another day of birth.'
        : 'Another day of birth; an hour may have one of the two branches.',
    },
    [claim('empty-branches', emptyBranches.join())],
  );
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
