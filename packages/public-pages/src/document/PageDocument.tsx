import type { ReactNode } from 'react';
import { PageFooter } from './PageFooter.tsx';
import { contentId, PageHeader } from './PageHeader.tsx';
import type { SharedFiles } from '../web-build.ts';

export interface PageHead {
  title: string;
  /** Whether the title has the name of the product already. */
  hasWholeTitle?: boolean;
  description: string;
  /** Absolute URL of the page. */
  address: string;
  /** Absolute URL of the picture that social networks show. */
  picture: string;
  /** Alternative text of the picture. */
  pictureText?: string;
  /** Size of the picture in pixels; 1200 × 630 by default. */
  pictureSize?: { width: number; height: number };
  type: 'article' | 'website';
  /** The structured data, as JSON-LD. */
  structuredData: object;
  files: SharedFiles;
  /** Further elements of the head. */
  more?: ReactNode;
}

interface PageDocumentProps {
  /** Path of the page, without the origin. */
  path: string;
  head: PageHead;
  /** The content of `main`. */
  children: ReactNode;
}

/**
 * A whole document. Its styles are in its head, so that the first paint waits for the HTML only. Its only script is the
 * islands script, because its Content-Security-Policy allows no other.
 */
export function PageDocument({ path, head, children }: PageDocumentProps) {
  const title = head.hasWholeTitle ? head.title : `${head.title} · Zodiac Atlas`;
  const { styles, islands, fonts } = head.files;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#f8f3e8" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#131a2a" media="(prefers-color-scheme: dark)" />
        {fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        {/* The script is async, so that the first paint does not wait for it. If the browser has cached the script, it runs
            before the first paint. */}
        <script
          src={islands.src}
          {...(islands.integrity === null
            ? { type: 'module' }
            : { async: true, integrity: islands.integrity })}
        />
        <title>{title}</title>
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
        <script
          type="application/ld+json"
          // Escapes `<`, because "</script>" in a title would end the element.
          dangerouslySetInnerHTML={{
            __html: JSON.stringify(head.structuredData).replaceAll('<', '\\u003c'),
          }}
        />
        {/* The styles are last, because programs that preview a link read only the beginning of a page. */}
        {styles.hash === null ? <link rel="stylesheet" href={styles.href} /> : <style>{styles.text}</style>}
      </head>
      <body className="PublicPage">
        <PageHeader className="PublicPage-screenOnly" location={path} />
        <main id={contentId} tabIndex={-1}>
          {children}
        </main>
        <PageFooter className="PublicPage-screenOnly" />
      </body>
    </html>
  );
}
