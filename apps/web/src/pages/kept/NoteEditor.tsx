import { inFigures } from '@org/api-contract/lists';
import type { KeptThing } from '@org/api-contract';
import { noteMaxLength } from '@org/api-contract/values';
import { Alert, Button, Stack, Textarea } from '@org/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { request } from '#api/client.ts';
import { useSingleFlight } from '#api/useSingleFlight.ts';
import { readFields, textOf } from '#forms/fields.ts';
import { failureSentence } from '#api/errors.ts';

interface NoteEditorProps {
  thing: KeptThing;
  name: string;
  /** Buttons beside the one that opens the form. */
  beside: ReactNode;
  /** Called with the saved thing and its new note. */
  onWritten: (thing: KeptThing) => void;
}

/** The note of something saved, and a form in its place to change it. */
export function NoteEditor({ thing, name, beside, onWritten }: NoteEditorProps) {
  const [isEdited, setIsEdited] = useState(false);
  const { kind, id, note, updatedAt } = thing;
  const button = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(false);
  // The field and the button replace each other, and the focus moves along.
  useEffect(() => {
    if (wasEdited.current && !isEdited) button.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);
  const write = useSingleFlight({
    mutationFn: (text: string) =>
      request('PUT /api/kept/{kind}/{id}/note', { params: { kind, id }, body: { note: text, updatedAt } }),
    onSuccess: ({ thing: written }) => {
      onWritten(written);
      setIsEdited(false);
    },
  });
  if (!isEdited)
    return (
      <Stack gap={2}>
        {note && <p style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{note}</p>}
        <Stack direction="row" gap={2}>
          <Button
            ref={button}
            variant="quiet"
            // Aligns the label of the button with the note.
            style={{ marginInlineStart: '-0.6rem' }}
            aria-label={note ? `Edit the note on ${name}` : `Add a note on ${name}`}
            onClick={() => setIsEdited(true)}
          >
            {note ? 'Edit the note' : 'Add a note'}
          </Button>
          {beside}
        </Stack>
      </Stack>
    );
  return (
    <Stack gap={3} asChild>
      <form onSubmit={(event) => write.mutate(textOf(readFields(event), 'note'))}>
        <Textarea
          label={`Note on ${name}`}
          name="note"
          maxLength={noteMaxLength}
          defaultValue={note}
          hint={`The note is stored encrypted. At most ${inFigures(noteMaxLength)} characters.`}
          ref={(field) => field?.focus()}
        />
        {write.error && (
          <Alert tone="danger">
            {failureSentence(
              write.error,
              'The note could not be saved. Your text is still here. Please try again.',
            )}
          </Alert>
        )}
        <Stack direction="row" gap={3}>
          <Button type="submit" busy={write.isPending} busyLabel="Saving...">
            Save the note
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              write.reset();
              setIsEdited(false);
            }}
          >
            Cancel
          </Button>
        </Stack>
      </form>
    </Stack>
  );
}
