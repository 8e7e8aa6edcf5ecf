import type { ComponentProps } from 'react';

export interface SkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The number of placeholder cards. */
  count?: number;
}

/** Placeholder cards while a list loads. The cards are direct items of the surrounding grid. */
export function Skeleton({ count = 6, className = '', ...rest }: SkeletonProps) {
  return (
    <div aria-hidden="true" {...rest} className={`za-Skeleton ${className}`}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="za-Skeleton-card">
          <span data-part="title" />
          <span />
          <span />
          <span data-part="short" />
        </div>
      ))}
    </div>
  );
}
