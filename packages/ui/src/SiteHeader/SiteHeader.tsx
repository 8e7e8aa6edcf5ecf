'use client';

import { useEffect, useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { useLabels } from '../labels.ts';
import { BrandSeal } from '../BrandSeal/BrandSeal.tsx';

export interface SiteHeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** The logo, a link home. */
  logo: ReactNode;
  /** Links and buttons; each is an item of the list. */
  items: readonly { key: string; content: ReactNode }[];
  /** Changes when the page does, which closes the menu. */
  location: string;
  /** The id of the page's content, which can take the focus: a link that appears by keyboard leads past the header. */
  contentId?: string;
}

/** The head of every page; on a phone its items fold into a menu that Escape closes. */
export function SiteHeader({ logo, items, location, contentId, className = '', ...rest }: SiteHeaderProps) {
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === location;
  const toggle = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const { label } = useLabels();

  useEffect(() => {
    if (!open) return undefined;
    const close = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setOpenAt(null);
      toggle.current?.focus();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [open]);

  return (
    <header {...rest} className={`za-SiteHeader ${className}`}>
      {contentId && (
        <a
          className="za-SiteHeader-skip"
          href={`#${contentId}`}
          onClick={(event) => {
            const content = document.getElementById(contentId);
            if (!content) return;
            // Without an entry of the history: Back leads to the page before.
            event.preventDefault();
            content.focus();
            content.scrollIntoView();
          }}
        >
          {label('skipToContent')}
        </a>
      )}
      <div className="za-SiteHeader-inner">
        {logo}
        <button
          ref={toggle}
          type="button"
          className="za-SiteHeader-toggle"
          aria-expanded={open}
          aria-controls={listId}
          onClick={() => setOpenAt(open ? null : location)}
        >
          {label('menu')}
        </button>
        <nav
          aria-label={label('mainNavigation')}
          className="za-SiteHeader-nav"
          data-open={open ? '' : undefined}
        >
          <ul id={listId}>
            {items.map(({ key, content }) => (
              <li key={key}>{content}</li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}

/** The seal and the name. */
export function Logo({ className = '', ...rest }: Omit<ComponentProps<'span'>, 'children'>) {
  return (
    <span {...rest} className={`za-Logo ${className}`}>
      <BrandSeal />
      Zodiac Atlas
    </span>
  );
}
