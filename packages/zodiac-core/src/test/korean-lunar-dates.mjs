import { toLunarDate } from '../lunar/index.ts';

/** A library that takes the calendar of Korea for that of China. */
export default (year, month, day) => toLunarDate({ year, month, day }, { calendar: 'korea' });
