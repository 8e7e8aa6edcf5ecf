import { Button, Input, Stack } from '@org/ui';
import { useState } from 'react';

/** A text to copy, which can also be selected by hand. */
export function CopyField({ label, text }: { label: string; text: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  };
  return (
    <Stack gap={2}>
      <Input
        label={label}
        value={text}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
        hint={
          outcome === 'failed'
            ? 'Your browser does not let us copy. Please select it and copy it.'
            : undefined
        }
      />
      <Button onClick={copy}>{outcome === 'copied' ? 'Copied' : 'Copy'}</Button>
    </Stack>
  );
}
