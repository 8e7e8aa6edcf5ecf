import { text } from '@org/content/reading';
import type { Element } from '@org/zodiac-core';
import { lifeStage } from '@org/zodiac-core/life-stages';
import type { Chart } from '../chart.ts';
import { claim, paragraph } from '../paragraph.ts';
import type { Chapter, Paragraph } from '../reading.ts';
import { isBaby, whose, Whose, type Audience } from '../audience.ts';
import { pathNumber, type PathNumber } from '../path-numbers.ts';
import { longDate } from '../words/dates.ts';
import { byDate, byDay, byPillars } from './reasons.ts';

export function lifePath(chart: Chart, audience: Audience): Chapter {
  const { year, month, day } = chart.date;
  const number = pathNumber(chart.lifePath);
  const { useful } = chart;
  return {
    id: 'life-path',
    heading: text('headings.life-path'),
    summary: text('chapters.path.summary', {
      whose: whose(audience),
      aim: text(`numbers.aim.${number}`),
      useful: useful.decided
        ? text('chapters.path.summaryUseful.decided', { things: thingsOf(useful.element, audience) })
        : text(`chapters.path.summaryUseful.${shortReason[useful.reason]}`),
    }),
    paragraphs: [
      paragraph(
        text('chapters.path.sum', { text: text(`numbers.path.${number}`) }),
        {
          ...byDate(chart, 'life-path'),
          because: text('because.lifePath', {
            date: longDate(chart.birth.date),
            sum: month + day + year,
            number,
          }),
        },
        [claim('life-path', number)],
      ),
      ofUsefulElement(chart, audience),
      ofStage(chart),
    ],
    ...pointsOf(chart, audience, number),
  };
}

/** Why the useful element is open, as far as the summary tells it. */
const shortReason = {
  balanced: 'balanced',
  'hour-unknown': 'hour-unknown',
  tie: 'open',
  'methods-differ': 'open',
  extreme: 'open',
} as const;

function pointsOf(chart: Chart, audience: Audience, number: PathNumber) {
  const { useful } = chart;
  if (isBaby(chart))
    return {
      whatHelps: [
        useful.decided ? text(`baby.usefulHelps.${useful.element}`) : text('chapters.path.childOpenHelps'),
      ],
      watchFor: [],
    };
  if (audience === 'child')
    return {
      whatHelps: [
        text(`numbers.pathChildHelps.${number}`),
        useful.decided
          ? text(`chapters.path.childUsefulHelps.${useful.element}`)
          : text('chapters.path.childOpenHelps'),
      ],
      watchFor: [text(`numbers.pathChildWatch.${number}`)],
    };
  return {
    whatHelps: [
      text(`numbers.pathHelps.${number}`),
      useful.decided ? text(`chapters.path.usefulHelps.${useful.element}`) : text('chapters.path.openHelps'),
    ],
    watchFor: [text(`numbers.pathWatch.${number}`)],
  };
}

/** What an element is linked with, in the words of daily life at an age. */
export const thingsOf = (element: Element, audience: Audience): string =>
  audience === 'child' ? text(`elements.${element}.thingsChild`) : text(`elements.${element}.things`);

function ofUsefulElement(chart: Chart, audience: Audience): Paragraph {
  const { useful } = chart;
  const reason = byPillars(chart, 'useful-element', useful.decided || chart.isTimeKnown);
  if (!useful.decided) {
    const values = { whose: whose(audience), Whose: Whose(audience) };
    return paragraph(undecided[useful.reason](values), reason, [claim('useful-element', 'open')]);
  }
  const { element, methods, strength } = useful;
  const balance = strength.id === 'strong' ? 'strong' : 'weak';
  const climate = element === 'Fire' ? 'cold' : 'hot';
  return paragraph(
    text('chapters.path.useful.decided', {
      whose: whose(audience),
      element,
      why: text(`chapters.path.why.${methods.includes('climate') ? climate : balance}`, { element }),
      text: text(`elements.${element}.useful`),
    }),
    reason,
    [claim('useful-element', element)],
  );
}

interface WhoseValues {
  readonly whose: string;
  readonly Whose: string;
}

const undecided = {
  balanced: ({ Whose }: WhoseValues) => text('chapters.path.useful.balanced', { Whose }),
  tie: ({ whose }: WhoseValues) => text('chapters.path.useful.tie', { whose }),
  'methods-differ': ({ whose }: WhoseValues) => text('chapters.path.useful.methods-differ', { whose }),
  extreme: ({ Whose }: WhoseValues) => text('chapters.path.useful.extreme', { Whose }),
  'hour-unknown': ({ whose }: WhoseValues) => text('chapters.path.useful.hour-unknown', { whose }),
} as const;

function ofStage(chart: Chart): Paragraph {
  const stage = lifeStage(chart.dayMaster.character, chart.pillars.day.branch);
  return paragraph(
    text('chapters.path.stage', {
      stage: `${text(`stages.names.${stage.id}`)} (${stage.name})`,
      meaning: text(`stages.meanings.${stage.id}`),
      use: isBaby(chart) ? text(`stages.usesBaby.${stage.id}`) : text(`stages.uses.${stage.id}`),
    }),
    byDay(chart, 'life-stages'),
    [claim('life-stage', stage.id)],
  );
}
