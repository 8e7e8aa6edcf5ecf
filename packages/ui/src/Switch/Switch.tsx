'use client';

import { Switch as Radix } from 'radix-ui';
import { useId, type ComponentProps, type ReactNode } from 'react';

export interface SwitchProps extends Omit<
  ComponentProps<'button'>,
  'children' | 'type' | 'role' | 'value' | 'onChange'
> {
  /** The setting that is on or off. */
  label: ReactNode;
  /** Additional information below the label. */
  hint?: ReactNode;
  /** Whether the setting is on, if controlled. */
  checked?: boolean;
  /** Whether the setting is on at first, if uncontrolled. */
  defaultChecked?: boolean;
  /** Called with the new state on change. */
  onCheckedChange?: (checked: boolean) => void;
  /** The value that a form submits under `name` if the setting is on. */
  value?: string;
  /** Whether the form requires the setting to be on. */
  required?: boolean;
}

/** Turns a setting on or off, effective immediately. */
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
        <p id={`${id}-hint`} className="za-FormField-hint">
          {hint}
        </p>
      )}
    </div>
  );
}
