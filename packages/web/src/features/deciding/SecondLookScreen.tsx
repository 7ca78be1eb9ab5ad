import { applicationPath } from '@fairlead/contract/web/account-paths';
import { useApplicationId } from '../../parts/application/use-application-id.ts';
import { readsApplication, WithApplication } from '../../parts/application/WithApplication.tsx';
import { Redirecting } from '../../parts/page/Redirecting.tsx';
import { screen } from '../../parts/page/screen.ts';
import { SecondLookForm } from './SecondLookForm.tsx';

export const handle = screen({ access: 'borrower', reads: readsApplication });

/** A declined borrower asks a person to look at the decision again. */
export default function SecondLookScreen() {
  return (
    <WithApplication id={useApplicationId()} states={['Declined']} loading="Opening your application">
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
