/** The share of its target by which an article may be longer. */
export const wordTolerance = 0.1;
/** Of a title and of a description, in characters: what search results show. */
export const maxTitleLength = 60;
export const maxDescriptionLength = 155;
