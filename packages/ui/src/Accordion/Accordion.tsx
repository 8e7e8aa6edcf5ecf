'use client';

import { Accordion as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';

export interface AccordionItem {
  /** Unique key. */
  value: string;
  /** The text of the heading button. */
  label: ReactNode;
  /** The content of the section. */
  content: ReactNode;
}

export interface AccordionProps extends Omit<
  ComponentProps<'div'>,
  'children' | 'defaultValue' | 'onChange'
> {
  /** The sections, in display order. */
  items: readonly AccordionItem[];
  /** The heading level of the labels: one below the heading above the accordion. */
  heading?: 'h2' | 'h3' | 'h4';
  /** Values of the open sections, if controlled. */
  value?: readonly string[];
  /** Values of the sections that are open at first, if uncontrolled. */
  defaultValue?: readonly string[];
  /** Called with the values of all open sections when one opens or closes. */
  onValueChange?: (value: string[]) => void;
}

/** Sections that open and close independently, such as questions with answers. */
export function Accordion({
  items,
  heading: Heading = 'h3',
  value,
  defaultValue = [],
  onValueChange,
  className = '',
  ...rest
}: AccordionProps) {
  return (
    <Radix.Root
      asChild
      type="multiple"
      defaultValue={[...defaultValue]}
      {...(value && { value: [...value] })}
      {...(onValueChange && { onValueChange })}
    >
      {/* Sets `dir` on the `div`, because Radix does not render it. */}
      <div {...rest} className={`za-Accordion ${className}`}>
        {items.map((item) => (
          <Radix.Item key={item.value} value={item.value} className="za-Accordion-item">
            <Radix.Header asChild>
              <Heading className="za-Accordion-heading">
                <Radix.Trigger className="za-Accordion-trigger">{item.label}</Radix.Trigger>
              </Heading>
            </Radix.Header>
            <Radix.Content className="za-Accordion-content">{item.content}</Radix.Content>
          </Radix.Item>
        ))}
      </div>
    </Radix.Root>
  );
}
