import { useParams } from 'react-router';
import { screen } from '../../parts/screen.ts';
import { WithApplication } from '../../parts/WithApplication.tsx';
import { Unrequested } from './Unrequested.tsx';

export const handle = screen({ access: 'borrower' });

export default function UnrequestedScreen() {
  const { id = '' } = useParams();
  return (
    <WithApplication id={id} states={['Unrequested']} loading="Opening your offer">
      {(application) => <Unrequested application={application} />}
    </WithApplication>
  );
}
