import { tagged as text } from '@org/content/reading';
import { strengthOfDayMaster, type StrengthId } from '@org/zodiac-core/useful-element';
import type { Element } from '@org/zodiac-core';
import type { Chart } from '../chart.ts';
import { absent, cycleOfElements, highest } from '../element-numbers.ts';
import { claim, paragraph } from '../paragraph.ts';
import type { Chapter, Paragraph, ElementsFigure } from '../reading.ts';
import { elementOf } from '../ten-gods-of-elements.ts';
import { alternatives, list } from '../words/grammar.ts';
import { isBaby, isSchoolchild, who, whose, type Audience } from '../audience.ts';
import { byPillars } from './reasons.ts';
import { ofUsefulElement, usefulHelps, usefulInShort } from './useful-element.ts';

export function elements(chart: Chart, audience: Audience): Chapter {
  const { visible, bySeason } = chart.elements;
  const strongest = highest(bySeason)[0] ?? 'Wood';
  const isStable = chart.possible.every(({ elements: each }) => highest(each.bySeason)[0] === strongest);
  const { id, percent } = strengthOfDayMaster(chart.pillars);
  const own = chart.dayMaster.element;
  const strength = text(`chapters.elements.strength.${id}`, {
    who: who(audience),
    chart: text(chart.isTimeKnown ? 'chapters.elements.whole' : 'chapters.elements.known'),
    percent,
    own,
    feeding: elementOf(own, 'resources'),
  });
  return {
    id: 'elements',
    heading: text('chapters.elements.heading'),
    figure: elementsFigure(chart),
    summary: text('chapters.elements.summary', {
      whose: whose(audience),
      element: strongest,
      helper: usefulInShort(chart, audience),
    }),
    paragraphs: [
      paragraph(
        [
          ofSeason(audience, strongest, highest(visible)),
          ...(isStable ? [] : [text('chapters.elements.hourOpen')]),
        ].join(' '),
        byPillars(chart, 'elements-by-season', isStable),
        [claim('elements:season:strongest', strongest)],
      ),
      ...ofVisible(chart, audience),
      paragraph(`${strength} ${planFor(chart, audience, id)}`, byPillars(chart, 'day-master-strength'), [
        claim('day-master:strength', id),
      ]),
      ofUsefulElement(chart, audience),
    ],
    whatHelps: [
      ...(isBaby(chart) ? [text(`baby.elementHelps.${strongest}`)] : []),
      usefulHelps(chart, audience),
    ],
    watchFor: [],
  };
}

function planFor(chart: Chart, audience: Audience, strength: StrengthId): string {
  if (isBaby(chart)) return text(`baby.plan.${strength}`);
  return isSchoolchild(chart)
    ? text(`schoolchild.plan.${strength}`)
    : text(`chapters.elements.plan.${audience}.${strength}`);
}

/** Describes the strongest element. If another element occurs most often, explains why that one is not the strongest. */
function ofSeason(
  audience: Audience,
  element: Element,
  [first = element, ...others]: readonly Element[],
): string {
  const strong = text(`elements.${element}.strong`);
  return first === element || others.length > 0
    ? text('chapters.elements.season', { whose: whose(audience), element, text: strong })
    : text('chapters.elements.seasonDiffers', {
        whose: whose(audience),
        element,
        text: strong,
        counted: first,
      });
}

/**
 * Names the elements that the pillars do not show, with one advice on each that helps the chart. The useful element has
 * a separate paragraph, which also says that it is missing.
 */
function ofVisible(chart: Chart, audience: Audience): Paragraph[] {
  const {
    elements: { visible },
    useful,
    isTimeKnown,
  } = chart;
  const missing = absent(visible);
  const others = missing.filter((element) => !(useful.decided && element === useful.element));
  if (missing.length > 0 && others.length === 0) return [];
  const advised = useful.decided ? others.filter((element) => useful.helping.includes(element)) : [];
  const unneeded = others.filter((element) => !advised.includes(element));
  const told =
    missing.length === 0
      ? [text('chapters.elements.all', { whose: whose(audience) })]
      : [
          text(isTimeKnown ? 'chapters.elements.missing' : 'chapters.elements.missingOfThree', {
            whose: whose(audience),
            elements: alternatives(missing),
          }),
          ...advised.map((element) => text(`elements.${element}.without`)),
          ...(useful.decided
            ? unneeded.length > 0
              ? [text('chapters.elements.notNeeded', { elements: list(unneeded) })]
              : []
            : [text('chapters.elements.noFault')]),
        ];
  return [
    paragraph(
      told.join(' '),
      byPillars(chart, 'elements-visible'),
      missing.map((element) => claim(`element:${element}:visible`, 'absent')),
    ),
  ];
}

/** The five elements counted in three ways. */
const elementsFigure = ({ elements }: Chart): ElementsFigure => ({
  kind: 'elements',
  elements: cycleOfElements.map((element) => ({
    element,
    visible: elements.visible[element],
    withHiddenStems: elements.withHiddenStems[element],
    bySeason: elements.bySeason[element],
  })),
});
