import { calendarPath } from '@fairlead/contract/web/account-paths';
import { comingPayments } from '@fairlead/core/collection/coming-payments';
import { project } from '@fairlead/core/loan/read/project';
import { accept, refuse } from '@fairlead/core/outcome';
import type { Borrower, RequestContext } from '../../context.ts';
import { actAs } from '../../database/acting-as.ts';
import type { Db } from '../../database/database.ts';
import { calendarOf } from '../../documents/calendar.ts';
import { borrowersEntry, recordAudit } from '../../resources/audit/audit-store.ts';
import {
  endCalendarFeeds,
  findCalendarFeed,
  findFeedByToken,
  insertCalendarFeed,
  type CalendarFeedRow,
} from '../../resources/calendar-feed/calendar-feed-store.ts';
import { listEvents } from '../../resources/loan/loan-event-store.ts';
import { findLoan, lockLoan, readLoan } from '../../resources/loan/loan-store.ts';
import { isOpen, listPaymentsOf } from '../../resources/payment/payment-store.ts';
import type { Cipher } from '../../security/cipher.ts';
import { newSecret } from '../../security/new-secret.ts';

type Context = RequestContext<Borrower>;

/** Nothing else is in the calendar, because calendars are shared: no lender, no loan, no amount. */
const TITLE = 'Payment by Direct Debit';

const hashOf = (cipher: Cipher, token: string): string => cipher.secretHash('calendar-feed', token);

export async function readCalendarFeed({ actor, db }: Context, id: string) {
  const loan = await findLoan(db, actor, id);
  if (!loan) return refuse('notFound');
  const feed = await findCalendarFeed(db, { userId: loan.user_id, loanId: id });
  return accept(feed ? presentFeed(feed) : null);
}

/** Makes the one address of a loan's calendar. The token is in the answer and nowhere else. */
export function makeCalendarFeed(context: Context, id: string) {
  const { actor, cipher, config, newId, wallNow } = context;
  return context.transaction(async (tx) => {
    if (!(await findLoan(tx, actor, id))) return refuse('notFound');
    const loan = await lockLoan(tx, { userId: actor.subjectId, loanId: id });
    const now = wallNow().toISOString();
    await endCalendarFeeds(tx, { userId: loan.user_id, loanId: id }, now);
    const token = newSecret();
    const feed = await insertCalendarFeed(tx, {
      user_id: loan.user_id,
      id: newId(),
      brand_id: loan.brand_id,
      loan_id: id,
      token_hash: hashOf(cipher, token),
      created_at: now,
      revoked_at: null,
    });
    await auditFeed(context, tx, id, 'calendar-feed-made');
    return accept({
      ...presentFeed(feed),
      url: `${config.publicUrls[loan.brand_id]}${calendarPath(token)}`,
    });
  });
}

/** Its address no longer returns anything. Repeating the call changes nothing. */
export function endCalendarFeed(context: Context, id: string) {
  const { actor, wallNow } = context;
  return context.transaction(async (tx) => {
    if (!(await findLoan(tx, actor, id))) return refuse('notFound');
    await lockLoan(tx, { userId: actor.subjectId, loanId: id });
    const key = { userId: actor.subjectId, loanId: id };
    if ((await endCalendarFeeds(tx, key, wallNow().toISOString())) > 0)
      await auditFeed(context, tx, id, 'calendar-feed-ended');
    return accept(null);
  });
}

/** The coming payments for a calendar program, which has the token and no session. */
export async function readCalendar(context: RequestContext, token: string) {
  const { cipher, db, today } = context;
  const feed = await findFeedByToken(db, hashOf(cipher, token));
  if (!feed) return refuse('notFound');
  const key = { userId: feed.user_id, loanId: feed.loan_id };
  return actAs(feed.user_id, async () => {
    const loan = await readLoan(db, key);
    const events = await listEvents(db, key);
    const debits = (await listPaymentsOf(db, key)).filter(
      (payment) => payment.kind === 'direct-debit' && isOpen(payment),
    );
    const underWay = debits.map(({ id, instalment, collect_on: collectOn, purpose }) => ({
      id,
      instalment,
      collectOn,
      endsLoan: purpose === 'settlement',
    }));
    const payments = comingPayments(project(loan.agreement, events, today), events, underWay);
    const bytes = calendarOf({
      name: 'Payments',
      changedAt: events.at(-1)?.recordedAt ?? feed.created_at,
      sequence: events.length,
      days: payments.map(({ name, collectOn }) => ({
        uid: `${feed.id}-${name}`,
        on: collectOn,
        title: TITLE,
      })),
    });
    return accept({
      bytes,
      contentType: 'text/calendar; charset=utf-8',
      filename: 'payments.ics',
      isDownload: false,
    } as const);
  });
}

const presentFeed = ({ created_at: madeAt }: CalendarFeedRow) => ({
  '@type': 'calendar-feed' as const,
  madeAt,
});

function auditFeed(context: Context, tx: Db, loanId: string, action: string): Promise<void> {
  return recordAudit(context, tx, borrowersEntry(context.actor, action, { loanId }));
}
