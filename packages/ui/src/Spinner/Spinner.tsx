export interface SpinnerProps {
  /** What one waits for. */
  label: string;
}

/** Something is on its way; the label says what. */
export function Spinner({ label }: SpinnerProps) {
  return (
    <div className="za-Spinner" role="status">
      <svg viewBox="0 0 50 50" aria-hidden="true" focusable="false">
        <circle cx="25" cy="25" r="21" />
        <path d="M25 4a21 21 0 0 1 21 21" />
      </svg>
      {label}
    </div>
  );
}
