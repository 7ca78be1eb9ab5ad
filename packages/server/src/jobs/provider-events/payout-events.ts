import type { PayoutEvent } from '@fairlead/providers/payouts/port';
import {
  findPayout,
  holdPayouts,
  loansOfPayouts,
  movePayout,
  payeeOf,
} from '../../resources/payout/payout-store.ts';
import type { EventSource } from './event-source.ts';

const STEPS = {
  'payout-settled': { from: 'sent', to: 'settled', kind: 'disbursed' },
  'payout-rejected': { from: 'sent', to: 'held', kind: 'payout-held' },
  'payout-returned': { from: 'settled', to: 'returned', kind: 'payout-returned' },
} as const satisfies Record<PayoutEvent['kind'], object>;

/** Events of the payouts provider, and their effect on a loan. */
export const payoutEvents: EventSource<PayoutEvent> = {
  provider: 'payouts',
  page: ({ payouts }, cursor, upTo) => payouts.eventsAfter(cursor, upTo),
  asksEveryMs: ({ payouts }) => payouts.asksEveryMs,
  async subjectsOf(db, events) {
    const loans = await loansOfPayouts(
      db,
      events.map(({ idempotencyKey }) => idempotencyKey),
    );
    return ({ idempotencyKey }) => loans.get(idempotencyKey);
  },
  async effectOf(tx, { kind, idempotencyKey, amount, on, reason }, { recordedAt, wallNow }) {
    const payout = await findPayout(tx, idempotencyKey);
    const step = STEPS[kind];
    const hasMoved =
      payout && (await movePayout(tx, payout, step.from, { status: step.to, updated_at: wallNow }));
    if (!hasMoved) return payout?.status === step.to ? [] : 'not yet';
    const about = { valueOn: on, recordedAt, reference: payout.id };
    const payee = payeeOf(payout);
    if (step.kind === 'payout-held') {
      // What was to follow it is not sent either.
      const held = [payout, ...(await holdPayouts(tx, payout, wallNow))];
      return held.map((each) => ({
        ...about,
        kind: step.kind,
        reference: each.id,
        reason: 'rejected',
        ...payeeOf(each),
      }));
    }
    const moved = { ...about, amount, ...payee };
    if (step.kind === 'disbursed') return [{ kind: step.kind, ...moved }];
    return [{ kind: step.kind, ...moved, reason: reason ?? 'returned' }];
  },
};
