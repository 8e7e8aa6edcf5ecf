import { toLunarDate } from '../lunar/index.ts';

/** A wrong library: it gives the lunar dates of Korea as those of China. */
export default (year, month, day) => toLunarDate({ year, month, day }, { calendar: 'korea' });
