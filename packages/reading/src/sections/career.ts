import { text } from '@org/content/reading';
import type { Chart } from '../chart.ts';
import { dominantGroups } from '../dominant-groups.ts';
import { claim, paragraph } from '../paragraph.ts';
import { branchReadings } from '../prose/branch-readings.ts';
import { groupNames, groupReadings } from '../prose/group-readings.ts';
import { tenGodReadings } from '../prose/ten-god-readings.ts';
import { signReadings } from '../prose/sign-readings.ts';
import type { Paragraph, ReadingSection } from '../reading.ts';
import { byGod, byPillar, bySign } from '../reasons.ts';
import { godName } from '../ten-gods-of-elements.ts';
import { list, lowerFirst } from '../words/list.ts';
import { pillarInWords } from '../words/pillar-in-words.ts';

export function career(chart: Chart): ReadingSection {
  const { sign } = chart;
  return {
    id: 'career',
    heading: text('headings.career'),
    paragraphs: [
      paragraph(signReadings[sign.id].career, bySign(chart)),
      ofMonthBranch(chart),
      ...ofMonthStem(chart),
      ...ofMonthCommand(chart),
      ofDominantGroup(chart),
      paragraph(
        `[In business, by tradition,|By tradition, in business|Tradition says that in business] the ${sign.name} ${lowerFirst(sign.businessTraits)} [Fields that are said to suit it|Said to suit it|It is sent into these fields]: ${lowerFirst(sign.careerStrengths)}`,
        bySign(chart),
      ),
    ],
  };
}

function ofMonthBranch(chart: Chart): Paragraph {
  const { month } = chart.pillars;
  return paragraph(
    `[Work is the month’s, and yours is|For work look at the month,|The month is for work:] ${pillarInWords(month)}, ${branchReadings[month.branch].month}.`,
    byPillar(chart, 'month', 'root-and-fruit'),
    [claim('pillar:month', month.name)],
  );
}

function ofMonthStem(chart: Chart): Paragraph[] {
  const { pillars, tenGods } = chart;
  const god = tenGods.month.stem;
  if (!god) return [];
  return [
    paragraph(
      `[Over it stands|Above it is|It carries] ${pillars.month.stem}, [to|for|beside] the {sign}’s ${pillars.day.stem} the ${godName(god)}. [At a desk that is|At work, that is|In an office it means] ${tenGodReadings[god.id].atWork}.`,
      byGod(chart, 'month'),
      [claim('ten-god:month', god.id)],
    ),
  ];
}

function ofMonthCommand(chart: Chart): Paragraph[] {
  const { pillars, tenGods } = chart;
  const [god] = tenGods.month.hidden;
  if (!god) return [];
  return [
    paragraph(
      `[In command of|Master of|Ruling] ${pillars.month.branch} is ${pillars.month.hiddenStems[0]}, your ${godName(god)}. ${tenGodReadings[god.id].task}`,
      byGod(chart, 'month', 'month-command'),
      [claim('month-command', god.id)],
    ),
  ];
}

function ofDominantGroup(chart: Chart): Paragraph {
  const { groups, count, total, isStable } = dominantGroups(chart);
  const names = groups.map((group) => groupNames[group]);
  const { element } = chart.dayMaster;
  const text = groups.map((group) => groupReadings[element][group]);
  const { stem } = chart.pillars.day;
  return paragraph(
    `[Of ${total} stems, seen and hidden,|Among ${total} stems, hidden ones included,|Of ${total} stems, with the hidden ones,] ${count}${groups.length > 1 ? ' each' : ''} are ${list(names)} to [${stem}|the {sign}’s ${stem}|your ${stem}]. ${text.join('. ')}.`,
    {
      rule: 'most-frequent-gods',
      because: `Counted against ${stem}, ${count} of ${total} stems are ${list(groups)}.`,
      changes: chart.isTimeKnown ? 'Another pillar.' : 'The hour of birth, which adds two to four stems.',
      hangsOnHour: !isStable,
    },
    [claim('gods:most', groups.join('+'))],
  );
}
