import { SiteFooter } from '@org/ui';
import type { ReactNode } from 'react';
import { almanacLinks, appPaths, publicPaths, shopLinks } from '../paths.ts';
import { LinkList } from './LinkList.tsx';

const giftLinks = [
  { path: appPaths.gift, text: 'Give a gift' },
  { path: appPaths.redeem, text: 'Redeem a gift' },
];

interface PageFooterProps {
  className?: string;
  /** Omits links and trademarks, for pages that only admins open. */
  isShort?: boolean;
  /** The element below the rest. */
  children?: ReactNode;
}

/** The footer of every public page and every page of the app. */
export const PageFooter = ({ className = '', isShort = false, children }: PageFooterProps) => (
  <SiteFooter className={className}>
    {!isShort && (
      <>
        <nav aria-label="Almanac">
          <LinkList links={[...almanacLinks, { path: publicPaths.blog, text: 'Blog' }]} />
        </nav>
        <nav aria-label="About Zodiac Atlas">
          <LinkList links={[...giftLinks, ...shopLinks]} />
        </nav>
      </>
    )}
    <p>For entertainment only. This is not professional career advice.</p>
    {!isShort && (
      <p>
        Company and brand names and logos are trademarks of their owners. The zodiac year begins at Chinese
        New Year.
      </p>
    )}
    <p>© Zodiac Atlas</p>
    {children}
  </SiteFooter>
);
