import { text } from '@org/content/reading';
import { strengthOfDayMaster, type StrengthId } from '@org/zodiac-core/useful-element';
import type { Element } from '@org/zodiac-core';
import type { ElementNumbers } from '@org/zodiac-core/pillars';
import type { Chart } from '../chart.ts';
import { absent, cycleOfElements, highest } from '../element-numbers.ts';
import { claim, paragraph } from '../paragraph.ts';
import type { Chapter, Paragraph, ElementsFigure } from '../reading.ts';
import { list } from '../words/grammar.ts';
import { isBaby, isSchoolchild, whose, type Audience } from '../audience.ts';
import { byPillars } from './reasons.ts';

export function elements(chart: Chart, audience: Audience): Chapter {
  const { visible, bySeason } = chart.elements;
  const strongest = highest(bySeason)[0] ?? 'Wood';
  const { id, percent } = strengthOfDayMaster(chart.pillars);
  return {
    id: 'elements',
    heading: text('chapters.elements.heading'),
    figure: elementsFigure(chart),
    summary: text('chapters.elements.summary', {
      strongest,
      strength: text(`chapters.elements.words.${id}`),
    }),
    paragraphs: [
      ofVisible(chart, audience),
      paragraph(ofSeason(strongest, highest(visible)), byPillars(chart, 'elements-by-season'), [
        claim('elements:season:strongest', strongest),
      ]),
      paragraph(
        `${text(`chapters.elements.strength.${id}`, { percent })} ${planFor(chart, audience, id)}`,
        byPillars(chart, 'day-master-strength'),
        [claim('day-master:strength', id)],
      ),
    ],
    ...pointsOf(chart, audience, strongest),
  };
}

function planFor(chart: Chart, audience: Audience, strength: StrengthId): string {
  if (isBaby(chart)) return text(`baby.plan.${strength}`);
  return isSchoolchild(chart)
    ? text(`schoolchild.plan.${strength}`)
    : text(`chapters.elements.plan.${audience}.${strength}`);
}

function pointsOf(chart: Chart, audience: Audience, strongest: Element) {
  if (isBaby(chart)) return { whatHelps: [text(`baby.elementHelps.${strongest}`)], watchFor: [] };
  const [missing] = absent(chart.elements.visible);
  return {
    whatHelps:
      audience === 'child'
        ? [
            text(`chapters.elements.childHelps.${strongest}`),
            ...(missing ? [text(`chapters.elements.childMissingHelps.${missing}`)] : []),
          ]
        : [
            text(`chapters.elements.moreHelps.${strongest}`),
            ...(missing ? [text(`chapters.elements.missingHelps.${missing}`)] : []),
          ],
    watchFor: [
      text(`chapters.elements.moreWatch.${strongest}`),
      ...(missing ? [text(`chapters.elements.missingWatch.${missing}`)] : []),
    ],
  };
}

/** Describes the strongest element. If another element occurs most often, explains why that one is not the strongest. */
function ofSeason(element: Element, [first = element, ...others]: readonly Element[]): string {
  const values = { element, text: text(`elements.${element}.strong`) };
  return first === element || others.length > 0
    ? text('chapters.elements.season', values)
    : text('chapters.elements.seasonDiffers', { ...values, counted: first });
}

const counted = (numbers: ElementNumbers): string =>
  list(
    cycleOfElements
      .filter((element) => numbers[element] > 0)
      .toSorted((a, b) => numbers[b] - numbers[a])
      .map((element) => `${element} ${numbers[element]}`),
  );

function ofVisible(chart: Chart, audience: Audience): Paragraph {
  const { visible } = chart.elements;
  const missing = absent(visible);
  const rest =
    missing.length === 0
      ? [text('chapters.elements.all')]
      : [
          text(missing.length === 1 ? 'chapters.elements.missing' : 'chapters.elements.missingMany', {
            elements: list(missing),
          }),
          ...missing.map((element) => text(`elements.${element}.without`)),
        ];
  return paragraph(
    [text('chapters.elements.counted', { whose: whose(audience), counts: counted(visible) }), ...rest].join(
      ' ',
    ),
    byPillars(chart, 'elements-visible'),
    missing.map((element) => claim(`element:${element}:visible`, 'absent')),
  );
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
