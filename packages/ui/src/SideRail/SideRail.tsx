'use client';

import {
  Fragment,
  useEffect,
  useId,
  useRef,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react';

export interface SideRailItem {
  /** Unique key, passed to `renderLink`. */
  key: string;
  /** The name of the page. */
  label: string;
  /** The number of things that wait on the page. Shown if it is above 0. */
  count?: number | undefined;
  /** The noun for the count, which screen readers read after it, such as "alerts". */
  countLabel?: string;
}

export interface SideRailProps extends ComponentProps<'div'> {
  /** The accessible name of the navigation, and its heading, such as "Admin". */
  label: string;
  /** The pages, in display order. */
  items: readonly SideRailItem[];
  /** The key of the shown page. In a narrow container the button that opens the sheet names it. */
  current: string;
  /** Returns a link to a page with the given content. Give the link of the shown page `aria-current="page"`. */
  renderLink: (key: string, content: ReactNode) => ReactElement;
  /** The current URL. A change closes the sheet. */
  location?: string;
  /** The content of the page beside the rail. */
  children?: ReactNode;
}

/** A rail of links beside a page. In a narrow container the links are a sheet behind a button, which works without script. */
export function SideRail({
  label,
  items,
  current,
  renderLink,
  location = '',
  className = '',
  children,
  ...rest
}: SideRailProps) {
  const nav = useRef<HTMLElement>(null);
  const navId = useId();
  const shownAt = useRef(location);
  useEffect(() => {
    if (shownAt.current === location) return;
    shownAt.current = location;
    nav.current?.hidePopover();
  }, [location]);
  return (
    <div {...rest} className={`za-SideRail ${className}`}>
      <div className="za-SideRail-columns">
        <button type="button" className="za-SideRail-toggle" popoverTarget={navId}>
          {label}: {items.find(({ key }) => key === current)?.label}
          {items.map((item) => (
            <Fragment key={item.key}>
              {' '}
              <Count item={item} />
            </Fragment>
          ))}
        </button>
        <nav ref={nav} id={navId} popover="auto" aria-label={label} className="za-SideRail-nav">
          <p aria-hidden="true">{label}</p>
          <ul>
            {items.map((item) => (
              <li key={item.key}>{renderLink(item.key, <Content item={item} />)}</li>
            ))}
          </ul>
        </nav>
        <div className="za-SideRail-page">{children}</div>
      </div>
    </div>
  );
}

const Content = ({ item }: { item: SideRailItem }) => (
  <>
    {item.label}
    <Count item={item} />
  </>
);

const Count = ({ item: { count = 0, countLabel } }: { item: SideRailItem }) =>
  count > 0 && (
    <span className="za-SideRail-count">
      {count}
      {countLabel && <span className="za-hidden"> {countLabel}</span>}
    </span>
  );
