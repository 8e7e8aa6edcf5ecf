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

/** The words components say by themselves. They are plain strings, so that a page on the server can pass them. */
export type Labels = typeof englishLabels;

type Values = Readonly<Record<string, string | number>>;

const LabelsContext = createContext({ locale: 'en-US', labels: englishLabels });

export interface LabelsProviderProps {
  /** How numbers and the names of months are written: `de-DE`. That of the provider around it where absent, else `en-US`. */
  locale?: string;
  /** Words that replace those of the provider around it, else the English ones. */
  labels?: Partial<Labels>;
  /** The part of the application that reads so. */
  children: ReactNode;
}

/** The language of the components within. Providers nest: the inner one changes what it names. */
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

/** The words and the locale of the place, for components of one's own that stand beside these. */
export function useLabels() {
  const { locale, labels } = useContext(LabelsContext);
  return {
    locale,
    /** A label, with what stands in braces filled in. */
    label: (name: keyof Labels, values: Values = {}): string => filled(labels[name], values),
  };
}

interface LabelProps {
  name: keyof Labels;
  values?: Values;
}

/** A label as text. A component that renders on the server cannot read the provider; this can. */
export function Label({ name, values }: LabelProps) {
  return useLabels().label(name, values);
}

/** A number as the locale writes it. */
export function LocalNumber({ value }: { value: number }) {
  return value.toLocaleString(useLabels().locale);
}

type LabelledProps<Tag extends keyof JSX.IntrinsicElements> = ComponentProps<Tag> & {
  as: Tag;
  /** The label that names the element, unless it is given `aria-label`. */
  word: keyof Labels;
  /** What stands before the label in the name. */
  before?: string;
};

/** An element whose accessible name is a label. */
export function Labelled<Tag extends 'a' | 'nav' | 'svg'>({ as, word, before, ...rest }: LabelledProps<Tag>) {
  const label = useLabels().label(word);
  return createElement(as as string, { 'aria-label': before ? `${before} ${label}` : label, ...rest });
}
