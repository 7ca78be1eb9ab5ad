import { NotificationBanner } from '@fairlead/ui/notification-banner/NotificationBanner';
import type { Loan } from '../../../resources/loan.ts';
import { presentPlanOver } from './present-plan.ts';

/** How the last payment plan ended. */
export function PlanOver({ loan, ended }: { loan: Loan; ended: NonNullable<Loan['endedArrangement']> }) {
  const { title, text } = presentPlanOver(loan, ended);
  return (
    <NotificationBanner kind={ended.outcome === 'kept' ? 'success' : 'info'} title={title}>
      <p>{text}</p>
    </NotificationBanner>
  );
}
