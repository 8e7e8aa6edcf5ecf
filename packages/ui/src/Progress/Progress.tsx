import { useId, type ComponentProps } from 'react';
import { Label } from '../labels.ts';

export interface ProgressProps extends Omit<ComponentProps<'progress'>, 'children'> {
  /** The label, such as "Sources read". */
  label: string;
  /** The completed amount. Omit it if unknown. */
  value?: number;
  /** The total amount. */
  max?: number;
  /** Hides the label visually. Screen readers still read it. */
  hideLabel?: boolean;
}

/** The progress of a task. Without a value it shows only that the task is running. */
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
      <div className={hideLabel ? 'za-hidden' : 'za-Progress-words'}>
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
