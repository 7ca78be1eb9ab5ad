import { londonDay } from '@fairlead/core/calendar/london';
import type { BankTransaction } from '@fairlead/core/income/bank-transaction';
import { pence, type Pence } from '@fairlead/core/money/pence';
import { z } from 'zod';
import { AttemptFailed } from '../outbound/attempt-failed.ts';

/**
 * What TrueLayer's Data API v1 answers, as far as it is read (https://docs.truelayer.com/docs/data-api-errors for the
 * errors; shapes as in TrueLayer's own client, github.com/TrueLayer/truelayer-client-javascript, src/v1/interfaces).
 */

/** Visible ASCII: anything else could not be sent in a header. */
const bearer = z.string().regex(/^[\x21-\x7e]{1,10000}$/);

export const tokenAnswer = z.object({ access_token: bearer });

/** Part of an address, so nothing that could lead to another one. */
const accountId = z.string().regex(/^[\w-]{1,200}$/);

const LARGEST_NUMBER_OF_ACCOUNTS = 50;

export const accountsAnswer = z.object({
  results: z
    .array(
      z.object({
        account_id: accountId,
        account_type: z.string(),
        currency: z.string(),
        provider: z.object({ display_name: z.string().trim().min(1).max(120).optional() }).optional(),
      }),
    )
    .max(LARGEST_NUMBER_OF_ACCOUNTS),
});

export type AccountOnWire = z.infer<typeof accountsAnswer>['results'][number];

export const infoAnswer = z.object({
  results: z.array(z.object({ full_name: z.string().max(400).nullish() })).max(LARGEST_NUMBER_OF_ACCOUNTS),
});

const transactionOnWire = z.object({
  timestamp: z.iso.datetime({ offset: true, local: true }).or(z.iso.date()),
  description: z.string(),
  amount: z.number(),
  currency: z.string(),
  transaction_type: z.string(),
  transaction_category: z.string().optional(),
});

export type TransactionOnWire = z.infer<typeof transactionOnWire>;

export const transactionsAnswer = z.object({ results: z.array(transactionOnWire) });

/** The body of a refusal. Its other text can repeat what was asked, so it is not read. */
export const errorAnswer = z.object({ error: z.string() });

/** https://docs.truelayer.com/docs/transaction-data-reference, with the other names that banks are known to send. */
const KINDS: Readonly<Record<string, BankTransaction['kind']>> = {
  TRANSFER: 'transfer',
  DIRECT_DEBIT: 'direct-debit',
  STANDING_ORDER: 'standing-order',
  PURCHASE: 'card',
  ATM: 'cash',
  CASH: 'cash',
  INTEREST: 'interest',
  FEE_CHARGE: 'fee',
};

const PENCE_IN_POUND = 100;

/** What arithmetic of others leaves behind a number of pounds, in pence; a real third decimal is a tenth of a penny. */
const NOISE_PENCE = 0.001;

const LARGEST_PENCE = 1_000_000_000_000;

/** @throws AttemptFailed 'malformed' for more than two decimals: pounds that we would have to round are not ours to guess. */
function penceOf(pounds: number): Pence {
  const whole = Math.round(Math.abs(pounds) * PENCE_IN_POUND);
  const isExact = Math.abs(Math.abs(pounds) * PENCE_IN_POUND - whole) < NOISE_PENCE;
  if (!isExact || whole > LARGEST_PENCE) throw new AttemptFailed('malformed');
  return pence(whole);
}

/** A timestamp without an offset is UTC. */
function dayOfTimestamp(timestamp: string): BankTransaction['on'] {
  const isWithZone = /Z$|[+-]\d\d:\d\d$/.test(timestamp) || !timestamp.includes('T');
  return londonDay(Date.parse(isWithZone ? timestamp : `${timestamp}Z`));
}

const LONGEST_DESCRIPTION = 200;

/**
 * A transaction in our terms, or null where there is nothing to count: another currency, or no amount. Its sign comes
 * from the type, because banks differ in whether a debit is negative.
 * @throws AttemptFailed 'malformed'.
 */
export function transactionOf(account: string, sent: TransactionOnWire): BankTransaction | null {
  const { amount, currency, transaction_type, transaction_category = '', description, timestamp } = sent;
  const size = penceOf(amount);
  const type = transaction_type.toUpperCase();
  if (type !== 'CREDIT' && type !== 'DEBIT') throw new AttemptFailed('malformed');
  if (currency !== 'GBP' || size === 0) return null;
  return {
    account,
    on: dayOfTimestamp(timestamp),
    amount: pence(type === 'CREDIT' ? size : -size),
    description: description.trim().slice(0, LONGEST_DESCRIPTION) || 'No description',
    kind: KINDS[transaction_category.toUpperCase()] ?? 'other',
  };
}
