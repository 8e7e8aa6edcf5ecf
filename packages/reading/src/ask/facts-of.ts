import type { Chart } from '../chart.ts';
import { elementFacts, phaseLine, pillarFacts, stemFacts } from './chart-facts.ts';
import { numberFacts, signFacts, yearFacts } from './sign-facts.ts';
import { timeFacts } from './time-facts.ts';
import { voiceOf } from './voice-of.ts';

/** The values of the variables in the texts of answers. */
export function factsOf(chart: Chart) {
  const voice = voiceOf(chart);
  return {
    ...voice,
    ...signFacts(chart, voice),
    ...stemFacts(chart, voice),
    ...elementFacts(chart, voice.your),
    ...yearFacts(chart, voice.your),
    ...timeFacts(chart, voice),
    ...numberFacts(chart, voice.Your),
    ...pillarFacts(chart, voice),
    phaseLine: phaseLine(chart, voice.Your),
  };
}

export type Facts = ReturnType<typeof factsOf>;
