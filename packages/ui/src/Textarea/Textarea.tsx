import type { ComponentProps } from 'react';
import { Field, type FieldProps } from '../Field/Field.tsx';

export type TextareaProps = FieldProps & ComponentProps<'textarea'>;

/** Text of several lines, which grows with what is written as far as there is room, and may be drawn larger. */
export function Textarea({ label, hint, error, hideLabel, className, ...textarea }: TextareaProps) {
  return (
    <Field {...{ label, hint, error, hideLabel: hideLabel ?? false, className }}>
      {(control) => <textarea rows={4} {...textarea} {...control} className="za-Field-control za-Textarea" />}
    </Field>
  );
}
