'use client';

import { RadioGroup as Radix } from 'radix-ui';
import { useId, useImperativeHandle, type ComponentProps, type ReactNode } from 'react';
import { useTextDirection } from '../use-text-direction.ts';

export interface RadioOption {
  /** What a form sends, and `onValueChange` is called with. */
  value: string;
  /** What is chosen. */
  label: ReactNode;
  /** Said below the label. */
  hint?: ReactNode;
  /** Whether it cannot be chosen; the hint should say why. */
  disabled?: boolean;
}

export interface RadioGroupProps extends Omit<
  ComponentProps<'div'>,
  'children' | 'defaultValue' | 'dir' | 'onChange'
> {
  /** What is to be chosen: "Convention of the new year". */
  label: string;
  /** The choices, in the order they are shown. */
  options: readonly RadioOption[];
  /** The chosen one, where the state is kept outside. */
  value?: string;
  /** The one chosen at first; none where absent. */
  defaultValue?: string;
  /** Called with the choice when it changes. */
  onValueChange?: (value: string) => void;
  /** The name under which a form sends the choice. */
  name?: string;
  /** Whether a form is sent only with a choice. */
  required?: boolean;
  /** Whether nothing can be chosen. */
  disabled?: boolean;
  /** Said below the label of the group. */
  hint?: ReactNode;
  /** What is wrong; read out when it appears. */
  error?: string | undefined;
  /** Whether the choices stand below or beside one another. */
  orientation?: 'vertical' | 'horizontal';
  /** The direction of reading; that of the place where absent. */
  dir?: 'ltr' | 'rtl';
}

/** One of a few, all of which are seen. Tab reaches the chosen one, arrows move and choose. */
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
      <span className="za-RadioGroup-label" id={`${id}-label`}>
        {label}
      </span>
      {hint && (
        <p className="za-RadioGroup-hint" id={`${id}-hint`}>
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
                <p className="za-RadioGroup-hint" id={`${optionId}-hint`}>
                  {option.hint}
                </p>
              )}
            </div>
          );
        })}
      </div>
      {error && (
        <p className="za-RadioGroup-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </Radix.Root>
  );
}
