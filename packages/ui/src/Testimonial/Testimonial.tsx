import type { ComponentProps } from 'react';

export interface TestimonialProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** What was said. */
  quote: string;
  /** Who said it. */
  name: string;
  /** Who that is, in a few words. */
  about: string;
}

/** What somebody said. */
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
