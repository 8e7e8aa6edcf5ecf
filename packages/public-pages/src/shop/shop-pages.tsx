import type { ReactNode } from 'react';
import type { ShopContext } from '../article-page.ts';
import { shopPaths } from '../shop-paths.ts';
import { AboutPage } from './AboutPage.tsx';
import { ContactPage } from './ContactPage.tsx';
import { CookiesPage } from './CookiesPage.tsx';
import { HowWeKnowPage } from './HowWeKnowPage.tsx';
import { ImprintPage } from './ImprintPage.tsx';
import { PrivacyPage } from './PrivacyPage.tsx';
import { RefundsPage } from './RefundsPage.tsx';
import { TermsPage } from './TermsPage.tsx';

/** Every shop page, by path. */
export const shopPages: ReadonlyMap<string, (context: ShopContext) => ReactNode> = new Map([
  [shopPaths.howWeKnow, (context: ShopContext) => <HowWeKnowPage context={context} />],
  [shopPaths.about, (context: ShopContext) => <AboutPage context={context} />],
  [shopPaths.contact, (context: ShopContext) => <ContactPage context={context} />],
  [shopPaths.refunds, (context: ShopContext) => <RefundsPage context={context} />],
  [shopPaths.terms, (context: ShopContext) => <TermsPage context={context} />],
  [shopPaths.privacy, (context: ShopContext) => <PrivacyPage context={context} />],
  [shopPaths.cookies, (context: ShopContext) => <CookiesPage context={context} />],
  [shopPaths.imprint, (context: ShopContext) => <ImprintPage context={context} />],
]);
