import type { Element, ZodiacSignId } from '@org/zodiac-core';
import type { SourceId } from './sources.ts';

/** Of the signs of one season, by element. */
export type TextsByElement = Readonly<Partial<Record<ZodiacSignId, Readonly<Record<Element, string>>>>>;

/** Of the signs of one season, by the sign of the year. */
export type SignInYearTexts = Readonly<Partial<Record<ZodiacSignId, Readonly<Record<ZodiacSignId, string>>>>>;

/** Texts by the two signs in the order of the circle. */
export type PairTexts = Readonly<Partial<Record<`${ZodiacSignId} ${ZodiacSignId}`, readonly string[]>>>;

export interface TopicProse {
  readonly title: string;
  readonly description: string;
  /** Answers the question, in the first sentence. */
  readonly answer: string;
  /** Each with its heading and its paragraphs. */
  readonly sections: readonly (readonly [heading: string, ...texts: string[]])[];
  /** What its statements about history and custom are from. */
  readonly sources: readonly [SourceId, ...SourceId[]];
}

/** A question and its answer, written for one article. Neither has a figure: figures are claims. */
export type AskedAndAnswered = readonly [question: string, answer: string];
