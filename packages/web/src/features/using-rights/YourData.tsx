import { presentLater, presentNow } from '@fairlead/core/retention/erasure-words';
import { Button } from '@fairlead/ui/button/Button';
import { Card } from '@fairlead/ui/card/Card';
import { NotificationBanner } from '@fairlead/ui/notification-banner/NotificationBanner';
import { Stack } from '@fairlead/ui/stack/Stack';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { Page } from '../../parts/page/Page.tsx';
import { useRequestErasureMutation, type Erasure } from '../../resources/user.ts';
import { PageHead, type Head } from '../../parts/page/PageHead.tsx';

/** Everything about a borrower as a ZIP, from the product API. */
function personalDataPath(userId: string): string {
  return `/v2/users/${userId}/personal-data.zip`;
}

type YourDataProps = {
  userId: string;
  plan: Erasure;
  /** Why the borrower could not be confirmed. */
  error: unknown;
  /** Asks for the SMS code where the session needs it again; whether it was given. */
  confirm: () => Promise<boolean>;
};

export const DATA_HEAD: Head = {
  title: 'Your data',
  lead: 'You can have a copy of everything that we store about you, and ask us to erase what we don’t have to keep.',
  isQuiet: true,
};

/** A copy of everything, and what an erasure request does before it is made. */
export function YourData({ userId, plan, error, confirm }: YourDataProps) {
  const [request, { data: done, error: refused, isLoading }] = useRequestErasureMutation();
  const download = async () => {
    if (await confirm()) window.location.assign(personalDataPath(userId));
  };
  const failed = refused ?? error;
  return (
    <Page title={DATA_HEAD.title}>
      <PageHead {...DATA_HEAD} />
      <Card as="section" aria-labelledby="copy">
        <h2 id="copy">A copy of everything about you</h2>
        <p>A ZIP file with every record as JSON, your documents and our messages to you.</p>
        <div>
          <Button onClick={() => void download()}>Download your data</Button>
        </div>
      </Card>
      <Stack as="section" gap={4}>
        <h2>Ask us to erase your data</h2>
        {done ? (
          <NotificationBanner kind="success" title="We’ve erased what we can" live>
            <p>We’ll erase what is listed below automatically, at the end of the time shown.</p>
          </NotificationBanner>
        ) : (
          <Goes plan={plan} />
        )}
        <Stays plan={done ?? plan} />
        {failed !== undefined && <ActionFailed error={failed} />}
        {!done && (
          <div>
            <Button
              variant="warning"
              busy={isLoading}
              onClick={() => void request({ params: { id: userId } })}
            >
              Erase what can be erased now
            </Button>
          </div>
        )}
      </Stack>
    </Page>
  );
}

function Goes({ plan }: { plan: Erasure }) {
  return (
    <>
      <h3>What we can erase now</h3>
      <ul className="list">
        {presentNow(plan).map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
    </>
  );
}

function Stays({ plan }: { plan: Erasure }) {
  return (
    <>
      <h3>What we have to keep, why and until when</h3>
      <ul className="list">
        {presentLater(plan).map(({ key, name, why, until }) => (
          <li key={key}>
            <strong>{name}</strong>: {why} Erased: {until}.
          </li>
        ))}
      </ul>
    </>
  );
}
