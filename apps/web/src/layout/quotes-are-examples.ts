/** The notice above invented testimonials, so that they are not taken for those of customers. */
export const quotesAreExamples = 'Examples written by us. These are not the words of real readers.';
