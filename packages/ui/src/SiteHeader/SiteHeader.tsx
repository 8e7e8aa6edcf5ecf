'use client';

import * as Slot from 'radix-ui/slot';
import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { useLabels } from '../labels.ts';
import { BrandSeal } from '../BrandSeal/BrandSeal.tsx';

export interface SiteHeaderItem {
  /** Unique key among its siblings. */
  key: string;
  /** A link or a button; for a menu, the text of its button. */
  content: ReactNode;
  /** The links and buttons of a menu. In a narrow header they are listed below their heading. */
  items?: readonly { key: string; content: ReactNode }[];
}

export interface SiteHeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** The logo, as a link to the home page. */
  logo: ReactNode;
  /** The navigation links, buttons and menus. Without items there is no navigation. */
  items?: readonly SiteHeaderItem[];
  /** A link or button beside the menu, visible at every width. */
  action?: ReactNode;
  /** The current URL. A change closes the menus. */
  location?: string;
  /** The id of the main content, the target of the skip link. The element needs `tabIndex={-1}`. */
  contentId?: string;
}

/**
 * The header of every page. A menu is a popover behind a button; in a narrow header one popover has all items. Popovers open,
 * close with Escape and return the focus without script.
 */
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
    for (const below of menu.current?.querySelectorAll<HTMLElement>('[popover]') ?? []) below.hidePopover();
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
            // Adds no history entry, so that Back leads to the previous page.
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
                {items.map(({ key, content, items: below }) => (
                  <li key={key}>
                    {below ? <Menu id={`${menuId}${key}`} title={content} items={below} /> : content}
                  </li>
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

interface MenuProps {
  id: string;
  title: ReactNode;
  items: NonNullable<SiteHeaderItem['items']>;
}

/** The button and its links; in a narrow header, a heading and its links. */
const Menu = ({ id, title, items }: MenuProps) => (
  <>
    <button type="button" className="za-SiteHeader-more" popoverTarget={id}>
      {title}
    </button>
    <span className="za-SiteHeader-title" id={`${id}-title`}>
      {title}
    </span>
    <ul id={id} popover="auto" aria-labelledby={`${id}-title`} className="za-SiteHeader-below">
      {items.map(({ key, content }) => (
        <li key={key}>{content}</li>
      ))}
    </ul>
  </>
);

export interface LogoProps extends ComponentProps<'span'> {
  /** Renders the only child, a link with the name of the site, in place of the `span`. */
  asChild?: boolean;
}

/** The seal and the name of Zodiac Atlas. */
export function Logo({ asChild = false, className = '', children, ...rest }: LogoProps) {
  const Root = asChild ? Slot.Root : 'span';
  return (
    <Root {...rest} className={`za-Logo ${className}`}>
      <BrandSeal />
      {asChild ? <Slot.Slottable>{children}</Slot.Slottable> : 'Zodiac Atlas'}
    </Root>
  );
}
