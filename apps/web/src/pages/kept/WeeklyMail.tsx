import { zodiacSignIds } from '@org/api-contract/values';
import { Alert, Button, Checkbox, Disclosure, Grid, Stack, useToast } from '@org/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '#api/client.ts';
import { failureSentence } from '#api/errors.ts';
import { useSingleFlight } from '#api/useSingleFlight.ts';
import { readFields } from '#forms/fields.ts';
import { weeklyMail } from '#kept/queries.ts';
import { signNameOf } from '#listing/options.ts';

/** Turns the weekly mail of new openings on, and chooses its signs. Shown only if the product can send mails. */
export function WeeklyMail() {
  const client = useQueryClient();
  const toast = useToast();
  const { data } = useQuery(weeklyMail());
  const save = useSingleFlight({
    mutationFn: (fields: FormData) =>
      request('PUT /api/weekly-mail', {
        body: {
          isOn: fields.has('isOn'),
          signs: zodiacSignIds.filter((sign) => fields.getAll('sign').includes(sign)),
        },
      }),
    onSuccess: (saved) => {
      client.setQueryData(weeklyMail().queryKey, saved);
      toast(
        saved.isOn
          ? {
              title: 'The weekly email is on',
              description: 'You get it on Mondays if there are new openings.',
            }
          : { title: 'The weekly email is off' },
      );
    },
  });
  if (!data?.isAvailable) return null;
  return (
    <Disclosure label={`Weekly email about new openings: ${data.isOn ? 'on' : 'off'}`}>
      <Stack gap={4} asChild>
        <form onSubmit={(event) => save.mutate(readFields(event))}>
          <Checkbox
            label="Email me the new openings once a week"
            name="isOn"
            defaultChecked={data.isOn}
            hint="On Mondays, if a saved company or a company of a sign below has new openings. Every email has a link to stop it."
          />
          <Grid columns="xs" gap={2} role="group" aria-label="Include companies of these signs">
            {zodiacSignIds.map((sign) => (
              <Checkbox
                key={sign}
                label={signNameOf(sign)}
                name="sign"
                value={sign}
                defaultChecked={data.signs.includes(sign)}
              />
            ))}
          </Grid>
          {save.error && (
            <Alert tone="danger">
              {failureSentence(save.error, 'Your choice could not be saved. Please try again.')}
            </Alert>
          )}
          <div>
            <Button type="submit" busy={save.isPending} busyLabel="Saving...">
              Save the choice
            </Button>
          </div>
        </form>
      </Stack>
    </Disclosure>
  );
}
