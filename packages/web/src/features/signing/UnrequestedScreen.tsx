import { useParams } from 'react-router';
import { screen } from '../../parts/page/screen.ts';
import { WithApplication } from '../../parts/application/WithApplication.tsx';
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
