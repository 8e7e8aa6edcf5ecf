import type { ComponentProps } from 'react';

export interface SkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** How many cards are on their way. */
  count?: number;
}

/** Cards in the shape of those that are loading. They stand where the component does, as items of a grid around it. */
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
