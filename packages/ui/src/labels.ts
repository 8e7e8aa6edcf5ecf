'use client';

import {
  createContext,
  createElement,
  useContext,
  useMemo,
  type ComponentProps,
  type JSX,
  type ReactNode,
} from 'react';
import { englishLabels } from './english-labels.ts';

/** The built-in texts of components. They are plain strings, so that a server component can pass them. */
export type Labels = typeof englishLabels;

type Values = Readonly<Record<string, string | number>>;

const LabelsContext = createContext({ locale: 'en-US', labels: englishLabels });

export interface LabelsProviderProps {
  /** The locale of numbers and month names, such as `de-DE`. Defaults to the locale of the outer provider, else `en-US`. */
  locale?: string;
  /** Texts that override the texts of the outer provider or the English defaults. */
  labels?: Partial<Labels>;
  /** The part of the application that uses these texts. */
  children: ReactNode;
}

/**
 * Sets the texts and the locale of the components within it. Providers can be nested; an inner one overrides only the texts that
 * it names.
 */
export function LabelsProvider({ locale, labels, children }: LabelsProviderProps) {
  const around = useContext(LabelsContext);
  const value = useMemo(
    () => ({ locale: locale ?? around.locale, labels: { ...around.labels, ...labels } }),
    [around, locale, labels],
  );
  return createElement(LabelsContext, { value }, children);
}

const filled = (text: string, values: Values): string =>
  text.replaceAll(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces));

/** Returns the current texts and locale, for your own components. */
export function useLabels() {
  const { locale, labels } = useContext(LabelsContext);
  return {
    locale,
    /** Returns a text with its placeholders filled in. */
    label: (name: keyof Labels, values: Values = {}): string => filled(labels[name], values),
  };
}

interface LabelProps {
  name: keyof Labels;
  values?: Values;
}

/** Renders a text of the provider. Server components use it, because they cannot read the provider themselves. */
export function Label({ name, values }: LabelProps) {
  return useLabels().label(name, values);
}

/** A number in the format of the locale. */
export function LocalNumber({ value }: { value: number }) {
  return value.toLocaleString(useLabels().locale);
}

type LabelledProps<Tag extends keyof JSX.IntrinsicElements> = ComponentProps<Tag> & {
  as: Tag;
  /** The text for the accessible name, unless `aria-label` is given. */
  word: keyof Labels;
  /** Text that precedes it in the accessible name. */
  before?: string;
};

/** An element whose accessible name is a text of the provider. */
export function Labelled<Tag extends 'a' | 'nav' | 'svg'>({ as, word, before, ...rest }: LabelledProps<Tag>) {
  const label = useLabels().label(word);
  return createElement(as as string, { 'aria-label': before ? `${before} ${label}` : label, ...rest });
}

/** The header row of the table of a chart. Only screen readers read it, because the drawing shows what its columns are. */
export function HiddenHeader({ columns }: { columns: readonly (keyof Labels)[] }) {
  const { label } = useLabels();
  const cells = columns.map((name) => createElement('th', { key: name, scope: 'col' }, label(name)));
  return createElement('thead', null, createElement('tr', { className: 'za-hidden' }, cells));
}
