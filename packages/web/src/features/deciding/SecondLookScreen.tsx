import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { applicationPath } from '@fairlead/contract/web/account-paths';
import { useApplicationId } from '../../parts/application/use-application-id.ts';
import { WithApplication } from '../../parts/application/WithApplication.tsx';
import { Redirecting } from '../../parts/page/Redirecting.tsx';
import { applicationReading } from '../../resources/loan-application.ts';
import { screen } from '../../parts/page/screen.ts';
import { SECOND_LOOK_HEAD, SecondLookForm } from './SecondLookForm.tsx';
import { Opening } from '../../parts/page/Opening.tsx';

export const handle = screen({ access: 'borrower', reads: applicationReading });

/** A declined borrower asks a person to look at the decision again. */
export default function SecondLookScreen() {
  const id = useApplicationId();
  return (
    <WithApplication
      id={id}
      states={['Declined']}
      frame={
        <Opening
          head={SECOND_LOOK_HEAD}
          before={<BackLink href={applicationPath({ id, state: 'Declined' })} />}
          label="Opening your application"
        />
      }
    >
      {(application) =>
        application.canAskSecondLook ? (
          <SecondLookForm application={application} />
        ) : (
          <Redirecting to={applicationPath(application)} />
        )
      }
    </WithApplication>
  );
}
