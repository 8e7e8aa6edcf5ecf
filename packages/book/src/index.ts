export { BookPress } from './book-press.ts';
export type { BookOptions, Paper } from './book-content.ts';
