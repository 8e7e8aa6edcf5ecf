import { Button, Logo, SiteFooter, SiteHeader } from '@org/ui';
import type { ReactNode } from 'react';
import { almanacLinks, publicPaths, shopLinks } from '../paths.ts';
import { LinkList } from './LinkList.tsx';
import type { SharedFiles } from '../web-build.ts';

export interface PageHead {
  title: string;
  description: string;
  /** Absolute URL of the page. */
  address: string;
  /** Absolute URL of the picture that social networks show. */
  picture: string;
  /** What the picture shows. */
  pictureText?: string;
  /** In pixels; 1200 × 630 by default. */
  pictureSize?: { width: number; height: number };
  type: 'article' | 'website';
  /** JSON-LD. */
  structuredData: object;
  files: SharedFiles;
  /** Further elements of the head. */
  more?: ReactNode;
}

interface PageDocumentProps {
  head: PageHead;
  /** The content of `main`. */
  children: ReactNode;
}

const PageStyles = ({ styles }: { styles: SharedFiles['styles'] }) =>
  typeof styles === 'string' ? (
    <style dangerouslySetInnerHTML={{ __html: styles }} />
  ) : (
    styles.map((href) => <link key={href} rel="stylesheet" href={href} />)
  );

/** A whole document. It has no script, and no style but that of all these pages, because its Content-Security-Policy allows no other. */
export function PageDocument({ head, children }: PageDocumentProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#f8f3e8" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#131a2a" media="(prefers-color-scheme: dark)" />
        <title>{`${head.title} · Zodiac Atlas`}</title>
        <meta name="description" content={head.description} />
        <link rel="canonical" href={head.address} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <meta property="og:type" content={head.type} />
        <meta property="og:site_name" content="Zodiac Atlas" />
        <meta property="og:title" content={head.title} />
        <meta property="og:description" content={head.description} />
        <meta property="og:url" content={head.address} />
        <meta property="og:image" content={head.picture} />
        {head.pictureText && (
          <>
            <meta property="og:image:width" content={String(head.pictureSize?.width ?? 1200)} />
            <meta property="og:image:height" content={String(head.pictureSize?.height ?? 630)} />
            <meta property="og:image:alt" content={head.pictureText} />
          </>
        )}
        <meta name="twitter:card" content="summary_large_image" />
        {head.more}
        {head.files.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="" href={href} />
        ))}
        <PageStyles styles={head.files.styles} />
        <script
          type="application/ld+json"
          // Escapes `<`, because "</script>" in a title would end the element.
          dangerouslySetInnerHTML={{
            __html: JSON.stringify(head.structuredData).replaceAll('<', '\\u003c'),
          }}
        />
      </head>
      <body className="PublicPage">
        <SiteHeader
          className="PublicPage-screenOnly"
          contentId="content"
          logo={
            <a href={publicPaths.home}>
              <Logo />
            </a>
          }
          action={
            <Button asChild variant="primary">
              <a href={publicPaths.sample}>Try Free Sample</a>
            </Button>
          }
        />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter className="PublicPage-screenOnly">
          <nav aria-label="Almanac">
            <LinkList links={[...almanacLinks, { path: publicPaths.blog, text: 'Blog' }]} />
          </nav>
          <nav aria-label="About Zodiac Atlas">
            <LinkList links={shopLinks} />
          </nav>
          <p>For entertainment only. This is not professional career advice.</p>
          <p>
            Company and brand names and logos are trademarks of their owners. The zodiac year begins at
            Chinese New Year.
          </p>
          <p>© Zodiac Atlas</p>
        </SiteFooter>
      </body>
    </html>
  );
}
