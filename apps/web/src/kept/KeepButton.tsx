import { Button, useToast } from '@org/ui';
import { useRef } from 'react';
import { failureSentence } from '#api/failure-sentence.ts';
import type { ThingKey } from './mark-kept.ts';
import { useKept } from './useKept.ts';

interface KeepButtonProps extends ThingKey {
  name: string;
}

/**
 * Saves a company, brand, state or opening, or removes it. A removed note comes back when the button is pressed again.
 * While it is unknown whether it is saved, it can be saved: what is saved already stays as it is.
 */
export function KeepButton({ kind, id, name }: KeepButtonProps) {
  const toast = useToast();
  const removedNote = useRef('');
  const { isKept, change } = useKept(
    { kind, id },
    {
      onRemoved: (note) => {
        removedNote.current = note;
        if (note === '') return;
        toast({
          title: `${name} is no longer saved`,
          description: 'Press Save again, and it is back with its note.',
        });
      },
      onError: (error) =>
        void toast({
          title: 'Not changed',
          description: failureSentence(error, `${name} could not be saved or removed. Please try again.`),
          tone: 'destructive',
        }),
    },
  );
  return (
    <Button
      variant={isKept ? 'quiet' : 'secondary'}
      busy={change.isPending}
      aria-label={isKept ? `Saved: ${name}. Remove it` : `Save ${name}`}
      onClick={() => change.mutate(isKept ? { keep: false } : { keep: true, note: removedNote.current })}
    >
      {isKept ? 'Saved' : 'Save'}
    </Button>
  );
}
