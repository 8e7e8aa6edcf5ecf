/** Components that both the server and the web app render. */
export { MarkedHan } from './almanac/Han.tsx';
export { contentId, PageHeader, type HeaderGroup } from './document/PageHeader.tsx';
export { PageFooter } from './document/PageFooter.tsx';
export { FromReaders } from './landing/FromReaders.tsx';
export { LandingPage } from './landing/LandingPage.tsx';
