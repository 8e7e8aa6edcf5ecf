import type { ComponentProps } from 'react';

export interface TestimonialProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** The quotation. */
  quote: string;
  /** The name of the person quoted. */
  name: string;
  /** A few words about the person. */
  about: string;
  /** `s` takes less room. */
  size?: 's' | 'm';
}

/** A quotation with its author. */
export function Testimonial({ quote, name, about, size = 'm', className = '', ...rest }: TestimonialProps) {
  return (
    <figure {...rest} className={`za-Testimonial ${className}`} data-size={size}>
      <blockquote>{quote}</blockquote>
      <figcaption>
        <strong>{name}</strong>, {about}
      </figcaption>
    </figure>
  );
}
