import { tagged as text } from '@org/content/reading';
import type { Element } from '@org/zodiac-core';
import { usefulElement } from '@org/zodiac-core/useful-element';
import type { Chart } from '../chart.ts';
import { absent } from '../element-numbers.ts';
import { claim, paragraph } from '../paragraph.ts';
import type { Paragraph } from '../reading.ts';
import { isBaby, whose, Whose, type Audience } from '../audience.ts';
import { groupOf } from '../ten-gods-of-elements.ts';
import { alternatives, list } from '../words/grammar.ts';
import { byPillars } from './reasons.ts';

/** Things that bring an element into daily life, in the words of an age. */
export const thingsOf = (element: Element, audience: Audience): string =>
  audience === 'child' ? text(`elements.${element}.thingsChild`) : text(`elements.${element}.things`);

/** The end of the chapter's first sentence, which names the things that help most. */
export function usefulInShort({ useful }: Chart, audience: Audience): string {
  if (useful.decided)
    return text('chapters.elements.helper.decided', { things: thingsOf(useful.element, audience) });
  return useful.reason === 'balanced'
    ? text('chapters.elements.helper.balanced')
    : text(`chapters.elements.helper.open.${useful.strength.id}`);
}

/** The advice on the useful element. */
export function usefulHelps(chart: Chart, audience: Audience): string {
  const { useful } = chart;
  if (!useful.decided) return text(`chapters.elements.openHelps.${useful.strength.id}`);
  if (isBaby(chart)) return text(`baby.usefulHelps.${useful.element}`);
  return audience === 'child'
    ? text(`chapters.elements.childUsefulHelps.${useful.element}`)
    : text(`chapters.elements.usefulHelps.${useful.element}`);
}

export function ofUsefulElement(chart: Chart, audience: Audience): Paragraph {
  const { useful } = chart;
  const reason = byPillars(chart, 'useful-element', useful.decided || chart.isTimeKnown);
  if (!useful.decided) {
    const values = { whose: whose(audience), Whose: Whose(audience), likely: likelyIn(chart) };
    return paragraph(text(`chapters.elements.useful.${useful.reason}`, values), reason, [
      claim('useful-element', 'open'),
    ]);
  }
  const { element, methods, strength } = useful;
  const balance = strength.id === 'strong' ? 'strong' : 'weak';
  const climate = element === 'Fire' ? 'cold' : 'hot';
  return paragraph(
    text('chapters.elements.useful.decided', {
      whose: whose(audience),
      element,
      why: [
        text(`chapters.elements.why.${methods.includes('climate') ? climate : balance}`, { element }),
        ...(strength.id === 'strong' && groupOf(chart.dayMaster.element, element) === 'officers'
          ? [text('chapters.elements.useful.limit')]
          : []),
        ...besideMissing(chart, element),
      ].join(' '),
      text:
        audience === 'child' ? text(`elements.${element}.usefulChild`) : text(`elements.${element}.useful`),
    }),
    reason,
    [claim('useful-element', element)],
  );
}

/** Compares the useful element with the helping elements that the pillars do not show. */
function besideMissing({ elements: { visible }, isTimeKnown, useful }: Chart, element: Element): string[] {
  const missing = absent(visible).filter((each) => useful.decided && useful.helping.includes(each));
  if (missing.length === 0) return [];
  return [
    missing.includes(element)
      ? text(isTimeKnown ? 'chapters.elements.useful.missing' : 'chapters.elements.useful.missingOfThree')
      : text('chapters.elements.useful.otherMissing', { elements: list(missing) }),
  ];
}

/** The two elements that are the useful one by most of the possible hours. */
function likelyIn({ possible }: Chart): string {
  const found = possible.map(usefulElement).flatMap((each) => (each.decided ? each.element : []));
  const [first = [], second = []] = [...Map.groupBy(found, (each) => each).values()].toSorted(
    (a, b) => b.length - a.length,
  );
  const named = [first, second].flatMap(([element]) => element ?? []);
  return (first.length + second.length) * 2 > possible.length
    ? text('chapters.elements.useful.likely', { elements: alternatives(named) })
    : text('chapters.elements.useful.unlikely');
}
