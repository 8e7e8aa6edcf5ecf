import { listIds, type ListId } from '@org/api-contract/lists';
import { paymentPathForm, rowPathForm } from '@org/public-pages/list-paths.ts';
import {
  adminPaymentsPath,
  appPaths,
  articlePath,
  blogAdminPath,
  publicPaths,
} from '@org/public-pages/paths.ts';

/** The paths of the web application. */
export const paths = {
  ...appPaths,
  home: publicPaths.home,
  blogAdmin: blogAdminPath,
  admin: '/admin',
  adminSources: '/admin/sources',
  adminCodes: '/admin/codes',
  adminData: '/admin/data',
  adminPayments: adminPaymentsPath,
  sample: publicPaths.sample,
  invoice: '/account/invoice',
  success: '/success',
  /** The pages that links in mails open. The code is behind `#`. */
  setPassword: '/set-password',
  verifyEmail: '/verify-email',
  articleOf: articlePath,
  /** The invoice of a payment, by Stripe's id of the payment. */
  invoiceOf: (reference: string) => `/account/invoice?payment=${encodeURIComponent(reference)}`,
  adminPayment: (id: number) => `/admin/payments/${id}`,
  rowOf: (list: ListId, slug: string) => `/${list}/${slug}`,
  /** The address of a list that shows only the rows of one sign. */
  ofSign: (list: string, sign: string) => `${list}?zodiac=${sign}`,
  /** The login page that returns to `next` afterwards. */
  loginThen: (next: string) =>
    next === publicPaths.home ? appPaths.login : `${appPaths.login}?next=${encodeURIComponent(next)}`,
} as const;

/** The anchor of the part of the reading’s page that creates the book. */
export const bookAnchor = 'book';

/** The canonical form of a path: lower case, without double or trailing slashes. Unknown paths are unchanged. */
export function canonicalPath(path: string): string {
  const spelling = path
    .toLowerCase()
    .replaceAll(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1');
  return pages.has(spelling) || isOneOf(spelling) ? spelling : path;
}

/** The page of a company, a brand or a state. */
export const rowForm = rowPathForm;

const isOneOf = (path: string): boolean => rowForm.test(path) || paymentPathForm.test(path);

/** Whether the web application has a page at this path. The server has others, such as the feed of the blog. */
export const isPage = (path: string): boolean => {
  const canonical = canonicalPath(path);
  return pages.has(canonical) || isOneOf(canonical);
};

/** The addresses of pages, except those of single rows and payments. */
export const pageAddresses: readonly string[] = [
  ...new Set([
    ...Object.values(paths).filter((path) => typeof path === 'string'),
    ...listIds.map((id) => `/${id}`),
  ]),
];

const pages: ReadonlySet<string> = new Set(pageAddresses);

/**
 * Returns a same-origin path, or the landing page if `candidate` is not one. Browsers remove tabs and line ends from URLs
 * and treat `\` as `/`, so candidates with these characters are rejected.
 */
export function ownPath(candidate: string | null): string {
  const { origin } = window.location;
  if (!candidate?.startsWith('/') || /[\\\p{Cc}]/u.test(candidate)) return paths.home;
  if (!URL.canParse(candidate, origin)) return paths.home;
  const url = new URL(candidate, origin);
  // Resolving dot segments may leave `//` at the start, which means another host.
  if (url.origin !== origin || url.pathname.startsWith('//')) return paths.home;
  return url.pathname + url.search + url.hash;
}
