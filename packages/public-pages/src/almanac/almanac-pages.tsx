import { zodiacSignIds, type CalendarDate } from '@org/zodiac-core';
import type { ReactNode } from 'react';
import type { AlmanacContext } from '../article-page.ts';
import { pairPath, signPath, signsPath, todayPath, yearPath, yearsPath } from '../paths.ts';
import { allPairs, nameOfPair, readPair } from './pairs/pairs.ts';
import { PairPage } from './pairs/PairPage.tsx';
import { SignPage } from './signs/SignPage.tsx';
import { SignsPage } from './signs/SignsPage.tsx';
import { TodayPage } from './today/TodayPage.tsx';
import { YearPage } from './years/YearPage.tsx';
import { YearsPage } from './years/YearsPage.tsx';
import { allYears } from './years/zodiac-years.ts';

type DrawPage = (context: AlmanacContext) => ReactNode;

/** Every page of the almanac by its path. */
export const almanacPages: ReadonlyMap<string, DrawPage> = new Map<string, DrawPage>([
  [signsPath, ({ site }) => <SignsPage site={site} />],
  [yearsPath, ({ site }) => <YearsPage site={site} />],
  [todayPath, ({ site, today }) => <TodayPage date={today} site={site} />],
  ...zodiacSignIds.map((id): [string, DrawPage] => [
    signPath(id),
    ({ site, articles }) => <SignPage id={id} site={site} articles={articles} />,
  ]),
  ...allYears.map((year): [string, DrawPage] => [
    yearPath(year),
    ({ site }) => <YearPage year={year} site={site} />,
  ]),
  ...allPairs.map((pair): [string, DrawPage] => [
    pairPath(nameOfPair(pair)),
    ({ site }) => <PairPage pair={pair} site={site} />,
  ]),
]);

/** The path of a page of the almanac, also for a pair in the other order; `undefined` for any other path. */
export function almanacPath(path: string): string | undefined {
  if (almanacPages.has(path)) return path;
  const pair = readPair(path.replace(pairPath(''), ''));
  const inOrder = pair && pairPath(nameOfPair(pair));
  return inOrder !== undefined && path.startsWith(pairPath('')) ? inOrder : undefined;
}

const chinaOffsetMs = 8 * 3_600_000;

/** The date by China's clock, UTC+8. */
export function dateInChina(moment: Date): CalendarDate {
  const there = new Date(moment.getTime() + chinaOffsetMs);
  return { year: there.getUTCFullYear(), month: there.getUTCMonth() + 1, day: there.getUTCDate() };
}
