import { getEarly, get } from '#api/client.ts';

export const keptThings = () => getEarly('GET /api/kept', {});
export const weeklyMail = () => get('GET /api/weekly-mail', {});
export const keptMarks = () => get('GET /api/kept/marks', {});

/** The data of the page of saved things. */
export const keptPageQueries = () => ({ kept: keptThings(), mail: weeklyMail() });
