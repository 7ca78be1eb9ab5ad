import { shortLoan, signedLoan, aboutLoan, type LoanBorrower } from '@fairlead/testing/journeys/loans';
import { ADVISER, signedOn } from '@fairlead/testing/journeys/staff';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import type { WireBody } from '@fairlead/testing/call';
import { addDays, day } from '@fairlead/core/calendar/day';
import { longDay } from '@fairlead/core/calendar/display';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyAfterEach } from '../../testing/verify-after-each.ts';

let server: TestServer;
let underwriter: string;
let adviser: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

verifyAfterEach(() => server);

/** Sessions of staff end after some hours of the wall clock, which the time machine does not move. */
async function signOnBoth(): Promise<void> {
  underwriter = (await signedOn(server)).token;
  adviser = (await signedOn(server, ADVISER)).token;
}
beforeAll(signOnBoth);

const reason = 'Three payments missed, no answer to emails.';
const propose = (borrower: LoanBorrower, body: WireBody<'proposeLenderAction'>, token = adviser) =>
  server.call('proposeLenderAction', { token, params: { id: borrower.loanId }, body });
const decide = (id: string, outcome: 'confirm' | 'reject' = 'confirm', token = underwriter) =>
  server.call('decideLenderAction', { token, params: { id }, body: { outcome } });
const stateOf = async (borrower: LoanBorrower) => (await server.get('readLoan', aboutLoan(borrower))).state;
const lettersTo = ({ application }: LoanBorrower) =>
  server.get('readInbox', { query: { to: application.user.email } });

async function done(borrower: LoanBorrower, body: WireBody<'proposeLenderAction'>) {
  const { data } = await propose(borrower, body);
  return decide(data?.id ?? '');
}

const BUYER = {
  name: 'Harbour Debt Ltd',
  phone: '01632 960555',
  email: 'help@harbour-debt.example',
  howToPay: 'Pay by bank transfer.',
};

describe('a loan that is not paid', () => {
  test('gets a default notice, is terminated after its 14 days, then sold, each by two people', async () => {
    const ada = await signedLoan(server, shortLoan('Penniless'));
    expect((await propose(ada, { kind: 'default-notice', reason })).error).toMatchObject({
      type: 'lenderActionNotPossible',
      reasonCode: 'loanNotLate',
    });
    await server.get('advanceTime', { body: { days: 110 } });
    await signOnBoth();
    const { contacts, contactPausedUntil } = await server.get('readLoanForStaff', {
      token: adviser,
      params: { id: ada.loanId },
    });
    expect(contactPausedUntil).toBeNull();
    expect(contacts).toContainEqual(
      expect.objectContaining({ kind: 'upcoming-payment', outcome: 'over-the-cap', channels: [] }),
    );
    expect(contacts).toContainEqual(
      expect.objectContaining({ kind: 'arrears-notice', outcome: 'sent', channels: ['email'] }),
    );
    const proposed = await propose(ada, { kind: 'default-notice', reason }, underwriter);
    expect(proposed.data).toMatchObject({ state: 'proposed', decidedBy: null, reason });
    expect((await propose(ada, { kind: 'default-notice', reason })).error?.type).toBe('alreadyProposed');
    const id = proposed.data?.id ?? '';
    expect((await server.get('listLenderActions', { token: adviser })).map((row) => row.id)).toContain(id);
    expect((await decide(id)).error?.type).toBe('secondPersonNeeded');
    expect((await decide(id, 'confirm', adviser)).status).toBe(403);
    expect((await decide(id, 'reject')).data?.state).toBe('rejected');
    expect((await decide(id)).error?.type).toBe('actionNotWaiting');

    const served = await done(ada, { kind: 'default-notice', reason });
    expect(served.data).toMatchObject({ state: 'done', decidedBy: 'staff-0001', proposedBy: 'staff-0002' });
    const today = await server.services.clock.today();
    const [notice] = await lettersTo(ada);
    expect(notice?.text).toContain(`by ${longDay(addDays(today, 14))}, this notice will have no effect`);
    await done(ada, { kind: 'notice-withdrawal', reason });
    const [withdrawn] = await lettersTo(ada);
    expect(withdrawn?.text).toContain(`default notice for your loan`);
    expect(withdrawn?.text).toContain('It has no effect');
    expect((await propose(ada, { kind: 'termination', reason })).error?.reasonCode).toBe('noticeNeeded');
    await done(ada, { kind: 'default-notice', reason });
    expect((await propose(ada, { kind: 'termination', reason })).error?.reasonCode).toBe('noticeRunning');
    await server.get('advanceTime', { body: { days: 15 } });
    await signOnBoth();
    expect(await stateOf(ada)).toBe('Late');
    await done(ada, { kind: 'termination', reason });
    expect(await stateOf(ada)).toBe('Terminated');
    await done(ada, { kind: 'sale', reason, buyer: BUYER });
    expect(await stateOf(ada)).toBe('Sold');
    const [sold] = await lettersTo(ada);
    expect(sold?.text).toContain('Harbour Debt Ltd');
    const read = await server.get('readLoanForStaff', { token: adviser, params: { id: ada.loanId } });
    expect(read.actions.map(({ kind, state }) => [kind, state])).toEqual([
      ['sale', 'done'],
      ['termination', 'done'],
      ['default-notice', 'done'],
      ['notice-withdrawal', 'done'],
      ['default-notice', 'done'],
      ['default-notice', 'rejected'],
    ]);
    expect(read.possible.find(({ kind }) => kind === 'sale')?.whyNot).toBe(
      'A loan in this state cannot be closed in this way.',
    );
  });
});

describe('a breathing space', () => {
  test('stops collections and what asks for money until it ends, and the borrower is notified of both', async () => {
    const bea = await signedLoan(server, shortLoan());
    const beginsOn = await server.services.clock.today();
    const body = {
      kind: 'breathing-space',
      reason: 'The register notified us.',
      breathingSpace: { kind: 'standard', reference: 'BS-1', beginsOn },
    } as const;
    expect((await propose(bea, body)).data).toMatchObject({ state: 'done' });
    expect((await propose(bea, body)).error?.reasonCode).toBe('breathingSpaceRunning');
    await server.get('advanceTime', { body: { to: addDays(beginsOn, 59) } });
    const { historicalRepayments, interestToDate } = await server.get('readLoan', {
      ...aboutLoan(bea),
      query: { embedded: 'historicalRepayments' },
    });
    expect(historicalRepayments?.map(({ kind }) => kind)).toEqual(['payout']);
    expect(interestToDate).toBe(0);
    await server.get('advanceTime', { body: { days: 1 } });
    const subjects = (await lettersTo(bea)).map(({ subject }) => subject);
    expect(subjects).toContain('Your breathing space has ended');
    expect(subjects).toContain('Your breathing space has started');
    await signOnBoth();
    const again = { ...body, breathingSpace: { ...body.breathingSpace, beginsOn: addDays(beginsOn, 60) } };
    expect((await propose(bea, again)).error?.reasonCode).toBe('breathingSpaceUsed');
  });

  test('needs are recorded as often as they change, on a connection that has done it before', async () => {
    const dot = await signedLoan(server, shortLoan());
    const { reference } = await server.get('readLoan', aboutLoan(dot));
    for (let times = 0; times < 12; times += 1)
      await server.get('actAsStaff', { body: { reference, kind: 'support-needs' } });
    const params = { id: dot.loanId };
    expect((await server.get('readLoanForStaff', { token: adviser, params })).actions).toHaveLength(12);
  });

  test('is ended early by two people', async () => {
    const cleo = await signedLoan(server, shortLoan());
    const { reference } = await server.get('readLoan', aboutLoan(cleo));
    const acting = (kind: WireBody<'actAsStaff'>['kind']) =>
      server.call('actAsStaff', { body: { reference, kind } });
    expect((await acting('breathing-space-end')).error).toMatchObject({
      type: 'lenderActionNotPossible',
      reasonCode: 'noBreathingSpace',
    });
    await acting('breathing-space');
    const read = async () =>
      (await server.get('readLoanForStaff', { token: adviser, params: { id: cleo.loanId } })).breathingSpace;
    const begun = await read();
    expect(begun?.until).toBe(addDays(day(begun!.since), 59));
    expect((await acting('breathing-space-end')).error).toBeUndefined();
    expect((await read())?.until).toBe(begun?.since);
    await server.get('advanceTime', { body: { days: 1 } });
    await signOnBoth();
    expect(await read()).toBeNull();
    expect((await acting('support-needs')).data?.state).toBe('Live');
    const { supportNeeds } = await server.get('readLoanForStaff', {
      token: adviser,
      params: { id: cleo.loanId },
    });
    expect(supportNeeds?.needs).toEqual(['more-time', 'written-only']);
  });
});
