import { text } from '@org/content/match';
import type { Element } from '@org/zodiac-core';
import type { Chart } from '../../chart.ts';
import { paragraph } from '../../paragraph.ts';
import type { Paragraph } from '../../reading.ts';
import { shareOf } from '../completed-elements.ts';
import { elementOf } from '../../ten-gods-of-elements.ts';
import { about } from '../consistent.ts';
import type { PairFacts } from '../pair-facts.ts';
import { sentenceCase } from '../sentence-case.ts';
import { settingOf } from '../situation.ts';
import { areAdults } from './company.ts';
import { byElements } from './elements.ts';

/** Shares of the visible elements from which money is called strong or weak in a chart. */
const minStrong = 1 / 4;
const maxWeak = 1 / 8;

/**
 * How two adults handle money, by the element of wealth 財. Only a couple shares it, so others read where they differ.
 * Colleagues read nothing about money, and neither do a parent and a grown child.
 */
export function money(facts: PairFacts): Paragraph[] {
  const { one, other, situation } = facts;
  const setting = settingOf(situation);
  const isTold = setting !== 'work' && setting !== 'grown' && areAdults(facts);
  if (!one.chart || !other.chart || !isTold) return [];
  const wealthOf = ({ dayMaster }: Chart): Element => elementOf(dayMaster.element, 'wealth');
  const strengthOf = (chart: Chart): 'strong' | 'weak' | undefined => {
    const share = shareOf(chart, wealthOf(chart));
    return share >= minStrong ? 'strong' : share <= maxWeak ? 'weak' : undefined;
  };
  const [ofOne, ofOther] = [strengthOf(one.chart), strengthOf(other.chart)];
  // Between strong and weak, a difference is too small for a sentence.
  if (!ofOne || !ofOther) return [];
  const kind = ofOne === ofOther ? (ofOne === 'strong' ? 'both' : 'neither') : 'one';
  if (setting !== 'couple' && kind !== 'one') return [];
  const names = ofOne === 'strong' ? { a: one.called, b: other.called } : { a: other.called, b: one.called };
  const example =
    setting === 'couple' ? text(`rubs.money.couple.${kind}`, names) : text('rubs.money.others', names);
  return [
    paragraph(
      sentenceCase(example),
      {
        ...byElements([one, other], one),
        rule: 'ten-gods',
        because: text('reasons.money', {
          a: one.called,
          b: other.called,
          elementA: wealthOf(one.chart),
          elementB: wealthOf(other.chart),
        }),
      },
      [about('bill', kind)],
    ),
  ];
}
