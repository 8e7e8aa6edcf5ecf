import { expect, test } from 'vitest';
import { ownPath, paths } from './paths.ts';

test('every address is the specification’s', () => {
  const { sampleOf, loginThen, ...fixed } = paths;
  expect(Object.values(fixed)).toEqual([
    '/',
    '/personal',
    '/companies',
    '/car-brands',
    '/us-states',
    '/blog',
    '/blog-admin',
    '/zodiac-sample',
    '/checkout',
    '/success',
    '/login',
  ]);
  expect(sampleOf('1990-01-20')).toBe('/zodiac-sample?date=1990-01-20');
  expect(loginThen('/companies?zodiac=ox')).toBe('/login?next=%2Fcompanies%3Fzodiac%3Dox');
  expect(loginThen('/')).toBe('/login');
});

test.each([
  'https://elsewhere.example',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'javascript:alert(1)',
  null,
])('%s is nowhere to be sent after signing in', (candidate) => {
  expect(ownPath(candidate)).toBe('/');
});
