/** Each library's shortest way from a date to its Chinese zodiac sign, named as that library names it. */
import { getLunar } from 'chinese-lunar-calendar';
import chineseZodiac from 'chinese-zodiac';
import { Solar } from 'lunar-typescript';
import solarlunar from 'solarlunar';
import { SolarDay } from 'tyme4ts';
import { getZodiacSignByDate } from '../src/index.ts';
import type { CalendarDate } from '../src/index.ts';

interface Peer {
  name: string;
  signOf: (date: CalendarDate) => string | undefined;
  /** The import statements with which an application gets the sign; absent if the platform has the calendar. */
  imports?: string;
}

const byIntl = new Intl.DateTimeFormat('zh-u-ca-chinese', { year: 'numeric', timeZone: 'UTC' });
const branches = '子丑寅卯辰巳午未申酉戌亥';
const signs = '鼠牛虎兔龙蛇马羊猴鸡狗猪';

export const peers: readonly Peer[] = [
  {
    name: '@org/zodiac-core',
    signOf: (date) => getZodiacSignByDate(date)?.sign.name,
    imports: `export { getZodiacSignByDate } from './src/index.ts'`,
  },
  {
    name: 'tyme4ts',
    signOf: ({ year, month, day }) =>
      SolarDay.fromYmd(year, month, day)
        .getLunarDay()
        .getLunarMonth()
        .getLunarYear()
        .getSixtyCycle()
        .getEarthBranch()
        .getZodiac()
        .getName(),
    imports: `export { SolarDay } from 'tyme4ts'`,
  },
  {
    name: 'lunar-typescript',
    signOf: ({ year, month, day }) => Solar.fromYmd(year, month, day).getLunar().getYearShengXiao(),
    imports: `export { Solar } from 'lunar-typescript'`,
  },
  {
    name: 'chinese-lunar-calendar',
    signOf: ({ year, month, day }) => getLunar(year, month, day).zodiac,
    imports: `export { getLunar } from 'chinese-lunar-calendar'`,
  },
  {
    name: 'solarlunar',
    signOf: ({ year, month, day }) => {
      const found = solarlunar.solar2lunar(year, month, day);
      return found === -1 ? undefined : found.animal;
    },
    imports: `export { default } from 'solarlunar'`,
  },
  {
    name: 'chinese-zodiac',
    signOf: ({ year }) => chineseZodiac(year).name,
    imports: `export { default } from 'chinese-zodiac'`,
  },
  {
    name: 'Intl, Chinese calendar',
    signOf: ({ year, month, day }) => {
      const parts = byIntl.formatToParts(Date.UTC(year, month - 1, day));
      const name = parts.find((part) => (part.type as string) === 'yearName')?.value ?? '';
      return signs[branches.indexOf(name.charAt(1))];
    },
  },
];
