import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { incomeProofPath } from '../../../parts/application/income-proof-path.ts';
import { SCREENS } from '../../../paths.ts';
import { anApplication, APPLICATION_ID, aRequirement } from '../../../testing/applications.ts';
import { aBankIncome } from '../../../testing/bank-income.ts';
import { bodiesOf, type Replies } from '../../../testing/fake-api.ts';
import { openApplication } from '../../../testing/open-application.tsx';
import IncomeProofScreen from './IncomeProofScreen.tsx';
import { heading } from '../../../testing/render-screen.tsx';

type Changes = Parameters<typeof aRequirement>[1];

const withIncome = (changes: Changes = {}) =>
  anApplication({ requirements: [aRequirement('income', changes)] });

const open = (changes: Changes = {}, replies: Replies = {}) =>
  openApplication(SCREENS.incomeProof, IncomeProofScreen, withIncome(changes), { replies });

const button = (name: string) => screen.findByRole('button', { name });
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const FILES = incomeProofPath(APPLICATION_ID, 'files');

afterEach(() => vi.restoreAllMocks());

describe('a proof of income', () => {
  test('offers the bank first, and files', async () => {
    open();
    await heading('Proof of income');
    const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(links.indexOf('Connect your bank')).toBeLessThan(links.indexOf('Upload payslips instead'));
    expect(hrefOf('Upload payslips instead')).toBe(FILES);
    expect(screen.queryByRole('button', { name: /^Skip this/ })).toBeNull();
  });

  test('can be skipped where the credit file supports the income', async () => {
    const skipped = { data: withIncome({ state: 'Skipped' }) };
    const { user, address } = open({ maySkip: true }, { skipProofOfIncome: skipped });
    await user.click(await button('Skip this: your credit file already supports your income'));
    await screen.findByText('Another page');
    expect(address()).toBe(`/account/borrow/continue?id=${APPLICATION_ID}`);
  });

  test('that was refused says why', async () => {
    open({ state: 'Refused', refusal: 'It is out of date. Send a newer one.' });
    expect(await screen.findByText('It is out of date. Send a newer one.')).toBeDefined();
  });
});

describe('an income that the bank shows', () => {
  const found = { bankIncome: aBankIncome(), maySkip: true };

  test('is asked about, with files as the other answer', async () => {
    open(found);
    await heading('We found £2,486 a month');
    expect(hrefOf('No, upload payslips instead')).toBe(FILES);
    expect(screen.getByText('Rent or mortgage: £745 a month')).toBeDefined();
    expect(screen.getByText(/^Your current accounts at Quillmoor Bank/)).toBeDefined();
  });

  test('is used once, however often the button is pressed', async () => {
    const { user, sent, address } = open(found, {
      skipProofOfIncome: { data: withIncome({ state: 'Met', given: 'bank data' }) },
    });
    await user.dblClick(await button('Yes, use this'));
    await screen.findByText('Another page');
    expect(address()).toBe(`/account/borrow/continue?id=${APPLICATION_ID}`);
    expect(sent.filter(({ endpoint }) => endpoint === 'skipProofOfIncome')).toHaveLength(1);
  });

  test('that can’t be used says why, and stays', async () => {
    const { user } = open(found, { skipProofOfIncome: { refusal: 'quoteExpired' } });
    await user.click(await button('Yes, use this'));
    expect(await screen.findByText('This offer has expired')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Yes, use this' })).toBeDefined();
  });

  test('that leaves a doubt says that a person looks at it first', async () => {
    open({ ...found, bankIncome: aBankIncome({ needsReview: true }) });
    expect(await screen.findByText(/^Someone on our team will look at this/)).toBeDefined();
  });

  test('is deleted when the borrower wants, and both ways are offered again', async () => {
    const deleted = { data: withIncome() };
    const replies: Replies = {
      deleteDataPull: deleted,
      readApplication: [{ data: withIncome(found) }, deleted],
    };
    const { user, sent, store } = open(found, replies);
    await user.click(await button('Delete my bank data'));
    await heading('Proof of income');
    expect(sent.some(({ endpoint }) => endpoint === 'deleteDataPull')).toBe(true);
    const { notifications } = store.getState();
    expect(notifications.map(({ message }) => message)).toEqual([
      'We’ve deleted what we read from your bank.',
    ]);
  });

  test('that is no income leads to files or another bank', async () => {
    open({ bankIncome: aBankIncome({ netMonthlyIncome: null, sources: [] }) });
    await heading('We couldn’t find your income');
    expect(hrefOf('Upload payslips instead')).toBe(FILES);
    expect(hrefOf('Connect another bank')).toBe(incomeProofPath(APPLICATION_ID, 'bank'));
    expect(screen.queryByRole('button', { name: 'Yes, use this' })).toBeNull();
  });

  test.each([
    ['Met', 'We’ve accepted your proof of income'],
    ['In review', 'Someone on our team is looking at it'],
  ] as const)('that is %s says so', async (state, title) => {
    open({ state, given: 'bank data', bankIncome: aBankIncome() });
    expect(await screen.findByText(title)).toBeDefined();
    expect(await button('Delete my bank data')).toBeDefined();
  });
});

describe('the page before the bank', () => {
  const leaving = (replies: Replies) =>
    openApplication(SCREENS.incomeProof, IncomeProofScreen, withIncome(), { replies, query: '&by=bank' });

  test('says what is seen, for how long and by whom, and leaves once', async () => {
    const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
    const journeyUrl = 'https://auth.truelayer.com/?state=x';
    const { user, sent } = leaving({ startIncomeJourney: { data: { '@type': 'journey', journeyUrl } } });
    expect(await screen.findByText(/last 180 days/)).toBeDefined();
    expect(screen.getByText(/we can’t move money/)).toBeDefined();
    await user.dblClick(await button('Agree and continue to TrueLayer'));
    await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith(journeyUrl));
    const [body] = bodiesOf(sent, 'startIncomeJourney');
    expect(body?.redirectUrl).toMatch(new RegExp(`^http.*${SCREENS.incomeProof}\\?id=${APPLICATION_ID}$`));
  });

  test('stays where the bank can’t be reached, with files as the other way', async () => {
    const { user } = leaving({ startIncomeJourney: { refusal: 'tooManyRequests' } });
    await user.click(await button('Agree and continue to TrueLayer'));
    expect(await screen.findByText('Too many attempts')).toBeDefined();
    expect(hrefOf('Upload payslips instead')).toBe(FILES);
    const again = await button('Agree and continue to TrueLayer');
    expect(again.getAttribute('aria-busy')).toBeNull();
  });

  test('shows what there is where the proof is met', async () => {
    const met = withIncome({ state: 'Met', given: '1 file' });
    openApplication(SCREENS.incomeProof, IncomeProofScreen, met, { query: '&by=bank' });
    expect(await screen.findByText('We’ve accepted your proof of income')).toBeDefined();
  });
});
