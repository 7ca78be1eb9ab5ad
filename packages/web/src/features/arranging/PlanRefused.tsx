import type { ArrangementStep } from '@fairlead/core/arrangement/form';
import { Link } from '@fairlead/ui/link/Link';
import { NotificationBanner } from '@fairlead/ui/notification-banner/NotificationBanner';
import { bankAccountPath, selfServeArrangementPath } from '../../loan-paths.ts';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { isApiError } from '../../state/api-error.ts';

type Refusal = { title: string; step: ArrangementStep; label: string };

/** What can be put right, and where. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  budgetChanged: { title: 'Your budget has changed', step: 'offer', label: 'Check what you can afford' },
  arrangementIncomplete: {
    title: 'Something is still missing',
    step: 'summary',
    label: 'Continue your plan',
  },
  amountNotPossible: {
    title: 'You can’t choose this amount any more',
    step: 'offer',
    label: 'Choose another amount',
  },
  termNotPossible: { title: 'Your plan can’t be that long', step: 'offer', label: 'Choose another length' },
  dateNotPossible: {
    title: 'You can’t choose this day any more',
    step: 'date',
    label: 'Choose another day',
  },
  arrangementNotStarted: {
    title: 'Your plan isn’t open any more',
    step: 'summary',
    label: 'Open your plan again',
  },
};

/** Why a plan was not saved or agreed, and where to put it right. */
export function PlanRefused({ loanId, error }: { loanId: string; error: unknown }) {
  const { type, message } = isApiError(error) ? error : { type: '', message: '' };
  if (type === 'noDirectDebit')
    return (
      <NotificationBanner live kind="info" title="Your Direct Debit isn’t set up">
        <p>{message}</p>
        <p>
          <Link href={selfServeArrangementPath(loanId, 'date')}>Pay it yourself instead</Link> or{' '}
          <Link href={bankAccountPath(loanId)}>set up your Direct Debit</Link>
        </p>
      </NotificationBanner>
    );
  const refusal = REFUSALS[type];
  if (!refusal) return <ActionFailed error={error} />;
  const { title, step, label } = refusal;
  return (
    <NotificationBanner live kind="info" title={title}>
      <p>{message}</p>
      <p>
        <Link href={selfServeArrangementPath(loanId, step, { reload: true })}>{label}</Link>
      </p>
    </NotificationBanner>
  );
}
