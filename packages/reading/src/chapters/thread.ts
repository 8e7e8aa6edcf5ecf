import { tagged as text } from '@org/content/reading';
import { isBaby, voiceOf, type Audience } from '../audience.ts';
import type { Chart } from '../chart.ts';
import { claim, paragraph } from '../paragraph.ts';
import type { Paragraph } from '../reading.ts';
import { groupOf, type TenGodGroup } from '../ten-gods-of-elements.ts';
import { lowerFirst } from '../words/grammar.ts';
import { byDay, pictureOf } from './reasons.ts';

/**
 * The thread of a reading: how the element of the day master, which is the inner side, treats the element of the year
 * sign, which is the outer side. The summary names it, and four chapters say what follows from it.
 */
const threadOf = ({ dayMaster, sign }: Chart): TenGodGroup => groupOf(dayMaster.element, sign.element);

export const threadInShort = (chart: Chart, audience: Audience): string =>
  text(`thread.summary.${voiceOf(audience)}.${threadOf(chart)}`, ofElement(chart));

/** The element of the day master, with what it does well, what it lacks and what makes that easier. */
const ofElement = ({ dayMaster: { element } }: Chart) => ({
  element,
  gift: text(`elements.${element}.gift`),
  lack: text(`elements.${element}.lack`),
  ease: text(`elements.${element}.ease`),
  theme: text(`elements.${element}.theme`),
});

export function threadOfPerson(chart: Chart, audience: Audience): Paragraph {
  const { element } = chart.sign;
  const thread = threadOf(chart);
  const told = text(`thread.core.${voiceOf(audience)}.${thread}`, {
    ...ofElement(chart),
    signElement: element,
    picture: thread === 'companions' ? '' : lowerFirst(pictureOf[thread](chart.dayMaster.element, element)),
  });
  const advice =
    audience === 'child' ? [text(`thread.coreAdvice.${isBaby(chart) ? 'baby' : 'child'}.${thread}`)] : [];
  return byThread(chart, [told, ...advice].join(' '));
}

/** The reaction of the sign and then of the day master in an everyday situation that belongs to the thread. */
export function smallExample(chart: Chart, audience: Audience): Paragraph {
  const voice = voiceOf(audience);
  const { polarity, element, character } = chart.dayMaster;
  return byThread(
    chart,
    text(`core.scene.${isBaby(chart) ? 'baby' : voice}`, {
      event: text(`thread.event.${voice}.${threadOf(chart)}`),
      sign: chart.sign.name,
      reaction: text(`signs.${chart.sign.id}.scene.${voice}`),
      stem: `${polarity} ${element}`,
      day: text(`stems.${character}.scene.${voice}`),
    }),
  );
}

export const threadAtWork = (chart: Chart, audience: Audience): Paragraph =>
  byThread(chart, text(`thread.work.${audience}.${threadOf(chart)}`));

export const threadWithPeople = (chart: Chart, audience: Audience): Paragraph =>
  byThread(chart, text(`thread.people.${voiceOf(audience)}.${threadOf(chart)}`));

export const threadOfYear = (chart: Chart, audience: Audience): Paragraph =>
  byThread(
    chart,
    isBaby(chart)
      ? text(`baby.task.${threadOf(chart)}`)
      : text(`thread.year.${audience === 'elder' ? audience : voiceOf(audience)}.${threadOf(chart)}`),
  );

const byThread = (chart: Chart, told: string): Paragraph =>
  paragraph(told, byDay(chart, 'sign-and-day'), [claim('thread', threadOf(chart))]);
