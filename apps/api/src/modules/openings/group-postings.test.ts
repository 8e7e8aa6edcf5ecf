import { describe, expect, test } from 'vitest';
import type { Opening } from '#integrations/company-sources/company-sources.ts';
import { groupPostings, type Posting, marksOf } from './group-postings.ts';
import { rolesPostedAgain } from './replace-openings.ts';

const august = new Date('2026-08-12T03:00:00Z');
const november = new Date('2026-11-20T03:00:00Z');

const posting = (title: string, place: string | null, more: Partial<Posting> = {}): Posting => ({
  title,
  location: place,
  places: place === null ? [] : [place],
  countries: [],
  department: null,
  type: null,
  salary: null,
  description: null,
  workMode: null,
  url: `https://jobs.example/${title}/${place}`,
  postedDate: '2026-11-02',
  firstSeenAt: november,
  lastVerifiedAt: november,
  closedAt: null,
  ...more,
});

describe('the postings of one role', () => {
  test('are one role that has all their places, work modes and salaries, and the range of their dates', () => {
    const [role, ...others] = groupPostings([
      posting('Nurse', 'Lyon, France', {
        countries: ['France'],
        salary: '€40,000',
        postedDate: '2026-10-01',
      }),
      posting('nurse', 'Bern', { countries: ['Switzerland'], workMode: 'hybrid', salary: 'CHF 90,000' }),
      posting('Nurse - Lyon', 'Lyon, France', { firstSeenAt: august, closedAt: november }),
    ]);
    expect(others).toEqual([]);
    expect(role).toMatchObject({
      places: ['Bern', 'Lyon, France'],
      countries: ['France', 'Switzerland'],
      workModes: ['hybrid'],
      salary: 'CHF 90,000 · €40,000',
      postedDate: '2026-11-02',
      openSince: '2026-10-01',
      firstSeenAt: august,
      closedAt: null,
    });
  });

  test.each([
    ['Nurse - Lyon', 'Lyon, France', 'Nurse'],
    ['Nurse (Lyon)', 'Lyon, France', 'Nurse'],
    ['Nurse, Remote', 'Anywhere', 'Nurse'],
    ['Nurse - Night Shift', 'Lyon, France', 'Nurse - Night Shift'],
    ['Engineer, C++', 'Lyon, France', 'Engineer, C++'],
  ])('%s in %s has the role of %s', (title, place, role) => {
    const keys = groupPostings([posting(title, place), posting(role, place)]).map(({ roleKey }) => roleKey);
    expect(keys).toHaveLength(1);
  });

  test('are different roles in different departments or types', () => {
    const roles = groupPostings([
      posting('Nurse', 'Lyon'),
      posting('Nurse', 'Lyon', { department: 'Surgery' }),
      posting('Nurse', 'Lyon', { type: 'Internship' }),
    ]);
    expect(roles).toHaveLength(3);
  });
});

describe('a role is posted again', () => {
  const stored = (sourceId: string, more: Partial<Posting> = {}, source = 'ashby/x') => ({
    ...posting('Nurse', 'Lyon', more),
    source,
    sourceId,
  });
  const listed = (sourceId: string, postedDate: string | null, place = 'Lyon'): Opening => ({
    ...posting('Nurse', place),
    places: [place],
    countries: [],
    sourceId,
    postedDate,
  });
  const count = (
    before: ReturnType<typeof stored>[],
    openings: Opening[],
    { source = 'ashby/x', isComplete = true } = {},
  ) => rolesPostedAgain(before, { source, openings, isComplete }).size;

  test('if a closed posting is listed again, or an open one with a later date', () => {
    expect(count([stored('1', { closedAt: november })], [listed('1', '2026-11-02')])).toBe(1);
    expect(count([stored('1')], [listed('1', '2026-11-09')])).toBe(1);
  });

  test('if another posting takes its place', () => {
    expect(count([stored('1')], [listed('2', '2026-11-09')])).toBe(1);
    expect(
      count([stored('1', { closedAt: november })], [listed('2', '2026-11-09')], { isComplete: false }),
    ).toBe(1);
  });

  test('but not if it is unchanged, is new in another place, or changed only in Greenhouse’s date', () => {
    expect(count([stored('1')], [listed('1', '2026-11-02')])).toBe(0);
    expect(count([stored('1', { postedDate: null })], [listed('1', '2026-11-02')])).toBe(0);
    expect(count([stored('1')], [listed('1', '2026-11-02'), listed('2', '2026-11-09', 'Bern')])).toBe(0);
    expect(count([stored('1')], [listed('2', '2026-11-09')], { isComplete: false })).toBe(0);
    const source = 'greenhouse/x';
    expect(count([stored('1', {}, source)], [listed('1', '2026-11-09')], { source })).toBe(0);
  });
});

test.each([
  [1, '2026-11-01', []],
  [2, '2026-11-01', ['reposted']],
  [0, '2026-08-22', []],
  [0, '2026-08-21', ['old']],
  [4, '2026-08-12', ['reposted', 'old']],
])('an opening posted again %i times and open since %s has the marks %j', (reposts, openSince, marks) => {
  expect(marksOf({ reposts, openSince }, new Date('2026-11-20T12:00:00Z'))).toEqual(marks);
});
