import { createContext, useContext, useEffect } from 'react';

/** The title, without the product's name, and the description of a page whose data determine them. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
}

/** Sets the head of the current page; `undefined` restores the head of its path. */
export const PageHeadContext = createContext<(head: PageHead | undefined) => void>(() => undefined);

/** Gives the document the title and description of the page while it is shown. */
export function usePageHead({ title, description }: PageHead): void {
  const setHead = useContext(PageHeadContext);
  useEffect(() => {
    setHead({ title, description });
    return () => setHead(undefined);
  }, [setHead, title, description]);
}
