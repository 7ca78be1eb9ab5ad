import { applicationPath } from '@fairlead/contract/web/account-paths';
import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Button } from '@fairlead/ui/button/Button';
import { Cluster } from '@fairlead/ui/stack/Cluster';
import { Stack } from '@fairlead/ui/stack/Stack';
import { DebtAdvice } from '../../parts/lender/DebtAdvice.tsx';
import { Page } from '../../parts/page/Page.tsx';
import { useConsentToDeclinePanelMutation } from '../../resources/declines/decline-partner.ts';
import type { Application } from '../../resources/loan-application.ts';
import { usePageSettings } from '../../state/page-settings.ts';
import { IntroducingFailed } from './IntroducingFailed.tsx';
import { brokerSentence, DETAILS } from './present-lender.ts';
import { PageHead, type Head } from '../../parts/page/PageHead.tsx';

export const OTHER_LENDER_HEAD: Head = {
  title: 'Look for another lender?',
  lead: 'Some lenders consider applications that we can’t accept. We can look for one, and you then decide whether to continue with it.',
  isQuiet: true,
};

/** What permission means, before it is given. Going back gives none. */
export function AskOtherLenders({ application }: { application: Application }) {
  const { legalEntity } = usePageSettings().brand.dictionary;
  const [consent, { isLoading, error }] = useConsentToDeclinePanelMutation();
  const agree = (): void => {
    if (!isLoading) void consent({ params: { id: application.id }, body: { consented: true } });
  };
  return (
    <Page title={OTHER_LENDER_HEAD.title} step="ask">
      <BackLink href={applicationPath(application)} />
      <PageHead {...OTHER_LENDER_HEAD} />
      <WhatIsShared />
      <Stack as="section" gap={3}>
        <h2>Before you decide</h2>
        <ul className="list">
          <li>Looking for a lender doesn’t affect your credit score.</li>
          <li>
            Another lender can be more expensive than we are. You’ll see what it charges before you decide.
          </li>
          <li>{brokerSentence(legalEntity.name)}</li>
          <li>You can change your mind until your details are sent.</li>
        </ul>
        <p>If you’re worried about money, another loan may not help.</p>
        <DebtAdvice />
      </Stack>
      {error !== undefined && <IntroducingFailed error={error} />}
      <Cluster gap={3}>
        <Button busy={isLoading} onClick={agree}>
          Yes, look for a lender
        </Button>
        <Button variant="secondary" href={applicationPath(application)}>
          No, go back
        </Button>
      </Cluster>
    </Page>
  );
}

/** The same for everyone who is asked. */
export function WhatIsShared() {
  return (
    <Stack as="section" gap={3}>
      <h2>What we share, and when</h2>
      <ol className="list">
        <li>
          <strong>To find a lender:</strong> the amount, term and purpose of your loan, and roughly how much
          you earn. Nothing that identifies you.
        </li>
        <li>
          <strong>If you choose to continue with it:</strong> {DETAILS}. We’ll ask you again before we send
          them.
        </li>
      </ol>
    </Stack>
  );
}
