import { LogoOrLetter, type LogoOrLetterProps } from '@org/ui';
import type { ZodiacSignId } from '@org/zodiac-core';
import type { ComponentProps, MouseEvent } from 'react';
import { useNavigate, useViewTransitionState } from 'react-router-dom';
import { rowPath, type List } from './lists.ts';

interface Row {
  list: List;
  slug: string;
}

/** What a link to the page of a row already knows of it. */
export interface KnownRow {
  readonly name: string;
  readonly zodiacSign: ZodiacSignId;
  readonly logoUrl: string | null;
}

interface RowLinkProps extends Row, Omit<ComponentProps<'a'>, 'href'> {
  /** What is known of the row: its page draws this while the rest loads. */
  row?: KnownRow;
}

/**
 * A link to the page of a row. The browser fades one page into the other, where it can. Not a `Link` of the router: each resolves its
 * address again whenever that of the page changes, and a list has dozens of them.
 */
export function RowLink({ list, slug, row, onClick, children, ...rest }: RowLinkProps) {
  const navigate = useNavigate();
  const path = rowPath(list, slug);
  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    const isForBrowser =
      event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
    if (event.defaultPrevented || isForBrowser) return;
    event.preventDefault();
    // The browser's history keeps the state: of the row it takes these fields only.
    const state = row && { row: { name: row.name, zodiacSign: row.zodiacSign, logoUrl: row.logoUrl } };
    void navigate(path, { viewTransition: true, state });
  }
  return (
    <a {...rest} href={path} onClick={follow}>
      {children}
    </a>
  );
}

/** The logo of a row, which moves from its card to the head of its page, and back. */
export function RowLogo({ list, slug, name, src }: Row & Pick<LogoOrLetterProps, 'name' | 'src'>) {
  const isMoving = useViewTransitionState(rowPath(list, slug));
  return (
    <LogoOrLetter name={name} src={src} style={isMoving ? { viewTransitionName: 'row-logo' } : undefined} />
  );
}
