import type { ComponentProps } from 'react';

export interface TestimonialProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** The quotation. */
  quote: string;
  /** The name of the person quoted. */
  name: string;
  /** A few words about the person. */
  about: string;
}

/** A quotation with its author. */
export function Testimonial({ quote, name, about, className = '', ...rest }: TestimonialProps) {
  return (
    <figure {...rest} className={`za-Testimonial ${className}`}>
      <blockquote>{quote}</blockquote>
      <figcaption>
        <strong>{name}</strong>, {about}
      </figcaption>
    </figure>
  );
}
