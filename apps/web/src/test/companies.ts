import type { Company } from '@org/api-contract';
import { ok } from './mock-api.ts';

export const company = (id: number, industry: string | null = 'Energy'): Company => ({
  id,
  slug: `company-${id}`,
  name: `Company ${id}`,
  legalName: null,
  foundedYear: 1988,
  foundedMonth: null,
  foundedDay: null,
  dateSource: null,
  otherSign: null,
  location: null,
  country: null,
  industry,
  subIndustry: null,
  description: null,
  knownFor: null,
  story: null,
  rival: null,
  parent: null,
  status: null,
  statusYear: null,
  ticker: null,
  exchange: null,
  listingSymbol: null,
  website: null,
  careersUrl: null,
  logoUrl: null,
  zodiacSign: 'dragon',
  scrapedAt: null,
  openings: 0,
});

export const companies = (count: number) => Array.from({ length: count }, (_, index) => company(index + 1));

export const noFacets = {
  zodiac: [],
  industry: [],
  country: [],
  size: [],
  decade: [],
  hasOpenings: 0,
  capped: false,
};

/** Answers a page of companies, as the server does. */
export const pageOf =
  (all: readonly Company[]) =>
  ({ searchParams }: URL) => {
    const end = Number(searchParams.get('page')) * 20;
    const found = { companies: all.slice(end - 20, end), total: all.length };
    return ok({ ...found, totalPages: Math.ceil(all.length / 20), corrected: null, facets: noFacets });
  };

/** The query of a call for companies without its page. */
export const searchOf = (call = ''): string => call.replace(/^GET \/api\/companies\?page=\d+&limit=20/, '');
