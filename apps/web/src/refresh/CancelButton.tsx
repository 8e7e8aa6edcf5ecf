import type { ZodiacSignId } from '@org/api-contract/values';
import { Button, useToast } from '@org/ui';
import { request } from '#api/client.ts';
import { failureSentence } from '#api/errors.ts';
import { useSingleFlight } from '#api/useSingleFlight.ts';

/** Cancels the running refresh of a sign. The request that started the refresh then ends. */
export function CancelButton({ zodiac }: { zodiac: ZodiacSignId }) {
  const toast = useToast();
  const cancel = useSingleFlight({
    mutationFn: () => request('DELETE /api/scrape/{zodiac}', { params: { zodiac } }),
    onError: (error) =>
      toast({
        title: 'Not canceled',
        description: failureSentence(error, 'The refresh could not be canceled.'),
        tone: 'destructive',
      }),
  });
  return (
    <Button
      variant="quiet"
      busy={cancel.isPending || cancel.isSuccess}
      busyLabel="Canceling..."
      onClick={() => cancel.mutate()}
    >
      Cancel
    </Button>
  );
}
