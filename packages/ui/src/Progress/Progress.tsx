import { useId, type ComponentProps } from 'react';
import { Label } from '../labels.ts';

export interface ProgressProps extends Omit<ComponentProps<'progress'>, 'children'> {
  /** What makes progress: "Sources asked". */
  label: string;
  /** How much is done; left out while that is not known. */
  value?: number;
  /** How much there is. */
  max?: number;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
}

/** How far something has come. */
export function Progress({
  label,
  value,
  max = 100,
  hideLabel = false,
  className = '',
  ...rest
}: ProgressProps) {
  const id = useId();
  return (
    <div className="za-Progress-field">
      <div className="za-Progress-words" data-hidden={hideLabel ? '' : undefined}>
        <span id={id}>{label}</span>
        {value !== undefined && (
          <span>
            <Label name="amountOf" values={{ value, max }} />
          </span>
        )}
      </div>
      <progress
        aria-labelledby={id}
        {...rest}
        className={`za-Progress ${className}`}
        max={max}
        {...(value !== undefined && { value })}
      />
    </div>
  );
}
