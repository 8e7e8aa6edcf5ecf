'use client';

import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { useLabels } from '../labels.ts';
import { BrandSeal } from '../BrandSeal/BrandSeal.tsx';

export interface SiteHeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** The logo, as a link to the home page. */
  logo: ReactNode;
  /** The navigation links and buttons. Without items there is no menu. */
  items?: readonly { key: string; content: ReactNode }[];
  /** A link or button beside the menu, visible at every width. */
  action?: ReactNode;
  /** The current URL. A change closes the menu. */
  location?: string;
  /** The id of the main content, the target of the skip link. The element needs `tabIndex={-1}`. */
  contentId?: string;
}

/** The header of every page. In a narrow header the items are a popover behind a button, which works without script. */
export function SiteHeader({
  logo,
  items = [],
  action,
  location = '',
  contentId,
  className = '',
  ...rest
}: SiteHeaderProps) {
  const menu = useRef<HTMLElement>(null);
  const menuId = useId();
  const { label } = useLabels();

  const shownAt = useRef(location);
  useEffect(() => {
    if (shownAt.current === location) return;
    shownAt.current = location;
    menu.current?.hidePopover();
  }, [location]);
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
            <button type="button" className="za-SiteHeader-toggle" popoverTarget={menuId}>
              {label('menu')}
            </button>
            <nav
              ref={menu}
              id={menuId}
              popover="auto"
              aria-label={label('mainNavigation')}
              className="za-SiteHeader-nav"
            >
              <ul>
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
