import { lists } from '@org/api-contract/lists';
import { listOf } from './grammar.ts';

/** The contents of all lists: `companies, car brands, and US states`. */
export const namesOfLists = listOf(Object.values(lists).map(({ fullSeveral }) => fullSeveral));

/** The same at the beginning of a title. */
export const titleOfLists = namesOfLists.replace(/^./, (letter) => letter.toUpperCase());
