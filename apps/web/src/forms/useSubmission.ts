import { useState } from 'react';
import { useBusy } from './useBusy.ts';

/**
 * The submission of a form. A second one is ignored while the first runs. A failure leaves a message, which the next submission
 * removes.
 *
 * @param messageOf - the message for an error that the submission throws
 */
export function useSubmission(messageOf: (failure: unknown) => string) {
  const [error, setError] = useState('');
  const { isBusy, begin, end } = useBusy();

  async function run(work: () => Promise<unknown>): Promise<void> {
    if (!begin()) return;
    setError('');
    try {
      await work();
    } catch (failure) {
      setError(messageOf(failure));
    } finally {
      end();
    }
  }

  return {
    error,
    isBusy,
    submit: (work: () => Promise<unknown>): void => void run(work),
    /** Shows why the fields cannot be submitted. */
    refuse: setError,
  };
}
