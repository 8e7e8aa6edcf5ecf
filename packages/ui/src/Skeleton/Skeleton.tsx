export interface SkeletonProps {
  /** How many cards are on their way. */
  count?: number;
}

/** Cards in the shape of those that are loading. */
export function Skeleton({ count = 6 }: SkeletonProps) {
  return Array.from({ length: count }, (_, index) => (
    <div key={index} className="za-Skeleton" aria-hidden="true">
      <span data-part="title" />
      <span />
      <span />
      <span data-part="short" />
    </div>
  ));
}
