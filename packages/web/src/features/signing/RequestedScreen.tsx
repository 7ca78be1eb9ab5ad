import { useParams } from 'react-router';
import { loanPath } from '@fairlead/contract/web/account-paths';
import { Redirecting } from '../../parts/page/Redirecting.tsx';
import { screen } from '../../parts/page/screen.ts';
import { WithApplication } from '../../parts/application/WithApplication.tsx';
import { Requested } from './Requested.tsx';
import { Loading } from '../../parts/page/Loading.tsx';

export const handle = screen({ access: 'borrower' });

export default function RequestedScreen() {
  const { id = '' } = useParams();
  return (
    <WithApplication id={id} states={['Requested']} frame={<Loading title="Opening your confirmation" />}>
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
