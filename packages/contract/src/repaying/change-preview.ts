import { z } from 'zod';
import { dateRefusals } from '../loan-endpoints.ts';
import { idParams, isoDay, money, positiveMoney } from '../wire/codecs.ts';
import { endpoint } from '../wire/endpoint.ts';
import { EXAMPLE } from '../wire/examples.ts';
import { HOUR } from '../wire/rate-limit.ts';
import { keeps, repaymentRefusals } from './repayment.ts';
import { settlementDayNotOffered, settlementNotPossible } from './settlement.ts';

const amount = positiveMoney.meta({ description: 'In pounds', example: 50 });
const method = z.enum(['DIRECT_DEBIT', 'CARD']).default('DIRECT_DEBIT');
const date = isoDay.meta({ example: '2027-01-20' });

const consideredChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('pay-once'), amount, method, keeps: keeps.default('instalment') }),
  /** From the day of the first payment on, the same amount each month. */
  z.strictObject({ kind: z.literal('pay-monthly'), amount, method }),
  /** Today, or a working day on which a Direct Debit can be collected. */
  z.strictObject({ kind: z.literal('settle'), date }),
  /** When the next payment is due. */
  z.strictObject({ kind: z.literal('move-payment-date'), date }),
]);

/** How the loan continues from today on. */
const course = z.strictObject({
  nextPayment: z.strictObject({ dueOn: isoDay, collectOn: isoDay, amount: money }).nullable(),
  /** The day of the last payment. */
  endsOn: isoDay.meta({ example: '2029-06-15' }),
  /** Everything that is paid from today on, the change included. */
  toPay: money.meta({ example: EXAMPLE.leftToPay }),
  /** What of it is interest. */
  interest: money.meta({ example: 2714.04 }),
  /** What is owed after each payment, in order. */
  balances: z.array(z.strictObject({ on: isoDay, balance: money })),
});

const changePreview = z.strictObject({
  '@type': z.literal('loan-change-preview'),
  /** What is paid extra on the first day; zero where only the day moves. */
  amount: money.meta({ example: 50 }),
  /** The day from which the change counts. */
  on: isoDay.meta({ example: '2026-12-18' }),
  /** It pays off the loan, at the latest with its last payment. */
  settles: z.boolean().meta({ example: false }),
  now: course,
  after: course,
  /** Less to pay in total; negative where the change costs more. */
  saved: money.meta({ example: 118.4 }),
});

/** What a borrower considers doing with a loan. */
export const changePreviewEndpoints = {
  previewLoanChange: endpoint({
    method: 'POST',
    path: '/v2/loans/:id/preview-change',
    summary: 'Preview a change of a loan',
    description:
      'How the loan continues with and without a change: an early payment, one every month, paying it off on a day, or another payment day. Stores nothing, and every figure is the one that making the change leads to.',
    actor: 'borrower',
    rateLimit: { perAddress: { calls: 600, perMinutes: HOUR }, perAccount: { calls: 300, perMinutes: HOUR } },
    params: idParams,
    body: consideredChange,
    data: changePreview,
    refusals: { ...repaymentRefusals, settlementNotPossible, settlementDayNotOffered, ...dateRefusals },
  }),
};
