import { toLunarDate } from '../lunar/index.ts';

/** A library with an error: it returns the lunar dates of Korea for those of China. */
export default (year, month, day) => toLunarDate({ year, month, day }, { calendar: 'korea' });
