import { LogoOrLetter, type LogoOrLetterProps } from '@org/ui';
import type { ZodiacSignId } from '@org/zodiac-core';
import type { ComponentProps } from 'react';
import { Link, useViewTransitionState } from 'react-router-dom';
import type { ListId } from '@org/api-contract/lists';
import { paths } from '#paths.ts';

interface Row {
  list: ListId;
  slug: string;
}

/** The part of a row that a link passes to the row's page. */
export interface KnownRow {
  readonly name: string;
  readonly zodiacSign: ZodiacSignId;
  readonly logoUrl: string | null;
}

interface RowLinkProps extends Row, Omit<ComponentProps<'a'>, 'href'> {
  /** The known part of the row, which its page draws while the rest loads. */
  row?: KnownRow;
}

/** A link to the page of a row. The browser fades one page into the other, where it can. */
export function RowLink({ list, slug, row, ...rest }: RowLinkProps) {
  // The browser's history keeps the state: of the row it takes these fields only.
  const state = row && { row: { name: row.name, zodiacSign: row.zodiacSign, logoUrl: row.logoUrl } };
  return <Link {...rest} to={paths.rowOf(list, slug)} state={state} viewTransition />;
}

/** The logo of a row, which moves from its card to the head of its page, and back. */
export function RowLogo({ list, slug, name, src }: Row & Pick<LogoOrLetterProps, 'name' | 'src'>) {
  const isMoving = useViewTransitionState(paths.rowOf(list, slug));
  return (
    <LogoOrLetter name={name} src={src} style={isMoving ? { viewTransitionName: 'row-logo' } : undefined} />
  );
}
