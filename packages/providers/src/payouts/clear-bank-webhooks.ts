import { createHash } from 'node:crypto';
import { londonDay } from '@fairlead/core/calendar/london';
import type { PayoutReturnReason } from '@fairlead/core/loan/payout-reasons';
import { pence, ZERO } from '@fairlead/core/money/pence';
import { z } from 'zod';
import { ProviderRejected } from '../provider-error.ts';
import type { SignedMessage } from '../signed-message.ts';
import { digitalSignature, isSignedBy } from './clear-bank-signature.ts';
import type { PayoutEvent, PayoutMessage } from './port.ts';

const message = z.object({
  Type: z.string().max(100),
  Payload: z.looseObject({}),
  Nonce: z.union([z.number(), z.string()]),
});

const transaction = z.object({
  TransactionId: z.string().min(1).max(64),
  EndToEndTransactionId: z.string().max(64),
  Amount: z.number(),
  TimestampSettled: z.iso.datetime({ local: true }).optional(),
  TimestampModified: z.iso.datetime({ local: true }).optional(),
  DebitCreditCode: z.enum(['Credit', 'Debit']),
  IsReturn: z.boolean(),
  CancellationCode: z.string().nullish(),
  SupplementaryData: z.array(z.object({ Value: z.string() })).nullish(),
});

type Transaction = z.infer<typeof transaction>;

const failure = z.array(z.object({ EndToEndId: z.string().max(64), Reasons: z.array(z.string()) }));

/** ClearBank spells assessment with one s less in the name of the message and of the field. */
const failedMessage = z.object({
  MessageId: z.string().min(1).max(64),
  AssesmentFailure: failure.optional(),
  ValidationFailure: failure.optional(),
});

/** Return codes of Faster Payments (https://clearbank.github.io/uk/docs/gbp-payments/faster-payments); any other is `returned`. */
const RETURN_REASONS: Readonly<Record<string, PayoutReturnReason>> = {
  AC03: 'account-unknown',
  PY01: 'account-unknown',
  AC04: 'account-closed',
  AC07: 'account-closed',
  CB_AccountSwitched: 'account-closed',
  AC06: 'account-stopped',
  AG01: 'account-stopped',
  AG02: 'account-stopped',
  BE08: 'bank-unavailable',
  CB_AccountNameAndNumberMismatch: 'name-mismatch',
  CB_AccountNameInvalid: 'name-mismatch',
};

function reasonOf({ CancellationCode, SupplementaryData }: Transaction): PayoutReturnReason {
  const codes = [CancellationCode ?? '', ...(SupplementaryData ?? []).map(({ Value }) => Value)];
  const known = codes.find((code) => Object.hasOwn(RETURN_REASONS, code));
  return (known === undefined ? undefined : RETURN_REASONS[known]) ?? 'returned';
}

/** ClearBank takes at most 35 characters, so a key is sent without its hyphens. */
export const endToEndId = (key: string): string => key.replaceAll('-', '');

const KEY = /^([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})$/i;

/** The key that an id was made from; null for a payment that is not ours. */
const keyOf = (id: string): string | null => {
  const parts = KEY.exec(id)?.slice(1);
  return parts ? parts.join('-').toLowerCase() : null;
};

const dayOf = (instant: string | undefined, at: Date) =>
  londonDay(
    instant === undefined ? at.getTime() : Date.parse(instant.endsWith('Z') ? instant : `${instant}Z`),
  );

function transactionEvents(type: string, wire: Transaction, at: Date): PayoutEvent[] {
  const idempotencyKey = keyOf(wire.EndToEndTransactionId);
  if (idempotencyKey === null) return [];
  const about = {
    eventId: wire.TransactionId,
    payoutId: wire.EndToEndTransactionId,
    idempotencyKey,
    amount: pence(Math.round(wire.Amount * 100)),
    on: dayOf(wire.TimestampSettled ?? wire.TimestampModified, at),
  };
  const isDebit = wire.DebitCreditCode === 'Debit';
  if (type === 'TransactionRejected')
    return isDebit ? [{ ...about, kind: 'payout-rejected', reason: null }] : [];
  if (isDebit && !wire.IsReturn) return [{ ...about, kind: 'payout-settled', reason: null }];
  return !isDebit && wire.IsReturn ? [{ ...about, kind: 'payout-returned', reason: reasonOf(wire) }] : [];
}

/** A repetition under the same id is refused because the first one was taken: that is no refusal of the payment. */
const isRepetition = (reasons: readonly string[]): boolean =>
  reasons.some((reason) => /duplicate/i.test(reason));

function failedEvents(wire: z.infer<typeof failedMessage>, at: Date): PayoutEvent[] {
  const failures = [...(wire.AssesmentFailure ?? []), ...(wire.ValidationFailure ?? [])];
  return failures.flatMap(({ EndToEndId, Reasons }): PayoutEvent[] => {
    const idempotencyKey = keyOf(EndToEndId);
    if (idempotencyKey === null || isRepetition(Reasons)) return [];
    const about = { eventId: `${wire.MessageId}:${EndToEndId}`, payoutId: EndToEndId, idempotencyKey };
    return [{ ...about, kind: 'payout-rejected', amount: ZERO, on: londonDay(at.getTime()), reason: null }];
  });
}

function readAs<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
  const read = schema.safeParse(value);
  if (!read.success) throw new ProviderRejected('payouts', 'malformed');
  return read.data;
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

const SETTLED_OR_NOT = ['TransactionSettled', 'TransactionRejected'];
const FAILED = ['PaymentMessageAssesmentFailed', 'PaymentMessageValidationFailed'];

function eventsIn(type: string, payload: unknown, at: Date): PayoutEvent[] {
  if (SETTLED_OR_NOT.includes(type)) return transactionEvents(type, readAs(transaction, payload), at);
  return FAILED.includes(type) ? failedEvents(readAs(failedMessage, payload), at) : [];
}

interface Keys {
  /** Ours, which signs the answer. */
  readonly signingKey: Uint8Array;
  /** ClearBank’s, which signs its messages. */
  readonly webhookKey: Uint8Array;
}

/**
 * A signed message of ClearBank (https://clearbank.github.io/uk/docs/api/getting-started#handling-a-webhook) and its
 * answer: the nonce, signed. The nonce differs each time the message is sent, so a message is known by its payload.
 */
export function readWebhook(
  { signingKey, webhookKey }: Keys,
  { bytes, header, at }: SignedMessage,
): PayoutMessage {
  if (!isSignedBy(webhookKey, bytes, header('digitalsignature')))
    throw new ProviderRejected('payouts', 'not-signed');
  const { Type, Payload, Nonce } = readAs(message, parsed(bytes));
  const events = eventsIn(Type, Payload, at);
  const digest = createHash('sha256').update(JSON.stringify(Payload)).digest('hex');
  const body = JSON.stringify({ Nonce });
  const headers = {
    'content-type': 'application/json',
    digitalsignature: digitalSignature(Buffer.from(body), signingKey),
  };
  return {
    eventId: `${Type}:${digest.slice(0, 32)}`,
    kind: Type,
    subject: events[0]?.payoutId ?? Type,
    events,
    reply: { body, headers },
  };
}
