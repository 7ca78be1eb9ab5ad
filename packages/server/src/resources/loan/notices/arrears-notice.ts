import { addDays, type Day } from '@fairlead/core/calendar/day';
import type { LoanEvent } from '@fairlead/core/loan/events';
import { formatPounds } from '@fairlead/core/money/pounds';
import { interestFreeDays, noticeOwed, type NoticeOwed } from '@fairlead/core/notices/notice-of-loan';
import type { Db } from '../../../database/database.ts';
import type { Instant } from '../../../database/columns.ts';
import { noticeOfArrears } from '../../../documents/templates/arrears-notices.ts';
import { FREE_ADVICE } from '../letters/free-advice.ts';
import { lockLoan } from '../loan-store.ts';
import { recordEvents, type LoanChange } from '../record-events.ts';
import { sendNotice, subjectOf, type Notifier } from './send-notice.ts';

/** Gives the notice of sums in arrears whose day has come, once: its event, and the email with the notice and the sheet. */
export async function giveArrearsNotice(
  services: Notifier,
  tx: Db,
  { loan, history, projection }: LoanChange,
  now: Instant,
): Promise<void> {
  const owed = noticeOwed(loan.agreement, projection, history);
  const today = projection.asOf;
  if (owed === null || owed.giveOn > today) return;
  const held = await lockLoan(tx, { userId: loan.user_id, loanId: loan.id });
  const events = eventsOf(owed, today, { recordedAt: now, reference: services.newId() });
  const change = await recordEvents(services, tx, held, events, { asOf: today, actor: 'system' });
  const subject = await subjectOf(services, tx, change);
  await sendNotice(services, tx, change, subject, {
    template: 'arrears-notice',
    name: 'notice-of-arrears',
    model: noticeOfArrears(subject),
    sheet: services.config.informationSheets.arrears,
    sheetName: 'arrears-information-sheet',
    letter: {
      subject: 'Your loan is behind: what you can do',
      paragraphs: [
        'You can set up a payment plan that leaves you enough to live on, pay what you can, or get free advice first. You don’t have to pay all of it at once.',
        FREE_ADVICE,
        `Your loan ${loan.reference} is ${formatPounds(subject.amount)} behind. We don’t charge a late fee.`,
        'The law requires us to send you the attached notice when two payments are missed, and every six months until nothing is missing. An information sheet of the Financial Conduct Authority is attached too. Both stay in your account.',
      ],
    },
  });
}

/** A notice that is late makes the days until it is given free of interest (Consumer Credit Act 1974, s.86D). */
function eventsOf(
  owed: NoticeOwed,
  today: Day,
  recorded: Pick<LoanEvent, 'recordedAt' | 'reference'>,
): readonly LoanEvent[] {
  const free = interestFreeDays(owed, today);
  return [
    ...(free === null
      ? []
      : [
          { kind: 'interest-frozen', valueOn: free.from, ...recorded, reason: 'late-notice' } as const,
          { kind: 'interest-resumed', valueOn: addDays(free.to, 1), ...recorded } as const,
        ]),
    { kind: 'arrears-notice-given', valueOn: today, ...recorded, shortfall: owed.duty.shortfall },
  ];
}
