import { longDay } from '@fairlead/core/calendar/display';
import { formatPounds } from '@fairlead/core/money/pounds';
import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Button } from '@fairlead/ui/button/Button';
import { Card } from '@fairlead/ui/card/Card';
import { CheckboxField } from '@fairlead/ui/checkbox-field/CheckboxField';
import { Figure } from '@fairlead/ui/figure/Figure';
import { Link } from '@fairlead/ui/link/Link';
import { Stack } from '@fairlead/ui/stack/Stack';
import { SummaryList } from '@fairlead/ui/summary-list/SummaryList';
import { WarningText } from '@fairlead/ui/warning-text/WarningText';
import { readingPath, taskPath } from '../../paths.ts';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { FormPage } from '../../parts/page/FormPage.tsx';
import type { Application, DocumentSet } from '../../resources/loan-application.ts';
import { listProblems, only } from '../../resources/problems.ts';
import { usePageSettings } from '../../state/page-settings.ts';
import { agreedRows, withdrawUntil } from './present-signing.ts';
import { useSign } from './use-sign.ts';

const TITLE = 'Sign your agreement';

/** The signature: what is agreed and what signing means. */
export function SignForm({ application, set }: { application: Application; set: DocumentSet }) {
  const { agrees, setAgrees, attempts, problem, error, isLoading, submit } = useSign(application.id, set.id);
  const { dictionary, config } = usePageSettings().brand;
  return (
    <FormPage
      title={TITLE}
      before={<BackLink href={taskPath(application.id, 'documents')}>Your documents</BackLink>}
      errors={listProblems(only({ agrees: problem }))}
      attempts={attempts}
      failure={error !== null && <ActionFailed error={error} />}
      onSubmit={submit}
    >
      <h1>{TITLE}</h1>
      <Card raised as="section">
        <Figure
          label={`Every month for ${application.term} months`}
          value={formatPounds(set.monthlyCost)}
          note={`First on ${longDay(set.firstPaymentOn)}`}
        />
        <SummaryList rows={agreedRows(application, set)} />
      </Card>
      <Stack as="section" gap={4}>
        <h2>What signing means</h2>
        <ul className="list">
          <li>
            When you sign, your agreement with {dictionary.legalEntity.name} starts and you are bound by it.
            We’ll send the money today.
          </li>
          <li>
            You can change your mind until the end of{' '}
            <strong>{longDay(withdrawUntil(set, config.productId))}</strong> without giving a reason. You then
            pay back what you borrowed, with interest for each day you had it. There is no fee.
          </li>
          <li>
            You instruct your bank to pay us by Direct Debit. Your{' '}
            <Link href={readingPath(application.id, 'direct-debit-mandate')}>Direct Debit Mandate</Link> lists
            every payment. The Direct Debit Guarantee is in it too.
          </li>
          <li>The loan is recorded on your credit file, where other lenders can see it.</li>
          <li>We’ll email you a copy of what you signed straight away.</li>
        </ul>
        <WarningText>
          Missing payments could make it harder and more expensive to borrow. If you’re not sure you can
          afford the payments, don’t sign yet.
        </WarningText>
      </Stack>
      <CheckboxField
        name="agrees"
        label="I want to be bound by the loan agreement that I have read"
        checked={agrees}
        onChange={setAgrees}
        error={problem}
      />
      <Stack gap={3}>
        <Button type="submit" busy={isLoading}>
          Sign your agreement
        </Button>
        <p className="small muted">We may text you a code first, to confirm it’s you.</p>
      </Stack>
    </FormPage>
  );
}
