export interface TestimonialProps {
  quote: string;
  name: string;
  about: string;
}

/** What somebody said. */
export function Testimonial({ quote, name, about }: TestimonialProps) {
  return (
    <figure className="za-Testimonial">
      <blockquote>{quote}</blockquote>
      <figcaption>
        <strong>{name}</strong>, {about}
      </figcaption>
    </figure>
  );
}
