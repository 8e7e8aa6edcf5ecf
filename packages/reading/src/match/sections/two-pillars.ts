import { compatibility } from '@org/zodiac-core';
import { paragraph } from '../../paragraph.ts';
import type { Chart } from '../../chart.ts';
import type { Paragraph } from '../../reading.ts';
import { upperFirst } from '../../words/list.ts';
import type { FoundPair } from '../branch-pairs.ts';
import { inCharts } from '../in-charts.ts';
import type { MatchSection } from '../match.ts';
import type { Person } from '../person.ts';
import { pillarRelations } from '../prose/pillar-relations.ts';
import { combining, feeding, restraining, sameElement } from '../prose/stems-of-two.ts';
import { stemRelation } from '../stem-relation.ts';

/** The day stems, and the branches of day, month and hour; `undefined` where only a sign is known. */
export function twoPillars(
  one: Person,
  other: Person,
  pairs: readonly FoundPair[],
): MatchSection | undefined {
  if (!one.chart || !other.chart) return undefined;
  return {
    id: 'pillars',
    heading: 'Day, Month and Hour',
    paragraphs: [
      dayStems(one, other, one.chart, other.chart),
      ...(['day', 'month', 'hour'] as const).flatMap((position) => {
        const pair = pairs.find((each) => each.one.position === position && each.other.position === position);
        return pair ? [branches(one, other, pair, position)] : [];
      }),
    ],
  };
}

function dayStems(one: Person, other: Person, a: Chart, b: Chart): Paragraph {
  const relation = stemRelation(a.dayMaster, b.dayMaster);
  const stemOf = ({ dayMaster }: Chart) =>
    `${dayMaster.character} (${dayMaster.pinyin}), ${dayMaster.polarity} ${dayMaster.element}`;
  return paragraph(
    `The day stem stands for the person: ${stemOf(a)}, for ${one.name}, and ${stemOf(b)}, for ${other.name}. ${stemsInWords(one, other, a, b)}`,
    {
      rule: 'stems-of-two',
      because: `The two day stems are ${a.dayMaster.character} and ${b.dayMaster.character}.`,
      changes: 'Another day of birth of either.',
      hangsOnHour: !a.pillars.day.certain || !b.pillars.day.certain,
      claims: [{ subject: 'pair:day-stems', value: relation.kind }],
    },
  );
}

function stemsInWords(one: Person, other: Person, a: Chart, b: Chart): string {
  const relation = stemRelation(a.dayMaster, b.dayMaster);
  if (relation.kind === 'combine')
    return `They combine, one of the five pairs 五合: ${combining[relation.element]}.`;
  if (relation.kind === 'same') return `They are of one element: ${sameElement[a.dayMaster.element]}.`;
  const [giver, taker] = relation.giver === 'one' ? [one, other] : [other, one];
  const element = relation.giver === 'one' ? a.dayMaster.element : b.dayMaster.element;
  return relation.kind === 'feeds'
    ? `${upperFirst(giver.name)} feeds ${taker.name}: ${feeding[element]}.`
    : `${upperFirst(giver.name)} restrains ${taker.name}: ${restraining[element]}.`;
}

function branches(
  one: Person,
  other: Person,
  pair: FoundPair,
  position: 'day' | 'month' | 'hour',
): Paragraph {
  const { basis } = compatibility(pair.one.sign, pair.other.sign);
  const [main, ...others] = pair.found;
  const relation = main ? `${main.english} ${main.name}` : 'unrelated';
  const also =
    others.length > 0 ? ` (with ${others.map(({ english }) => english).join(' and ')} beside it)` : '';
  const { a, b, because } = inCharts(one, other, pair);
  return paragraph(
    `By the ${position}, ${a} and ${b} are counted as ${relation}${also}: ${pillarRelations[position][basis]}.`,
    {
      rule: 'branches-of-two',
      because,
      changes: `Another ${position} of birth of either.`,
      hangsOnHour: !pair.one.certain || !pair.other.certain,
      claims: [{ subject: `pair:${position}:${position}`, value: basis }],
    },
  );
}
