import { isRunning } from '@fairlead/core/breathing-space/breathing-space';
import { addDays, type Day } from '@fairlead/core/calendar/day';
import { londonDay } from '@fairlead/core/calendar/london';
import {
  afterQuietHours,
  channelsOf,
  CONTACT_CAP,
  refusalOfReminder,
  type ContactRefusal,
} from '@fairlead/core/contact/contact-rules';
import { MESSAGE_KINDS, type KindOf } from '@fairlead/core/contact/message-kinds';
import type { AppServices } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { listBreathingSpaces } from '../breathing-space/breathing-space-store.ts';
import { isPaymentTraced } from '../loan-case/loan-case-store.ts';
import { isPermitted } from '../contact-permission/contact-permission-store.ts';
import { lockUser, type Owner } from '../user/user-store.ts';
import { findPausedUntil, insertContact, listContactDays } from './contact-store.ts';

type Keeper = Pick<AppServices, 'cipher' | 'clock' | 'newId' | 'wallNow'>;

/** A kind of message that the ledger has. */
export type RecordedKind = KindOf<'reminder' | 'statutory'>;

export interface LoanOwner extends Owner {
  readonly loanId: string;
}

export interface Contact {
  readonly kind: RecordedKind;
  /** Whether a text message exists and can be sent to the borrower. */
  readonly canText: boolean;
}

/** How a contact is made. */
interface Admitted {
  readonly channels: readonly ('email' | 'sms')[];
  /** When it is sent; undefined for immediately. */
  readonly sendAt: Date | undefined;
}

/**
 * Records a contact about the payments of a loan, in the transaction that queues its messages; null where it is refused,
 * which is recorded too. The borrower is held, so that two jobs do not let through one contact too many. What the law
 * requires is never refused.
 */
export async function recordContact(
  services: Keeper,
  tx: Db,
  owner: LoanOwner,
  { kind, canText }: Contact,
): Promise<Admitted | null> {
  await lockUser(tx, owner);
  const today = await services.clock.today(tx);
  const isReminder = MESSAGE_KINDS[kind] === 'reminder';
  const refusal = isReminder ? await findRefusal(services, tx, owner, today) : null;
  const channels = isReminder ? channelsOf(await choiceOf(tx, owner), canText) : (['email'] as const);
  await insertContact(tx, {
    user_id: owner.userId,
    id: services.newId(),
    brand_id: owner.brandId,
    loan_id: owner.loanId,
    kind,
    outcome: refusal ?? 'sent',
    is_by_email: refusal === null && channels.includes('email'),
    is_by_text: refusal === null && channels.some((channel) => channel === 'sms'),
    contact_on: today,
    recorded_at: services.wallNow().toISOString(),
  });
  return refusal === null ? { channels, sendAt: sendingTime(services, today, isReminder) } : null;
}

async function findRefusal(
  { cipher }: Keeper,
  tx: Db,
  owner: LoanOwner,
  today: Day,
): Promise<ContactRefusal | null> {
  const spaces = await listBreathingSpaces(tx, cipher, owner);
  return refusalOfReminder({
    today,
    contactedOn: await listContactDays(tx, owner, addDays(today, -CONTACT_CAP.days)),
    pausedUntil: await findPausedUntil(tx, owner),
    isInBreathingSpace: spaces.some((space) => isRunning(space, today)),
    isPaymentTraced: await isPaymentTraced(tx, owner),
  });
}

async function choiceOf(tx: Db, owner: Owner) {
  return {
    isTextWanted: await isPermitted(tx, owner, 'paymentTexts'),
    isTextOnly: await isPermitted(tx, owner, 'paymentTextsOnly'),
  };
}

/**
 * Quiet hours hold a message, but a notice that the law requires only until later the same day. On a day that the time
 * machine has moved to, they hold nothing: the day's work is done with it.
 */
function sendingTime({ wallNow }: Keeper, today: Day, isReminder: boolean): Date | undefined {
  const now = wallNow().getTime();
  if (londonDay(now) !== today) return undefined;
  const at = afterQuietHours(now);
  return at > now && (isReminder || londonDay(at) === today) ? new Date(at) : undefined;
}
