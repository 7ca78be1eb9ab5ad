import { readyToSign } from '@fairlead/testing/journeys/applying';
import { shortLoan, signedLoan, type LoanBorrower } from '@fairlead/testing/journeys/loans';
import { day } from '@fairlead/core/calendar/day';
import { pence } from '@fairlead/core/money/pence';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { verifyRecords } from '../../verification/verify-records.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const EVERYTHING =
  'historicalRepayments,scheduledPayments,unpaidScheduledPayments,pendingRepayments,scheduledFees,bankDetails';

const read = ({ token, loanId }: LoanBorrower, embedded = EVERYTHING) =>
  server.get('readLoan', { token, params: { id: loanId }, query: { embedded } });

const lettersTo = async (to: string) =>
  (await server.get('readInbox', { query: { to } })).map(({ subject }) => subject);

const failedChecks = async () =>
  (await verifyRecords(server.db)).results.filter(({ differences }) => differences.length > 0);

describe('the borrowers of one year', () => {
  let ada: LoanBorrower;
  let penniless: LoanBorrower;
  let fickle: LoanBorrower;
  let closed: LoanBorrower;
  let returned: LoanBorrower;
  const adasBody = shortLoan();

  beforeAll(async () => {
    ada = await signedLoan(server, adasBody);
    penniless = await signedLoan(server, shortLoan('Penniless'));
    fickle = await signedLoan(server, shortLoan('Fickle'));
    closed = await signedLoan(server, shortLoan('Closed'));
    returned = await signedLoan(server, shortLoan(), {
      accountName: 'Ada Accept',
      sortCode: '11-87-65',
      accountNumber: '64371389',
    });
  });

  afterEach(async () => {
    expect(await failedChecks()).toEqual([]);
  });

  test('are paid out once they have signed, and not before', async () => {
    const unsigned = await readyToSign(server);
    await server.work();
    const payouts = await server.db.selectFrom('payouts').select(['user_id', 'status']).execute();
    expect(payouts.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'settled'));
    expect(payouts.map(({ user_id }) => user_id)).not.toContain(unsigned.userId);
  });

  test('are shown their plan', async () => {
    const loan = await read(ada);
    expect(loan).toMatchObject({
      '@type': 'loan',
      state: 'Live',
      isActive: true,
      isMandateActive: false,
      isEligibleForCancellation: true,
      signedOn: '2026-11-20',
      disbursalDate: '2026-11-20',
      withdrawUntil: '2026-12-04',
      amount: 1000,
      term: 12,
      totalPaid: 0,
      interestToDate: 0,
      paidInstalments: 0,
      endsOn: '2027-11-15',
      nextPayment: { number: 1, dueOn: '2026-12-15', collectOn: '2026-12-15', reason: 'scheduled' },
      arrears: { amount: 0, since: null, days: 0, instalments: 0 },
      bankDetails: { accountName: 'Ada Accept', maskedSortCode: '**9999', maskedAccountNumber: '****4958' },
      pendingRepayments: [],
      scheduledFees: [],
    });
    expect(loan.outstanding).toBe(1000 + loan.totalFees);
    expect(loan.historicalRepayments).toMatchObject([
      { kind: 'payout', amount: 1000, happenedOn: '2026-11-20', outstandingAfter: loan.outstanding },
    ]);
    const inAll = loan.scheduledPayments?.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
    expect(inAll).toBe(Math.round(loan.totalAmountPayable * 100));
    expect(await lettersTo(adasBody.user.email)).toContain('Your money is on its way');
  });

  test('cannot see each other’s loans or documents', async () => {
    const params = { id: ada.loanId };
    const strangers = await server.call('readLoan', { token: fickle.token, params });
    const nobodys = await server.call('readLoan', {
      token: fickle.token,
      params: { id: '01a1f866-0d00-742c-8dbe-984679d2ac53' },
    });
    expect([strangers.status, strangers.error?.type]).toEqual([404, 'notFound']);
    expect({ ...strangers.error, requestId: '' }).toEqual({ ...nobodys.error, requestId: '' });
    const document = { params: { ...params, slug: 'contract' } };
    expect((await server.call('readLoanDocument', { token: fickle.token, ...document })).status).toBe(404);
    expect((await server.call('readLoan', { params })).status).toBe(401);
    expect((await server.call('readLoanDocument', document)).status).toBe(401);
  });

  test('keep what they signed', async () => {
    const authorization = { headers: { authorization: `Bearer ${ada.token}` } };
    const signed = await server.fetch(
      `/v2/loan-applications/${ada.applicationId}/read-contract.pdf`,
      authorization,
    );
    const kept = await server.fetch(`/v2/loans/${ada.loanId}/contract.pdf`, authorization);
    expect(kept.headers.get('content-type')).toBe('application/pdf');
    expect(Buffer.from(await kept.arrayBuffer())).toEqual(Buffer.from(await signed.arrayBuffer()));
    const download = await server.fetch(`/v2/loans/${ada.loanId}/secci.pdf/download`, authorization);
    expect(download.headers.get('content-disposition')).toMatch(/^attachment; filename="secci-/);
  });

  test('see interest grow from day to day, and nothing written by looking', async () => {
    await server.travelTo(day('2026-12-01'));
    const before = await server.db.selectFrom('loans').selectAll().where('id', '=', ada.loanId).execute();
    const { interestToDate, outstanding, totalFees } = await read(ada);
    expect(interestToDate).toBeGreaterThan(0);
    expect(outstanding).toBe(1000 + totalFees);
    const after = await server.db.selectFrom('loans').selectAll().where('id', '=', ada.loanId).execute();
    expect(after).toEqual(before);
  });

  test('see a collection under way two working days before it is taken', async () => {
    await server.travelTo(day('2026-12-10'));
    expect((await read(ada)).pendingRepayments).toEqual([]);
    await server.travelTo(day('2026-12-11'));
    const loan = await read(ada);
    expect(loan.pendingRepayments).toMatchObject([{ state: 'submitted', collectOn: '2026-12-15' }]);
    expect(loan.nextPayment).toMatchObject({ number: 1, isPending: true });
    expect(loan.scheduledPayments?.[0]).toMatchObject({ status: 'pending', paid: 0 });
    expect(loan.isMandateActive).toBe(true);
  });

  test('are late from the first working day after a collection that failed', async () => {
    await server.travelTo(day('2026-12-15'));
    expect(await read(ada)).toMatchObject({ paidInstalments: 1, state: 'Live' });
    expect(await read(penniless)).toMatchObject({ state: 'Live', paidInstalments: 0 });
    await server.travelTo(day('2026-12-16'));
    const loan = await read(penniless);
    expect(loan).toMatchObject({
      state: 'Late',
      totalPaid: 0,
      arrears: { amount: loan.monthlyCost, since: '2026-12-15', days: 1, instalments: 1 },
      nextPayment: { number: 1, reason: 'arrears' },
    });
    expect(loan.historicalRepayments?.map(({ kind }) => kind)).toEqual(['payout', 'repayment-failed']);
  });

  test('owe again what their bank took back', async () => {
    await server.travelTo(day('2026-12-21'));
    expect(await read(fickle)).toMatchObject({ state: 'Live', paidInstalments: 1 });
    await server.travelTo(day('2026-12-22'));
    const loan = await read(fickle);
    expect(loan).toMatchObject({ state: 'Late', totalPaid: 0, arrears: { since: '2026-12-15' } });
    expect(loan.historicalRepayments?.map(({ kind }) => kind)).toEqual([
      'payout',
      'repayment',
      'repayment-returned',
    ]);
  });

  test('are not collected from once their bank cancelled the instruction', async () => {
    const loan = await read(closed);
    expect(loan).toMatchObject({ state: 'Late', isMandateActive: false, pendingRepayments: [] });
    const asked = await server.db
      .selectFrom('payments')
      .select('id')
      .where('loan_id', '=', closed.loanId)
      .execute();
    expect(asked).toEqual([]);
  });

  test('owe nothing when the payout came back and no other account was given', async () => {
    const loan = await read(returned);
    expect(loan).toMatchObject({
      state: 'Cancelled',
      outstanding: 0,
      disbursalDate: null,
      nextPayment: null,
    });
    expect(loan.cancellation).toBe('not-paid-out');
    expect(loan.historicalRepayments?.map(({ kind }) => kind)).toEqual(['payout', 'payout-returned']);
  });

  test('finish with every balance at zero and the total they agreed to', async () => {
    await server.travelTo(day('2027-12-31'));
    const loan = await read(ada);
    expect(loan).toMatchObject({
      state: 'Complete',
      isActive: false,
      outstanding: 0,
      leftToPay: 0,
      interestToDate: 0,
      creditBalance: 0,
      paidInstalments: 12,
      nextPayment: null,
      totalPaid: loan.totalAmountPayable,
      unpaidScheduledPayments: [],
    });
    const user = { token: ada.token, params: { id: ada.userId }, query: { embedded: 'loans' } };
    const last = loan.historicalRepayments?.at(-1)?.valueOn;
    expect((await server.get('readUser', user)).loans).toMatchObject([{ state: 'Complete', endedOn: last }]);
    expect(
      loan.scheduledPayments?.every(({ status, amount, paid }) => status === 'paid' && amount === paid),
    ).toBe(true);
    expect(loan.historicalRepayments?.at(-1)?.outstandingAfter).toBe(0);
    expect((await lettersTo(adasBody.user.email))[0]).toBe('You have repaid your loan');
  });

  test('are rid of the direct debit with the last payment, and only then', async () => {
    expect((await read(ada)).isMandateActive).toBe(false);
    const mandates = async (loanId: string) =>
      server.db
        .selectFrom('mandates')
        .select(['status', 'provider_mandate_id'])
        .where('loan_id', '=', loanId)
        .execute();
    const [ended] = await mandates(ada.loanId);
    expect(ended?.status).toBe('cancelled');
    const debit = server.services.providers.directDebit.submitCollection({
      idempotencyKey: 'one-collection-too-many',
      mandateId: ended?.provider_mandate_id ?? '',
      amount: pence(1),
      collectOn: day('2028-01-17'),
      reference: 'TOO-MANY',
    });
    await expect(debit).rejects.toThrow('mandate-cancelled');
    const events = await server.db
      .selectFrom('loan_events')
      .select('kind')
      .where('loan_id', '=', ada.loanId)
      .where('kind', '=', 'mandate-cancelled')
      .execute();
    expect(events).toHaveLength(1);
    expect(await read(penniless)).toMatchObject({ state: 'Late', isMandateActive: true });
    expect(await mandates(penniless.loanId)).toMatchObject([{ status: 'active' }]);
  });

  test('are left alone afterwards', async () => {
    const before = await server.db
      .selectFrom('payments')
      .selectAll()
      .where('loan_id', '=', ada.loanId)
      .execute();
    expect(before).toHaveLength(12);
    await server.travelTo(day('2028-06-30'));
    const after = await server.db
      .selectFrom('payments')
      .selectAll()
      .where('loan_id', '=', ada.loanId)
      .execute();
    expect(after).toEqual(before);
  });
});
