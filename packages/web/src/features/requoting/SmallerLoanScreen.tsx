import { WithApplication } from '../../parts/application/WithApplication.tsx';
import { useApplicationId } from '../../parts/application/use-application-id.ts';
import { Redirecting } from '../../parts/page/Redirecting.tsx';
import { screen } from '../../parts/page/screen.ts';
import { continuePath } from '../../paths.ts';
import { applicationReading, quoteOf } from '../../resources/loan-application.ts';
import { requirementOf } from '../../resources/requirement.ts';
import { NO_COMMITMENT, SmallerLoan } from './SmallerLoan.tsx';
import { Opening } from '../../parts/page/Opening.tsx';

export const handle = screen({ access: 'borrower', reads: applicationReading });

const OPENING = (
  <Opening head={{ title: 'A smaller loan' }} label="Working out what we can offer">
    <p>{NO_COMMITMENT}</p>
  </Opening>
);

export default function SmallerLoanScreen() {
  const id = useApplicationId();
  return (
    <WithApplication id={id} states={['Requirements']} frame={OPENING}>
      {(application) => {
        const requirement = requirementOf(application, 'affordability');
        const quote = quoteOf(application);
        return quote && requirement?.suggestedLoan ? (
          <SmallerLoan
            application={application}
            requirementId={requirement.id}
            quote={quote}
            suggested={requirement.suggestedLoan}
          />
        ) : (
          <Redirecting to={continuePath(id)} />
        );
      }}
    </WithApplication>
  );
}
