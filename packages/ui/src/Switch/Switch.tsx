'use client';

import { Switch as Radix } from 'radix-ui';
import { useId, type ComponentProps, type ReactNode } from 'react';

export interface SwitchProps extends Omit<
  ComponentProps<'button'>,
  'children' | 'type' | 'role' | 'value' | 'onChange'
> {
  /** What is on or off. */
  label: ReactNode;
  /** Said below the label. */
  hint?: ReactNode;
  /** Whether it is on, where the state is kept outside. */
  checked?: boolean;
  /** Whether it is on at first. */
  defaultChecked?: boolean;
  /** Called with the new state when it is switched. */
  onCheckedChange?: (checked: boolean) => void;
  /** What a form sends under `name` when it is on. */
  value?: string;
  /** Whether a form is sent only when it is on. */
  required?: boolean;
}

/** On or off, which takes effect at once. */
export function Switch({ label, hint, className = '', ...rest }: SwitchProps) {
  const newId = useId();
  const id = rest.id ?? newId;
  const described = [rest['aria-describedby'], hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className="za-Switch-field">
      <Radix.Root
        {...rest}
        id={id}
        className={`za-Switch ${className}`}
        aria-describedby={described || undefined}
      >
        <Radix.Thumb className="za-Switch-thumb" />
      </Radix.Root>
      <label htmlFor={id} className="za-Switch-label">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="za-Switch-hint">
          {hint}
        </p>
      )}
    </div>
  );
}
