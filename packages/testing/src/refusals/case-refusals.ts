import { oneAtATime } from '@fairlead/server/uploads/one-at-a-time';
import { LOST_TRANSFER, paymentLookedFor } from '../journeys/missing-payments.ts';
import { photo } from '../sent-files.ts';
import type { TestServer } from '../start-test-server.ts';
import { loanOn, runningLoan, type LoanOn } from './loan-on.ts';
import { refusedWhere } from './refusal-world.ts';

const asking = ({ token, params, asOf }: LoanOn) => ({
  token,
  params,
  body: { ...LOST_TRANSFER, paidOn: asOf },
});
const applying = ({ token, params, asOf }: LoanOn) => ({
  token,
  params,
  body: { adviser: 'StepChange', appliedOn: asOf },
});

/** As many payments that are looked for as can be at a time. */
async function manyCases(server: TestServer): Promise<LoanOn> {
  const loan = await loanOn(server);
  for (let amount = 11; amount <= 15; amount += 1) {
    const { body, ...call } = asking(loan);
    await server.get('reportMissingPayment', { ...call, body: { ...body, amount } });
  }
  return loan;
}

async function appliedBefore(server: TestServer): Promise<LoanOn> {
  const loan = await loanOn(server);
  await server.get('reportBreathingSpace', applying(loan));
  return loan;
}

const LONG_AGO = '2020-01-06';

/** What a borrower asks a person to look into. */
export const CASE_REFUSALS = [
  refusedWhere('the day is years ago', 'paidOnNotPossible', runningLoan).by({
    reportMissingPayment: (loan) => ({ ...asking(loan), body: { ...LOST_TRANSFER, paidOn: LONG_AGO } }),
  }),
  refusedWhere('the day is years ago', 'appliedOnNotPossible', runningLoan).by({
    reportBreathingSpace: (loan) => ({
      ...applying(loan),
      body: { adviser: 'StepChange', appliedOn: LONG_AGO },
    }),
  }),
  refusedWhere('five cases are open', 'tooManyCases', manyCases).by({
    reportMissingPayment: asking,
    reportBreathingSpace: applying,
  }),
  refusedWhere('five files were sent for it', 'tooManyFiles', async (server) => {
    const { call } = await paymentLookedFor(server);
    for (const page of [1, 2, 3, 4, 5])
      await server.get('sendCaseFile', { ...call, body: photo(`page-${page}.jpg`) });
    return call;
  }).by({ sendCaseFile: (call) => ({ ...call, body: photo() }) }),
  refusedWhere('the case was answered', 'caseIsAnswered', async (server) => {
    const { call, reference } = await paymentLookedFor(server);
    await server.get('actAsStaff', { body: { reference, kind: 'case-answered' } });
    return call;
  }).by({ sendCaseFile: (call) => ({ ...call, body: photo() }) }),
  refusedWhere('another file of the borrower is being read', 'otherFileIsRead', async (server) => {
    const { call, userId } = await paymentLookedFor(server);
    // It is read for as long as the test runs.
    void oneAtATime(userId, () => new Promise<void>(() => undefined));
    return call;
  }).by({ sendCaseFile: (call) => ({ ...call, body: photo() }) }),
  refusedWhere('it was reported before', 'breathingSpaceKnown', appliedBefore).by({
    reportBreathingSpace: applying,
  }),
];
