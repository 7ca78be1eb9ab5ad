import { applicationPath } from '@fairlead/contract/web/account-paths';
import { useApplicationId } from '../../parts/application/use-application-id.ts';
import { WithApplication } from '../../parts/application/WithApplication.tsx';
import { Redirecting } from '../../parts/page/Redirecting.tsx';
import { applicationReading } from '../../resources/loan-application.ts';
import { screen } from '../../parts/page/screen.ts';
import { Commission, WHO_PAYS } from './Commission.tsx';
import { Opening } from '../../parts/page/Opening.tsx';

export const handle = screen({ access: 'borrower', reads: applicationReading });

/** From the offer on, and to read again for as long as the application is there. */
const STATES = ['Quoted', 'Unrequested', 'Requirements', 'Documents', 'Requested'] as const;

const OPENING = (
  <Opening head={{ title: 'Our commission' }} label="Getting the commission">
    <p>{WHO_PAYS}</p>
  </Opening>
);

export default function CommissionScreen() {
  return (
    <WithApplication id={useApplicationId()} states={STATES} frame={OPENING}>
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
