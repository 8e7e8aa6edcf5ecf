import { Button, Card, Grid, Input, PageSection, Prose, Spinner, Stack, useToast } from '@org/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { request } from '#api/client.ts';
import { failureSentence } from '#api/errors.ts';
import { readFields, textOf } from '#forms/fields.ts';
import { useSubmission } from '#forms/useSubmission.ts';
import { paths } from '#paths.ts';
import { useSession } from '#session/useSession.ts';
import { Join } from './Join.tsx';

/** The page that redeems the code of a gift. The mail of a gift has the code behind `#`, which no server receives. */
export function RedeemPage() {
  const { user, loading } = useSession();
  const { hash } = useLocation();
  const code = decodedCode(hash);
  return (
    <PageSection heading="h1" title="Redeem a gift">
      <Grid columns="l" gap={6} align="start">
        <Prose>
          <p>
            A gift code gives you lifetime access. You pay nothing. The code works once, for the account in
            which you enter it.
          </p>
        </Prose>
        {loading ? (
          <Spinner label="One moment …" />
        ) : user ? (
          <Redeem code={code} email={user.email} />
        ) : (
          <Join next={code ? `${paths.redeem}#${code}` : paths.redeem}>
            You need an account for the gift.
          </Join>
        )}
      </Grid>
    </PageSection>
  );
}

const codeForm = /^[\w-]{1,64}$/;
const decodedCode = (hash: string): string => (codeForm.test(hash.slice(1)) ? hash.slice(1) : '');

function Redeem({ code, email }: { code: string; email: string }) {
  const { refreshPaymentStatus } = useSession();
  const navigate = useNavigate();
  const toast = useToast();
  const { error, isBusy, submit, refuse } = useSubmission((failure) =>
    failureSentence(failure, 'The code could not be checked. Please try again.'),
  );

  function redeem(given: string): void {
    if (!given) return refuse('Please enter the code.');
    return submit(async () => {
      await request('POST /api/gift-redemption', { body: { code: given } });
      await refreshPaymentStatus();
      toast({
        title: 'Your gift is redeemed',
        description: 'You now have lifetime access. This is your own reading.',
      });
      await navigate(paths.home);
    });
  }

  return (
    <Card>
      <Stack asChild>
        <form noValidate onSubmit={(event) => redeem(textOf(readFields(event), 'code'))}>
          <Input
            label="Code"
            name="code"
            defaultValue={code}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={64}
            error={error || undefined}
          />
          <p>For the account {email}.</p>
          <Button type="submit" variant="primary" busy={isBusy} busyLabel="Redeeming...">
            Redeem the gift
          </Button>
        </form>
      </Stack>
    </Card>
  );
}
