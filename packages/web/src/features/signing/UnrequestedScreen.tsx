import { useParams } from 'react-router';
import { applicationReading } from '../../resources/loan-application.ts';
import { screen } from '../../parts/page/screen.ts';
import { WithApplication } from '../../parts/application/WithApplication.tsx';
import { SAVED_HEAD, Unrequested } from './Unrequested.tsx';
import { Opening } from '../../parts/page/Opening.tsx';

export const handle = screen({ access: 'borrower', reads: applicationReading });

export default function UnrequestedScreen() {
  const { id = '' } = useParams();
  return (
    <WithApplication
      id={id}
      states={['Unrequested']}
      frame={<Opening head={SAVED_HEAD} label="Opening your offer" />}
    >
      {(application) => <Unrequested application={application} />}
    </WithApplication>
  );
}
