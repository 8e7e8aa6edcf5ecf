import type { ComponentProps } from 'react';

export interface SkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The number of placeholder cards or paragraphs; one by default. */
  count?: number;
  /** `text` shows paragraphs in place of cards. */
  shape?: 'cards' | 'text';
}

/** Placeholders while a list or a text loads. They are direct items of the surrounding grid. */
export function Skeleton({ count = 1, shape = 'cards', className = '', ...rest }: SkeletonProps) {
  return (
    <div aria-hidden="true" {...rest} className={`za-Skeleton ${className}`}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={shape === 'cards' ? 'za-Skeleton-card' : 'za-Skeleton-text'}>
          {shape === 'cards' && <span data-part="title" />}
          <span />
          <span />
          {shape === 'text' && <span />}
          <span data-part="short" />
        </div>
      ))}
    </div>
  );
}
