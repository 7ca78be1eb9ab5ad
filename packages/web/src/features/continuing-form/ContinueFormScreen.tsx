import { APPLICATION_FORM, CONTINUE_FORM } from '@fairlead/contract/web/account-paths';
import { DRAFT_LINK_DAYS } from '@fairlead/core/application/unfinished-form';
import { RETENTION_PERIODS } from '@fairlead/core/retention/retention-periods';
import { keptForWords } from '@fairlead/core/retention/retention-words';
import { Button } from '@fairlead/ui/button/Button';
import { Cluster } from '@fairlead/ui/stack/Cluster';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { useGo } from '../../parts/page/navigation.tsx';
import { Page } from '../../parts/page/Page.tsx';
import { screen } from '../../parts/page/screen.ts';
import { OldFormLink } from './OldFormLink.tsx';
import { StopEmails } from './StopEmails.tsx';
import { useSavedForm } from './use-saved-form.ts';

export const handle = screen({ access: 'anyone' });

/**
 * Where an emailed link to a saved form leads. The page has a button, because mail programs open links to check them,
 * and a link works once. The token leaves the address as soon as it is read.
 */
export default function ContinueFormScreen() {
  const go = useGo();
  const { search } = useLocation();
  const [token] = useState(() => new URLSearchParams(search).get('token'));
  useEffect(() => {
    if (new URLSearchParams(search).has('token')) go(CONTINUE_FORM, { replace: true });
  });
  return token === null ? <NoLink /> : <OpenedLink token={token} />;
}

function OpenedLink({ token }: { token: string }) {
  const { state, error, isBusy, open, ask, keep, remove } = useSavedForm(token);
  if (state === 'old') return <OldFormLink token={token} />;
  if (state === 'changed') return <StartAgain {...CHANGED} />;
  if (state === 'deleted') return <StartAgain {...DELETED} />;
  if (state === 'asked')
    return (
      <Page key={state} title="Delete your answers?" step={state}>
        <h1>Delete your answers?</h1>
        {error !== undefined && <ActionFailed error={error} />}
        <p>You can’t undo this. If you want to apply later, you’ll start again from the first question.</p>
        <Cluster>
          <Button variant="warning" busy={isBusy} onClick={remove}>
            Delete my answers
          </Button>
          <Button variant="secondary" onClick={keep}>
            Keep them
          </Button>
        </Cluster>
      </Page>
    );
  return (
    // A key for each page: a button that React reused would keep the focus under another name.
    <Page key={state} title="Continue your application" step={state}>
      <h1>Continue your application</h1>
      {error !== undefined && <ActionFailed error={error} />}
      <p>
        Your answers are saved. Continue where you stopped. You can change every answer before you send your
        application.
      </p>
      <Cluster>
        <Button busy={isBusy} onClick={open}>
          Continue
        </Button>
        <Button variant="secondary" onClick={ask}>
          Delete my answers
        </Button>
      </Cluster>
      <p className="muted">
        We delete them {keptForWords(RETENTION_PERIODS.drafts)} after the last change, or when you apply.
      </p>
      <StopEmails token={token} />
    </Page>
  );
}

type Words = { title: string; text: string };

const DELETED: Words = {
  title: 'We’ve received your request to delete your answers',
  text: `If this is the first time you’ve used this link and we sent it in the last ${DRAFT_LINK_DAYS} days, we’ve deleted your answers and we won’t email you about them again. Otherwise, we haven’t deleted anything: open our newest email and delete your answers from there.`,
};

const CHANGED: Words = {
  title: 'Our form has changed',
  text: 'We’ve changed our questions since you stopped, so your answers no longer fit. We’ll ask you again.',
};

function StartAgain({ title, text }: Words) {
  return (
    <Page title={title} step={title}>
      <h1>{title}</h1>
      <p>{text}</p>
      <Cluster>
        <Button variant="secondary" href={APPLICATION_FORM}>
          Start a new application
        </Button>
      </Cluster>
    </Page>
  );
}

/** The address without a token, as after a reload. */
function NoLink() {
  return (
    <Page title="Continue your application" step="no link">
      <h1>Continue your application</h1>
      <p>Open the link in our email again, and press Continue.</p>
      <Cluster>
        <Button variant="secondary" href={APPLICATION_FORM}>
          Start a new application
        </Button>
      </Cluster>
    </Page>
  );
}
