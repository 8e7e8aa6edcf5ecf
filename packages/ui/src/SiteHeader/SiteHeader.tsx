import { useEffect, useId, useRef, useState, type ReactNode } from 'react';

export interface SiteHeaderProps {
  /** The logo, a link home. */
  logo: ReactNode;
  /** Links and buttons; each is an item of the list. */
  items: readonly { key: string; content: ReactNode }[];
  /** Changes when the page does, which closes the menu. */
  location: string;
}

/** The head of every page; on a phone its items fold into a menu that Escape closes. */
export function SiteHeader({ logo, items, location }: SiteHeaderProps) {
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === location;
  const toggle = useRef<HTMLButtonElement>(null);
  const listId = useId();

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
    <header className="za-SiteHeader">
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
          Menu
        </button>
        <nav aria-label="Main" className="za-SiteHeader-nav" data-open={open ? '' : undefined}>
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
export function Logo() {
  return (
    <span className="za-Logo">
      <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <path d="M7 9C20 4 37 6 52 5s29-1 40 3c4 12 2 26 3 41s2 30-2 43c-13 4-28 2-43 3s-31 2-43-2C2 80 5 65 4 50S2 21 7 9Z" />
        <text x="50" y="73" textAnchor="middle">
          生
        </text>
      </svg>
      Zodiac Atlas
    </span>
  );
}
