import {
  LENDER_ACTION_KINDS,
  LENDER_ACTIONS,
  type LenderAction,
} from '@fairlead/core/lender-action/lender-actions';
import { LOST_TRANSFER } from '@fairlead/testing/journeys/missing-payments';
import { aboutLoan, shortLoan, signedLoan, type LoanBorrower } from '@fairlead/testing/journeys/loans';
import { ADVISER, signedOn } from '@fairlead/testing/journeys/staff';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyAfterEach } from '../../testing/verify-after-each.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

verifyAfterEach(() => server);

/** Of a car: `hiring.server.test.ts` and `pay-again.postgres.test.ts` have them. */
type OfCars = 'damage-claim' | 'payout-again';

/** The email that the borrower is sent after each. */
const EMAILS: Readonly<Record<Exclude<LenderAction, OfCars>, string>> = {
  'default-notice': 'A default notice for your loan, and what you can do',
  'notice-withdrawal': 'We’ve withdrawn your default notice',
  termination: 'Your loan agreement has ended',
  'write-off': 'We’ve written off what was left of your loan',
  sale: 'Your loan has moved to another company',
  'breathing-space': 'Your breathing space has started',
  'breathing-space-end': 'Your breathing space has ended',
  'support-needs': 'Your support needs are saved',
  'payment-found': 'We’ve found your payment',
  'case-answered': 'We haven’t received your payment',
};

type Kind = keyof typeof EMAILS;

const newestSubjects = async ({ application }: LoanBorrower) =>
  (await server.get('readInbox', { query: { to: application.user.email } })).map(({ subject }) => subject);

const auditOf = async ({ loanId }: LoanBorrower, kind: Kind) =>
  (
    await server.db
      .selectFrom('audit_rows')
      .select(['actor', 'action', 'detail'])
      .where('subject_id', '=', loanId)
      .orderBy('id')
      .execute()
  ).filter(({ detail }) => (detail as { kind?: string }).kind === kind);

/** Does it as the lender's people would, and proves the audit trail and the email. */
async function does(borrower: LoanBorrower, kind: Kind, after?: () => Promise<unknown>): Promise<void> {
  const { reference } = await server.get('readLoan', aboutLoan(borrower));
  const before = await newestSubjects(borrower);
  await server.get('actAsStaff', { body: { reference, kind } });
  await after?.();
  await server.work();
  const sent = (await newestSubjects(borrower)).slice(0, -before.length || undefined);
  expect(sent).toContain(EMAILS[kind]);
  const rows = (await auditOf(borrower, kind)).slice(LENDER_ACTIONS[kind].isConfirmed ? -2 : -1);
  const people = rows.map(({ detail }) => (detail as { staff: string }).staff);
  expect(rows.map(({ action }) => action)).toEqual(
    LENDER_ACTIONS[kind].isConfirmed
      ? ['lender-action-proposed', 'lender-action-done']
      : ['lender-action-done'],
  );
  expect(new Set(people).size).toBe(rows.length);
  expect(rows.every(({ actor }) => actor === 'staff')).toBe(true);
}

const pass = (days: number) => server.get('advanceTime', { body: { days } });

describe('whatever staff do to a loan is audited, by two people where something is lost, and the borrower is emailed:', () => {
  test('a default notice, its withdrawal, a termination and a sale', async () => {
    const ada = await signedLoan(server, shortLoan('Penniless'));
    await pass(110);
    await does(ada, 'default-notice');
    await does(ada, 'notice-withdrawal');
    await does(ada, 'default-notice');
    await pass(15);
    await does(ada, 'termination');
    await does(ada, 'sale');
  });

  test('answers, support needs, a breathing space and its end, and a write-off', async () => {
    const bea = await signedLoan(server, shortLoan());
    const report = async (amount: number) => {
      const body = { ...LOST_TRANSFER, paidOn: await server.today(), amount, asksPerson: true };
      await server.get('reportMissingPayment', { ...aboutLoan(bea), body });
    };
    await report(50);
    await does(bea, 'payment-found');
    await report(70);
    await does(bea, 'case-answered');
    await does(bea, 'support-needs');
    await does(bea, 'breathing-space');
    await does(bea, 'breathing-space-end', () => pass(1));
    await does(bea, 'write-off');
  });
});

test('nothing is done or proposed without a reason', async () => {
  const { loanId } = await signedLoan(server, shortLoan());
  const { token } = await signedOn(server, ADVISER);
  for (const kind of LENDER_ACTION_KINDS) {
    const call = { token, params: { id: loanId }, body: { kind, reason: ' ' } as never };
    const { status, error } = await server.call('proposeLenderAction', call);
    expect([kind, status, Object.keys(error?.fields ?? {})]).toEqual([
      kind,
      400,
      expect.arrayContaining(['reason']),
    ]);
  }
});
