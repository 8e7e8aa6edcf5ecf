import type { Element } from '@org/zodiac-core';
import type { ElementNumbers } from '@org/zodiac-core/pillars';
import type { Chart } from '../chart.ts';
import { absent, cycleOfElements, highest } from '../element-numbers.ts';
import { elementsFigure } from '../figures/elements-figure.ts';
import { claim, paragraph } from '../paragraph.ts';
import {
  givenBy,
  mostVisible,
  notVisible,
  strengthReadings,
  strongestBySeason,
  type Strength,
} from '../prose/element-texts.ts';
import type { Claim, Paragraph, ReadingSection } from '../reading.ts';
import { knownPillars } from '../positions.ts';
import { strengthOf } from '../strength-of-day-master.ts';
import { elementOf, groupOf } from '../ten-gods-of-elements.ts';
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

/** The number before the element. */
const countedFirst = (numbers: ElementNumbers): string =>
  list(
    cycleOfElements
      .filter((element) => numbers[element] > 0)
      .toSorted((a, b) => numbers[b] - numbers[a])
      .map((element) => `${numbers[element]} of ${element}`),
  );

const isStable = (chart: Chart, holds: (numbers: Chart['elements']) => boolean): boolean =>
  chart.possible.every(({ elements: numbers }) => holds(numbers));

function ofVisible(chart: Chart): Paragraph {
  const { visible } = chart.elements;
  const most = highest(visible);
  const characters = knownPillars(chart).length * 2;
  return paragraph(
    `[Seen from outside, the {sign}’s|Counted as they stand, the {sign}’s|Your {sign}’s] ${numberInWords(characters)} characters are ${counted(visible)}. ${
      most.length > 1
        ? `${list(most)} [share the lead|lead together|are level]: ${most.map((element) => mostVisible[element]).join('; ')}.`
        : `${most[0]} shows as ${mostVisible[most[0] ?? 'Wood']}.`
    }`,
    {
      rule: 'elements-visible',
      because: `The stems and branches are ${knownPillars(chart)
        .map(({ pillar }) => pillar.name)
        .join(' ')}.`,
      changes: hourChanges(chart),
      hangsOnHour: !isStable(chart, (numbers) => String(highest(numbers.visible)) === String(most)),
    },
    [
      claim('elements:visible:most', most.join('+')),
      ...most.map((element) => claim(`element:${element}:visible`, 'most')),
    ],
  );
}

function ofAbsent(chart: Chart): Paragraph[] {
  const missing = absent(chart.elements.visible);
  if (missing.length === 0)
    return [
      paragraph(
        `[All five are there|None of the five is wanting|You have all five], ${list(scarcest(chart.elements.visible))} the scarcest, [so no drawer of yours sticks for want of use|and every tool lies ready|which leaves no drawer empty].`,
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
    : ` [The hour may change that|That may change with the hour|An hour could alter it]: ${stillMissing(chart, missing)}.`;
  return [
    paragraph(
      `${missing.map((element) => absentSentence(chart, element)).join('. ')}.${open}`,
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

const absentSentence = ({ dayMaster }: Chart, element: Element): string =>
  `[No ${element} is to be seen, which|There is no ${element} in sight; it|${element} is nowhere to be seen; it] ${givenBy[groupOf(dayMaster.element, element)].replace('you', dayMaster.character)}: ${notVisible[element]}`;

const scarcest = (numbers: ElementNumbers): Element[] => {
  const least = Math.min(...cycleOfElements.map((element) => numbers[element]));
  return cycleOfElements.filter((element) => numbers[element] === least);
};

function stillMissing({ possible }: Chart, missing: readonly Element[]): string {
  const said = missing.map((element) => {
    const without = possible.filter(({ elements: { visible } }) => visible[element] === 0).length;
    return `${element} [stays away|is missing|is absent] in ${without} [of ${possible.length} cases|of the ${possible.length} cases|out of ${possible.length}]`;
  });
  return list(said);
}

function ofHidden(chart: Chart): Paragraph {
  const { visible, withHiddenStems } = chart.elements;
  const found = absent(visible).filter((element) => withHiddenStems[element] > 0);
  const never = absent(withHiddenStems);
  const places = found.map((element) => `${element} in ${list(hidingPlaces(chart, element))}`);
  const shown = found.length > 0 ? ` [Kept in store|Laid up|Out of sight]: ${places.join('; ')}.` : '';
  const rest =
    never.length > 0
      ? ` [Of ${list(never)} there is none even so|Even so there is no ${list(never)}|${list(never)} is not there either way].`
      : '';
  return paragraph(
    `[With the hidden stems: ${counted(withHiddenStems)}|Hidden stems included, there are ${countedFirst(withHiddenStems)}|Counting what is hidden: ${counted(withHiddenStems)}].${shown}${rest}`,
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
    `[By the season of|Weighed by the season of|In the season of] ${chart.pillars.month.branch}, ${list(most)} [weighs most, ${share(bySeason[strongest], total)}, and ${weakest} least, ${share(bySeason[weakest], total)}|comes first with ${share(bySeason[strongest], total)} and ${weakest} last with ${share(bySeason[weakest], total)}|has the most, ${share(bySeason[strongest], total)}, ${weakest} the least, ${share(bySeason[weakest], total)}]. ${strongest} [stands for|is|means] ${strongestBySeason[strongest]}.`,
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
    [
      claim('elements:season:strongest', most.join('+')),
      ...most.map((element) => claim(`element:${element}:season`, 'strongest')),
    ],
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
    `${dayMaster.element} and ${resource}, which feeds it, [hold|have|make] ${percent} % [of those points|of the points|of all points]. [So|Hence|Thus] ${dayMaster.character} is [called|reckoned] ${called}${besideSeason(chart, strength)}: ${strengthReadings[strength][dayMaster.element]}.`,
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

/** Where the season and the rest of the chart pull in different directions. */
function besideSeason({ dayMaster }: Chart, strength: Strength): string {
  const { weight } = dayMaster.season;
  if (strength === 'slight' && weight >= minHelpfulWeight) return ', though its season is with it';
  if (strength === 'strong' && weight <= maxHinderingWeight) return ', though its season is against it';
  return '';
}

/** Of the five states of a season, 5 for the strongest. */
const minHelpfulWeight = 4;
const maxHinderingWeight = 2;

const share = (part: number, total: number): string => `${Math.round((100 * part) / total)} %`;
