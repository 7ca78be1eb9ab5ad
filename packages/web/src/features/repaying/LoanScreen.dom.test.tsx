import { pence } from '@fairlead/core/money/pence';
import { formatPounds } from '@fairlead/core/money/pounds';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { DataOf } from '@fairlead/contract/wire/client';
import { SCREENS } from '../../paths.ts';
import type { Loan } from '../../resources/loan.ts';
import { aLoan } from '../../testing/a-loan.ts';
import { aUser } from '../../testing/borrowers.ts';
import { fakeApi, type Replies } from '../../testing/fake-api.ts';
import { figure, renderScreen, SIGNED_IN } from '../../testing/render-screen.tsx';
import LoanScreen from './LoanScreen.tsx';

function open(loan: Loan, tab = '', replies: Replies = {}) {
  fakeApi({ readLoan: { data: loan }, readUser: { data: aUser() }, ...replies });
  const at = `${SCREENS.loan}?id=${loan.id}${tab === '' ? '' : `&tab=${tab}`}`;
  return renderScreen({ [SCREENS.loan]: LoanScreen }, { at, session: SIGNED_IN });
}

const EVIDENCE: DataOf<'readEvidence'> = {
  '@type': 'evidence',
  id: aLoan().id,
  reference: 'K7QM2R9XHT',
  madeAt: '2026-11-20T10:00:00.000Z',
  templateVersion: '2026-5',
  documents: [],
  readingCompletedAt: null,
  signedAt: '2026-11-20T10:10:00.000Z',
  signedName: 'Ada Accept',
  permissions: [],
  decisions: [],
};

const section = (name: string) => screen.findByRole('region', { name });

// The chart is drawn for the width that it is given.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 300));
});

describe('a loan that is being repaid', () => {
  test('leads with the next payment, and opens into where it comes from', async () => {
    const loan = aLoan();
    const { user } = open(loan);
    const next = loan.nextPayment!;
    expect(await screen.findAllByText(figure(formatPounds(next.amount)))).not.toEqual([]);
    expect(screen.getAllByText(new RegExp(loan.reference))).not.toEqual([]);
    const progress = await section('Your progress');
    expect(within(progress).getByRole('progressbar', { name: 'Payments made' })).toBeDefined();
    const [first] = within(progress).getAllByRole('group');
    await user.click(within(first!).getByText(/\?$/));
    expect(first).toHaveProperty('open', true);
  });

  test('has its agreement, its documents and a way to reach us next to it', async () => {
    const loan = aLoan();
    open(loan);
    const aside = within(await screen.findByRole('complementary', { name: 'About this loan' }));
    expect(aside.getByText('Your agreement')).toBeDefined();
    expect((await aside.findByRole('link', { name: /^Loan Agreement/ })).getAttribute('href')).toBe(
      `/v2/loans/${loan.id}/contract.pdf`,
    );
    expect(aside.getByRole('link', { name: /^Download Loan Key Facts/ }).getAttribute('href')).toBe(
      `/v2/loans/${loan.id}/secci.pdf/download`,
    );
    expect(aside.getByRole('link', { name: /^Direct Debit Mandate/ })).toBeDefined();
  });

  test('has everything that was signed as one download, and says why it cannot be had', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
    const loan = aLoan();
    const { user } = open(loan, '', { readEvidence: ['no connection', { data: EVIDENCE }] });
    const download = await screen.findByRole('button', { name: 'Download everything you signed' });
    await user.click(download);
    expect(await screen.findByRole('status', { name: 'We couldn’t reach our server' })).toBeDefined();
    expect(assign).not.toHaveBeenCalled();
    await user.click(download);
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(`/v2/loans/${loan.id}/evidence.zip`));
  });

  test('shows its balance at any payment, by the slider under the picture', async () => {
    open(aLoan());
    const slider = await screen.findByLabelText('Look at a payment');
    fireEvent.change(slider, { target: { value: '0' } });
    const atStart = slider.getAttribute('aria-valuetext');
    fireEvent.change(slider, { target: { value: '2' } });
    expect(slider.getAttribute('aria-valuetext')).not.toBe(atStart);
    expect(slider.getAttribute('aria-valuetext')).toMatch(/^Payment 2 of 36, 1 February 2027\. Pay/);
  });
});

describe('the tabs of a loan', () => {
  test('have addresses of their own', async () => {
    const { user, address } = open(aLoan());
    await user.click(await screen.findByRole('link', { name: 'Schedule' }));
    expect(address()).toMatch(/&tab=schedule$/);
    expect(await screen.findByRole('heading', { name: 'Payment schedule' })).toBeDefined();
    await user.click(screen.getByRole('link', { name: 'Transactions' }));
    expect(await screen.findByRole('heading', { name: 'Transactions' })).toBeDefined();
  });

  test('show every payment, and print them', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const loan = aLoan();
    const { user } = open(loan, 'schedule');
    await screen.findByRole('heading', { name: 'Payment schedule' });
    const rows = screen.getAllByRole('table').flatMap((table) => within(table).getAllByRole('row').slice(1));
    expect(rows).toHaveLength(loan.scheduledPayments?.length ?? 0);
    await user.click(screen.getByRole('button', { name: 'Print the schedule' }));
    expect(print).toHaveBeenCalledOnce();
  });

  test('show the money that moved, the newest first', async () => {
    const loan = aLoan();
    open(loan, 'transactions');
    const table = await screen.findByRole('table', { name: 'Transactions' });
    const [, newest] = within(table).getAllByRole('row');
    const moved = loan.historicalRepayments ?? [];
    expect(newest!.textContent).toContain(formatPounds(moved.at(-1)!.amount));
    expect(within(table).getAllByRole('row')).toHaveLength(moved.length + 1);
  });

  test.each([
    ['with a payment, a receipt', undefined, true],
    ['before any payment, no column of receipts', 5, false],
  ])('show, %s', async (_when, afterDays, hasReceipts) => {
    open(aLoan(afterDays === undefined ? {} : { afterDays }), 'transactions');
    await screen.findByRole('table', { name: 'Transactions' });
    expect(screen.queryByRole('columnheader', { name: 'Receipt' }) !== null).toBe(hasReceipts);
  });

  test('offer a statement of each period, to read and for a spreadsheet', async () => {
    const loan = aLoan({ afterDays: 200 });
    const { user } = open(loan, 'transactions');
    const address = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
    await user.selectOptions(await screen.findByLabelText('Period'), '2026');
    const period = `/v2/loans/${loan.id}/statements/${loan.disbursalDate}/2026-12-31`;
    expect(address(/^Open the statement/)).toBe(`${period}.pdf`);
    expect(address(/^Download for a spreadsheet/)).toBe(`${period}.csv`);
  });

  test('say that no money has moved yet', async () => {
    open(aLoan({ isPaidOut: false, afterDays: 0 }), 'transactions');
    expect(await screen.findByText(/There are no transactions yet/)).toBeDefined();
  });
});

describe('the state of a loan', () => {
  test('whose money is on its way says what happens next', async () => {
    open(aLoan({ isPaidOut: false, afterDays: 0 }));
    expect(await screen.findByRole('heading', { name: 'What happens next' })).toBeDefined();
    expect(screen.queryByText('Your progress')).toBeNull();
  });

  test('that is late says what can be done before what is owed', async () => {
    const loan = aLoan({ conducts: ['collected', 'missed'], afterDays: 110 });
    open(loan);
    const options = await screen.findByRole('heading', { name: 'Pay now' });
    const owed = screen.getByText('Owed now');
    expect(options.compareDocumentPosition(owed) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    expect(screen.getAllByText(figure(formatPounds(loan.arrears.amount)))).not.toEqual([]);
    expect(screen.getByRole('link', { name: /^Call/ }).getAttribute('href')).toMatch(/^tel:/);
  });

  test('that is repaid says so, with its documents still there', async () => {
    open(aLoan({ terms: { termMonths: 12 }, afterDays: 500 }));
    expect(await screen.findByRole('heading', { name: 'You’ve repaid your loan' })).toBeDefined();
    expect(screen.getByRole('link', { name: /^Loan Agreement/ })).toBeDefined();
  });

  test.each(['Cancelled', 'Settled', 'Sold', 'Written Off', 'Terminated', 'Voluntary terminated'] as const)(
    'of %s shows how it ended and no next payment',
    async (state) => {
      open({ ...aLoan(), state, isActive: false, nextPayment: null });
      expect(await screen.findByText('You paid')).toBeDefined();
      expect(screen.queryByText('Your progress')).toBeNull();
    },
  );

  test('that is open again says what happened, with a payment and a Direct Debit as what to do', async () => {
    const day = aLoan().asOf;
    const reopening = { settledOn: day, reopenedOn: day, payBy: day, owed: pence(123_00) };
    open({ ...aLoan({ isMandateActive: false }), reopening });
    const card = within(await section('Your loan is open again'));
    expect(card.getByText('£123')).toBeDefined();
    expect(card.getByRole('link', { name: 'Make a payment' })).toBeDefined();
    expect(card.getByRole('link', { name: 'Set up your Direct Debit' })).toBeDefined();
    expect(screen.queryByRole('region', { name: /Direct Debit isn’t active/i })).toBeNull();
  });

  test('whose last payment is larger lets the borrower choose how to pay the rest', async () => {
    const loan = aLoan();
    const collectOn = loan.asOf;
    const lastInstalment: Loan['lastInstalment'] = {
      ...{ collectOn, agreed: pence(90_00), rest: pence(20_00), together: pence(110_00) },
      ...{ further: [{ collectOn, amount: pence(20_00) }], uncovered: pence(0) },
      ...{ choice: 'further-months', chooseBy: collectOn, canChoose: true },
    };
    const { user } = open({ ...loan, lastInstalment }, '', { chooseLastInstalment: { data: loan } });
    const card = within(await section('Your last payment is larger'));
    expect(card.getByRole<HTMLInputElement>('radio', { name: /further month/ }).checked).toBe(true);
    await user.click(card.getByRole('radio', { name: 'All together' }));
    await user.click(card.getByRole('button', { name: 'Save your choice' }));
    expect(await card.findByText('We’ve noted your choice')).toBeDefined();
  });

  test('without a Direct Debit is pointed out', async () => {
    open(aLoan({ isMandateActive: false }));
    expect(await screen.findByRole('region', { name: /Direct Debit isn’t active/i })).toBeDefined();
  });
});

describe('a loan that cannot be shown', () => {
  test('because none was named is not found', () => {
    fakeApi({});
    renderScreen({ [SCREENS.loan]: LoanScreen }, { at: SCREENS.loan, session: SIGNED_IN });
    expect(screen.getByRole('heading', { name: 'We couldn’t find that' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go to your account' })).toBeDefined();
  });

  test('because of a fault can be tried again, with a number to quote', async () => {
    const { user } = open(aLoan(), '', { readLoan: [{ refusal: 'internalError' }, { data: aLoan() }] });
    expect(await screen.findByText(/request-1/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await section('Your progress')).toBeDefined();
  });
});
