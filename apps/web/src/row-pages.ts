/** The pages about single rows of the lists and their queries, as one chunk. */
export { CarBrandPage } from './pages/car-brand/CarBrandPage.tsx';
export { carBrandPageQueries } from './pages/car-brand/queries.ts';
export { CompanyPage } from './pages/company/CompanyPage.tsx';
export { companyPageQueries } from './pages/company/queries.ts';
export { UsStatePage } from './pages/us-state/UsStatePage.tsx';
export { usStatePageQueries } from './pages/us-state/queries.ts';
