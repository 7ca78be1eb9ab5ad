import { LONGEST_AGO } from '@fairlead/core/loan-case/car-cases';
import { z } from 'zod';
import { carLoss, carReturn, loanCase, tooManyCases } from '../hardship/loan-case.ts';
import { idParams, nonNegativeMoney, text } from '../wire/codecs.ts';
import { endpoint } from '../wire/endpoint.ts';
import { DAY } from '../wire/rate-limit.ts';
import { refusal } from '../wire/refusal.ts';

const rateLimit = { perAccount: { calls: 20, perMinutes: DAY } } as const;

const carNotOnHire = refusal(409, 'This loan has no car that is on hire to you.');
const carCaseKnown = refusal(409, 'You’ve already let us know. We’ll answer that first.');

/** What a hirer tells the lender about the car. A person deals with it. */
export const hiredCarEndpoints = {
  endHirePurchase: endpoint({
    method: 'POST',
    path: '/v2/loans/:id/hire-purchase-ending',
    summary: 'End a hire purchase and hand the car back',
    description:
      'The notice of sections 99 and 100 of the Consumer Credit Act 1974, which cannot be undone: the agreement ends ' +
      'today, no more payments fall due, and what is owed is `hirePurchase.toPayOnReturn` of the loan, which is sent with ' +
      'it as the borrower saw it. It opens a case for the return of the car.',
    actor: 'borrower',
    idempotent: true,
    rateLimit,
    params: idParams,
    body: z.strictObject({ ...carReturn, toPay: nonNegativeMoney.meta({ example: 1240.5 }) }),
    data: loanCase,
    refusals: {
      carNotReturnable: refusal(
        409,
        'You can hand the car back from the day the loan is paid out until your last payment is due, and only while it belongs to the lender.',
      ),
      returnFigureChanged: refusal(
        409,
        'What you owe has changed since you opened this page. Look at the new figure, then continue.',
      ),
    },
  }),

  reportCarLoss: endpoint({
    method: 'POST',
    path: '/v2/loans/:id/car-losses',
    summary: 'Say that the car was stolen or written off',
    description:
      'Opens a case. Payments continue until the insurer has paid the lender, which counts as an early payment.',
    actor: 'borrower',
    idempotent: true,
    rateLimit,
    params: idParams,
    body: z.strictObject(carLoss),
    data: loanCase,
    refusals: {
      carNotOnHire,
      carCaseKnown,
      lostOnNotPossible: refusal(422, `Choose today or an earlier day, at most ${LONGEST_AGO} days ago.`),
      tooManyCases,
    },
  }),

  reportPlateChange: endpoint({
    method: 'POST',
    path: '/v2/loans/:id/plate-changes',
    summary: 'Say that the car has another registration number',
    description: 'Opens a case. The loan shows the new number once a person has checked it.',
    actor: 'borrower',
    idempotent: true,
    rateLimit,
    params: idParams,
    body: z.strictObject({ registrationNumber: text(16).meta({ example: 'AB12 CDE' }) }),
    data: loanCase,
    refusals: {
      carNotOnHire,
      carCaseKnown,
      plateNotPossible: refusal(422, 'Enter the new registration number of the car, like AB12 CDE.'),
      tooManyCases,
    },
  }),
};
