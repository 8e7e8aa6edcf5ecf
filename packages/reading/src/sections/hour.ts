import { compatibility, zodiacSigns } from '@org/zodiac-core';
import type { Chart } from '../chart.ts';
import { highest } from '../element-numbers.ts';
import { minutesToNextHour } from '../hour-border.ts';
import { claim, paragraph } from '../paragraph.ts';
import { hourAndYear, hourReadings } from '../prose/hour-readings.ts';
import type { Paragraph, ReadingSection } from '../reading.ts';
import { byPillar } from '../reasons.ts';
import { strengthOf } from '../strength-of-day-master.ts';
import { signName } from '../years/relations-with-chart.ts';
import { list } from '../words/list.ts';
import { pillarInWords } from '../words/pillar-in-words.ts';

/** The animal of the hour, or what is open without it. */
export function hour(chart: Chart): ReadingSection {
  return {
    id: 'hour',
    heading: chart.isTimeKnown ? 'The Animal of Your Hour' : 'Without the Hour of Birth',
    paragraphs: chart.isTimeKnown ? knownHour(chart) : unknownHour(chart),
  };
}

function knownHour(chart: Chart): Paragraph[] {
  const { sign, pillars } = chart;
  if (!pillars.hour) return [];
  const id = pillars.hour.sign;
  const name = signName(id, chart.birth.calendar);
  const { hours, text } = hourReadings[id];
  const { basis, score } = compatibility(sign.id, id);
  const reason = byPillar(chart, 'hour', 'sign-of-hour');
  const border = minutesToNextHour(pillars.countedTime ?? '');
  return [
    paragraph(
      `Your hour is the ${name}’s, ${hours}; for the {kind} its pillar is ${pillarInWords(pillars.hour)}. ${text}`,
      { ...reason, hangsOnHour: border !== undefined },
      [claim('hour-sign', id)],
    ),
    paragraph(
      `[Between the ${sign.name} of the year and the ${name} of the hour|From the ${sign.name} of the year to the ${name} of the hour] the score is ${score}[ of 100|| in a hundred]; ${hourAndYear[basis]}.`,
      {
        ...reason,
        rule: 'relations-of-branches',
        because: `${reason.because.slice(0, -1)}, and your sign is the ${sign.name}.`,
        changes: 'A birth in another double hour or zodiac year.',
        hangsOnHour: border !== undefined,
      },
      [claim('hour-and-year', basis)],
    ),
    ...(border === undefined
      ? []
      : [
          paragraph(
            `[It was near a border|That is close to a border|A border was near]: ${border.minutes === 1 ? 'a minute' : `${border.minutes} minutes`} ${border.isAfter ? 'earlier' : 'later'} [the hour was that of|it was the hour of|it had been the hour of] the ${signName(border.other, chart.birth.calendar)}. [Times of birth are often rounded, so read that one too|As times of birth are often rounded, that one may be yours|A rounded time would make it yours, so here it is]: ${lowerFirst(hourReadings[border.other].text.split('. ')[0] ?? '')}.`,
            { ...reason, hangsOnHour: true },
          ),
        ]),
  ];
}

function unknownHour(chart: Chart): Paragraph[] {
  const { pillars, possible, sign, dayMaster, lifePath } = chart;
  const reason = byPillar(chart, 'hour', 'unknown-hour');
  const stable = [
    `the ${sign.name} of your year`,
    ...(pillars.year.certain ? [`the year’s pillar ${pillars.year.name}`] : []),
    ...(pillars.month.certain ? [`the month’s ${pillars.month.name}`] : []),
    ...(pillars.day.certain
      ? [`the day’s ${pillars.day.name} with your day stem ${dayMaster.character}`]
      : []),
    `[the life path ${lifePath} and the other numbers|all the numbers, the life path ${lifePath} first|the life path ${lifePath}, as well as the other numbers]`,
  ];
  const strongest = new Set(possible.map(({ elements }) => highest(elements.bySeason).join(' and ')));
  const strengths = new Set(
    possible.map(({ day, elements }) => strengthOf(day.element, elements.bySeason).strength),
  );
  const alsoStable =
    strongest.size === 1
      ? `${[...strongest][0]} as [the strongest element by season|the heaviest element by season|first of the elements by season]`
      : undefined;
  const open = [
    '[the animal and the pillar of the hour|the hour’s animal and its pillar|which animal and pillar the hour has]',
    ...(strongest.size > 1 ? [`which element weighs most, ${[...strongest].join(' or ')}`] : []),
    ...(strengths.size > 1
      ? [
          `[whether ${dayMaster.character} has much help or little|how much help ${dayMaster.character} has|how well ${dayMaster.character} is supported]`,
        ]
      : []),
    ...(['year', 'month', 'day'] as const).flatMap((position) => {
      const { change } = pillars[position];
      return change
        ? [
            `the pillar of the ${position}, ${change.before.name} until ${change.at.slice(0, 5)} and ${change.after.name} from then on`,
          ]
        : [];
    }),
    '[which elements are wanting|which elements stay away|which of the five are missing]',
  ];
  return [
    paragraph(
      `[Stable, whatever the hour|These stand at any hour|Whatever the hour, these hold]: ${list([...stable, ...(alsoStable ? [alsoStable] : [])])}.`,
      {
        ...reason,
        because: `All ${possible.length} cases that ${chart.birth.date} allows give the same.`,
        changes: 'Another date of birth.',
        hangsOnHour: false,
      },
    ),
    paragraph(
      `[Open until somebody finds the {sign}’s time|Open, as long as the {sign} has no hour|To be seen once the {sign}’s time is found]: ${list(open)}.`,
      {
        ...reason,
        because: `The ${possible.length} cases that ${chart.birth.date} allows differ here.`,
        changes: 'The time of birth.',
      },
    ),
    paragraph(
      `[All twelve animals are still possible|Any of the twelve may be the animal of it|The twelve animals are all in play]. ${bestAndWorst(chart)}`,
      {
        ...reason,
        rule: 'sign-of-hour',
        changes: 'The time of birth.',
      },
    ),
  ];
}

function bestAndWorst({ sign, birth }: Chart): string {
  const scored = zodiacSigns.map(({ id }) => ({
    id,
    name: signName(id, birth.calendar),
    ...compatibility(sign.id, id),
  }));
  const best = scored.toSorted((a, b) => b.score - a.score).slice(0, 3);
  const clash = scored.find(({ basis }) => basis === 'six-clash');
  const named = best.map(({ id, name }) => `the ${name}’s, ${hourReadings[id].hours}`);
  return `Your ${sign.name} [would sit most easily beside|would be most at ease beside|would choose] ${list(named)}; [the ${clash?.name}’s, ${clash ? hourReadings[clash.id].hours : ''}, would face it|opposite it would be the ${clash?.name}’s, ${clash ? hourReadings[clash.id].hours : ''}|it would be least at ease with the ${clash?.name}’s, ${clash ? hourReadings[clash.id].hours : ''}].`;
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
