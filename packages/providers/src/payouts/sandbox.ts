import { ProviderRejected } from '../provider-error.ts';
import { payoutOutcome } from '../sandbox-accounts.ts';
import { sandboxJournal } from '../sandbox-journal.ts';
import { findAnswer, answerOnce, sandboxId } from '../sandbox-answers.ts';
import type { SandboxParts } from '../sandbox-store.ts';
import { payoutEvents, type PayoutEntry } from './entries.ts';
import type { NewPayout, Payout, PayoutsPort } from './port.ts';

const PROVIDER = 'payouts';
const PAYOUTS = 'payouts/payouts';

/**
 * Faster Payments that settle on the day they are sent, or on the next day at the account listed for it. Another account
 * returns the money on the next day.
 */
export function sandboxPayouts(parts: SandboxParts): PayoutsPort {
  const { store, clock } = parts;
  const journal = sandboxJournal(parts, 'payouts', payoutEvents);

  const record = async (entry: PayoutEntry): Promise<Payout> => {
    await journal.record(entry);
    return { payoutId: entry.payoutId, status: 'sent' };
  };

  const newPayout = async (request: NewPayout): Promise<PayoutEntry> => {
    const { idempotencyKey, amount } = request;
    if (amount <= 0) throw new ProviderRejected(PROVIDER, 'amount-not-positive');
    return {
      payoutId: sandboxId('PO', idempotencyKey),
      idempotencyKey,
      amount,
      sentOn: await clock.today(),
      ...payoutOutcome(request),
    };
  };

  return {
    async send(request) {
      const storeKey = { provider: PROVIDER, collection: PAYOUTS, key: request.idempotencyKey } as const;
      return record(await answerOnce(store, storeKey, request, () => newPayout(request)));
    },

    async find(idempotencyKey) {
      const known = await findAnswer<PayoutEntry>(store, PAYOUTS, idempotencyKey);
      return known && record(known);
    },

    asksEveryMs: 0,

    eventsAfter: (cursor, upTo) => journal.page(cursor, upTo),

    readMessage() {
      throw new ProviderRejected(PROVIDER, 'not-signed');
    },
  };
}
