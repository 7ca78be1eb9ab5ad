import { longDay } from '@fairlead/core/calendar/display';
import { formatPounds } from '@fairlead/core/money/pounds';
import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Button } from '@fairlead/ui/button/Button';
import { Card } from '@fairlead/ui/card/Card';
import { CheckboxField } from '@fairlead/ui/checkbox-field/CheckboxField';
import { ErrorSummary } from '@fairlead/ui/error-summary/ErrorSummary';
import { Figure } from '@fairlead/ui/figure/Figure';
import { Stack } from '@fairlead/ui/stack/Stack';
import { SummaryList } from '@fairlead/ui/summary-list/SummaryList';
import { WarningText } from '@fairlead/ui/warning-text/WarningText';
import { taskPath } from '../../paths.ts';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { Page } from '../../parts/page/Page.tsx';
import type { Application, DocumentSet } from '../../resources/loan-application.ts';
import { usePageSettings } from '../../state/page-settings.ts';
import { agreedRows, withdrawUntil } from './present-signing.ts';
import { useSign } from './use-sign.ts';

const TITLE = 'Sign and ask for the money';

/** The last stop before being bound: what is agreed, what it means, one deliberate act. */
export function SignForm({ application, set }: { application: Application; set: DocumentSet }) {
  const { agrees, setAgrees, attempts, problem, error, isLoading, submit } = useSign(application.id);
  const { dictionary, config } = usePageSettings().brand;
  const errors = problem === undefined ? [] : [{ field: 'agrees', message: problem }];
  return (
    <Page title={TITLE} hasErrors={errors.length > 0}>
      <BackLink href={taskPath(application.id, 'documents')}>Your documents</BackLink>
      <ErrorSummary errors={errors} focusKey={attempts} />
      {error !== null && <ActionFailed error={error} />}
      <form className="stack gap-6" noValidate onSubmit={submit}>
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
              You are bound by your agreement with {dictionary.legalEntity.name} from now on, and we send the
              money today.
            </li>
            <li>
              You may change your mind until the end of{' '}
              <strong>{longDay(withdrawUntil(set, config.productId))}</strong> without a reason. You then pay
              back what you borrowed, with the interest of those days and no fee.
            </li>
            <li>The loan is recorded on your credit file, where other lenders see it.</li>
            <li>We email you a copy of what you signed at once.</li>
          </ul>
          <WarningText>
            Missing payments could make borrowing harder and dearer for you. If you are not sure that you can
            pay, do not sign yet.
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
            Sign and ask for the money
          </Button>
          <p className="small muted">We may text you a code first, to be sure that it is you.</p>
        </Stack>
      </form>
    </Page>
  );
}
