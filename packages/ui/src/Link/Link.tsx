import * as Slot from 'radix-ui/slot';
import type { ComponentProps } from 'react';
import { Labelled } from '../labels.ts';

export interface LinkProps extends ComponentProps<'a'> {
  /** Opens another site in a new tab and tells screen readers so. */
  external?: boolean;
  /** Renders the only child, such as a router's link, in place of the `a`. */
  asChild?: boolean;
}

/** A link to another page. */
export function Link({ external = false, asChild = false, className = '', children, ...rest }: LinkProps) {
  const Root = asChild ? Slot.Root : 'a';
  return (
    <Root
      {...rest}
      className={`za-Link ${className}`}
      {...(external && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      <Slot.Slottable>{children}</Slot.Slottable>
      {external && <AwayMark />}
    </Root>
  );
}

const AwayMark = () => (
  <>
    {' '}
    <Labelled as="svg" word="newTab" className="za-Link-away" viewBox="0 0 10 10" role="img">
      <path d="M3 1.5h5.5V7M8.5 1.5L1.5 8.5" />
    </Labelled>
  </>
);
