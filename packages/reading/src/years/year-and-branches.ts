import type { ZodiacSignId } from '@org/zodiac-core';
import type { Chart } from '../chart.ts';
import { paragraph } from '../paragraph.ts';
import type { Paragraph } from '../reading.ts';
import { list } from '../words/list.ts';
import { yearRelations } from './prose/relation-prose.ts';
import { toldRelations, type ToldRelation } from './relation-verbs.ts';
import { relationsWithChart, signName } from './relations-with-chart.ts';
import { isAnyPillarUncertain } from './uncertain-pillars.ts';
import type { DatedZodiacYear } from './zodiac-year-of.ts';

/** How the branch of a year stands to the branches of a chart. */
export function yearAndBranches(
  chart: Chart,
  { year, branch }: DatedZodiacYear,
  sign: ZodiacSignId,
): Paragraph {
  const { calendar } = chart.birth;
  const found = relationsWithChart(sign, chart);
  const told = toldRelations(found);
  const name = signName(sign, calendar);
  const own = list(ownBranches(chart).map((id) => signName(id, calendar)));
  const sentences = told.map((each, index) => {
    const others = found
      .filter(
        ({ position, relation }) =>
          position === each.position && relation !== each.relation && relation.kind !== 'three-meetings',
      )
      .map(({ relation }) => relation.english);
    const also =
      others.length > 0 ? `, [which books also count as|also counted as|in other books] ${list(others)}` : '';
    return `${index === 0 ? `The ${name}` : 'It'} ${each.verb} your ${signName(each.own, calendar)} (${each.position})${also}${index === 1 ? ', {sign}' : ''}: ${yearRelations[each.kind][each.position]}.`;
  });
  const text =
    sentences.length > 0
      ? sentences.join(' ')
      : `The ${name} has [no harmony or discord|neither harmony nor discord|no tie, kind or unkind,] with your ${own}, so [tradition reads ${year} by its stem alone|${year} is read by its stem alone|only the stem of ${year} counts].`;
  return paragraph(`${text}${otherYearPillar(chart, year)}${chart.isTimeKnown ? '' : hourMissing(year)}`, {
    rule: 'year-and-branches',
    because: `Your branches are those of ${own}, and that of ${year} is ${branch.character}, the ${name}.`,
    changes: 'Another date or time of birth, or another year.',
    hangsOnHour: isAnyPillarUncertain(chart),
    claims: told.map((each) => claimOf(year, each)),
  });
}

const ownBranches = ({ pillars }: Chart): ZodiacSignId[] =>
  [pillars.year, pillars.month, pillars.day, ...(pillars.hour ? [pillars.hour] : [])].map(({ sign }) => sign);

/** The year pillar goes by the Start of Spring and the sign by New Year’s Day, so that they may differ. */
function otherYearPillar({ pillars, sign, birth, year: firstYear }: Chart, year: number): string {
  const ofPillar = signName(pillars.year.sign, birth.calendar);
  return year === firstYear && pillars.year.sign !== sign.id
    ? ` Your year pillar, counted from the Start of Spring, has the ${ofPillar}, though by New Year’s Day your sign is the ${sign.name}.`
    : '';
}

const hourMissing = (year: number): string =>
  ` [For ${year} the hour of birth would add a fourth branch|The unknown hour would be a fourth branch to hold against ${year}|With an hour, ${year} would have one more branch to meet].`;

const claimOf = (year: number, { position, kind }: ToldRelation) => ({
  subject: `year:${year}:${position}`,
  value: kind,
});
