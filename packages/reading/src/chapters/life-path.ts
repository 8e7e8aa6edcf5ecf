import { tagged as text } from '@org/content/reading';
import { lifeStage } from '@org/zodiac-core/life-stages';
import type { Chart } from '../chart.ts';
import { claim, paragraph } from '../paragraph.ts';
import type { Chapter, Paragraph } from '../reading.ts';
import { isBaby, voiceOf, whose, type Audience } from '../audience.ts';
import { isPathNumber, pathNumber, type PathNumber } from '../path-numbers.ts';
import { longDate } from '../words/dates.ts';
import { list } from '../words/grammar.ts';
import { byDate, byDay } from './reasons.ts';

export function lifePath(chart: Chart, audience: Audience): Chapter {
  const { year, month, day } = chart.date;
  const number = pathNumber(chart.lifePath);
  return {
    id: 'life-path',
    heading: text('headings.life-path'),
    summary: text('chapters.path.summary', {
      whose: whose(audience),
      aim: text(`numbers.aim.${number}`),
    }),
    paragraphs: [
      paragraph(
        text('chapters.path.sum', {
          ...sumsOf(chart.date),
          text: text(`numbers.path.${number}`),
        }),
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
      ...ofProgress(chart, audience, number),
      ofStage(chart),
    ],
    ...pointsOf(chart, audience, number),
  };
}

/** The sums that lead to the number: “6 + 18 + 2021 = 2045”, and then “2 + 0 + 4 + 5 = 11”. */
function sumsOf({ year, month, day }: Chart['date']): { sum: string; digits: string } {
  const sum = month + day + year;
  const added: string[] = [];
  let rest = sum;
  while (!isPathNumber(rest)) {
    const digits = [...`${rest}`];
    rest = digits.reduce((total, digit) => total + Number(digit), 0);
    added.push(`${digits.join(' + ')} = ${rest}`);
  }
  return { sum: `${month} + ${day} + ${year} = ${sum}`, digits: list(added) };
}

function pointsOf(chart: Chart, audience: Audience, number: PathNumber) {
  if (isBaby(chart)) return { whatHelps: [], watchFor: [] };
  return {
    whatHelps: [
      audience === 'child' ? text(`numbers.pathChildHelps.${number}`) : text(`numbers.pathHelps.${number}`),
    ],
    watchFor: [],
  };
}

/** How to notice that a person follows the path, or has left it. A baby gets no such text. */
function ofProgress(chart: Chart, audience: Audience, number: PathNumber): Paragraph[] {
  return isBaby(chart)
    ? []
    : [paragraph(text(`numbers.onPath.${voiceOf(audience)}.${number}`), byDate(chart, 'life-path'))];
}

const stageOf = ({ dayMaster, pillars }: Chart) => lifeStage(dayMaster.character, pillars.day.branch);

function ofStage(chart: Chart): Paragraph {
  const stage = stageOf(chart);
  return paragraph(
    text('chapters.path.stage', {
      stage: text(`stages.names.${stage.id}`),
      meaning: text(`stages.meanings.${stage.id}`),
      use: isBaby(chart)
        ? text(`stages.usesBaby.${stage.id}`)
        : text('chapters.path.home', { home: text(`stages.home.${stage.id}`) }),
    }),
    byDay(chart, 'life-stages'),
    [claim('life-stage', stage.id)],
  );
}
