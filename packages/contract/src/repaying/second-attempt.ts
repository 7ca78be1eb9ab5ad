import { SECOND_ATTEMPT_REFUSALS } from '@fairlead/core/collection/representation';
import { z } from 'zod';
import { loan } from '../loan.ts';
import { idParams, isoDay, money } from '../wire/codecs.ts';
import { endpoint } from '../wire/endpoint.ts';
import { EXAMPLE } from '../wire/examples.ts';
import { HOUR } from '../wire/rate-limit.ts';
import { refusal } from '../wire/refusal.ts';

/** A failed collection that is presented again, and the days that the borrower can pick today. */
const secondAttempt = z.strictObject({
  '@type': z.literal('second-attempt'),
  amount: money.meta({ example: EXAMPLE.monthlyCost }),
  /** When the instalment was due. */
  dueOn: isoDay.meta({ example: '2027-01-05' }),
  collectOn: isoDay.meta({ example: '2027-01-12' }),
  /** In order; without the day that it has now. */
  days: z.array(isoDay).meta({ example: ['2027-01-13', '2027-01-14'] }),
});

/** Why the day cannot be picked is in the message: `SECOND_ATTEMPT_REFUSALS` in core. */
const secondAttemptNotMovable = refusal(409, SECOND_ATTEMPT_REFUSALS.attemptUnderWay);

/** The day on which a failed collection is presented again. */
export const secondAttemptEndpoints = {
  readSecondAttempt: endpoint({
    method: 'GET',
    path: '/v2/loans/:id/second-attempt',
    summary: 'Read the days for a second attempt',
    description: 'The third to the tenth working day after the failure, as far as notice can still be given.',
    actor: 'borrower',
    params: idParams,
    data: secondAttempt,
    refusals: { secondAttemptNotMovable },
  }),

  moveSecondAttempt: endpoint({
    method: 'POST',
    path: '/v2/loans/:id/move-second-attempt',
    summary: 'Pick the day of the second attempt',
    description: 'Until it is submitted to the bank. The borrower is emailed the day.',
    actor: 'borrower',
    idempotent: true,
    rateLimit: { perAddress: { calls: 60, perMinutes: HOUR }, perAccount: { calls: 20, perMinutes: HOUR } },
    params: idParams,
    body: z.strictObject({ date: isoDay.meta({ example: '2027-01-14' }) }),
    data: loan,
    refusals: {
      secondAttemptNotMovable,
      secondAttemptDayNotOffered: refusal(
        422,
        'This day is no longer available. Choose one of the days shown.',
      ),
    },
  }),
};
