import { readsApplication, WithApplication } from '../../parts/application/WithApplication.tsx';
import { useApplicationId } from '../../parts/application/use-application-id.ts';
import { Redirecting } from '../../parts/page/Redirecting.tsx';
import { screen } from '../../parts/page/screen.ts';
import { continuePath } from '../../paths.ts';
import { quoteOf } from '../../resources/loan-application.ts';
import { requirementOf } from '../../resources/requirement.ts';
import { SmallerLoan } from './SmallerLoan.tsx';
import { Loading } from '../../parts/page/Loading.tsx';

export const handle = screen({ access: 'borrower', reads: readsApplication });

export default function SmallerLoanScreen() {
  const id = useApplicationId();
  return (
    <WithApplication
      id={id}
      states={['Requirements']}
      frame={<Loading title="Working out what we can offer" />}
    >
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
