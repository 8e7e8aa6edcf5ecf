import type { ComponentProps } from 'react';

export interface PriceBoxProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The price. */
  title: string;
  /** The heading level of the price: one below the heading above the box. */
  heading?: 'h2' | 'h3';
  /** A line above the price, such as the name of the offer. */
  label?: string;
  /** A sentence below the price. */
  note?: string;
  /** What the price includes, one line each. */
  benefits: readonly string[];
}

/** A price with the benefits that it includes. */
export function PriceBox({
  title,
  heading: Heading = 'h3',
  label,
  note,
  benefits,
  className = '',
  children,
  ...rest
}: PriceBoxProps) {
  return (
    <div {...rest} className={`za-PriceBox ${className}`}>
      {label && <p className="za-PriceBox-label">{label}</p>}
      <Heading className="za-PriceBox-title">{title}</Heading>
      {note && <p className="za-PriceBox-note">{note}</p>}
      <ul>
        {benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
      {children}
    </div>
  );
}
