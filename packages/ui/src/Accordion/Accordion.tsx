'use client';

import { Accordion as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';

export interface AccordionItem {
  /** Tells it from the others. */
  value: string;
  /** The heading, which opens and closes it. */
  label: ReactNode;
  /** What it opens. */
  content: ReactNode;
}

export interface AccordionProps extends Omit<
  ComponentProps<'div'>,
  'children' | 'defaultValue' | 'onChange'
> {
  /** The parts, in the order they are read. */
  items: readonly AccordionItem[];
  /** The level below the heading the parts stand under. */
  heading?: 'h2' | 'h3' | 'h4';
  /** The open ones, where the state is kept outside. */
  value?: readonly string[];
  /** Those open at first; none where absent. */
  defaultValue?: readonly string[];
  /** Called with the open ones when one opens or closes. */
  onValueChange?: (value: string[]) => void;
}

/** Parts under headings, each of which opens by itself: questions and answers, details not everybody needs. */
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
      {/* Radix would keep `dir` for itself. */}
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
