import type { Day } from '@fairlead/core/calendar/day';
import { pence, type Pence } from '@fairlead/core/money/pence';
import { ProviderRejected } from '../provider-error.ts';
import { findAnswer } from '../sandbox-answers.ts';
import type { SandboxParts, SandboxStore } from '../sandbox-store.ts';
import { PROVIDER, type BankPayment } from './port.ts';
import { SANDBOX_BANK_CHOICES, type SandboxBankChoice } from './payer-choices.ts';

export const STARTED = 'bank-payments/started';
const KEYS = 'bank-payments/keys';
const DECISIONS = 'bank-payments/decisions';

/** A payment that was started. */
export interface SandboxBankPayment {
  readonly paymentId: string;
  readonly amount: number;
  readonly reference: string;
  /** Path and query of the address that the browser goes back to. */
  readonly returnTo: string;
  readonly url: string;
}

/** What ended the waiting, which happens once: the payer's choice at the bank, or that we cancelled. */
interface Decision {
  readonly choice: SandboxBankChoice | 'cancel';
  readonly on: Day;
}

/** The key of a payment by its id, which is what a bank knows. */
export async function noteKey(store: SandboxStore, paymentId: string, key: string): Promise<void> {
  await store.putIfAbsent(KEYS, paymentId, { key });
}

async function startedOf(store: SandboxStore, paymentId: string): Promise<SandboxBankPayment | undefined> {
  const named = await store.get<{ key: string }>(KEYS, paymentId);
  return named && findAnswer<SandboxBankPayment>(store, STARTED, named.key);
}

async function knownOf(store: SandboxStore, paymentId: string): Promise<SandboxBankPayment> {
  const started = await startedOf(store, paymentId);
  if (!started) throw new ProviderRejected(PROVIDER, 'payment-not-known');
  return started;
}

/** Decides, unless that has happened: of two decisions the first counts, and is returned. */
async function decideOnce({ store, clock }: SandboxParts, paymentId: string, choice: Decision['choice']) {
  const decided = { choice, on: await clock.today() } satisfies Decision;
  return store.putIfAbsent<Decision>(DECISIONS, paymentId, decided);
}

function statusOf(decided: Decision | undefined, today: Day): Pick<BankPayment, 'status' | 'reason'> {
  if (!decided) return { status: 'waiting', reason: null };
  if (decided.choice === 'cancel') return { status: 'failed', reason: 'cancelled' };
  const { first, later } = SANDBOX_BANK_CHOICES[decided.choice];
  const step = today > decided.on ? later : first;
  return 'reason' in step ? { status: 'failed', reason: step.reason } : { status: step.status, reason: null };
}

export async function readPayment({ store, clock }: SandboxParts, paymentId: string): Promise<BankPayment> {
  const { amount } = await knownOf(store, paymentId);
  const decided = await store.get<Decision>(DECISIONS, paymentId);
  return { paymentId, amount: pence(amount), ...statusOf(decided, await clock.today()) };
}

export async function cancelPayment(parts: SandboxParts, paymentId: string): Promise<void> {
  await knownOf(parts.store, paymentId);
  const decided = await decideOnce(parts, paymentId, 'cancel');
  const { status } = statusOf(decided, decided.on);
  if (status !== 'failed') throw new ProviderRejected(PROVIDER, 'not-cancellable');
}

/** What the page that plays the banks shows of a payment; undefined for one that is not known. */
export async function askedOfPayer(
  { store }: Pick<SandboxParts, 'store'>,
  paymentId: string,
): Promise<{ amount: Pence; reference: string; returnTo: string; isDecided: boolean } | undefined> {
  const started = await startedOf(store, paymentId);
  if (!started) return undefined;
  const { amount, reference, returnTo } = started;
  const decided = await store.get<Decision>(DECISIONS, paymentId);
  return { amount: pence(amount), reference, returnTo, isDecided: decided !== undefined };
}

/** The payer chooses at their bank. A second choice changes nothing. */
export async function choose(
  parts: SandboxParts,
  paymentId: string,
  choice: SandboxBankChoice,
): Promise<void> {
  if (await startedOf(parts.store, paymentId)) await decideOnce(parts, paymentId, choice);
}
