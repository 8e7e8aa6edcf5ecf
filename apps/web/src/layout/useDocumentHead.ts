import { useEffect } from 'react';
import { headOf, publicPaths } from './document-head.ts';

/** Sets the title, description and canonical URL of the current page. */
export function useDocumentHead(path: string): void {
  useEffect(() => {
    const { title, description } = headOf(path);
    document.title = title;
    setAttribute('meta[name="description"]', 'content', description);
    setAttribute('meta[property="og:title"]', 'content', title);
    setAttribute('meta[property="og:description"]', 'content', description);
    const canonical = document.querySelector('link[rel="canonical"]');
    if (!publicPaths.includes(path)) canonical?.remove();
    else if (canonical) canonical.setAttribute('href', path);
    else
      document.head.append(Object.assign(document.createElement('link'), { rel: 'canonical', href: path }));
  }, [path]);
}

const setAttribute = (selector: string, name: string, value: string): void =>
  document.querySelector(selector)?.setAttribute(name, value);
