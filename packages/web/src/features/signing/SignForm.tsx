import { rateThatStays } from '@fairlead/core/pricing/product-dates';
import { longDay } from '@fairlead/core/calendar/display';
import { formatPounds } from '@fairlead/core/money/pounds';
import { ACCOUNT } from '@fairlead/contract/web/account-paths';
import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Button } from '@fairlead/ui/button/Button';
import { Card } from '@fairlead/ui/card/Card';
import { Figure } from '@fairlead/ui/figure/Figure';
import { Link } from '@fairlead/ui/link/Link';
import { Stack } from '@fairlead/ui/stack/Stack';
import { SummaryList } from '@fairlead/ui/summary-list/SummaryList';
import { TextField } from '@fairlead/ui/text-field/TextField';
import { taskPath } from '../../application-paths.ts';
import { NotNowButton } from '../../parts/application/NotNowButton.tsx';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { FormPage } from '../../parts/page/FormPage.tsx';
import type { Application, DocumentSet } from '../../resources/loan-application.ts';
import { listProblems, only } from '../../resources/problems.ts';
import { usePageSettings } from '../../state/page-settings.ts';
import { BeforeYouSign } from './BeforeYouSign.tsx';
import { agreedRows } from './present-signing.ts';
import { useSign } from './use-sign.ts';
import { PageHead, type Head } from '../../parts/page/PageHead.tsx';

export const SIGN_HEAD: Head = {
  title: 'Sign your agreement',
  lead: 'Take your time. Nothing happens until you sign.',
};

type Signing = { application: Application; set: DocumentSet };

/** The signature: what the loan costs, what signing means, and a name to type. It can wait. */
export function SignForm({ application, set }: Signing) {
  const { name, setName, attempts, problem, error, isLoading, submit } = useSign(application, set.id);
  const lender = usePageSettings().brand.dictionary.legalEntity.name;
  return (
    <FormPage
      title={SIGN_HEAD.title}
      before={<BackLink href={taskPath(application.id, 'documents')}>Your documents</BackLink>}
      errors={listProblems(only({ name: problem }))}
      attempts={attempts}
      failure={error !== null && <ActionFailed error={error} />}
      onSubmit={submit}
      after={<NotToday application={application} />}
    >
      <PageHead {...SIGN_HEAD} />
      <Card raised as="section">
        <Figure
          label={`Every month for ${application.term} months`}
          value={formatPounds(set.monthlyCost)}
          note={`First on ${longDay(set.firstPaymentOn)}`}
        />
        <SummaryList rows={agreedRows(application, set)} />
      </Card>
      <BeforeYouSign application={application} set={set} />
      <Stack as="section" gap={4}>
        <h2>Your signature</h2>
        <TextField
          name="name"
          label="Type your full name"
          hint={`When you sign, you agree to be bound by the agreement with ${lender} that you have read.`}
          value={name}
          onChange={setName}
          error={problem}
          autoComplete="name"
          spellCheck={false}
        />
        <Button type="submit" busy={isLoading}>
          Sign your agreement
        </Button>
        <p className="small muted">We may text you a code first, to confirm it’s you.</p>
      </Stack>
    </FormPage>
  );
}

function NotToday({ application: { id, expiresAt, isAccountNeeded } }: { application: Application }) {
  const { productId } = usePageSettings().brand.config;
  return (
    <Stack as="section" gap={3}>
      <h2>Need more time?</h2>
      <p>
        Everything is saved.
        {expiresAt !== null && ` You can come back and sign until the end of ${longDay(expiresAt)}.`} If you
        sign on another day, we’ll make new documents with that day’s dates and the same{' '}
        {rateThatStays(productId)}.
      </p>
      {isAccountNeeded ? (
        <Link href={ACCOUNT}>Not today</Link>
      ) : (
        <NotNowButton applicationId={id} label="Not today" />
      )}
    </Stack>
  );
}
