/** Each library's shortest way from a moment in UTC+8 to its four pillars, with days from 23:00. */
import { Solar } from 'lunar-typescript';
import { SolarTime } from 'tyme4ts';
import { fourPillars } from '../src/pillars/index.ts';
import { birthOf, type Moment } from '../src/test/moments.ts';

interface PillarsPeer {
  readonly name: string;
  readonly pillarsOf: (moment: Moment) => string;
  /** The import statements with which an application gets the pillars. */
  readonly imports: string;
}

export const pillarsPeers: readonly PillarsPeer[] = [
  {
    name: '@org/zodiac-core/pillars',
    pillarsOf: (moment) => {
      const { year, month, day, hour } = fourPillars({ ...birthOf(moment), dayStartsAt: '23:00' });
      return `${year.name} ${month.name} ${day.name} ${hour?.name}`;
    },
    imports: `export { fourPillars } from './src/pillars/index.ts'`,
  },
  {
    name: 'tyme4ts',
    pillarsOf: ({ year, month, day, hour, minute }) =>
      SolarTime.fromYmdHms(year, month, day, hour, minute, 0).getSixtyCycleHour().getEightChar().toString(),
    imports: `export { SolarTime } from 'tyme4ts'`,
  },
  {
    name: 'lunar-typescript',
    pillarsOf: ({ year, month, day, hour, minute }) => {
      const eight = Solar.fromYmdHms(year, month, day, hour, minute, 0).getLunar().getEightChar();
      eight.setSect(1);
      return eight.toString();
    },
    imports: `export { Solar } from 'lunar-typescript'`,
  },
];
