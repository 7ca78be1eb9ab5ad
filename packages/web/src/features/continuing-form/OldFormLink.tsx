import { APPLICATION_FORM } from '@fairlead/contract/web/account-paths';
import { DRAFT_LINK_DAYS } from '@fairlead/core/application/unfinished-form';
import { Button } from '@fairlead/ui/button/Button';
import { Cluster } from '@fairlead/ui/stack/Cluster';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { Page } from '../../parts/page/Page.tsx';
import { useSendDraftLinkMutation } from '../../resources/draft/saved-draft.ts';
import { StopEmails } from './StopEmails.tsx';

/** A link that was used or has expired. The answer is the same whether or not anything is saved. */
export function OldFormLink({ token }: { token: string }) {
  const [send, { isLoading, isSuccess, error }] = useSendDraftLinkMutation();
  if (isSuccess) return <NewLinkSent />;
  return (
    <Page title="This link can no longer be used" step="old-link">
      <h1>This link can no longer be used</h1>
      {error !== undefined && <ActionFailed error={error} />}
      <p>
        A link works once, for {DRAFT_LINK_DAYS} days. If your answers are still saved, we can email you a new
        one.
      </p>
      <Cluster>
        <Button busy={isLoading} onClick={() => void send({ body: { secret: token } })}>
          Email me a new link
        </Button>
        <Button variant="secondary" href={APPLICATION_FORM}>
          Start a new application
        </Button>
      </Cluster>
      <StopEmails token={token} />
    </Page>
  );
}

function NewLinkSent() {
  return (
    <Page title="Check your email" step="sent">
      <h1>Check your email</h1>
      <p>
        If your answers are still saved, we’ve emailed a new link to the same address. It can take a few
        minutes. Check your junk folder too.
      </p>
    </Page>
  );
}
