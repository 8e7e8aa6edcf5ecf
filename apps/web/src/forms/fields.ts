import type { FormEvent } from 'react';

/** Reads the fields of a form on submit, in place of the browser's own submission. Every form is uncontrolled. */
export function readFields(event: FormEvent<HTMLFormElement>): FormData {
  event.preventDefault();
  return new FormData(event.currentTarget);
}

/** The trimmed text of a form field. */
export const textOf = (fields: FormData, name: string): string => exactTextOf(fields, name).trim();

/** The text of a form field, not trimmed: a password may begin with a space. */
export function exactTextOf(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}

/** Moves the focus to a field of a form. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
