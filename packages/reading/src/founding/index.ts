/** What tradition says of a founding. Small enough for the browser, which knows the reader's sign and the day. */
export { cardLine } from './card-line.ts';
export { factsOfFounding, type FoundingFacts } from './founding-facts.ts';
export { rulesOf } from './founding-rules.ts';
export { readFounding } from './read-founding.ts';
export { foundingWithPerson } from './with-reader.ts';
export { yearsOfFounding, type FoundingEvent } from './years-of-founding.ts';
