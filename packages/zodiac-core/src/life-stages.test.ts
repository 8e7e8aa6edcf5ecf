import { Solar } from 'lunar-typescript';
import { EarthBranch, HeavenStem } from 'tyme4ts';
import { expect, test } from 'vitest';
import { branchCharacters, type BranchCharacter, zodiacSignIds } from './cycle/branches.ts';
import type { SexagenaryName } from './cycle/sexagenary.ts';
import { stemCharacters, type StemCharacter } from './cycle/stems.ts';
import { someMoments } from './test/moments.ts';
import { lifeStage, lifeStages, lifeStagesOf, type PillarLifeStages } from './life-stages.ts';

const stems = [...stemCharacters] as StemCharacter[];
const branches = [...branchCharacters] as BranchCharacter[];

const simplified = (name: string): string =>
  name.replace('長', '长').replace('帶', '带').replace('臨', '临').replace('絕', '绝').replace('養', '养');

/** 三命通會, volume 2, 論天干陰陽生死: where each stem is born and where it dies. */
const books: Readonly<Record<string, string>> = {
  甲: '亥午',
  乙: '午亥',
  丙: '寅酉',
  丁: '酉寅',
  戊: '寅酉',
  己: '酉寅',
  庚: '巳子',
  辛: '子巳',
  壬: '申卯',
  癸: '卯申',
};

test('each stem has its birth and death at the branches that the book names', () => {
  for (const stem of stems) {
    const at = (id: string): string | undefined =>
      branches.find((branch) => lifeStage(stem, branch).id === id);
    expect(`${at('birth')}${at('death')}`, stem).toBe(books[stem]);
  }
});

test('all 120 pairs of a stem and a branch have the stage that tyme4ts gives', () => {
  for (const stem of stems) {
    for (const [place, branch] of branches.entries()) {
      const { name } = lifeStage(stem, branch);
      const theirs = HeavenStem.fromName(stem).getTerrain(EarthBranch.fromName(branch));
      expect(simplified(name), stem + branch).toBe(theirs.getName());
      expect(lifeStage(stem, zodiacSignIds[place] ?? 'rat').name).toBe(name);
    }
  }
});

test('births have the stages that lunar-typescript gives', () => {
  for (const { year, month, day, hour, minute } of someMoments) {
    const chart = Solar.fromYmdHms(year, month, day, hour, minute, 0).getLunar().getEightChar();
    const stages = lifeStagesOf({
      year: chart.getYear() as SexagenaryName,
      month: chart.getMonth() as SexagenaryName,
      day: chart.getDay() as SexagenaryName,
      hour: chart.getTime() as SexagenaryName,
    });
    expect(
      [stages.year, stages.month, stages.day, stages.hour].map(
        (each) => each && simplified(each.dayMaster.name),
      ),
      chart.toString(),
    ).toEqual([chart.getYearDiShi(), chart.getMonthDiShi(), chart.getDayDiShi(), chart.getTimeDiShi()]);
  }
});

test('a pillar has the stage of the day master and that of its own stem', () => {
  const stages = lifeStagesOf({ year: '庚午', month: '辛巳', day: '庚辰', hour: '癸未' });
  const brief = (each: PillarLifeStages | undefined): string =>
    `${each?.dayMaster.name} ${each?.ownStem.name}`;
  expect([stages.year, stages.month, stages.day, stages.hour].map(brief)).toEqual([
    '沐浴 沐浴',
    '長生 死',
    '養 養',
    '冠帶 墓',
  ]);
  expect(lifeStagesOf({ year: '庚午', month: '辛巳', day: '庚辰' })).not.toHaveProperty('hour');
});

test('the twelve stages are in order, each with a name, its reading and a meaning of one sentence', () => {
  expect(lifeStages.map(({ name }) => name).join(' ')).toBe('長生 沐浴 冠帶 臨官 帝旺 衰 病 死 墓 絕 胎 養');
  expect(new Set(lifeStages.map(({ id }) => id)).size).toBe(12);
  for (const { english, pinyin, meaning } of lifeStages) {
    expect(english).toMatch(/^[A-Z][a-zA-Z ]+$/);
    expect(pinyin).toMatch(/^\p{Ll}+( \p{Ll}+)?$/u);
    expect(meaning).toMatch(/^The [^.]+\.$/);
  }
  expect(Object.isFrozen(lifeStages) && lifeStages.every((stage) => Object.isFrozen(stage))).toBe(true);
});

test('refuses a name that is not one of the sixty pairs, and repeats it in the error', () => {
  expect(() => lifeStagesOf({ year: '甲丑' as '甲子', month: '甲子', day: '甲子' })).toThrow(
    /^The year must be one of the sixty pairs/,
  );
});
