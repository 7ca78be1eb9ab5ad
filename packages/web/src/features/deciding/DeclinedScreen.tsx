import { screen } from '../../parts/page/screen.ts';
import { useApplicationId } from '../../parts/application/use-application-id.ts';
import { WithApplication } from '../../parts/application/WithApplication.tsx';
import { Declined } from './Declined.tsx';
import { Loading } from '../../parts/page/Loading.tsx';

export const handle = screen({ access: 'borrower' });

export default function DeclinedScreen() {
  return (
    <WithApplication
      id={useApplicationId()}
      states={['Declined']}
      frame={<Loading title="Opening your decision" />}
    >
      {(application) => <Declined application={application} />}
    </WithApplication>
  );
}
