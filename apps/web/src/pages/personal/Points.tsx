import { Stack } from '@org/ui';

interface PointsProps {
  whatHelps: readonly string[];
  watchFor: readonly string[];
}

/** The lists “What helps” and “Watch for” of a chapter. */
export function Points({ whatHelps, watchFor }: PointsProps) {
  const lists = [
    ['What helps', whatHelps],
    ['Watch for', watchFor],
  ] as const;
  return lists.map(
    ([title, points]) =>
      points.length > 0 && (
        <Stack key={title} gap={2}>
          <h3>{title}</h3>
          <ul>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </Stack>
      ),
  );
}
