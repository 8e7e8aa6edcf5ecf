import type { Chart } from '../chart.ts';
import type { Phase } from './course-of.ts';
import { namedTenGod } from './named-ten-god.ts';
import { decadeMeetings } from './prose/decade-meetings.ts';
import { decadesOfSigns } from './prose/decades-of-signs.ts';

/** What is said of ten years: how their stem meets the day stem, and what the sign makes of such years. */
export function meetingOf({ dayMaster, sign }: Chart, { pillar }: Pick<Phase, 'pillar'>): string {
  const { id } = namedTenGod(dayMaster.character, pillar.stem);
  return `${decadeMeetings[dayMaster.character][pillar.stem]}. ${decadesOfSigns[sign.id][id]}`;
}
