import { applicationPath } from '@fairlead/contract/web/account-paths';
import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Button } from '@fairlead/ui/button/Button';
import { Cluster } from '@fairlead/ui/stack/Cluster';
import { Stack } from '@fairlead/ui/stack/Stack';
import { DebtAdvice } from '../../parts/lender/DebtAdvice.tsx';
import { Loading } from '../../parts/page/Loading.tsx';
import { Page } from '../../parts/page/Page.tsx';
import { useReadDeclinePartnerQuery } from '../../resources/declines/decline-partner.ts';
import type { Application } from '../../resources/loan-application.ts';
import { isApiError } from '../../state/api-error.ts';
import { IntroducingFailed } from './IntroducingFailed.tsx';
import { LenderOffer } from './LenderOffer.tsx';
import { useOtherLender, type Introducing } from './use-other-lender.ts';

/** The lender that was found for a borrower who gave permission, or that there is none. */
export function FoundLender({ application }: { application: Application }) {
  const introducing = useOtherLender(application);
  // Not what was answered before: that lender may have refused since.
  const {
    currentData: data,
    error,
    isFetching,
    refetch,
  } = useReadDeclinePartnerQuery(
    { params: { id: application.id } },
    { skip: application.declinePartner !== null },
  );
  const partner = application.declinePartner ?? data;
  if (partner) return <LenderOffer application={application} partner={partner} introducing={introducing} />;
  if (!error) return <Loading title="Looking for another lender" />;
  const isNone = isApiError(error) && error.type === 'noDeclinePartner';
  return (
    <NoLender
      application={application}
      introducing={introducing}
      {...(isNone ? NONE : NOT_NOW)}
      {...(isNone ? {} : { retry: { isBusy: isFetching, press: () => void refetch() } })}
    />
  );
}

const NONE = {
  title: 'We couldn’t find another lender for you',
  text: 'We looked, and no lender that we work with takes applications like yours at the moment.',
};

const NOT_NOW = {
  title: 'We can’t look for another lender at the moment',
  text: 'Try again in a few minutes.',
};

type NoLenderProps = {
  application: Application;
  introducing: Introducing;
  title: string;
  text: string;
  retry?: { isBusy: boolean; press: () => void };
};

function NoLender({ application, introducing, title, text, retry }: NoLenderProps) {
  const { failure, leave, busy } = introducing;
  const back = applicationPath(application);
  return (
    <Page title={title} step={title}>
      <BackLink href={back} />
      <h1>{title}</h1>
      {failure !== null && <IntroducingFailed error={failure} />}
      <p className="lead">{text}</p>
      <Stack gap={3}>
        <p>If you’re worried about money, talk to someone before you borrow.</p>
        <DebtAdvice />
      </Stack>
      <Cluster gap={3}>
        {retry && (
          <Button busy={retry.isBusy} onClick={retry.press}>
            Try again
          </Button>
        )}
        <Button variant="secondary" href={back}>
          Go back to your decision
        </Button>
        <Button variant="plain" busy={busy === 'leave'} onClick={leave}>
          Withdraw my permission
        </Button>
      </Cluster>
    </Page>
  );
}
