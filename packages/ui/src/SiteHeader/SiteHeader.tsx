'use client';

import { useEffect, useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { useLabels } from '../labels.ts';
import { BrandSeal } from '../BrandSeal/BrandSeal.tsx';

export interface SiteHeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** The logo, as a link to the home page. */
  logo: ReactNode;
  /** The navigation links and buttons. Without items there is no menu, and the header needs no script. */
  items?: readonly { key: string; content: ReactNode }[];
  /** A link or button beside the menu, visible at every width. */
  action?: ReactNode;
  /** The current URL. A change closes the menu. */
  location?: string;
  /** The id of the main content, the target of the skip link. The element needs `tabIndex={-1}`. */
  contentId?: string;
}

/** The header of every page. In a narrow header the items move into a menu. */
export function SiteHeader({
  logo,
  items = [],
  action,
  location = '',
  contentId,
  className = '',
  ...rest
}: SiteHeaderProps) {
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
            // Without a history entry, so that Back leads to the previous page.
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
        {items.length > 0 && (
          <>
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
          </>
        )}
        {action && <div className="za-SiteHeader-action">{action}</div>}
      </div>
    </header>
  );
}

export type LogoProps = Omit<ComponentProps<'span'>, 'children'>;

/** The seal and the name of Zodiac Atlas. */
export function Logo({ className = '', ...rest }: LogoProps) {
  return (
    <span {...rest} className={`za-Logo ${className}`}>
      <BrandSeal />
      Zodiac Atlas
    </span>
  );
}
