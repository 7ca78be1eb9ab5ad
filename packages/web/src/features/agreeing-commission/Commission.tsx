import { applicationPath } from '@fairlead/contract/web/account-paths';
import { Button } from '@fairlead/ui/button/Button';
import { Link } from '@fairlead/ui/link/Link';
import { Cluster } from '@fairlead/ui/stack/Cluster';
import { SummaryList } from '@fairlead/ui/summary-list/SummaryList';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { Page } from '../../parts/page/Page.tsx';
import { usePageSettings } from '../../state/page-settings.ts';
import type { Application } from '../../resources/loan-application.ts';
import { agreedInWords, commissionLines, titleOf, type Calculation } from './present-commission.ts';
import { useAgreement } from './use-agreement.ts';

/** The same for every borrower. */
export const WHO_PAYS =
  'The lender pays it, once your money has been sent. It doesn’t change your price. You can open this page again at any time.';

/** What is paid for the introduction, which the borrower agrees to before the offer can be continued. */
export function Commission({
  application,
  calculation,
}: {
  application: Application;
  calculation: Calculation;
}) {
  const title = titleOf(calculation, usePageSettings().brand.dictionary.brandName);
  const agreed = agreedInWords(calculation);
  return (
    <Page title={title}>
      <h1>{title}</h1>
      <p className="lead">{calculation.basis}</p>
      <SummaryList rows={commissionLines(calculation)} />
      <p>{calculation.tie}</p>
      <p>{WHO_PAYS}</p>
      {agreed === null ? (
        <Answers application={application} isShown={calculation.shownAt !== null} />
      ) : (
        <>
          <p>{agreed}</p>
          <p>
            <Link href={applicationPath(application)}>Back to your application</Link>
          </p>
        </>
      )}
    </Page>
  );
}

function Answers({ application, isShown }: { application: Application; isShown: boolean }) {
  const { press, isBusy, error } = useAgreement(application, isShown);
  return (
    <div className="stack gap-4">
      {error !== null && <ActionFailed error={error} />}
      <Cluster>
        <Button busy={isBusy} onClick={press}>
          Agree and continue
        </Button>
        <Link href={applicationPath(application)}>Go back without agreeing</Link>
      </Cluster>
    </div>
  );
}
