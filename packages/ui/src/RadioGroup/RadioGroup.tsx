'use client';

import { RadioGroup as Radix } from 'radix-ui';
import { useId, useImperativeHandle, type ComponentProps, type ReactNode } from 'react';
import { useTextDirection } from '../use-text-direction.ts';

export interface RadioOption {
  /** The value that a form submits and `onValueChange` receives. */
  value: string;
  /** The label of the option. */
  label: ReactNode;
  /** Additional information below the label. */
  hint?: ReactNode;
  /** Whether the option cannot be selected. Give the reason in its hint. */
  disabled?: boolean;
}

export interface RadioGroupProps extends Omit<
  ComponentProps<'div'>,
  'children' | 'defaultValue' | 'dir' | 'onChange'
> {
  /** The label of the group, such as "Start of the year". */
  label: string;
  /** The options, in display order. */
  options: readonly RadioOption[];
  /** The selected value, if controlled. */
  value?: string;
  /** The value selected at first, if uncontrolled. */
  defaultValue?: string;
  /** Called with the new value on change. */
  onValueChange?: (value: string) => void;
  /** The name of the form field. */
  name?: string;
  /** Whether the form requires a selection. */
  required?: boolean;
  /** Whether all options are disabled. */
  disabled?: boolean;
  /** Additional information below the label of the group. */
  hint?: ReactNode;
  /** The error message. Screen readers announce it when it appears. */
  error?: string | undefined;
  /** Whether the options are stacked or in a row. */
  orientation?: 'vertical' | 'horizontal';
  /** The text direction. It defaults to the direction of the surrounding element. */
  dir?: 'ltr' | 'rtl';
}

/** Selects one of a few visible options. */
export function RadioGroup({
  label,
  options,
  hint,
  error,
  orientation = 'vertical',
  dir,
  className = '',
  ref,
  ...rest
}: RadioGroupProps) {
  const id = useId();
  const { direction, ref: root } = useTextDirection<HTMLDivElement>();
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current, [root]);
  const described = [rest['aria-describedby'], hint && `${id}-hint`, error && `${id}-error`];
  return (
    <Radix.Root
      aria-labelledby={`${id}-label`}
      {...rest}
      ref={root}
      dir={dir ?? direction}
      className={`za-RadioGroup ${className}`}
      data-layout={orientation}
      data-invalid={error ? '' : undefined}
      aria-describedby={described.filter(Boolean).join(' ') || undefined}
      aria-invalid={error ? true : rest['aria-invalid']}
    >
      <span className="za-FormField-label" id={`${id}-label`}>
        {label}
      </span>
      {hint && (
        <p className="za-FormField-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className="za-RadioGroup-options">
        {options.map((option, index) => {
          const optionId = `${id}-${index}`;
          return (
            <div key={option.value} className="za-RadioGroup-option">
              <Radix.Item
                className="za-RadioGroup-control"
                id={optionId}
                value={option.value}
                {...(option.disabled && { disabled: true })}
                aria-describedby={option.hint ? `${optionId}-hint` : undefined}
              >
                <Radix.Indicator className="za-RadioGroup-dot" />
              </Radix.Item>
              <label htmlFor={optionId}>{option.label}</label>
              {option.hint && (
                <p className="za-FormField-hint" id={`${optionId}-hint`}>
                  {option.hint}
                </p>
              )}
            </div>
          );
        })}
      </div>
      {error && (
        <p className="za-FormField-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </Radix.Root>
  );
}
