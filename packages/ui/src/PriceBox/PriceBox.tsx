import type { ReactNode } from 'react';

export interface PriceBoxProps {
  title: string;
  /** What stands above the title, such as an offer. */
  label?: string;
  note?: string;
  benefits: readonly string[];
  children?: ReactNode;
}

/** What one gets, and for how much. */
export function PriceBox({ title, label, note, benefits, children }: PriceBoxProps) {
  return (
    <div className="za-PriceBox">
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
