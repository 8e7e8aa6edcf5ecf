import { Button, Stack } from '@org/ui';

interface ConflictActionsProps {
  onMerge: () => void;
  onTheirs: () => void;
  onMine: () => void;
}

/** The choices after another editor has saved the article. Each keeps the other text among the earlier ones. */
export const ConflictActions = ({ onMerge, onTheirs, onMine }: ConflictActionsProps) => (
  <Stack direction="row" gap={3}>
    <Button onClick={onMerge}>Merge both</Button>
    <Button onClick={onTheirs}>Load their version</Button>
    <Button onClick={onMine}>Replace it by mine</Button>
  </Stack>
);
