import { z } from 'zod';
import type { HttpAnswer } from '../outbound/http-client.ts';
import { readIf } from '../outbound/read-as.ts';
import { ProviderRejected, ProviderUnavailable } from '../provider-error.ts';

export const PROVIDER = 'direct-debit';

const FIRST_ERROR = 400;
const NOT_FOUND = 404;

/** Ids go into addresses. */
export const id = z.string().regex(/^[\w-]{1,64}$/);

/** Our own facts on a resource: the key that it was made with, and a digest of what was asked. */
const metadata = z.object({ key: z.string().optional(), request: z.string().optional() }).catch({});

export const mandateOnWire = z.object({
  mandates: z.object({ id, status: z.string(), next_possible_charge_date: z.iso.date().nullish(), metadata }),
});

export const paymentFields = z.object({
  id,
  amount: z.int().positive(),
  currency: z.literal('GBP'),
  charge_date: z.iso.date(),
  metadata,
});

export const paymentOnWire = z.object({ payments: paymentFields });

/** A page of a mandate’s payments. */
export const paymentsOnWire = z.object({ payments: z.array(paymentFields) });

export const createdAccount = z.object({ customer_bank_accounts: z.object({ id }) });
export const createdCustomer = z.object({ customers: z.object({ id }) });

export const accountOnWire = z.object({
  customer_bank_accounts: z.object({ account_number_ending: z.string().regex(/^\d{1,4}$/) }),
});

const error = z.object({
  error: z.object({
    type: z.string(),
    errors: z
      .array(
        z.object({
          reason: z.string().optional(),
          field: z.string().optional(),
          links: z.object({ conflicting_resource_id: id.optional() }).optional(),
        }),
      )
      .catch([]),
  }),
});

export type GoCardlessError = z.infer<typeof error>['error'];

/** What GoCardless says is wrong (https://developer.gocardless.com/api-reference/#api-usage-errors); null for no error. */
export function errorIn(answer: HttpAnswer): GoCardlessError | null {
  if (answer.status < FIRST_ERROR) return null;
  const body = readIf(error, answer)?.error;
  if (body) return body;
  throw new ProviderUnavailable(PROVIDER, { why: `status ${answer.status}` });
}

/** The resource that was made with the same Idempotency-Key before. */
export function conflictIn({ errors }: GoCardlessError): string | null {
  const conflict = errors.find(({ reason }) => reason === 'idempotent_creation_conflict');
  return conflict?.links?.conflicting_resource_id ?? null;
}

/** @throws ProviderRejected for what will never be accepted, ProviderUnavailable for anything else. */
export function refuse({ status }: HttpAnswer, { type, errors }: GoCardlessError): never {
  if (status === NOT_FOUND || errors.some(({ reason }) => reason === 'resource_not_found'))
    throw new ProviderRejected(PROVIDER, 'unknown-mandate');
  if (errors.some(({ reason }) => reason === 'mandate_is_inactive'))
    throw new ProviderRejected(PROVIDER, 'mandate-cancelled');
  if (type === 'validation_failed') throw new ProviderRejected(PROVIDER, 'request-refused');
  throw new ProviderUnavailable(PROVIDER, { why: `status ${status}` });
}
