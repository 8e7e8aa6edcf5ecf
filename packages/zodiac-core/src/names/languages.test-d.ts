import { expectTypeOf, test } from 'vitest';
import { getZodiacSignByDate, type BranchRelation, type SexagenaryName, type ZodiacDate } from '../index.ts';
import { en, ja, ko, vi, zhHans, zhHant, type Name, type Names } from './index.ts';
import { words } from './names.ts';

test('all languages have one shape', () => {
  for (const language of [en, ja, ko, vi, zhHans, zhHant]) expectTypeOf(language).toEqualTypeOf<Names>();
  expectTypeOf<Names['sexagenary']>().toEqualTypeOf<Readonly<Record<SexagenaryName, Name>>>();
});

test('results of the library are accepted as keys of the names, without a type cast', () => {
  const born = getZodiacSignByDate('1990-05-15') as ZodiacDate;
  expectTypeOf(ko.stems[born.stem]).toEqualTypeOf<Name>();
  expectTypeOf(ko.branches[born.branch]).toEqualTypeOf<Name>();
  expectTypeOf(ko.sexagenary[born.sexagenaryName]).toEqualTypeOf<Name>();
  expectTypeOf(ko.elements[born.yearElement]).toEqualTypeOf<Name>();
  expectTypeOf<BranchRelation['form']>().toExtend<keyof Names['relations']>();
  expectTypeOf<BranchRelation['kind']>().toExtend<keyof Names['relations']>();
  // @ts-expect-error a Yang stem has no Yin branch
  void ko.sexagenary['甲丑'];
  // @ts-expect-error names cannot be changed
  ko.signs.rat.name = 'Cat';
});

test('a list that lacks a name, or has one too many, does not compile', () => {
  const complete = {
    signs: '1,2,3,4,5,6,7,8,9,10,11,12',
    elements: '1,2,3,4,5',
    solarTerms: '1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24',
    relations: '1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16',
    between: '',
  } as const;
  expectTypeOf(words(complete).signs).toEqualTypeOf<string>();
  // @ts-expect-error four elements
  words({ ...complete, elements: '1,2,3,4' });
  // @ts-expect-error thirteen signs
  words({ ...complete, signs: '1,2,3,4,5,6,7,8,9,10,11,12,13' });
  // @ts-expect-error nine stems
  words({ ...complete, stems: '1,2,3,4,5,6,7,8,9' });
});
