import { expectTypeOf, test } from 'vitest';
import { getSolarTerm, solarTermOf, solarTermsOf, type SolarTerm, type SolarTermId } from './index.ts';

test('a term of a date may not exist, a term of a year does', () => {
  expectTypeOf(solarTermOf('2024-02-04')).toEqualTypeOf<SolarTerm | undefined>();
  expectTypeOf(getSolarTerm(2024, 'li-chun')).toEqualTypeOf<SolarTerm>();
  expectTypeOf(solarTermsOf(2024)).toEqualTypeOf<SolarTerm[]>();
});

test('the ids are the 24', () => {
  expectTypeOf<'li-chun'>().toExtend<SolarTermId>();
  // @ts-expect-error ids have a hyphen
  getSolarTerm(2024, 'lichun');
});
