import { zodiacSignIds, type CalendarDate, type ZodiacSignId } from '@org/zodiac-core';
import type { ReactNode } from 'react';
import type { AlmanacContext } from '../article-page.ts';
import {
  dataPath,
  elementsPath,
  numbersPath,
  pairPath,
  signPath,
  signsPath,
  signsTogetherPath,
  todayPath,
  yearPath,
  yearsPath,
} from '../paths.ts';
import { DataPage } from './data/DataPage.tsx';
import { ElementsPage } from './elements/ElementsPage.tsx';
import { NumbersPage } from './numbers/NumbersPage.tsx';
import { allPairs, nameOfPair, readPair, readSeveralSigns } from './pairs/pairs.ts';
import { PairPage } from './pairs/PairPage.tsx';
import { SeveralSignsPage } from './pairs/SeveralSignsPage.tsx';
import { SignPage } from './signs/SignPage.tsx';
import { SignsPage } from './signs/SignsPage.tsx';
import { TodayPage } from './today/TodayPage.tsx';
import { YearPage } from './years/YearPage.tsx';
import { YearsPage } from './years/YearsPage.tsx';
import { allYears } from './years/zodiac-years.ts';

type DrawPage = (context: AlmanacContext) => ReactNode;

/** Every page of the almanac, by path. */
export const almanacPages: ReadonlyMap<string, DrawPage> = new Map<string, DrawPage>([
  [signsPath, ({ site }) => <SignsPage site={site} />],
  [yearsPath, ({ site }) => <YearsPage site={site} />],
  [elementsPath, ({ site, articles }) => <ElementsPage site={site} articles={articles} />],
  [numbersPath, ({ site, articles }) => <NumbersPage site={site} articles={articles} />],
  [dataPath, ({ site, articles, counts }) => <DataPage site={site} counts={counts} articles={articles} />],
  [todayPath, ({ site, today }) => <TodayPage date={today} site={site} />],
  ...zodiacSignIds.map((id): [string, DrawPage] => [
    signPath(id),
    ({ site, articles }) => <SignPage id={id} site={site} articles={articles} />,
  ]),
  ...allYears.map((year): [string, DrawPage] => [
    yearPath(year),
    ({ site, today, articles }) => <YearPage year={year} today={today} site={site} articles={articles} />,
  ]),
  ...allPairs.map((pair): [string, DrawPage] => [
    pairPath(nameOfPair(pair)),
    ({ site, articles }) => <PairPage pair={pair} site={site} articles={articles} />,
  ]),
]);

/** The page at a path of the almanac; `undefined` for any other path. */
export function almanacPageAt(path: string): DrawPage | undefined {
  const several = severalSigns(path);
  return (
    almanacPages.get(path) ?? (several && (({ site }) => <SeveralSignsPage signs={several} site={site} />))
  );
}

/** The canonical path of a page of the almanac, also for signs in another order; `undefined` for any other path. */
export function almanacPath(path: string): string | undefined {
  if (almanacPages.has(path)) return path;
  const several = severalSigns(path);
  if (several) return signsTogetherPath(several);
  const pair = path.startsWith(pairPath('')) ? readPair(path.slice(pairPath('').length)) : undefined;
  return pair && pairPath(nameOfPair(pair));
}

/** The signs of a family, in the order of the cycle. Families are not in the map, because there are too many. */
const severalSigns = (path: string): readonly ZodiacSignId[] | undefined =>
  path.startsWith(pairPath('')) ? readSeveralSigns(path.slice(pairPath('').length)) : undefined;

const chinaOffsetMs = 8 * 3_600_000;

/** The date by China's clock, UTC+8. */
export function dateInChina(moment: Date): CalendarDate {
  const there = new Date(moment.getTime() + chinaOffsetMs);
  return { year: there.getUTCFullYear(), month: there.getUTCMonth() + 1, day: there.getUTCDate() };
}
