import { z } from 'zod';
import { ACCOUNT_LIMITS, ACCOUNT_REFUSALS, bankDetailsInput } from '../bank-account.ts';
import { loan } from '../loan.ts';
import { id, idParams, isoDay } from '../wire/codecs.ts';
import { endpoint } from '../wire/endpoint.ts';
import { EXAMPLE } from '../wire/examples.ts';
import { HOUR } from '../wire/rate-limit.ts';
import { refusal } from '../wire/refusal.ts';

const bankDetailsUpdate = z.strictObject({
  '@type': z.literal('bank-details-update'),
  id,
  accountName: z.string().meta({ example: EXAMPLE.fullName }),
  maskedSortCode: z.string().meta({ example: '**9999' }),
  maskedAccountNumber: z.string().meta({ example: '****4958' }),
  requestedOn: isoDay.meta({ example: '2026-12-16' }),
  /** It can be stopped before this day, on which the instruction goes to the bank. */
  lodgedOn: isoDay.meta({ example: '2026-12-17' }),
  isLodged: z.boolean().meta({ example: false }),
  /** Payments from this day are collected from the new account. */
  usedFrom: isoDay.meta({ example: '2026-12-24' }),
  /** The next payment that is still collected from the account before; null when there is none. */
  stillFromOldOn: isoDay.nullable().meta({ example: null }),
});

const directDebitNotPossible = refusal(409, 'This loan needs no Direct Debit at the moment.');
const personNeeded = refusal(
  409,
  'The bank has ended this Direct Debit. Contact us, and someone will help you with what comes next.',
);
const noUpdate = refusal(404, 'Your bank account isn’t being changed at the moment.');

/** The Direct Debit of a running loan: set up again, or on another account. */
export const directDebitEndpoints = {
  setUpDirectDebit: endpoint({
    method: 'POST',
    path: '/v2/loans/:id/direct-debit-mandate',
    summary: 'Set up the Direct Debit again',
    description:
      'On the account that is known. Returns the loan unchanged where an instruction is active or on its way.',
    actor: 'borrower',
    idempotent: true,
    rateLimit: { perAddress: { calls: 30, perMinutes: HOUR }, perAccount: { calls: 10, perMinutes: HOUR } },
    params: idParams,
    data: loan,
    refusals: {
      directDebitNotPossible,
      personNeeded,
      accountClosed: refusal(409, 'We can’t collect from this account any more. Add another account.'),
    },
  }),

  readBankDetailsUpdate: endpoint({
    method: 'GET',
    path: '/v2/loans/:id/bank-details-update',
    summary: 'Read the change of bank details under way',
    description: 'Null where none is under way.',
    actor: 'borrower',
    params: idParams,
    data: bankDetailsUpdate.nullable(),
  }),

  updateBankDetails: endpoint({
    method: 'POST',
    path: '/v2/loans/:id/bank-details-update',
    summary: 'Change bank details',
    description:
      'The bank is asked whether the name matches. A new instruction goes to the bank on the next working day; payments that are collected before it can be used stay with the account before.',
    actor: 'borrower',
    strength: 'strong',
    idempotent: true,
    rateLimit: ACCOUNT_LIMITS,
    params: idParams,
    body: bankDetailsInput,
    data: bankDetailsUpdate,
    refusals: {
      ...ACCOUNT_REFUSALS,
      accountIsTheSame: refusal(422, 'We already collect your payments from this account.'),
      personNeeded,
      updateUnderWay: refusal(409, 'A change of your bank account is under way. Stop it first.'),
      directDebitNotPossible,
    },
  }),

  stopBankDetailsUpdate: endpoint({
    method: 'DELETE',
    path: '/v2/loans/:id/bank-details-update',
    summary: 'Stop the change of bank details',
    actor: 'borrower',
    strength: 'strong',
    params: idParams,
    data: z.null(),
    refusals: {
      noUpdate,
      updateLodged: refusal(409, 'The new Direct Debit has gone to your bank, so this can’t be stopped.'),
    },
  }),
};
