import type { ComponentProps } from 'react';

export interface PriceBoxProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The price. */
  title: string;
  /** A line above the price, such as the name of the offer. */
  label?: string;
  /** A sentence below the price. */
  note?: string;
  /** What the price includes, one line each. */
  benefits: readonly string[];
}

/** A price with the benefits that it includes. */
export function PriceBox({ title, label, note, benefits, className = '', children, ...rest }: PriceBoxProps) {
  return (
    <div {...rest} className={`za-PriceBox ${className}`}>
      {label && <p className="za-PriceBox-label">{label}</p>}
      <h3 className="za-PriceBox-title">{title}</h3>
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
