import { expectTypeOf, test } from 'vitest';
import { getSolarTerm, solarTermOf, solarTermsOf, type SolarTerm, type SolarTermId } from './index.ts';

test('the term of a date may be undefined, and a term of a year never is', () => {
  expectTypeOf(solarTermOf('2024-02-04')).toEqualTypeOf<SolarTerm | undefined>();
  expectTypeOf(getSolarTerm(2024, 'li-chun')).toEqualTypeOf<SolarTerm>();
  expectTypeOf(solarTermsOf(2024)).toEqualTypeOf<SolarTerm[]>();
});

test('only the ids of solar terms are accepted', () => {
  expectTypeOf<'li-chun'>().toExtend<SolarTermId>();
  // @ts-expect-error ids have a hyphen
  getSolarTerm(2024, 'lichun');
});
