import { brandNamed } from '@fairlead/brands/brands';
import { isPaused } from '@fairlead/core/contact/contact-rules';
import {
  checkLenderAction,
  LENDER_ACTION_KINDS,
  LENDER_ACTIONS,
  LENDER_REFUSALS,
} from '@fairlead/core/lender-action/lender-actions';
import { project } from '@fairlead/core/loan/read/project';
import { isIn } from '@fairlead/core/loan/states';
import { defaultNoticeOf } from '@fairlead/core/notices/served-default-notice';
import { accept, messageFor, refuse } from '@fairlead/core/outcome';
import type { StaffContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { findPausedUntil, listContactsOf, type ContactRow } from '../../resources/contact/contact-store.ts';
import { listActionsOf } from '../../resources/lender-action/lender-action-store.ts';
import { audit } from '../../resources/lender-action/propose-action.ts';
import { listEvents } from '../../resources/loan/loan-event-store.ts';
import { findLoanById } from '../../resources/loan/loan-store.ts';
import { listUnpaidParts } from '../../resources/payout/payout-store.ts';
import { findSupportNeeds } from '../../resources/support-needs/support-needs-store.ts';
import type { Owner } from '../../resources/user/user-store.ts';
import { findUser } from '../../resources/user/users.ts';
import { presentAction } from './present-lender-action.ts';
import { presentNeeds } from './present-needs.ts';

/** A loan with what was done to it and what can be done, and a row of who read it. */
export function readLoanForStaff(context: StaffContext, id: string) {
  return context.transaction(async (tx) => {
    const loan = await findLoanById(tx, id);
    if (!loan) return refuse('notFound');
    const owner = { userId: loan.user_id, brandId: loan.brand_id };
    await audit({ ...context, by: context.staff.subject }, tx, loan, { action: 'loan-read-by-staff' });
    const events = await listEvents(tx, { userId: loan.user_id, loanId: id });
    const projection = project(loan.agreement, events, context.today);
    const parts = await listUnpaidParts(tx, { userId: loan.user_id, loanId: id });
    const subject = { projection, events, unpaidParts: parts.map(({ payee }) => payee) };
    const user = await findUser(context, tx, owner);
    const { state, outstanding, arrears, breathingSpace } = projection;
    return accept({
      '@type': 'loan-for-staff' as const,
      id,
      reference: loan.reference,
      brandName: brandNamed(loan.brand_id).dictionary.brandName,
      borrower: user ? `${user.firstName} ${user.lastName}` : '',
      state,
      asOf: context.today,
      outstanding,
      arrears: { amount: arrears.amount, since: arrears.since, instalments: arrears.instalments },
      defaultNotice: defaultNoticeOf(events, context.today),
      breathingSpace,
      supportNeeds: presentNeeds(await findSupportNeeds(tx, context.cipher, owner)),
      contactPausedUntil: await pauseOf(context, tx, owner),
      contacts: (await listContactsOf(tx, { userId: loan.user_id, loanId: id }, SHOWN_CONTACTS)).map(
        presentContact,
      ),
      actions: (await listActionsOf(tx, context.cipher, loan)).map(presentAction),
      unpaidParts: isIn('notYetLive', state)
        ? []
        : parts.map(({ payee, amount_pence: amount }) => ({ payee, amount })),
      possible: LENDER_ACTION_KINDS.map((kind) => ({
        kind,
        whyNot: messageFor(checkLenderAction(kind, subject), LENDER_REFUSALS) ?? null,
        isConfirmed: LENDER_ACTIONS[kind].isConfirmed,
      })),
    });
  });
}

const SHOWN_CONTACTS = 50;

async function pauseOf({ today }: StaffContext, tx: Db, owner: Owner) {
  const until = await findPausedUntil(tx, owner);
  return isPaused(until, today) ? until : null;
}

const presentContact = ({ contact_on, kind, outcome, is_by_email, is_by_text }: ContactRow) => ({
  contactOn: contact_on,
  kind,
  outcome,
  channels: [...(is_by_email ? (['email'] as const) : []), ...(is_by_text ? (['sms'] as const) : [])],
});
