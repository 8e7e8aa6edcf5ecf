import type { Element } from '@org/zodiac-core';
import type { ElementNumbers } from '@org/zodiac-core/pillars';
import type { Chart } from '../chart.ts';
import { absent, cycleOfElements, highest } from '../element-numbers.ts';
import { elementsFigure } from '../figures/elements-figure.ts';
import { claim, paragraph } from '../paragraph.ts';
import { mostVisible, notVisible, strengthReadings, strongestBySeason } from '../prose/element-texts.ts';
import type { Claim, Paragraph, ReadingSection } from '../reading.ts';
import { knownPillars } from '../positions.ts';
import { strengthOf } from '../strength-of-day-master.ts';
import { elementOf } from '../ten-gods-of-elements.ts';
import { list } from '../words/list.ts';
import { numberInWords } from '../words/number-in-words.ts';
import { elementOfStem } from '../words/stems.ts';

export function elements(chart: Chart): ReadingSection {
  return {
    id: 'elements',
    heading: 'The Five Elements, Counted',
    figure: elementsFigure(chart),
    paragraphs: [ofVisible(chart), ...ofAbsent(chart), ofHidden(chart), ofSeason(chart), ofStrength(chart)],
  };
}

const hourChanges = (chart: Chart): string =>
  chart.isTimeKnown ? 'Another pillar.' : 'The hour of birth, whose pillar is not counted yet.';

const counted = (numbers: ElementNumbers): string =>
  list(
    cycleOfElements
      .filter((element) => numbers[element] > 0)
      .toSorted((a, b) => numbers[b] - numbers[a])
      .map((element) => `${element} ${numbers[element]}`),
  );

const isStable = (chart: Chart, holds: (numbers: Chart['elements']) => boolean): boolean =>
  chart.possible.every(({ elements: numbers }) => holds(numbers));

function ofVisible(chart: Chart): Paragraph {
  const { visible } = chart.elements;
  const most = highest(visible);
  const characters = knownPillars(chart).length * 2;
  return paragraph(
    `Seen from outside, your ${numberInWords(characters)} characters are ${counted(visible)}. ${
      most.length > 1
        ? `${list(most)} share the lead with ${visible[most[0] ?? 'Wood']} each, and people who know you from different places describe two persons.`
        : `${mostVisible[most[0] ?? 'Wood']}.`
    }`,
    {
      rule: 'elements-visible',
      because: `The stems and branches are ${knownPillars(chart)
        .map(({ pillar }) => pillar.name)
        .join(' ')}.`,
      changes: hourChanges(chart),
      hangsOnHour: !isStable(chart, (numbers) => String(highest(numbers.visible)) === String(most)),
    },
    most.map((element) => claim(`element:${element}:visible`, 'most')),
  );
}

function ofAbsent(chart: Chart): Paragraph[] {
  const missing = absent(chart.elements.visible);
  if (missing.length === 0)
    return [
      paragraph(
        `All five are there to be seen, the scarcest being ${list(scarcest(chart.elements.visible))}. It is a chart with a full set of tools, in which no drawer sticks for want of use.`,
        {
          rule: 'elements-visible',
          because: `Counted by stems and branches, none of the five is 0.`,
          changes: 'Another pillar.',
          hangsOnHour: cycleOfElements.length > 0 && !chart.pillars.day.certain,
        },
        [claim('elements:visible', 'all five')],
      ),
    ];
  const open = chart.isTimeKnown
    ? ''
    : ` The hour could still bring ${missing.length > 1 ? 'one or two of them' : 'it'}: ${stillMissing(chart, missing)}.`;
  return [
    paragraph(
      `${missing.map((element) => notVisible[element]).join('. ')}.${open}`,
      {
        rule: 'elements-visible',
        because: `Counted by stems and branches, ${list(missing)} ${missing.length > 1 ? 'are' : 'is'} 0.`,
        changes: hourChanges(chart),
        hangsOnHour: !chart.isTimeKnown,
      },
      missing.map((element) => claim(`element:${element}:visible`, 'absent')),
    ),
  ];
}

const scarcest = (numbers: ElementNumbers): Element[] => {
  const least = Math.min(...cycleOfElements.map((element) => numbers[element]));
  return cycleOfElements.filter((element) => numbers[element] === least);
};

function stillMissing({ possible }: Chart, missing: readonly Element[]): string {
  const said = missing.map((element) => {
    const without = possible.filter(({ elements: { visible } }) => visible[element] === 0).length;
    return `without ${element} it stays in ${without} of ${possible.length} cases`;
  });
  return list(said);
}

function ofHidden(chart: Chart): Paragraph {
  const { visible, withHiddenStems } = chart.elements;
  const found = absent(visible).filter((element) => withHiddenStems[element] > 0);
  const never = absent(withHiddenStems);
  const places = found.map((element) => `${element} in ${list(hidingPlaces(chart, element))}`);
  const shown =
    found.length > 0
      ? `What was not to be seen is there all the same: ${places.join('; ')}. Tradition calls that a thing kept in store, which comes out when it is wanted.`
      : `That changes the order little, and what you see in this chart is what there is.`;
  const rest =
    never.length > 0
      ? ` Of ${list(never)} there is none even so, and it is company that has to supply it.`
      : '';
  return paragraph(
    `With the stems that the branches hide, the count is ${counted(withHiddenStems)}. ${absent(visible).length === 0 ? `${list(highest(withHiddenStems))} ${highest(withHiddenStems).length > 1 ? 'lead' : 'leads'} below the surface as well as can be seen in the table.` : shown}${rest}`,
    {
      rule: 'elements-hidden',
      because: `The branches hide ${knownPillars(chart)
        .map(({ pillar }) => `${pillar.branch} ${pillar.hiddenStems.join('')}`)
        .join(', ')}.`,
      changes: hourChanges(chart),
      hangsOnHour: !chart.isTimeKnown,
    },
    [
      ...found.map((element): Claim => claim(`element:${element}:hidden`, 'present')),
      ...never.map((element): Claim => claim(`element:${element}:hidden`, 'absent')),
    ],
  );
}

const hidingPlaces = (chart: Chart, element: Element): string[] =>
  knownPillars(chart)
    .filter(({ pillar }) => pillar.hiddenStems.some((stem) => elementOfStem(stem) === element))
    .map(({ pillar, position }) => `the ${pillar.branch} of your ${position}`);

function ofSeason(chart: Chart): Paragraph {
  const { bySeason } = chart.elements;
  const most = highest(bySeason);
  const strongest = most[0] ?? 'Wood';
  const total = cycleOfElements.reduce((sum, element) => sum + bySeason[element], 0);
  const weakest = cycleOfElements.toSorted((a, b) => bySeason[a] - bySeason[b])[0] ?? 'Wood';
  const stable = isStable(chart, (numbers) => String(highest(numbers.bySeason)) === String(most));
  return paragraph(
    `Weighed by the season of ${chart.pillars.month.branch}, ${list(most)} comes to ${share(bySeason[strongest], total)} of the whole and ${weakest} to ${share(bySeason[weakest], total)}. Where ${strongest} weighs most, ${strongestBySeason[strongest]}.`,
    {
      rule: 'elements-by-season',
      because: `In points, ${counted(bySeason)}, of ${total}.`,
      changes:
        stable && !chart.isTimeKnown
          ? 'Another month or day; every hour gives the same first.'
          : hourChanges(chart),
      // The shares are of the known pillars, and an hour would change them.
      hangsOnHour: !chart.isTimeKnown,
    },
    most.map((element) => claim(`element:${element}:season`, 'strongest')),
  );
}

function ofStrength(chart: Chart): Paragraph {
  const { dayMaster } = chart;
  const { strength, percent } = strengthOf(dayMaster.element, chart.elements.bySeason);
  const stable = chart.possible.every(
    ({ day, elements: { bySeason } }) =>
      day.stem === dayMaster.character && strengthOf(day.element, bySeason).strength === strength,
  );
  const resource = elementOf(dayMaster.element, 'resources');
  const called = { strong: 'strong', even: 'balanced', slight: 'slight' }[strength];
  return paragraph(
    `${dayMaster.element}, which you are, and ${resource}, which feeds it, hold ${percent} % of those points, and so your ${dayMaster.character} is called ${called}: ${strengthReadings[strength][dayMaster.element]}.`,
    {
      rule: 'day-master-strength',
      because: `${dayMaster.element} and ${resource} have ${percent} % of the points by season.`,
      changes:
        stable && !chart.isTimeKnown
          ? 'The hour changes the share, and in no case the word.'
          : hourChanges(chart),
      hangsOnHour: !chart.isTimeKnown,
    },
    [claim('day-master:strength', strength)],
  );
}

const share = (part: number, total: number): string => `${Math.round((100 * part) / total)} %`;
