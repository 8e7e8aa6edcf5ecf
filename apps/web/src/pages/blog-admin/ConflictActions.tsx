import { Button, Stack } from '@org/ui';

interface ConflictActionsProps {
  onMerge: () => void;
  onTheirs: () => void;
  onMine: () => void;
}

/** The choices after another editor has saved the article. The version that is not chosen is kept among the earlier texts. */
export const ConflictActions = ({ onMerge, onTheirs, onMine }: ConflictActionsProps) => (
  <Stack direction="row" gap={3}>
    <Button onClick={onMerge}>Merge both</Button>
    <Button onClick={onTheirs}>Load their version</Button>
    <Button onClick={onMine}>Replace it by mine</Button>
  </Stack>
);
