import type { Element } from '@org/zodiac-core';
import type { Chart } from '../../chart.ts';
import { absent, cycleOfElements, highest } from '../../element-numbers.ts';
import type { Paragraph } from '../../reading.ts';
import { strengthOf } from '../../strength-of-day-master.ts';
import { elementOf } from '../../ten-gods-of-elements.ts';
import { list, upperFirst } from '../../words/list.ts';
import { numberInWords } from '../../words/number-in-words.ts';
import { isAnyPillarUncertain } from '../../years/uncertain-pillars.ts';
import type { Question } from '../read-question.ts';
import { limits, statement } from '../statement.ts';
import { dayStem } from './own-facts.ts';

/** The elements of which the hidden stems show least. */
export function lowest(numbers: Readonly<Record<Element, number>>): Element[] {
  const least = Math.min(...cycleOfElements.map((element) => numbers[element]));
  return cycleOfElements.filter((element) => numbers[element] === least);
}

const uncertainOf = (chart: Chart): boolean => !chart.isTimeKnown;
const because = ({ isTimeKnown }: Chart): string =>
  isTimeKnown
    ? 'The eight characters of your four pillars.'
    : 'The six characters of the pillars that are known.';

/** What is asked of the elements decides which sentence comes first. */
export function answerAboutElements(chart: Chart, { words }: Question): Paragraph[] {
  const { elements } = chart;
  const named = cycleOfElements.find((element) => words.includes(` ${element.toLowerCase()} `));
  const first =
    / (?:strong|strongest|dominant|dominate|main|most|too much|excess|main)(?: element)? /u.test(words) &&
    !named
      ? strongest(chart)
      : named
        ? ofOne(chart, named, words)
        : / (?:lack|lacking|lacks|missing|miss|weak|weakest|least|absent|without|need|needs|balance|imbalance) /u.test(
              words,
            )
          ? weakest(chart)
          : undefined;
  const visible = cycleOfElements.map((element) => [element, elements.visible[element]] as const);
  const missing = absent(elements.withHiddenStems);
  return [
    ...(first ? [first] : []),
    statement(
      `The ${chart.isTimeKnown ? 'eight' : 'six'} characters of your pillars count ${list(visible.map(([element, count]) => `${count} ${element}`))}.`,
      'elements-visible',
      because(chart),
      Object.fromEntries(visible.map(([element, count]) => [`element:${element}`, count])),
      uncertainOf(chart),
    ),
    statement(
      missing.length > 0
        ? `With the stems hidden in the branches, ${list(missing)} ${missing.length > 1 ? 'are' : 'is'} still absent, which tradition calls a thing to learn rather than a lack.`
        : 'With the stems hidden in the branches, none of the five is absent.',
      'elements-hidden',
      because(chart),
      { 'missing-elements': missing.toSorted().join('+') || 'none' },
      uncertainOf(chart),
    ),
    first && named ? customOf(named) : dayStem(chart),
  ];
}

const custom: Readonly<Record<Element, readonly [numbers: readonly [number, number], things: string]>> = {
  Water: [[1, 6], 'black and dark blue, the north'],
  Wood: [[3, 8], 'green, the east'],
  Fire: [[2, 7], 'red, the south'],
  Earth: [[5, 10], 'yellow and brown, the middle of a room'],
  Metal: [[4, 9], 'white and gold, the west'],
};

/** What custom does for an element that somebody wants more of. */
function customOf(element: Element): Paragraph {
  const [numbers, things] = custom[element];
  return statement(
    `Custom gives ${element} by ${things} and the numbers ${list(numbers.map(String))}; nobody’s fortune hangs on it.`,
    'element-numbers-and-colours',
    `You ask about ${element}.`,
    { [`element-numbers:${element}`]: numbers.join('+') },
  );
}

function weakest(chart: Chart): Paragraph {
  const { visible, withHiddenStems } = chart.elements;
  const missing = absent(visible);
  const least = missing.length > 0 ? missing : lowest(visible);
  const still = least.filter((element) => withHiddenStems[element] > 0);
  return statement(
    missing.length > 0
      ? `${list(missing)} ${missing.length > 1 ? 'are the elements' : 'is the element'} that your visible characters lack${still.length > 0 ? `, though the stems hidden in the branches hold ${still.length === missing.length ? 'it' : list(still)}`.replace('hold it', missing.length > 1 ? 'hold both' : 'hold some') : ''}.`.replace(
          'hold both',
          missing.length > 2 ? 'hold them all' : 'hold both',
        )
      : `Your weakest ${least.length > 1 ? 'elements are' : 'element is'} ${list(least)}, with ${numberInWords(visible[least[0] ?? 'Wood'])} character${visible[least[0] ?? 'Wood'] === 1 ? '' : 's'}${least.length > 1 ? ' each' : ''}; none is missing.`,
    'elements-visible',
    because(chart),
    { 'weakest-elements': least.toSorted().join('+') },
    uncertainOf(chart),
  );
}

function strongest(chart: Chart): Paragraph {
  const { visible, bySeason } = chart.elements;
  const most = highest(visible);
  const season = highest(bySeason);
  return statement(
    `By count your strongest ${most.length > 1 ? 'elements are' : 'element is'} ${list(most)}; weighed by the season of your birth ${list(season)} ${season.length > 1 ? 'lead' : 'leads'}.`,
    'elements-by-season',
    because(chart),
    { 'strongest-elements': most.toSorted().join('+'), 'strongest-by-season': season.toSorted().join('+') },
    uncertainOf(chart),
  );
}

function ofOne(chart: Chart, element: Element, words: string): Paragraph {
  const { visible, withHiddenStems } = chart.elements;
  const count = visible[element];
  const most = highest(visible).includes(element);
  const least = lowest(visible).includes(element);
  const asksMuch = / (?:too much|too many|excess\p{L}*|a lot of|strong) /u.test(words);
  const asksEnough = / (?:enough|have (?:any|some)|have \p{L}+ in) /u.test(words);
  const asksCount = / how (?:much|many) /u.test(words);
  const yes = asksMuch ? most && count > 2 : count === 0 || (least && count < 2);
  const many = `${count === 0 ? 'none' : numberInWords(count)} of the ${chart.isTimeKnown ? 'eight' : 'six'} characters ${count > 1 || count === 0 ? 'are' : 'is'} ${element}`;
  const hidden = withHiddenStems[element];
  return statement(
    asksCount
      ? `${upperFirst(many)}.`
      : asksEnough
        ? `${count > 0 ? 'Yes' : 'Not among the visible ones'}: ${many}${count === 0 && hidden > 0 ? ', though some is hidden in the branches' : ''}.`
        : asksMuch
          ? `${yes ? `${element} is your most frequent element` : `No, ${element} is not in excess`}: ${many}.`
          : `${yes ? (count === 0 ? `Yes, ${element} is what your visible characters lack` : `${element} is among the weakest in your chart`) : `No, ${element} is not wanting`}: ${many}${count === 0 && hidden > 0 ? ', though some is hidden in the branches' : ''}.`,
    'elements-visible',
    because(chart),
    { [`element:${element}`]: count },
    uncertainOf(chart),
  );
}

/** How strong the day master is, and what helps it. */
export function answerAboutStrength(chart: Chart): Paragraph[] {
  const { dayMaster, elements } = chart;
  const { strength, percent } = strengthOf(dayMaster.element, elements.bySeason);
  const own = dayMaster.element;
  const feeding = elementOf(own, 'resources');
  const [named, helpful] = {
    strong: ['strong', [elementOf(own, 'output'), elementOf(own, 'wealth'), elementOf(own, 'officers')]],
    even: ['balanced', [own, feeding]],
    slight: ['slight', [feeding, own]],
  }[strength] as [string, Element[]];
  return [
    statement(
      `Your day master ${dayMaster.character} comes out as ${named}: ${percent} % of the points, weighed by the season, are ${own} or the ${feeding} that feeds it.`,
      'day-master-strength',
      because(chart),
      { 'day-master': dayMaster.character, 'strength-percent': percent },
      uncertainOf(chart) || isAnyPillarUncertain(chart),
    ),
    statement(
      strength === 'even'
        ? `It needs neither more help nor more to do; teachers would leave it as it is.`
        : `${upperFirst(list(helpful))} would be what teachers call welcome to it, since a ${named} day master is given ${strength === 'strong' ? 'something to do' : 'support'}.`,
      'feeding-and-controlling',
      `Your day master is ${own}.`,
      { 'day-master': dayMaster.character },
      uncertainOf(chart),
    ),
    limits(
      chart,
      'Schools weigh this differently, so this reading states the count and names no single useful god 用神.',
    ),
  ];
}
