import { clockTime } from '@fairlead/core/calendar/display';
import { Card } from '@fairlead/ui/card/Card';
import { NotificationBanner } from '@fairlead/ui/notification-banner/NotificationBanner';
import { SummaryList } from '@fairlead/ui/summary-list/SummaryList';
import { DebtAdvice } from '../lender/DebtAdvice.tsx';
import { ActionFailed } from '../page/ActionFailed.tsx';
import { runningTotals } from './present-budget.ts';
import type { Budget, ReloadReason } from './use-budget.ts';

const MINUTES_OF_HOUR = 60;

/** "10:42", by the clock of the device. */
const timeOf = (at: Date): string => clockTime(at.getHours() * MINUTES_OF_HOUR + at.getMinutes());

const NOTICES = {
  statementChanged: {
    title: 'Your budget was changed somewhere else',
    text: 'This page now has the newer figures, and what you typed here. Check them, then continue.',
  },
  statementExpired: {
    title: 'We’ve started a new budget with your figures',
    text: 'Your last budget was more than 30 days old. The new one has what you typed here. Check it, then continue.',
  },
} as const satisfies Record<ReloadReason, { title: string; text: string }>;

/** When the budget was last saved. */
export function SavedStatus({ budget: { savedAt, isSaved } }: { budget: Budget }) {
  const saved = savedAt !== null && isSaved ? `Saved at ${timeOf(savedAt)}` : null;
  return (
    <p role="status" className={saved === null ? 'visually-hidden' : 'muted small screen-only'}>
      {saved}
    </p>
  );
}

/** Why the budget was not saved. In a part it is next to the button, because a part is longer than a phone's screen. */
export function NotSaved({ budget: { failure, notice } }: { budget: Budget }) {
  return (
    <>
      {failure !== null && <ActionFailed error={failure} />}
      {notice !== null && (
        <NotificationBanner live kind="info" title={NOTICES[notice].title}>
          <p>{NOTICES[notice].text}</p>
        </NotificationBanner>
      )}
    </>
  );
}

/** The totals while figures are typed, and where to get advice. */
export function BudgetTotals({ budget }: { budget: Budget }) {
  return (
    <aside className="budget-totals stack gap-4" aria-labelledby="budget-totals">
      <Card as="div">
        <h2 id="budget-totals">Each month so far</h2>
        <SummaryList
          rows={runningTotals(budget.answers).map(({ label, value }) => ({ key: label, value }))}
        />
      </Card>
      <DebtAdvice />
    </aside>
  );
}
