import { star as peer } from 'iztro';
import { God, SixtyCycle } from 'tyme4ts';
import { expect, test } from 'vitest';
import { branchCharacters, type BranchCharacter } from '../cycle/branches.ts';
import { pillarAt } from '../pillars/pillar.ts';
import type { SexagenaryName } from '../cycle/sexagenary.ts';
import { stemCharacters, type StemCharacter } from '../cycle/stems.ts';
import { randomAt, shareOf } from '../test/moments.ts';
import {
  placesOfStar,
  stars,
  starsIn,
  starsOf,
  type FoundStar,
  type StarId,
  type StarOrigin,
} from './index.ts';

const stems = [...stemCharacters] as StemCharacter[];
const branches = [...branchCharacters] as BranchCharacter[];

/** The branch at an index of iztro, which counts from 寅. */
const branchOfPeer = (index: number): string => branches[(index + 2) % 12] ?? '';

test('the stars of every stem are at the branches that iztro gives', () => {
  for (const stem of stems) {
    const { kuiIndex, yueIndex } = peer.getKuiYueIndex(stem);
    expect(placesOfStar('nobleman', stem), stem).toEqual([branchOfPeer(kuiIndex), branchOfPeer(yueIndex)]);
    const { luIndex, yangIndex } = peer.getLuYangTuoMaIndex(stem, '子');
    expect(placesOfStar('prosperity', stem), stem).toEqual([branchOfPeer(luIndex)]);
    expect(placesOfStar('blade', stem), stem).toEqual([branchOfPeer(yangIndex)]);
    expect(placesOfStar('golden-carriage', stem), stem).toEqual([branchOfPeer(yangIndex + 1)]);
    const { changIndex } = peer.getChangQuIndexByHeavenlyStem(stem);
    expect(placesOfStar('academic-star', stem), stem).toEqual([branchOfPeer(changIndex)]);
  }
});

/** Steps from the General to the other stars of the triads, as the verse 將前諸星 that iztro follows has them. */
const stepsFromGeneral = {
  general: 0,
  'traveling-horse': 2,
  canopy: 4,
  robbery: 5,
  calamity: 6,
  'peach-blossom': 9,
  'lost-spirit': 11,
} as const;

test('the stars of every branch are at the branches that iztro gives', () => {
  for (const branch of branches) {
    const expectAt = (id: StarId, index: number): void =>
      expect(placesOfStar(id, branch), `${id} ${branch}`).toEqual([branchOfPeer(index)]);
    const start = peer.getJiangqian12StartIndex(branch);
    for (const [id, steps] of Object.entries(stepsFromGeneral)) expectAt(id as StarId, start + steps);
    expectAt('traveling-horse', peer.getLuYangTuoMaIndex('甲', branch).maIndex);
    const { huagaiIndex, xianchiIndex } = peer.getHuagaiXianchiIndex(branch);
    expectAt('canopy', huagaiIndex);
    expectAt('peach-blossom', xianchiIndex);
    const { hongluanIndex, tianxiIndex } = peer.getLuanXiIndex(branch);
    expectAt('red-phoenix', hongluanIndex);
    expectAt('sky-happiness', tianxiIndex);
    const { guchenIndex, guasuIndex } = peer.getGuGuaIndex(branch);
    expectAt('lonely-star', guchenIndex);
    expectAt('widow-star', guasuIndex);
  }
});

/** 三命通會, volume 3, 論天月德: 正丁二坤宮,三壬四辛同,五乾六甲上,七癸八艮逢,九丙十歸乙,子巽丑庚中; 坤 is 申, 乾 亥, 艮 寅, 巽 巳. */
const heavenlyVirtues = '丁申壬辛亥甲癸寅丙乙巳庚';

test('the heavenly virtue of each month is that of the verse, from the month of the Tiger on', () => {
  const found = branches.map((_, place) =>
    placesOfStar('heavenly-virtue', branches[(place + 2) % 12] ?? '子'),
  );
  expect(found.flat().join('')).toBe(heavenlyVirtues);
});

/** Stars that tyme4ts lists in its table of months and days, by its names for them. */
const starsOfDay = {
  天德: 'heavenly-virtue',
  月德: 'monthly-virtue',
  驿马: 'traveling-horse',
  劫煞: 'robbery',
  灾煞: 'calamity',
  咸池: 'peach-blossom',
} as const;

/** Single days on which that table breaks the rule that it follows on all other days of the month. */
const slipsOfPeer = [
  '天德 辰 壬寅',
  '天德 申 壬午',
  '天德 亥 己卯',
  '月德 丑 丙寅',
  '月德 午 戊午',
  '月德 戌 庚戌',
  '月德 亥 乙亥',
  '月德 亥 己酉',
  '劫煞 未 癸酉',
  '灾煞 未 癸酉',
  '灾煞 申 戊午',
];

test('six stars of a month match tyme4ts on 720 days, except for eleven errors in its table', () => {
  const differing: string[] = [];
  for (const [name, id] of Object.entries(starsOfDay)) {
    for (const [month, branch] of branches.entries()) {
      const places = placesOfStar(id, branch);
      for (let day = 0; day < 60; day += 1) {
        const gods = God.getDayGods(SixtyCycle.fromIndex(month), SixtyCycle.fromIndex(day));
        const theirs = gods.some((god) => god.getName() === name);
        // An almanac counts the virtues by the stem of the day alone.
        const part = name.endsWith('德') ? 'stem' : 'branch';
        if (theirs !== places.includes(pillarAt(day)[part]))
          differing.push(`${name} ${branch} ${pillarAt(day).name}`);
      }
    }
  }
  expect(differing).toEqual(slipsOfPeer);
});

const brief = (found: readonly FoundStar[] | undefined): string[] =>
  (found ?? []).map(({ star, countedFrom }) => `${star.name} ${countedFrom.join(' ')}`);

test('lists the stars of each pillar, and the stem or branch from which each is counted', () => {
  const found = starsOf({ year: '庚午', month: '辛巳', day: '庚辰', hour: '癸未' });
  expect(brief(found.year)).toEqual(['災煞 day-branch', '月德 month-branch']);
  expect(brief(found.month)).toEqual(['劫煞 day-branch', '亡神 year-branch', '天德 month-branch']);
  expect(brief(found.day)).toEqual(['寡宿 year-branch', '月德 month-branch']);
  expect(brief(found.hour)).toEqual(['天乙貴人 day-stem year-stem']);
  expect(starsOf({ year: '庚午', month: '辛巳', day: '庚辰' })).not.toHaveProperty('hour');
});

test('a branch is never its own general or canopy star, but a stem may be above its own star', () => {
  const sameBranch = starsOf({ year: '甲子', month: '丙寅', day: '甲寅', hour: '甲子' });
  expect(brief(sameBranch.year).join(' ')).not.toContain('將星');
  expect(brief(sameBranch.hour)).toContain('將星 year-branch');
  expect(brief(sameBranch.day)).toContain('祿神 day-stem');
});

/** All that `starsOf` should find, straight from the tables. */
function expectedOf(chart: Readonly<Record<'year' | 'month' | 'day' | 'hour', SexagenaryName>>): string[] {
  return (['year', 'month', 'day', 'hour'] as const).flatMap((at) =>
    stars.flatMap(({ id, countedFrom }) =>
      countedFrom.flatMap((origin: StarOrigin) => {
        const [pillar = '', part] = origin.split('-');
        const name = chart[pillar as 'year'];
        const places = placesOfStar(id, (part === 'stem' ? name[0] : name[1]) as '甲');
        const stands =
          places.includes(chart[at][0] as '甲') ||
          (places.includes(chart[at][1] as '子') && !(part === 'branch' && pillar === at));
        return stands ? [`${at} ${id} ${origin}`] : [];
      }),
    ),
  );
}

test('charts have each star that the tables give, and no other', () => {
  const pillar = (place: number): SexagenaryName => pillarAt(Math.floor(randomAt(place) * 60)).name;
  const seen = new Set<string>();
  for (let place = 0; place < shareOf(8000); place += 4) {
    const chart = {
      year: pillar(place),
      month: pillar(place + 1),
      day: pillar(place + 2),
      hour: pillar(place + 3),
    };
    const found = Object.entries(starsOf(chart)).flatMap(([at, each]) =>
      (each as FoundStar[]).flatMap(({ star, countedFrom }) =>
        countedFrom.map((origin) => `${at} ${star.id} ${origin}`),
      ),
    );
    expect(found).toEqual(expectedOf(chart));
    for (const each of found) seen.add(each.split(' ')[1] ?? '');
  }
  expect(seen.size).toBe(stars.length);
});

test('chart stars appear in the pillars of years and days', () => {
  const chart = { year: '庚午', month: '辛巳', day: '庚辰', hour: '癸未' } as const;
  expect(brief(starsIn('丙午', chart))).toEqual(['將星 year-branch', '災煞 day-branch']);
  expect(starsIn({ name: '丙午' }, chart)).toEqual(starsIn('丙午', chart));
});

test('each star is frozen, has its names and a rule, and names a book or the general tradition', () => {
  expect(new Set(stars.map(({ id }) => id)).size).toBe(18);
  for (const star of stars) {
    expect(Object.isFrozen(star)).toBe(true);
    expect(star.english.toLowerCase().replaceAll(' ', '-')).toBe(star.id);
    expect(star.name).toMatch(/^\p{Script=Han}{2,4}$/u);
    expect(star.pinyin.split(' ')).toHaveLength(star.name.length);
    expect(star.meaning).toMatch(/^[A-Z][^.]+\.$/);
    expect(star.rule).toMatch(/\.$/);
    expect(star.source).toMatch(/^(三命通會 \(Sanming tonghui, 1578\), volume 3, |general tradition)/);
  }
});
