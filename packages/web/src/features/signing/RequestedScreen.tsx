import { useParams } from 'react-router';
import { loanPath } from '@fairlead/contract/web/account-paths';
import { Redirecting } from '../../parts/page/Redirecting.tsx';
import { applicationReading } from '../../resources/loan-application.ts';
import { screen } from '../../parts/page/screen.ts';
import { WithApplication } from '../../parts/application/WithApplication.tsx';
import { Requested, REQUESTED_HEAD, WhomToAsk } from './Requested.tsx';
import { Opening } from '../../parts/page/Opening.tsx';

export const handle = screen({ access: 'borrower', reads: applicationReading });

const OPENING = (
  <Opening head={REQUESTED_HEAD} label="Opening your confirmation">
    <WhomToAsk />
  </Opening>
);

export default function RequestedScreen() {
  const { id = '' } = useParams();
  return (
    <WithApplication id={id} states={['Requested']} frame={OPENING}>
      {(application) =>
        application.isAccountNeeded && application.loan ? (
          <Redirecting to={loanPath(application.loan.id)} />
        ) : (
          <Requested application={application} />
        )
      }
    </WithApplication>
  );
}
