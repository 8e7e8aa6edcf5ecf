import { useEffect } from 'react';
import { headOf } from './document-head.ts';

/** Keeps title and description those of the page one is on. */
export function useDocumentHead(path: string): void {
  useEffect(() => {
    const { title, description } = headOf(path);
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [path]);
}
