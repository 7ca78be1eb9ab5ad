import { addDays, day } from '@fairlead/core/calendar/day';
import { shortLoan, signedLoan, aboutLoan, type LoanBorrower } from '@fairlead/testing/journeys/loans';
import { LOST_TRANSFER, NOT_RECEIVED, paymentLookedFor } from '@fairlead/testing/journeys/missing-payments';
import { ADVISER, signedOn } from '@fairlead/testing/journeys/staff';
import { photo } from '@fairlead/testing/sent-files';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import type { WireBody } from '@fairlead/testing/call';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyAfterEach } from '../../testing/verify-after-each.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

verifyAfterEach(() => server);

const today = () => server.services.clock.today();
const report = (borrower: LoanBorrower, claim: Partial<WireBody<'reportMissingPayment'>>) =>
  server.call('reportMissingPayment', { ...aboutLoan(borrower), body: { ...LOST_TRANSFER, ...claim } });
const casesOf = (borrower: LoanBorrower) => server.get('listLoanCases', aboutLoan(borrower));
const lettersTo = ({ application }: LoanBorrower) =>
  server.get('readInbox', { query: { to: application.user.email } });
const act = (borrower: LoanBorrower, body: WireBody<'proposeLenderAction'>, token: string) =>
  server.call('proposeLenderAction', { token, params: { id: borrower.loanId }, body });

describe('a payment that is in our records', () => {
  test('is traced immediately: on its way, then counted, and no case is opened', async () => {
    const ada = await signedLoan(server, shortLoan('Successful'));
    await server.get('directDebitEarlyRepayment', { ...aboutLoan(ada), body: { amount: 20 } });
    const claim = { amount: 20, way: 'direct-debit', paidOn: await today() } as const;
    const first = (await report(ada, claim)).data;
    expect(first?.found).toMatchObject([
      { outcome: 'to-be-sent', isOnOtherLoan: false, isOtherAmount: false },
    ]);
    expect(first?.case).toBeNull();
    await server.get('advanceTime', { body: { to: first?.found[0]?.countsOn ?? '' } });
    expect((await report(ada, claim)).data?.found).toMatchObject([{ outcome: 'counted' }]);
    expect(await casesOf(ada)).toEqual([]);
  });

  test('was refused by the bank, in its words; a person looks where the borrower asks for one', async () => {
    const bea = await signedLoan(server, shortLoan('Penniless'));
    const { nextPayment } = await server.get('readLoan', aboutLoan(bea));
    await server.get('advanceTime', { body: { to: nextPayment?.collectOn ?? '' } });
    const claim = {
      paidOn: nextPayment?.collectOn ?? '',
      amount: nextPayment?.amount ?? 0,
      way: 'direct-debit',
    } as const;
    const traced = (await report(bea, claim)).data;
    expect(traced?.found[0]?.outcome).toBe('refused');
    expect(traced?.found[0]?.why).toContain('Your bank didn’t pay it');
    const asked = (await report(bea, { ...claim, asksPerson: true })).data;
    expect(asked?.case?.answer).toBeNull();
    const again = (await report(bea, { ...claim, asksPerson: true })).data;
    expect(again?.case?.id).toBe(asked?.case?.id);
  });
});

describe('a payment that is in no record of ours', () => {
  test('opens a case with a reference, holds reminders, and is answered by staff', async () => {
    const cleo = await signedLoan(server, shortLoan('Penniless'));
    const { reference } = await server.get('readLoan', aboutLoan(cleo));
    const opened = (await report(cleo, { paidOn: await today() })).data;
    expect(opened?.found).toEqual([]);
    expect(opened?.case).toMatchObject({ reference: `${reference}-Q1`, answer: null });
    const [letter] = await lettersTo(cleo);
    expect(letter?.subject).toBe('We’re looking for your payment');
    expect(letter?.text).toContain(`${reference}-Q1`);

    const { nextPayment } = await server.get('readLoan', aboutLoan(cleo));
    await server.get('advanceTime', { body: { to: nextPayment?.collectOn ?? '' } });
    const { token } = await signedOn(server, ADVISER);
    const { contacts } = await server.get('readLoanForStaff', { token, params: { id: cleo.loanId } });
    expect(contacts).toContainEqual(
      expect.objectContaining({ kind: 'payment-failed', outcome: 'payment-traced', channels: [] }),
    );

    const caseId = opened?.case?.id ?? '';
    expect((await server.get('listOpenCases', { token })).map(({ id }) => id)).toContain(caseId);
    const read = await server.get('readCaseForStaff', { token, params: { id: caseId } });
    expect(read).toMatchObject({ loanReference: reference, payment: { amount: 50 }, found: [] });
    expect(
      (await act(cleo, { ...NOT_RECEIVED, caseId, outcome: 'not-registered' }, token)).error,
    ).toMatchObject({ reasonCode: 'answerNotOfKind' });
    expect((await act(cleo, { ...NOT_RECEIVED, caseId }, token)).data?.state).toBe('done');
    expect((await casesOf(cleo))[0]?.answer).toMatchObject({
      outcome: 'not-received',
      words: NOT_RECEIVED.words,
    });
    expect((await lettersTo(cleo))[0]).toMatchObject({ subject: 'We haven’t received your payment' });
    expect((await act(cleo, { ...NOT_RECEIVED, caseId }, token)).error?.reasonCode).toBe('caseNotOpen');
    const audited = await server.db
      .selectFrom('audit_rows')
      .select('action')
      .where('subject_id', '=', cleo.loanId)
      .execute();
    expect(audited.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['case-opened', 'case-read-by-staff', 'lender-action-done']),
    );
  });

  test('takes the bank’s proof as a file, which staff read with the case', async () => {
    const { call, caseId, ...finn } = await paymentLookedFor(server);
    const sent = await server.get('sendCaseFile', { ...call, body: photo('statement.jpg') });
    expect(sent.files).toMatchObject([{ filename: 'statement.jpg', contentType: 'image/jpeg', pages: 1 }]);
    expect((await casesOf(finn))[0]?.files).toEqual(sent.files);
    const { token } = await signedOn(server, ADVISER);
    const params = { id: caseId, file: sent.files[0]?.id ?? '' };
    expect((await server.get('readCaseForStaff', { token, params: { id: caseId } })).files).toEqual(
      sent.files,
    );
    const read = await server.get('readCaseFile', { token, params });
    expect(read.contentType).toBe('image/jpeg');
    expect(Buffer.from(read.content, 'base64').subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    const stored = await server.db
      .selectFrom('attachments')
      .selectAll()
      .where('loan_case_id', '=', caseId)
      .executeTakeFirstOrThrow();
    expect(Buffer.from(stored.file_encrypted ?? '').includes(Buffer.from(read.content, 'base64'))).toBe(
      false,
    );
    const other = await signedLoan(server, shortLoan());
    const notTheirs = { token: other.token, params: call.params, body: photo() };
    expect((await server.call('sendCaseFile', notTheirs)).status).toBe(404);
    const applied = await server.get('reportBreathingSpace', {
      ...aboutLoan(finn),
      body: { adviser: 'StepChange', appliedOn: await today() },
    });
    const ofAnotherKind = { token: call.token, params: { id: applied.id }, body: photo() };
    expect((await server.call('sendCaseFile', ofAnotherKind)).status).toBe(404);
    const audited = await server.db
      .selectFrom('audit_rows')
      .select('action')
      .where('user_id', '=', finn.userId)
      .execute();
    expect(audited.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['case-file-sent', 'case-file-read-by-staff']),
    );
  });

  test('is credited from the day on which it came, by two people', async () => {
    const dora = await signedLoan(server, shortLoan());
    const paidOutOn = await today();
    await server.get('advanceTime', { body: { days: 4 } });
    const caseId = (await report(dora, { paidOn: paidOutOn })).data?.case?.id ?? '';
    const before = await server.get('readLoan', aboutLoan(dora));
    const { token: adviser } = await signedOn(server, ADVISER);
    const found = {
      kind: 'payment-found',
      reason: 'In suspense: reference HARBOUR RENT.',
      caseId,
      amount: 50,
      receivedOn: addDays(day(paidOutOn), 1),
    } as const;
    const early = { ...found, receivedOn: addDays(day(paidOutOn), -1) };
    expect((await act(dora, early, adviser)).error?.reasonCode).toBe('receivedOnNotPossible');
    const proposed = await act(dora, found, adviser);
    expect(proposed.data?.state).toBe('proposed');
    expect((await casesOf(dora))[0]?.answer).toBeNull();
    const { token: underwriter } = await signedOn(server);
    const decided = await server.call('decideLenderAction', {
      token: underwriter,
      params: { id: proposed.data?.id ?? '' },
      body: { outcome: 'confirm' },
    });
    expect(decided.data?.state).toBe('done');
    const query = { embedded: 'historicalRepayments' };
    const after = await server.get('readLoan', { ...aboutLoan(dora), query });
    expect(after.historicalRepayments).toContainEqual(
      expect.objectContaining({ amount: 50, valueOn: found.receivedOn }),
    );
    expect(after.interestToDate).toBeLessThan(before.interestToDate);
    expect((await casesOf(dora))[0]?.answer?.outcome).toBe('credited');
    const subjects = (await lettersTo(dora)).map(({ subject }) => subject);
    expect(subjects).toContain('We’ve found your payment');
  });

  test('is answered on the sandbox page by the same rules', async () => {
    const eve = await signedLoan(server, shortLoan());
    const { reference } = await server.get('readLoan', aboutLoan(eve));
    const acting = (kind: WireBody<'actAsStaff'>['kind']) =>
      server.call('actAsStaff', { body: { reference, kind } });
    expect((await acting('payment-found')).error?.reasonCode).toBe('caseNotOpen');
    await report(eve, { paidOn: await today() });
    expect((await acting('payment-found')).status).toBe(200);
    await report(eve, { paidOn: await today(), amount: 70, asksPerson: true });
    expect((await acting('case-answered')).status).toBe(200);
    expect((await casesOf(eve)).map(({ answer }) => answer?.outcome)).toEqual(['not-received', 'credited']);
  });
});
