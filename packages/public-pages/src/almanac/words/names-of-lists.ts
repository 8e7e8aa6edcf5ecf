import { lists } from '@org/api-contract/lists';
import { listOf } from './grammar.ts';

/** The names of all lists in a sentence: `companies, car brands, and US states`. */
export const namesOfLists = listOf(Object.values(lists).map(({ fullSeveral }) => fullSeveral));

/** The names of all lists at the beginning of a title. */
export const titleOfLists = namesOfLists.replace(/^./, (letter) => letter.toUpperCase());
