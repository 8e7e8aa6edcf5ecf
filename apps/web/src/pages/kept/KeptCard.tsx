import type { KeptThing } from '@org/api-contract';
import { Alert, Badge, Button, Card, Link as TextLink, Seal, Stack, ZodiacBadge } from '@org/ui';
import { useRef } from 'react';
import { failureSentence } from '#api/errors.ts';
import { dayInWords, listIds, listOf, type ListId } from '@org/api-contract/lists';
import { RowLink } from '#founding/RowLink.tsx';
import { nameOfKind } from './kinds.ts';
import { NoteEditor } from './NoteEditor.tsx';
import { useKeptCard } from './useKeptCard.ts';

/** The list that contains a saved thing. For an opening, it is the list of companies. */
const listWith = (kind: KeptThing['kind']): ListId =>
  listIds.find((list) => listOf(list).kind === kind) ?? 'companies';

/** Something saved: its sign, its page and the note. */
export function KeptCard({ thing }: { thing: KeptThing }) {
  const { kind, zodiacSign, detail, url, status } = thing;
  const { isRemoved, remove, restore, replace } = useKeptCard(thing);
  const name = thing.name ?? `A ${nameOfKind(kind).toLowerCase()}`;
  if (isRemoved) return <RemovedCard name={name} restore={restore} />;
  return (
    <Card>
      <Stack gap={3} asChild>
        <article aria-label={name}>
          <Stack direction="row" gap={3} align="start">
            {zodiacSign && <Seal sign={zodiacSign} size={3} />}
            <Stack gap={2} style={{ minWidth: 0, flex: 1 }}>
              <h2 style={{ fontSize: 'var(--za-text-l)', overflowWrap: 'anywhere' }}>
                <Name thing={thing} name={name} />
              </h2>
              <p>
                {[nameOfKind(kind), detail, `saved ${dayInWords(thing.savedAt)}`].filter(Boolean).join(' · ')}
              </p>
              <Stack direction="row" gap={2}>
                {zodiacSign && <ZodiacBadge sign={zodiacSign} />}
                {status !== 'listed' && <Badge variant="primary">{statusLine(thing)}</Badge>}
              </Stack>
            </Stack>
          </Stack>
          <NoteEditor
            thing={thing}
            name={name}
            onWritten={replace}
            beside={
              <>
                {kind === 'opening' && url && status === 'listed' && (
                  <Button asChild>
                    <a
                      href={url}
                      target="_blank"
                      rel="noopener noreferrer"
                      aria-label={`${name} at ${detail}: the employer’s page (opens in a new tab)`}
                    >
                      Employer’s page
                    </a>
                  </Button>
                )}
                <Button
                  variant="quiet"
                  busy={remove.isPending}
                  busyLabel="Removing..."
                  aria-label={`Remove ${name}`}
                  onClick={() => remove.mutate()}
                >
                  Remove
                </Button>
              </>
            }
          />
          {remove.error && (
            <Alert tone="danger">
              {failureSentence(remove.error, `${name} could not be removed. Please try again.`)}
            </Alert>
          )}
        </article>
      </Stack>
    </Card>
  );
}

interface RemovedCardProps {
  name: string;
  restore: ReturnType<typeof useKeptCard>['restore'];
}

/** Replaces the card of a removed thing, with a button that undoes the removal. */
function RemovedCard({ name, restore }: RemovedCardProps) {
  const undo = useRef<HTMLButtonElement>(null);
  return (
    <Card>
      <Stack gap={3}>
        <p role="status">{name} is no longer saved.</p>
        {restore.error && (
          <Alert tone="danger">
            {failureSentence(restore.error, `${name} could not be saved again. Please try again.`)}
          </Alert>
        )}
        <div>
          <Button
            ref={(button) => {
              // Moves the focus here, because the pressed button is gone.
              if (button && !undo.current) button.focus();
              undo.current = button;
            }}
            busy={restore.isPending}
            busyLabel="Saving..."
            onClick={() => restore.mutate()}
          >
            Undo
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

/** The name, with a link to its page or, for an opening, to the page of its company. */
function Name({ thing: { kind, slug, detail }, name }: { thing: KeptThing; name: string }) {
  if (slug === null) return name;
  const list = listWith(kind);
  if (kind !== 'opening')
    return (
      <RowLink list={list} slug={slug}>
        {name}
      </RowLink>
    );
  return (
    <>
      {name} at{' '}
      <TextLink asChild>
        <RowLink list={list} slug={slug}>
          {detail}
        </RowLink>
      </TextLink>
    </>
  );
}

function statusLine({ status, statusSince }: KeptThing): string {
  const since = statusSince ? ` since ${dayInWords(statusSince)}` : '';
  return status === 'closed' ? `Closed${since}` : `No longer in the lists${since}`;
}
