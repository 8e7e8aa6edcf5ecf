import { linkedPaths } from '@org/public-pages/list-paths.ts';
import { expect, test } from 'vitest';
import { canonicalPath, isPage, ownPath, paths } from './paths.ts';

test('the paths are those of the specification', () => {
  const { articleOf, adminPayment, invoiceOf, loginThen, ofSign, rowOf, ...fixed } = paths;
  expect(Object.values(fixed)).toEqual([
    '/login',
    '/checkout',
    '/account',
    '/personal',
    '/compatibility',
    '/openings',
    '/for-you',
    '/insights',
    '/kept',
    '/compare',
    '/gift',
    '/redeem',
    '/companies',
    '/car-brands',
    '/us-states',
    '/',
    '/blog-admin',
    '/admin',
    '/admin/sources',
    '/admin/codes',
    '/admin/data',
    '/admin/payments',
    '/zodiac-sample',
    '/account/invoice',
    '/success',
    '/set-password',
    '/verify-email',
  ]);
  expect(rowOf('us-states', 'arizona')).toBe('/us-states/arizona');
  expect(articleOf('year-of-the-horse')).toBe('/blog/year-of-the-horse.html');
  expect(invoiceOf('pi_1')).toBe('/account/invoice?payment=pi_1');
  expect(adminPayment(12)).toBe('/admin/payments/12');
  expect(loginThen('/companies?zodiac=ox')).toBe('/login?next=%2Fcompanies%3Fzodiac%3Dox');
  expect(loginThen('/')).toBe('/login');
  expect(ofSign('/companies', 'ox')).toBe('/companies?zodiac=ox');
});

test.each([
  ['/companies/', '/companies'],
  ['/Companies', '/companies'],
  ['//car-brands//', '/car-brands'],
  ['/', '/'],
  ['//', '/'],
  ['/Companies/Nintendo/', '/companies/nintendo'],
  ['/companies/Nintendo/extra', '/companies/Nintendo/extra'],
  ['/Nothing/', '/Nothing/'],
  ['//evil.example', '//evil.example'],
])('the canonical path of %s is %s', (path, spelling) => {
  expect(canonicalPath(path)).toBe(spelling);
});

test.each([
  ['/companies/nintendo', true],
  ['/us-states/new-york', true],
  ['/admin/payments/12', true],
  ['/admin/payments/012', false],
  ['/compare', true],
  ['/companies/a/b', false],
  ['/companies/%3Cb%3E', false],
  ['/constructor/x', false],
])('%s is a page: %s', (path, expected) => {
  expect(isPage(path)).toBe(expected);
});

/** Values of `next` that must be rejected. */
const foreign = [
  'https://evil.example',
  'HTTPS://evil.example',
  'http:evil.example',
  'https:/evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '//evil.example/..',
  '//user@evil.example',
  '//localhost@evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/\r\n/evil.example',
  '/\t\\evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/\0/evil.example',
  '/\u007f/evil.example',
  '/\u0085/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e//evil.example',
  '/%2E%2E//evil.example',
  '/a/..//evil.example',
  '/companies/..//evil.example',
  '/.//.//evil.example',
  '/./\\evil.example',
  '/\t.//evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'blob:https://evil.example/x',
  'evil.example',
  '@evil.example',
  ':80',
  '?next=//evil.example',
  '#//evil.example',
  '../evil',
  '',
  null,
];

test.each(foreign)('T27: %j is rejected as a return URL', (candidate) => {
  expect(ownPath(candidate)).toBe('/');
});

test.each([
  ['/companies?zodiac=ox#list', '/companies?zodiac=ox#list'],
  ['/login?next=%2F%2Fevil.example', '/login?next=%2F%2Fevil.example'],
  ['/blog/../companies', '/companies'],
  ['/%09/evil.example', '/%09/evil.example'],
])('%s is accepted as a return URL and normalized to %s', (candidate, address) => {
  expect(ownPath(candidate)).toBe(address);
});

test('the pages of the web application that articles may link to exist', () => {
  expect(linkedPaths.filter((path) => !isPage(path))).toEqual([]);
});
