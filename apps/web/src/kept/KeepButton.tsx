import { Button, IconButton, Link, useToast } from '@org/ui';
import { useRef } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { failureSentence } from '#api/errors.ts';
import { request } from '#api/client.ts';
import { useSingleFlight } from '#api/useSingleFlight.ts';
import { paths } from '#paths.ts';
import { type ThingKey, markKept } from './mark-kept.ts';
import { keptMarks, keptThings } from './queries.ts';

interface KeepButtonProps extends ThingKey {
  name: string;
}

/** Saves a company, brand, state or opening, or removes it. */
export function KeepButton(props: KeepButtonProps) {
  const { isKept, isPending, label, press } = useKeepButton(props);
  return (
    <Button variant={isKept ? 'quiet' : 'secondary'} busy={isPending} aria-label={label} onClick={press}>
      {isKept ? 'Saved' : 'Save'}
    </Button>
  );
}

/** The button as a bookmark for the corner of a card, filled while the thing is saved. */
export function Bookmark(props: KeepButtonProps) {
  const { isKept, isPending, label, press } = useKeepButton(props);
  return (
    <IconButton
      label={label}
      busyLabel={label}
      title={isKept ? 'Saved' : 'Save'}
      busy={isPending}
      onClick={press}
    >
      <svg
        viewBox="0 0 20 20"
        fill={isKept ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M5.5 3h9v14L10 13.5 5.5 17z" />
      </svg>
    </IconButton>
  );
}

/**
 * Pressing the button again after a removal restores the note. While it is unknown whether the thing is saved, the button saves
 * it, which changes nothing if it is saved already.
 */
function useKeepButton({ kind, id, name }: KeepButtonProps) {
  const toast = useToast();
  const client = useQueryClient();
  const removedNote = useRef('');
  const { data } = useQuery(keptMarks());
  const isKept = data?.[kind].includes(id);
  const change = useSingleFlight<{ keep: boolean; note?: string }, string>({
    mutationFn: async ({ keep, note = '' }) => {
      markKept(client, { kind, id }, keep);
      const params = { kind, id };
      if (!keep) return (await request('DELETE /api/kept/{kind}/{id}', { params })).note;
      await request('PUT /api/kept/{kind}/{id}', { params, body: { note } });
      return '';
    },
    onSuccess: (note, { keep }) => {
      if (keep) {
        toast({
          title: `${name} is saved`,
          // A toast is outside the router, so a click on this link reloads the page.
          description: <Link href={paths.kept}>See everything you saved</Link>,
        });
        return;
      }
      removedNote.current = note;
      if (note === '') return;
      toast({
        title: `${name} is no longer saved`,
        description: 'Press Save again to restore it with its note.',
      });
    },
    onError: (error, { keep }) => {
      markKept(client, { kind, id }, !keep);
      toast({
        title: 'Not saved',
        description: failureSentence(error, `${name} could not be saved or removed. Please try again.`),
        tone: 'destructive',
      });
    },
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: keptThings().queryKey });
      if (!client.getQueryData(keptMarks().queryKey))
        await client.invalidateQueries({ queryKey: keptMarks().queryKey });
    },
  });
  return {
    isKept,
    isPending: change.isPending,
    label: isKept ? `Saved: ${name}. Remove it` : `Save ${name}`,
    press: () => change.mutate(isKept ? { keep: false } : { keep: true, note: removedNote.current }),
  };
}
