import { LogoOrLetter, type LogoOrLetterProps } from '@org/ui';
import { Link, useViewTransitionState, type LinkProps } from 'react-router-dom';
import { rowPath, type List } from './lists.ts';
import './row-transition.css';

interface Row {
  list: List;
  slug: string;
}

/** A link to the page of a row. The browser fades one page into the other, where it can. */
export function RowLink({ list, slug, ...rest }: Row & Omit<LinkProps, 'to'>) {
  return <Link viewTransition to={rowPath(list, slug)} {...rest} />;
}

/** The logo of a row, which moves from its card to the head of its page, and back. */
export function RowLogo({ list, slug, name, src }: Row & Pick<LogoOrLetterProps, 'name' | 'src'>) {
  const isMoving = useViewTransitionState(rowPath(list, slug));
  return (
    <LogoOrLetter name={name} src={src} style={isMoving ? { viewTransitionName: 'row-logo' } : undefined} />
  );
}
