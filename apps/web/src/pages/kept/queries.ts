import { keptThings } from '#kept/queries.ts';

export const keptPageQueries = () => ({ kept: keptThings() });
