/** The statements of tradition about a founding. Small enough for the browser, which knows the reader's sign and the day. */
export { aboutRow } from './about-row.ts';
export { cardLine } from './card-line.ts';
export { factsOfFounding } from './founding-facts.ts';
export { rulesOf } from '../founding-rules.ts';
export { foundingWithPerson } from './with-reader.ts';
