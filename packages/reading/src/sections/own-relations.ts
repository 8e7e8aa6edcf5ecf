import type { BranchRelation, ZodiacSignId } from '@org/zodiac-core';
import type { Chart } from '../chart.ts';
import { claim, paragraph, type Reason } from '../paragraph.ts';
import { knownPillars } from '../positions.ts';
import { ownRelations } from '../prose/own-relations.ts';
import type { Paragraph } from '../reading.ts';
import { signName } from '../years/relations-with-chart.ts';
import { list } from '../words/list.ts';

const maxRelations = 4;

/** The relations among one’s own branches, or that there is none. */
export function ownRelationParagraphs(chart: Chart): Paragraph[] {
  const known = knownPillars(chart);
  const branches = known.map(({ pillar, position }) => `${pillar.branch} (${position})`);
  const areCertain = known.every(({ certain }) => certain);
  const reason: Reason = {
    rule: 'relations-of-branches',
    because: `Your own branches are ${list(branches)}.`,
    changes: chart.isTimeKnown ? 'Another branch in one of them.' : 'The hour, whose branch would join them.',
    hangsOnHour: !areCertain,
  };
  if (chart.relations.length === 0)
    return [
      paragraph(
        `Among your own branches, ${list(known.map(({ pillar }) => pillar.branch))}, [no rule joins or parts any two: the rooms have thick walls|no two are joined or parted by a rule, and each has its own room|no rule ties or divides any two; each keeps to itself].`,
        { ...reason, hangsOnHour: !areCertain || !chart.isTimeKnown },
        [claim('own-relations', 'none')],
      ),
    ];
  const shown = chart.relations.slice(0, maxRelations);
  return shown.map((relation, index) => {
    const isRepeated = shown.slice(0, index).some(({ form }) => form === relation.form);
    const rooms = roomsOf(chart, relation);
    return paragraph(
      `[${upper(rooms)} ${relation.signs.length > 2 ? 'make' : 'are'} ${relation.name}|As ${relation.name} count ${rooms}|Between ${rooms} there is ${relation.name}]${isRepeated ? ' as well' : `, ${wordsOf(chart, relation)}`}.`,
      {
        ...reason,
        because: `${reason.because.slice(0, -1)}; ${relation.name} (${relation.pinyin}) joins ${list(relation.signs.map((id) => signName(id, chart.birth.calendar)))}.`,
        // A third branch would make a half whole.
        hangsOnHour: !areCertain || (!chart.isTimeKnown && relation.missing !== undefined),
      },
      [claim(`own-relation:${relation.signs.join('-')}:${relation.kind}`, relation.form)],
    );
  });
}

const wordsOf = ({ birth }: Chart, { form, element, missing }: BranchRelation): string =>
  ownRelations[form]
    .replaceAll('{element}', element ?? '')
    .replaceAll('{missing}', missing ? signName(missing, birth.calendar) : '');

/** Such as “the Ox of your month and the Snake of your year”. */
function roomsOf(chart: Chart, { signs }: BranchRelation): string {
  const known = knownPillars(chart);
  const roomsOfSign = (sign: ZodiacSignId): string =>
    list(known.filter(({ pillar }) => pillar.sign === sign).map(({ position }) => position));
  const named = [...new Set(signs)].map(
    (id) => `the ${signName(id, chart.birth.calendar)} of your ${roomsOfSign(id)}`,
  );
  return list(named);
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
