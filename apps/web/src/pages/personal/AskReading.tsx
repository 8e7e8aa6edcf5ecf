import { Alert, Button, Input, Prose, Stack } from '@org/ui';
import { useRef } from 'react';
import { request } from '#api/client.ts';
import { withWait } from '#api/errors.ts';
import { useSingleFlight } from '#api/useSingleFlight.ts';
import type { Birth } from '#birth/birth.ts';
import { readFields, textOf } from '#forms/fields.ts';
import styles from './AskReading.module.css';
import { Why } from '#reading/Why.tsx';

const name = 'question';
const maxLength = 1000;

/** Shown before anything was asked. */
const firstExamples = [
  'Should I change jobs this year?',
  'Why do I argue with my sister, a Dog?',
  'Which element do I lack?',
];

/** Asks the chart of a birth a question in one’s own words. */
export function AskReading({ birth }: { birth: Birth }) {
  const field = useRef<HTMLInputElement>(null);
  const asking = useSingleFlight({
    mutationFn: (question: string) => request('POST /api/reading/question', { body: { birth, question } }),
  });
  const { data, error, isPending, variables: asked } = asking;
  const answer = data?.answer;
  const examples = answer?.kind === 'refusal' ? answer.examples : answer ? [] : firstExamples;

  function ask(question: string): void {
    if (question === '') field.current?.focus();
    else asking.mutate(question);
  }
  function askExample(example: string): void {
    if (field.current) field.current.value = example;
    // The examples give way to the answer, and the focus must not go with them.
    field.current?.focus();
    ask(example);
  }
  return (
    <Stack>
      <p>Ask in your own words. The answer follows from this chart alone, and says by which rules.</p>
      <Stack direction="row" gap={3} align="end" className={styles.question} asChild>
        <form onSubmit={(event) => ask(textOf(readFields(event), name))}>
          <Input ref={field} label="Your question" name={name} maxLength={maxLength} autoComplete="off" />
          <Button type="submit" variant="primary" busy={isPending} busyLabel="Asking ...">
            Ask
          </Button>
        </form>
      </Stack>
      <div role="status" aria-busy={isPending}>
        {answer && (
          <Prose>
            <h3>{asked}</h3>
            {answer.kind === 'refusal' ? (
              <p>{answer.sentence}</p>
            ) : (
              answer.statements.map((statement) => (
                <div key={statement.text}>
                  <p>{statement.text}</p>
                  <Why paragraph={statement} rule={answer.rules.find(({ id }) => id === statement.rule)} />
                </div>
              ))
            )}
            {answer.kind === 'answer' && answer.isPhrased && (
              <p>
                <small>
                  Worded by a language model from the sentences of the rules. Each was checked to say what
                  they say.
                </small>
              </p>
            )}
          </Prose>
        )}
      </div>
      {error && (
        <Alert tone="danger">
          {withWait(
            'Your question could not be answered. Please check your connection and ask again.',
            error,
          )}
        </Alert>
      )}
      {examples.length > 0 && (
        <Stack direction="row" gap={2} role="group" aria-label="Questions that can be answered">
          {examples.map((example) => (
            <Button key={example} onClick={() => askExample(example)}>
              {example}
            </Button>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
