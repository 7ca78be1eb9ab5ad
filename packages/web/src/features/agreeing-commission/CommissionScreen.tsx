import { applicationPath } from '@fairlead/contract/web/account-paths';
import { useApplicationId } from '../../parts/application/use-application-id.ts';
import { readsApplication, WithApplication } from '../../parts/application/WithApplication.tsx';
import { Redirecting } from '../../parts/page/Redirecting.tsx';
import { screen } from '../../parts/page/screen.ts';
import { Commission } from './Commission.tsx';

export const handle = screen({ access: 'borrower', reads: readsApplication });

/** From the offer on, and to read again for as long as the application is there. */
const STATES = ['Quoted', 'Unrequested', 'Requirements', 'Documents', 'Requested'] as const;

export default function CommissionScreen() {
  return (
    <WithApplication id={useApplicationId()} states={STATES} loading="Getting the commission">
      {(application) =>
        application.commissionCalculation ? (
          <Commission application={application} calculation={application.commissionCalculation} />
        ) : (
          <Redirecting to={applicationPath(application)} />
        )
      }
    </WithApplication>
  );
}
