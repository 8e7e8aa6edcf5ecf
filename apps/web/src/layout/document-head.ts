import { landingHead } from '@org/public-pages/landing-head.ts';
import { listIds, listOf, titleOf } from '@org/api-contract/lists';
import { isPage, paths } from '#paths.ts';
import type { PageHead } from './page-head.ts';

interface DocumentHead {
  title: string;
  description: string;
}

const product = 'Zodiac Atlas';
const usual = landingHead.description;

const heads: Readonly<Record<string, DocumentHead>> = {
  [paths.home]: landingHead,
  [paths.sample]: {
    title: `Free zodiac sample · ${product}`,
    description:
      'Enter a birth date and read your Chinese zodiac sign free, by the true New Year’s Day of your year.',
  },
};

/** The titles of pages that search engines do not index, without the name of the product. */
const titles: Readonly<Record<string, string>> = {
  [paths.login]: 'Sign in',
  [paths.checkout]: 'Checkout',
  [paths.account]: 'Your account',
  [paths.invoice]: 'Invoice',
  [paths.success]: 'Your payment',
  [paths.gift]: 'Give lifetime access',
  [paths.redeem]: 'Redeem a gift',
  [paths.setPassword]: 'Set a new password',
  [paths.verifyEmail]: 'Verify your email',
  [paths.personal]: 'Your zodiac',
  [paths.compatibility]: 'Compatibility',
  [paths.openings]: 'Openings',
  ...Object.fromEntries(listIds.map((id) => [`/${id}`, titleOf(listOf(id))])),
  [paths.admin]: 'Overview',
  [paths.adminPayments]: 'Payments',
  [paths.adminCodes]: 'Gifts and codes',
  [paths.adminSources]: 'Sources',
  [paths.adminData]: 'Data',
  [paths.compare]: 'Compare',
  [paths.kept]: 'Saved',
  [paths.forYou]: 'For You',
  [paths.insights]: 'Insights',
  [paths.blogAdmin]: 'Blog admin',
};

/** Returns the title and description of a path, or those that the page gave itself. */
export const headOf = (path: string, own?: PageHead): DocumentHead => {
  if (own) return { title: `${own.title} · ${product}`, description: own.description };
  const isKnown = isPage(path);
  // Until its row is loaded, the page of a row has the head of its list.
  const list = isKnown ? path.slice(0, path.lastIndexOf('/')) : path;
  const title = titles[path] ?? titles[list] ?? (isKnown ? '' : '404 Page Not Found');
  return heads[path] ?? { title: title ? `${title} · ${product}` : product, description: usual };
};
