import type { ComponentProps } from 'react';
import { getZodiacSignById, type ZodiacSignId } from '@org/zodiac-core';

export interface ZodiacBadgeProps extends ComponentProps<'span'> {
  /** The sign that is shown. */
  sign: ZodiacSignId;
}

/** The emoji and name of a sign in the colour of its fixed element. */
export function ZodiacBadge({ sign, className = '', ...rest }: ZodiacBadgeProps) {
  const { emoji, name, element } = getZodiacSignById(sign);
  return (
    <span {...rest} className={`za-ZodiacBadge ${className}`} data-element={element.toLowerCase()}>
      <span aria-hidden="true">{emoji}</span>
      {name}
    </span>
  );
}
