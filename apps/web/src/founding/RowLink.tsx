import { LogoOrLetter, type LogoOrLetterProps } from '@org/ui';
import type { ZodiacSignId } from '@org/zodiac-core';
import { lazy, Suspense, type ComponentProps } from 'react';
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

/** A link to the page of a row. Browsers that support view transitions fade between the two pages. */
export function RowLink({ list, slug, row, ...rest }: RowLinkProps) {
  // The browser's history keeps the state, so only these fields of the row are stored.
  const state = row && { row: { name: row.name, zodiacSign: row.zodiacSign, logoUrl: row.logoUrl } };
  return <Link {...rest} to={paths.rowOf(list, slug)} state={state} viewTransition />;
}

const StateMark = lazy(async () => ({ default: (await import('./StateMark.tsx')).StateMark }));

/**
 * The logo of a row, or the outline of a state. A view transition moves it from the row's card to the head of its page, and back.
 */
export function RowLogo({ list, slug, name, src }: Row & Pick<LogoOrLetterProps, 'name' | 'src'>) {
  const style = useViewTransitionState(paths.rowOf(list, slug))
    ? { viewTransitionName: 'row-logo' }
    : undefined;
  const logo = <LogoOrLetter name={name} src={src} style={style} />;
  if (list !== 'us-states') return logo;
  return (
    <Suspense fallback={logo}>
      <StateMark name={name} style={style} />
    </Suspense>
  );
}
