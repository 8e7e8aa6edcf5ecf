import { StateOutline } from '@org/ui';
import type { CSSProperties } from 'react';

interface StateMarkProps {
  name: string;
  style: CSSProperties | undefined;
}

/** The outline of a state, shown in place of a logo. Loaded separately, because it needs the outlines of all states. */
export const StateMark = ({ name, style }: StateMarkProps) => (
  <StateOutline state={name} {...(style && { style })} />
);
