/** The public pages that search engines should index, except articles. */
export const publicPaths = { home: '/', sample: '/zodiac-sample', blog: '/blog' } as const;

/** The landing page with an open sign-up dialog. */
export const signUpParameter = 'sign-up';
export const signUpPath = `${publicPaths.home}?${signUpParameter}`;

/** Pages of the web application that the header links to. */
export const appPaths = {
  login: '/login',
  checkout: '/checkout',
  account: '/account',
  personal: '/personal',
  compatibility: '/compatibility',
  openings: '/openings',
  forYou: '/for-you',
  insights: '/insights',
  kept: '/kept',
  compare: '/compare',
  gift: '/gift',
  redeem: '/redeem',
  companies: '/companies',
  carBrands: '/car-brands',
  usStates: '/us-states',
} as const;

export const articlePath = (slug: string): string => `${publicPaths.blog}/${slug}.html`;

/** The share picture of an article, 1200 × 630. */
export const articlePicturePath = (slug: string): string => `${publicPaths.blog}/${slug}.png`;

/** The image of an article. @param hash - the hash of the content of the image */
export const articleImagePath = (hash: string): string => `${publicPaths.blog}/images/${hash}.webp`;

const articleForm = new RegExp(`^${publicPaths.blog}/([a-z0-9-]+)\\.html(?:[?#]|$)`);

/** Reads the slug from the path of an article, such as `/blog/year-of-the-horse.html`. */
export const articleSlug = (href: string): string | undefined => articleForm.exec(href)?.[1];

/** Pages of the almanac. The server renders them without scripts. */
export const signsPath = '/signs';
export const yearsPath = '/years';
/** The table of all pairs of signs. */
export const pairsPath = `${signsPath}#pairs`;
export const elementsPath = '/elements';
export const numbersPath = '/numbers';
export const todayPath = '/today';
/** The contents of the lists of companies, brands and states. */
export const dataPath = '/data';
export const signPath = (id: string): string => `${signsPath}/${id}`;
export const yearPath = (year: number): string => `${yearsPath}/${year}`;
/** @param pair - two signs in the order of the cycle, such as `rat-ox` */
export const pairPath = (pair: string): string => `/compatibility/${pair}`;
/**
 * The page of two or more signs.
 *
 * @param signs - in the order of the cycle
 */
export const signsTogetherPath = (signs: readonly string[]): string => pairPath(signs.join('-'));
/** The links to the almanac in the footer of every page. */
export const almanacLinks = [
  { path: signsPath, text: 'The twelve signs' },
  { path: yearsPath, text: 'Years 1900–2100' },
  { path: elementsPath, text: 'Elements' },
  { path: numbersPath, text: 'Numbers' },
  { path: dataPath, text: 'Counts by sign' },
  { path: todayPath, text: 'Today' },
] as const;
const shopTitles = ['How we know', 'About', 'Contact', 'Refunds', 'Terms', 'Privacy', 'Cookies', 'Imprint'];
/** The links to the shop pages in the footer of every page. They are few, because every page loads them. */
export const shopLinks: readonly { path: string; text: string }[] = shopTitles.map((text) => ({
  path: `/${text.toLowerCase().replaceAll(' ', '-')}`,
  text,
}));
/** The picture of a sign or a pair, 1200 × 630. */
export const sharePicturePath = (subject: string): string => `/share/${subject}.png`;

export const feedPath = `${publicPaths.blog}/feed.xml`;
export const sitemapPath = '/sitemap.xml';
/** A part of a sitemap with several parts. */
export const sitemapPartPath = (part: string): string => `/sitemap-${part}.xml`;
export const robotsPath = '/robots.txt';
/** The default share picture. */
export const socialPicturePath = '/social.png';
export const blogAdminPath = '/blog-admin';
export const adminPaymentsPath = '/admin/payments';
/** The preview of an unpublished article. Only admins see it. */
export const previewPath = (id: number | string): string => `${blogAdminPath}/preview/${id}`;
