import { newApplicant } from '@fairlead/testing/people';
import type { WireBody } from '@fairlead/testing/call';
import { makeBorrower, prepare, signIn, type Prepared } from '../prepared.ts';
import { lateLoan, openLoan } from './loan.ts';
import { change, headed, type Shown, type Viewer } from './screen.ts';

type Kind = WireBody<'actAsStaff'>['kind'];

/** As the API says it of a loan whose interest has grown: two ways to pay the rest. */
const LARGER_LAST_PAYMENT = {
  collectOn: '2027-11-15',
  agreed: 90,
  rest: 120,
  together: 210,
  further: [
    { collectOn: '2027-12-15', amount: 90 },
    { collectOn: '2028-01-17', amount: 30 },
  ],
  uncovered: 0,
  choice: 'further-months',
  chooseBy: '2027-11-10',
  canChoose: true,
};

/** The borrower whom the states are shown for, from one state to the next. */
let borrower: Prepared;

const advance = ({ api }: Viewer, days: number) => api.get('advanceTime', { body: { days } });

/** Whatever day of the month the tests before have led to. */
async function missThreePayments(viewer: Viewer): Promise<void> {
  const read = { token: borrower.token, params: { id: borrower.loanId } };
  while ((await viewer.api.get('readLoan', read)).missedPayments.length < 3) await advance(viewer, 7);
}

/** Staff do something to the loan, and the borrower opens its page. */
async function afterActing(viewer: Viewer, kind: Kind, heading: RegExp): Promise<void> {
  const { api, page } = viewer;
  const { token, loanId: id } = borrower;
  const { reference } = await api.get('readLoan', { token, params: { id } });
  await api.get('actAsStaff', { body: { reference, kind } });
  await openLoan(viewer, borrower);
  await page.getByRole('heading', { name: heading }).waitFor();
}

/** What staff do to a loan that is not paid, as its borrower sees it. */
export const LOAN_IN_TROUBLE: readonly Shown[] = [
  {
    screen: 'loan',
    state: 'with a larger last payment',
    isHeldHere: true,
    show: async (viewer) => {
      const shown = await viewer.as('paid out');
      await change(viewer.page, /\/v2\/loans\//, { lastInstalment: LARGER_LAST_PAYMENT });
      await openLoan(viewer, shown);
      await viewer.page.getByRole('heading', { name: 'Your last payment is larger' }).waitFor();
    },
  },
  {
    screen: 'loan',
    state: 'in a breathing space',
    show: async (viewer) => {
      borrower = await makeBorrower(viewer, 'paid out', newApplicant('Ada', 'Accept'));
      await signIn(viewer, borrower);
      await afterActing(viewer, 'breathing-space', /^You’re in a breathing space until/);
    },
  },
  {
    screen: 'loan',
    state: 'written off',
    loanState: 'Written Off',
    continues: true,
    show: (viewer) => afterActing(viewer, 'write-off', /^You don’t owe us anything more/),
  },
  {
    screen: 'loan',
    state: 'with a default notice',
    show: async (viewer) => {
      borrower = await lateLoan(viewer);
      await missThreePayments(viewer);
      await afterActing(viewer, 'default-notice', /^You missed 3 payments/);
      await viewer.page.getByText(/the default notice we sent will have no effect/).waitFor();
    },
  },
  {
    screen: 'loan',
    state: 'terminated',
    loanState: 'Terminated',
    continues: true,
    show: async (viewer) => {
      await advance(viewer, 15);
      await afterActing(viewer, 'termination', /^We’ve ended this agreement/);
    },
  },
  {
    screen: 'payment',
    state: 'of what is owed after a termination',
    continues: true,
    show: async ({ page }) => {
      await page.getByRole('link', { name: 'Pay what you owe' }).click();
      await headed(page, 'Pay what you owe');
      await page.getByRole('radio', { name: 'Another amount' }).check();
      await page.getByLabel('Amount, in pounds').fill('25');
      await page
        .getByText(/^After this payment £.* is still owed/)
        .first()
        .waitFor();
      await page.getByRole('radio', { name: 'Your bank, now' }).check();
    },
  },
  {
    screen: 'payment',
    state: 'of what is owed, with a part on its way',
    continues: true,
    show: async ({ api, page }) => {
      const own = { token: borrower.token, params: { id: borrower.loanId } };
      await api.get('directDebitLateRepayment', { ...own, body: { amount: 89.38 } });
      await page.reload();
      await page.getByText(/^A Direct Debit of £89.38 is already on its way/).waitFor();
      await page.getByRole('radio', { name: /^£/ }).check();
    },
  },
  {
    screen: 'loan',
    state: 'sold',
    loanState: 'Sold',
    continues: true,
    show: (viewer) => afterActing(viewer, 'sale', /^This loan now belongs to Harbour Debt Ltd/),
  },
  {
    screen: 'loan',
    state: 'complete',
    loanState: 'Complete',
    show: async (viewer) => {
      const short = newApplicant('Ada', 'Accept', { amount: 1000, term: 12 });
      borrower = await makeBorrower(viewer, 'paid out', short);
      await advance(viewer, 400);
      await signIn(viewer, borrower);
      await openLoan(viewer, borrower);
      await viewer.page.getByRole('heading', { name: 'You’ve repaid your loan' }).waitFor();
    },
  },
  {
    screen: 'loan',
    state: 'settled',
    loanState: 'Settled',
    show: async (viewer) => {
      borrower = await prepare(viewer, 'paid out');
      const own = { token: borrower.token, params: { id: borrower.loanId } };
      const { amount } = await viewer.api.get('previewEarlySettlementQuote', own);
      const body = { paymentMethodId: 'pm_card_visa', amount, purpose: 'settlement' } as const;
      await viewer.api.get('attemptCardCharge', { ...own, body });
      await openLoan(viewer, borrower);
      await viewer.page.getByRole('heading', { name: 'You settled this loan early' }).waitFor();
    },
  },
  {
    screen: 'loan',
    state: 'withdrawn from and paid back',
    loanState: 'Cancelled',
    show: async (viewer) => {
      borrower = await prepare(viewer, 'paid out');
      const own = { token: borrower.token, params: { id: borrower.loanId } };
      await viewer.api.get('createEarlySettlementQuote', { ...own, body: { type: 'cancellation' } });
      const { withdrawal } = await viewer.api.get('readLoan', own);
      const amount = withdrawal?.toRepay ?? 0;
      const body = { paymentMethodId: 'pm_card_visa', amount, purpose: 'settlement' } as const;
      await viewer.api.get('attemptCardCharge', { ...own, body });
      await openLoan(viewer, borrower);
      await viewer.page.getByRole('heading', { name: 'You withdrew from this loan' }).waitFor();
    },
  },
];
