import type { Endpoints, Output } from '@org/api-contract';

type Reading = Output<Endpoints['POST /api/reading']>;

/** A paragraph with the fact that it follows from. Readings and matches consist of such paragraphs. */
export type Paragraph = Reading['sections'][number]['paragraphs'][number];

/** The rule of a paragraph, with its source. */
export type Rule = Reading['rules'][number];
