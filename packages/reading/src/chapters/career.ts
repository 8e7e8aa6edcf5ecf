import { tagged as text } from '@org/content/reading';
import { tenGod } from '@org/zodiac-core/pillars';
import { strengthOfDayMaster, type StrengthId } from '@org/zodiac-core/useful-element';
import type { Chart } from '../chart.ts';
import { highest } from '../element-numbers.ts';
import { claim, paragraph } from '../paragraph.ts';
import type { Chapter, Paragraph } from '../reading.ts';
import { characterOf, godName, groupOf, type TenGodGroup } from '../ten-gods-of-elements.ts';
import { isBaby, isSchoolchild, type Audience } from '../audience.ts';
import { byMonth, byPillars, bySign } from './reasons.ts';
import { amountOf, rulesAndDuties } from './sides.ts';
import { threadAtWork } from './thread.ts';

/** Work and money for adults, learning below 18, interests above 70. */
export function career(chart: Chart, audience: Audience): Chapter {
  const group = strongestGroup(chart);
  const strength = strengthOfDayMaster(chart.pillars).id;
  const isStable = chart.possible.every(
    ({ day, elements }) => strongestGroup({ dayMaster: day, elements }) === group,
  );
  const ofStrongest = paragraph(
    isSchoolchild(chart) ? text(`schoolchild.learning.${group}`) : text(`groups.${group}.${audience}`),
    byPillars(chart, 'strongest-gods', isStable),
    [claim('gods:strongest', group)],
  );
  const asCarried = paragraph(
    `${ofStrongest.text} ${text(`chapters.career.carry.${group}.${strength}`)}`,
    byPillars(chart, 'strongest-gods', isStable && chart.isTimeKnown),
    ofStrongest.claims,
  );
  return {
    id: 'career',
    heading: text(`voice.headings.${audience}.career`),
    summary: summaryOf(chart, audience, group),
    paragraphs:
      audience === 'adult'
        ? [
            ofMonth(chart),
            asCarried,
            // Leaves out the attitude to rules if the paragraph on the strongest group already covers it.
            ...(group === 'officers' ? [] : rulesAndDuties(chart, audience)),
            ...(group === 'wealth' ? [] : [ofMoney(chart)]),
            threadAtWork(chart, audience),
          ]
        : isBaby(chart)
          ? [
              paragraph(text(`baby.learning.${group}`), byPillars(chart, 'strongest-gods', isStable), [
                claim('gods:strongest', group),
              ]),
              paragraph(text('baby.later', { text: ofSign(chart, audience) }), bySign(chart)),
            ]
          : [
              paragraph(ofSign(chart, audience), bySign(chart)),
              ofStrongest,
              ...(group === 'officers' ? [] : rulesAndDuties(chart, audience)),
              threadAtWork(chart, audience),
            ],
    ...pointsOf(chart, audience, group, strength),
  };
}

/** The group of ten gods to which the strongest element, weighed by season, belongs. */
const strongestGroup = ({
  dayMaster,
  elements,
}: {
  dayMaster: Pick<Chart['dayMaster'], 'element'>;
  elements: Chart['elements'];
}): TenGodGroup => groupOf(dayMaster.element, highest(elements.bySeason)[0] ?? dayMaster.element);

function summaryOf(chart: Chart, audience: Audience, group: TenGodGroup): string {
  if (audience === 'adult')
    return text('chapters.career.summary.adult', { work: text(`gods.${godOfMonth(chart).id}.workShort`) });
  return audience === 'elder'
    ? text('chapters.career.summary.elder', { name: text(`chapters.career.themesElder.${group}`) })
    : text(`chapters.career.summary.${audience}`, { name: text(`chapters.career.themesYoung.${group}`) });
}

function ofSign(chart: Chart, audience: Exclude<Audience, 'adult'>): string {
  const { sign } = chart;
  if (isSchoolchild(chart)) return text(`schoolchild.signs.${sign.id}`);
  if (audience === 'elder') return text(`signs.${sign.id}.elder.days`);
  return audience === 'teen' ? text(`signs.${sign.id}.teen.school`) : text(`signs.${sign.id}.child.learning`);
}

/** The ten god of the month, which stands for work. */
const godOfMonth = ({ dayMaster, pillars }: Chart) => tenGod(dayMaster.character, pillars.month.stem);

function ofMonth(chart: Chart): Paragraph {
  const god = godOfMonth(chart);
  return paragraph(
    text('chapters.career.month', {
      god: godName(god),
      name: characterOf(god),
      meaning: text(`gods.${god.id}.meaning`),
      work: text(`gods.${god.id}.work`),
    }),
    byMonth(chart, 'ten-gods'),
    [claim('ten-god:month', god.id)],
  );
}

function ofMoney(chart: Chart): Paragraph {
  const { amount, isStable } = amountOf(chart, 'wealth');
  return paragraph(text(`chapters.career.money.${amount}`), byPillars(chart, 'elements-hidden', isStable));
}

function pointsOf(chart: Chart, audience: Audience, group: TenGodGroup, strength: StrengthId) {
  if (isBaby(chart))
    return {
      whatHelps: [text(`baby.groupHelps.${group}`), text(`baby.strengthHelps.${strength}`)],
      watchFor: [text(`baby.groupWatch.${group}`), text(`baby.strengthWatch.${strength}`)],
    };
  return {
    whatHelps: [
      audience === 'adult'
        ? text(`gods.${godOfMonth(chart).id}.workHelps`)
        : text(`groups.${group}.${audience}Helps`),
    ],
    watchFor: [text(`groups.${group}.${audience === 'adult' ? 'teen' : audience}Watch`)],
  };
}
