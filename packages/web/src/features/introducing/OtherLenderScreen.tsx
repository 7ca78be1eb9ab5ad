import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { applicationPath } from '@fairlead/contract/web/account-paths';
import { useApplicationId } from '../../parts/application/use-application-id.ts';
import { WithApplication } from '../../parts/application/WithApplication.tsx';
import { Redirecting } from '../../parts/page/Redirecting.tsx';
import { applicationReading } from '../../resources/loan-application.ts';
import { screen } from '../../parts/page/screen.ts';
import { AskOtherLenders, OTHER_LENDER_HEAD, WhatIsShared } from './AskOtherLenders.tsx';
import { FoundLender } from './FoundLender.tsx';
import { Opening } from '../../parts/page/Opening.tsx';

export const handle = screen({ access: 'borrower', reads: applicationReading });

/** Another lender for a borrower who was declined: first their permission, then who it is, then what it receives. */
export default function OtherLenderScreen() {
  const id = useApplicationId();
  return (
    <WithApplication
      id={id}
      states={['Declined']}
      frame={
        <Opening
          head={OTHER_LENDER_HEAD}
          before={<BackLink href={applicationPath({ id, state: 'Declined' })} />}
          label="Opening your application"
        >
          <WhatIsShared />
        </Opening>
      }
    >
      {(application) => {
        if (!application.isDeclinePanelOpen) return <Redirecting to={applicationPath(application)} />;
        return application.declinePanelConsented === true ? (
          <FoundLender application={application} />
        ) : (
          <AskOtherLenders application={application} />
        );
      }}
    </WithApplication>
  );
}
