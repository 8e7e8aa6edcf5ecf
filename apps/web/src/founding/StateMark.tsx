import { StateOutline } from '@org/ui';
import type { CSSProperties } from 'react';

interface StateMarkProps {
  /** The name of the state. */
  name: string;
  style: CSSProperties | undefined;
}

/** The outline of a state, where other rows have their logo. Loaded apart, because it brings the outlines of all states. */
export const StateMark = ({ name, style }: StateMarkProps) => (
  <StateOutline state={name} {...(style && { style })} />
);
