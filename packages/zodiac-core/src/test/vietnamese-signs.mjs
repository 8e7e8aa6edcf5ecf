import { getZodiacSignByDate } from '../index.ts';

export default (year, month, day) =>
  getZodiacSignByDate({ year, month, day }, { calendar: 'vietnam' }).sign.name;
