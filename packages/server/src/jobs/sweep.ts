import type { AppServices } from '../context.ts';
import { sendOutbox } from '../resources/outbox/outbox.ts';
import { collectInstalments } from './collect-instalments.ts';
import { endMandates } from './end-mandates.ts';
import { followBankPayments } from './follow-bank-payments.ts';
import { ingestProviderEvents } from './provider-events/ingest-provider-events.ts';
import { lodgeUpdates } from './lodge-updates.ts';
import { lodgeMandates } from './lodge-mandates.ts';
import { remindOfDrafts } from './remind-of-drafts.ts';
import { refundCredit } from './refund-credit.ts';
import { resolveCards } from './resolve-cards.ts';
import { reviewProofs } from './review-proofs.ts';
import { sendPayouts } from './send-payouts.ts';

/**
 * Works through every row that waits for something outside: instructions, payouts, payments by bank, cards,
 * collections, provider events, proofs, unfinished forms, messages.
 * Each step finds its work in the tables, so a killed sweep is simply repeated, and several may run at once. What the
 * provider events finish is ended in the same sweep: a repeated one would, and the day must not depend on that.
 */
export async function sweep(services: AppServices): Promise<void> {
  const today = await services.clock.today();
  await lodgeUpdates(services, today);
  await lodgeMandates(services);
  await sendPayouts(services, today);
  await followBankPayments(services, today);
  await resolveCards(services, today);
  await collectInstalments(services, today);
  await ingestProviderEvents(services, today);
  if (await sendPayouts(services, today)) await ingestProviderEvents(services, today);
  await refundCredit(services, today);
  if (await endMandates(services, today)) await ingestProviderEvents(services, today);
  await reviewProofs(services);
  await remindOfDrafts(services);
  await sendOutbox(services);
}
