import * as Slot from 'radix-ui/slot';
import type { ComponentProps } from 'react';
import { getZodiacSignById, type ZodiacSignId } from '@org/zodiac-core';
import { Animal } from '../Animal/Animal.tsx';

export interface ZodiacBadgeProps extends ComponentProps<'span'> {
  /** The sign that is shown. */
  sign: ZodiacSignId;
  /** Renders the only child, such as a link with the name of the sign, in place of the `span`. */
  asChild?: boolean;
}

/** The animal and name of a sign in the color of its fixed element. */
export function ZodiacBadge({ sign, asChild = false, className = '', children, ...rest }: ZodiacBadgeProps) {
  const Root = asChild ? Slot.Root : 'span';
  const { name, element } = getZodiacSignById(sign);
  return (
    <Root {...rest} className={`za-ZodiacBadge ${className}`} data-element={element.toLowerCase()}>
      <Animal sign={sign} />
      {asChild ? <Slot.Slottable>{children}</Slot.Slottable> : name}
    </Root>
  );
}
