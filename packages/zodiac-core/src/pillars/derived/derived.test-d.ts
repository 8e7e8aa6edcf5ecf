import { expectTypeOf, test } from 'vitest';
import type { BranchCharacter, Element, SexagenaryName, ZodiacSignId } from '../../index.ts';
import {
  dayMaster,
  elementCounts,
  emptyBranches,
  fourPillars,
  luckPillars,
  taiSui,
  tenGod,
  tenGodsOf,
  type DayMaster,
  type FourPillars,
  type LuckCourse,
  type LuckRange,
  type LuckSex,
  type PillarsInput,
  type SeasonState,
  type TenGod,
} from '../index.ts';

test('the derived facts take four pillars, or their names', () => {
  expectTypeOf<FourPillars>().toExtend<PillarsInput>();
  expectTypeOf(dayMaster({ year: '庚午', month: '辛巳', day: '庚辰' })).toEqualTypeOf<DayMaster>();
  expectTypeOf(elementCounts(fourPillars({ date: '1990-05-15' })).visible).toEqualTypeOf<
    Readonly<Record<Element, number>>
  >();
  expectTypeOf(elementCounts)
    .returns.toHaveProperty('season')
    .toEqualTypeOf<Readonly<Record<Element, SeasonState>>>();
  // @ts-expect-error 庚 is Yang and 巳 Yin
  dayMaster({ year: '庚巳', month: '辛巳', day: '庚辰' });
  // @ts-expect-error the day is missing
  elementCounts({ year: '庚午', month: '辛巳' });
});

test('the ten god may be missing for the day, and for an unknown hour', () => {
  const gods = tenGodsOf({ year: '庚午', month: '辛巳', day: '庚辰' });
  expectTypeOf(gods.day.stem).toEqualTypeOf<TenGod | undefined>();
  expectTypeOf(gods.hour?.hidden).toEqualTypeOf<readonly TenGod[] | undefined>();
  expectTypeOf(tenGod).parameters.toEqualTypeOf<[dayMaster: TenGodStem, stem: TenGodStem]>();
  // @ts-expect-error a branch is not a stem
  tenGod('子', '甲');
});

type TenGodStem = Parameters<typeof tenGod>[0];

test('the type requires code to check that luck pillars are certain before reading their start', () => {
  const luck = luckPillars({ date: '1990-05-15' }, 'female');
  // @ts-expect-error the time may not be known
  void luck.start;
  if (luck.certain) expectTypeOf(luck).toExtend<LuckCourse>();
  else expectTypeOf(luck.ranges).toEqualTypeOf<readonly LuckRange[]>();
  expectTypeOf<LuckSex>().toEqualTypeOf<'female' | 'male'>();
  // @ts-expect-error 'female' must be written out
  luckPillars({ date: '1990-05-15' }, 'f');
});

test('a pillar has two empty branches, and Tai Sui takes a sign or a branch', () => {
  expectTypeOf(emptyBranches('甲子')).toEqualTypeOf<[BranchCharacter, BranchCharacter]>();
  expectTypeOf(emptyBranches)
    .parameter(0)
    .toEqualTypeOf<SexagenaryName | { readonly name: SexagenaryName }>();
  expectTypeOf(taiSui).parameters.toEqualTypeOf<[year: number, sign: ZodiacSignId | BranchCharacter]>();
  // @ts-expect-error there is no cat
  taiSui(2026, 'cat');
});
