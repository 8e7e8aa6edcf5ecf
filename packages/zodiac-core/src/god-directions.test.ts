import { LunarUtil } from 'lunar-typescript';
import { HeavenStem } from 'tyme4ts';
import { expect, test } from 'vitest';
import { stemCharacters, type StemCharacter } from './cycle/stems.ts';
import { godDirections } from './god-directions.ts';

const chinese = {
  north: '北',
  northeast: '东北',
  east: '东',
  southeast: '东南',
  south: '南',
  southwest: '西南',
  west: '西',
  northwest: '西北',
};

const trigrams = {
  north: '坎',
  northeast: '艮',
  east: '震',
  southeast: '巽',
  south: '离',
  southwest: '坤',
  west: '兑',
  northwest: '乾',
};

test('the five gods of every stem have the directions that tyme4ts and lunar-typescript give', () => {
  for (const [index, stem] of [...stemCharacters].entries()) {
    const { joy, wealth, fortune, yangNobleman, yinNobleman } = godDirections(stem as StemCharacter);
    const ours = [joy, wealth, fortune, yangNobleman, yinNobleman];
    const theirs = HeavenStem.fromName(stem);
    expect(
      ours.map((direction) => chinese[direction]),
      stem,
    ).toEqual(
      [
        theirs.getJoyDirection(),
        theirs.getWealthDirection(),
        theirs.getMascotDirection(),
        theirs.getYangDirection(),
        theirs.getYinDirection(),
      ].map((direction) => direction.getName()),
    );
    expect(
      ours.map((direction) => trigrams[direction]),
      stem,
    ).toEqual(
      [
        LunarUtil.POSITION_XI,
        LunarUtil.POSITION_CAI,
        LunarUtil.POSITION_FU,
        LunarUtil.POSITION_YANG_GUI,
        LunarUtil.POSITION_YIN_GUI,
      ].map((positions) => positions[index + 1]),
    );
  }
});
