import { Alert, Button, EmptyState, Input, PageSection, Spinner, Stack } from '@org/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { get, request } from '#api/client.ts';
import { RequestError, failureSentence } from '#api/errors.ts';
import { readFields, textOf } from '#forms/fields.ts';
import { useSubmission } from '#forms/useSubmission.ts';
import { paths } from '#paths.ts';

/**
 * Renders the pages for admins once this session has confirmed the second factor. Without a second factor they open at once,
 * unless one is required.
 */
export function SecondStep({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const { data, isPending, refetch } = useQuery({
    ...get('GET /api/account/second-factor', {}),
    staleTime: 0,
  });
  if (isPending) return <Spinner label="One moment …" />;
  // If the state could not be read, the pages render: the server refuses calls that need the second factor.
  if (!data || data.isVerified || !(data.isOn || data.isRequired)) return children;
  if (!data.isOn) {
    return (
      <EmptyState
        heading="h1"
        title="Set up two-step sign-in first"
        actions={
          <Button asChild variant="primary">
            <Link to={paths.account}>Set it up on your account</Link>
          </Button>
        }
      >
        The admin pages need a code from an authenticator app in addition to the password.
      </EmptyState>
    );
  }
  return (
    <PageSection heading="h1" title="One more step">
      <CodeForm
        onDone={async () => {
          // Removes the queries that were refused, so that they are fetched again.
          client.removeQueries({ predicate: ({ state }) => state.status === 'error' });
          await refetch();
        }}
      />
    </PageSection>
  );
}

const focus = (field: HTMLInputElement | null): void => field?.focus();

/** Asks for a code of the authenticator app, or a recovery code. */
export function CodeForm({ onDone }: { onDone: () => Promise<unknown> }) {
  const { error, isBusy, submit, refuse } = useSubmission(sentenceOf);

  function check(fields: FormData): void {
    const code = textOf(fields, 'code');
    if (!code) return refuse('Please enter a code.');
    return submit(async () => {
      await request('POST /api/account/second-factor/code', { body: { code } });
      await onDone();
    });
  }

  return (
    <Stack asChild align="start">
      <form onSubmit={(event) => check(readFields(event))} noValidate>
        <p>Enter the six digits that your authenticator app shows for Zodiac Atlas.</p>
        <Input
          label="Code"
          hint="If you do not have your phone, enter one of your recovery codes."
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          ref={focus}
          required
        />
        {error && <Alert tone="danger">{error}</Alert>}
        <Button type="submit" variant="primary" busy={isBusy} busyLabel="Checking...">
          Continue
        </Button>
      </form>
    </Stack>
  );
}

/** Says why a code was not accepted. */
export function sentenceOf(error: unknown): string {
  // The server refuses a code of the wrong length as invalid input.
  if (error instanceof RequestError && error.code === 'invalid_input') return 'Please enter the whole code.';
  return failureSentence(error, 'The code could not be checked. Please try again.');
}
