/** Stands above quotations that are invented: nobody is to take them for the words of a customer. */
export const quotesAreExamples = 'Examples written by us. These are not the words of real readers.';
