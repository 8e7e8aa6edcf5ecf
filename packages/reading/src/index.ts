export { answerQuestion } from './ask/answer-question.ts';
export type { Birth, BirthPlace, ReadingOptions } from './birth.ts';
export { chartOf, type Chart } from './chart.ts';
export { composeReading } from './compose-reading.ts';
export { contradictions } from './contradictions.ts';
export { composeMatch } from './match/compose-match.ts';
export type { Match } from './match/match.ts';
export { InvalidBirth, type BirthField } from './invalid-birth.ts';
export type * from './reading.ts';
