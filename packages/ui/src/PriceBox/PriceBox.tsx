import type { ComponentProps } from 'react';

export interface PriceBoxProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What it costs. */
  title: string;
  /** What stands above the title, such as an offer. */
  label?: string;
  /** A sentence below the title. */
  note?: string;
  /** What one gets, a line each. */
  benefits: readonly string[];
}

/** What one gets, and for how much. */
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
