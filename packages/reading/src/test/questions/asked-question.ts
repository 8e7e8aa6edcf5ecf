/** A question as people ask it, with the topic of its answer or the reason of the refusal. */
export type AskedQuestion = readonly [question: string, expected: string];
