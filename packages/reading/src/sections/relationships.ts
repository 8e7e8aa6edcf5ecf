import { text } from '@org/content/reading';
import type { Chart } from '../chart.ts';
import { claim, paragraph } from '../paragraph.ts';
import { branchReadings } from '../prose/branch-readings.ts';
import { tenGodReadings } from '../prose/ten-god-readings.ts';
import { signReadings } from '../prose/sign-readings.ts';
import type { Paragraph, ReadingSection } from '../reading.ts';
import { byDayMaster, byPillar, bySign } from '../reasons.ts';
import { godName } from '../ten-gods-of-elements.ts';
import { list } from '../words/list.ts';
import { pillarInWords } from '../words/pillar-in-words.ts';
import { bonds } from './bonds.ts';
import { ownRelationParagraphs } from './own-relations.ts';

export function relationships(chart: Chart): ReadingSection {
  const { sign } = chart;
  return {
    id: 'relationships',
    heading: text('headings.relationships'),
    figure: { kind: 'bonds', sign: sign.id },
    paragraphs: [
      paragraph(signReadings[sign.id].relationships, bySign(chart)),
      ofDayBranch(chart),
      ...ofPartner(chart),
      ...bonds(chart),
      ...ownRelationParagraphs(chart),
    ],
  };
}

function ofDayBranch(chart: Chart): Paragraph {
  const { day } = chart.pillars;
  return paragraph(
    `[A partner is read from|For a partner look at|Partners belong to] ${day.branch}, under the {sign}’s ${day.stem} in ${pillarInWords(day)}. ${branchReadings[day.branch].close}`,
    byPillar(chart, 'day', 'root-and-fruit'),
    [claim('pillar:day', day.name)],
  );
}

/** What the stems in the day’s branch are to the day master. */
function ofPartner(chart: Chart): Paragraph[] {
  const { day } = chart.pillars;
  const [first, ...others] = chart.tenGods.day.hidden;
  if (!first) return [];
  const more = others.map((god, index) => `${day.hiddenStems[index + 1]}, ${tenGodReadings[god.id].beside}`);
  const also = more.length > 0 ? ` [Further in|Behind that|Deeper down], the {sign} has ${list(more)}.` : '';
  return [
    paragraph(
      `That ${day.branch} holds ${day.hiddenStems[0]}, your ${godName(first)}: [you look for|you want|it looks for] ${tenGodReadings[first.id].beside}.${also}`,
      byDayMaster(chart, 'ten-gods'),
      [claim('ten-god:day-branch', first.id)],
    ),
  ];
}
