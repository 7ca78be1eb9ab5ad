import { longDay } from '@fairlead/core/calendar/display';
import type { LoanEventOf } from '@fairlead/core/loan/events';
import { formatPounds } from '@fairlead/core/money/pounds';
import type { Db } from '../../../database/database.ts';
import { defaultNotice } from '../../../documents/templates/arrears-notices.ts';
import { FREE_ADVICE } from '../letters/free-advice.ts';
import type { LoanChange } from '../record-events.ts';
import { sendNotice, subjectOf, type Notifier } from './send-notice.ts';

/** Sends the default notice that was served with a change (Consumer Credit Act 1974, s.87): what to do first, then what follows. */
export async function sendDefaultNotice(services: Notifier, tx: Db, change: LoanChange): Promise<void> {
  const served = change.fresh.find(
    (event): event is LoanEventOf<'default-notice-served'> => event.kind === 'default-notice-served',
  );
  if (!served) return;
  const subject = await subjectOf(services, tx, change);
  const [amount, by] = [formatPounds(served.amount), longDay(served.remedyBy)];
  await sendNotice(services, tx, change, subject, {
    template: 'default-notice',
    name: 'default-notice',
    model: defaultNotice({ ...subject, amount: served.amount, remedyBy: served.remedyBy }),
    sheet: services.config.informationSheets.default,
    sheetName: 'default-information-sheet',
    letter: {
      subject: 'A default notice for your loan, and what you can do',
      paragraphs: [
        `If you pay ${amount} by ${by}, this notice will have no effect and your loan continues as agreed.`,
        'If you can’t pay all of it, talk to us before then: we’ll look for a plan that leaves you enough to live on.',
        FREE_ADVICE,
        'Otherwise we can end the agreement: all you owe would be due, and your credit file would show a default for 6 years.',
        `The notice for your loan ${change.loan.reference} and the FCA’s sheet are attached, and stay in your account.`,
      ],
    },
  });
}
