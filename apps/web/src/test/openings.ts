import type { Opening, OpeningFacets } from '@org/api-contract';
import { ok } from './mock-api.ts';

export const opening: Opening = {
  id: 1,
  companyId: 7,
  companyName: 'Nintendo',
  companySlug: 'nintendo',
  companyLogoUrl: null,
  zodiacSign: 'ox',
  industry: 'Media',
  title: 'Level Designer',
  department: 'Games',
  type: 'Full-time',
  salary: '$90,000 a year',
  description: null,
  workModes: ['hybrid'],
  places: ['Kyoto', 'Tokyo', 'Osaka', 'Nara', 'Kobe', 'Uji'],
  countries: ['Japan'],
  url: 'https://boards.greenhouse.io/x/jobs/1',
  postedDate: '2026-11-02',
  openSince: '2026-08-12',
  firstSeenAt: '2026-08-12T03:00:00.000Z',
  lastVerifiedAt: '2026-11-20T09:00:00.000Z',
  reposts: 4,
  marks: ['reposted', 'old'],
};
export const facets: OpeningFacets = {
  signs: [{ sign: 'ox', count: 21 }],
  companies: [{ id: 7, name: 'Nintendo', count: 21 }],
  workModes: [{ value: 'hybrid', count: 3 }],
  departments: [{ value: 'Games', count: 2 }],
  countries: [{ value: 'Japan', count: 21 }],
  places: [
    { value: 'Kyoto', count: 1 },
    { value: 'Austin, TX', count: 2, state: 'Texas' },
  ],
  industries: [{ value: 'Media', count: 21 }],
  withSalary: 5,
  capped: false,
  postedWithin: [{ days: 30, count: 4 }],
};
/** Answers a page of openings, as the server does. */
export const pageOfOpenings = (openings: Opening[], total = openings.length) =>
  ok({ openings, total, totalPages: Math.ceil(total / 20), facets, lastVerifiedAt: opening.lastVerifiedAt });
