import { pence } from '@fairlead/core/money/pence';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { SCREENS } from '../../paths.ts';
import type { Application } from '../../resources/loan-application.ts';
import type { Requotability } from '../../resources/requoting.ts';
import { anApplication, APPLICATION_ID, withDocuments } from '../../testing/applications.ts';
import { bodiesOf, type Replies } from '../../testing/fake-api.ts';
import { openApplication } from '../../testing/open-application.tsx';
import { errorOf, summary } from '../../testing/render-screen.tsx';
import ChangeLoanScreen from './ChangeLoanScreen.tsx';

const VERSION = '01a1f8e9-0000-7000-8000-000000000001';

const OPTIONS: Requotability = {
  '@type': 'requotability',
  isLoaded: true,
  isRequotable: true,
  reasons: [],
  version: VERSION,
  amounts: [{ from: pence(100_000), to: pence(999_900), percent: 14 }],
  terms: { from: 12, to: 60 },
  maximumMonthlyCost: pence(40_000),
};

const QUOTED = anApplication({ state: 'Quoted' });

function open(replies: Replies = {}, application: Application = QUOTED) {
  return openApplication(SCREENS.changeLoan, ChangeLoanScreen, application, {
    replies: { readRequotability: { data: OPTIONS }, ...replies },
  });
}

const amountField = () => screen.findByLabelText('Amount, in pounds');
const termField = () => screen.getByLabelText('Pay it back over');
const press = () => screen.getByRole('button', { name: 'Change my loan' });

async function ask({ user }: ReturnType<typeof open>, amount: string, term: string): Promise<void> {
  await user.clear(await amountField());
  await user.type(await amountField(), amount);
  await user.selectOptions(termField(), term);
}

describe('another amount or term', () => {
  test('starts from the loan as it is, and shows the price of what is typed next to the price now', async () => {
    const opened = open();
    expect(await amountField()).toHaveProperty('value', '7,500');
    expect(termField()).toHaveProperty('value', '36');
    expect(screen.queryByText('There is a problem')).toBeNull();
    await ask(opened, '5000', '24');
    const [, borrowed, over, monthly] = within(screen.getByRole('table')).getAllByRole('row');
    expect(borrowed?.textContent).toBe('You borrow£7,500£5,000');
    expect(over?.textContent).toBe('Months3624');
    expect(monthly?.textContent).toBe('A month£253.34£238.12');
    expect(screen.getByText('£15.22 a month less than now.', { ignore: '[role=status]' })).toBeDefined();
  });

  test('is asked for from what was shown, and leads back to the application with a message', async () => {
    const opened = open({
      requote: { data: anApplication({ state: 'Quoted', amount: pence(500_000), term: 24 }) },
    });
    await ask(opened, '5000', '24');
    await opened.user.click(press());
    await screen.findByText('Another page');
    expect(opened.address()).toBe(`/account/borrow/apply?id=${APPLICATION_ID}`);
    expect(bodiesOf(opened.sent, 'requote')).toEqual([{ amount: 500_000, term: 24, version: VERSION }]);
  });

  test('that is the same as now is not sent', async () => {
    const { user, sent } = open();
    await amountField();
    await user.click(press());
    expect(summary()).toEqual(['Change the amount or the term, or go back']);
    expect(bodiesOf(sent, 'requote')).toEqual([]);
  });

  test.each([
    ['', '36', 'Enter how much you want to borrow'],
    ['12000', '36', 'Amount must be between £1,000 and £9,999'],
    [
      '9000',
      '12',
      'These payments would leave you too little to live on. Choose a smaller amount, or longer to pay it back.',
    ],
  ])('of "%s" over %s months says why it is not possible', async (amount, term, message) => {
    const { user, sent } = open();
    await user.clear(await amountField());
    if (amount !== '') await user.type(await amountField(), amount);
    await user.selectOptions(termField(), term);
    expect(errorOf(await amountField())).toBe(message);
    expect(screen.queryByRole('table')).toBeNull();
    await user.click(press());
    expect(summary()).toEqual([message]);
    expect(bodiesOf(sent, 'requote')).toEqual([]);
  });

  test('412 on requote: what can be had is read again, and what was typed stays', async () => {
    const less = { ...OPTIONS, amounts: [{ from: pence(100_000), to: pence(600_000), percent: 14 }] };
    const opened = open({
      readRequotability: [{ data: OPTIONS }, { data: less }],
      requote: { refusal: 'requoteNotPossible' },
    });
    await ask(opened, '5000', '24');
    await opened.user.click(press());
    expect(await screen.findByText(/What we can offer you has changed/)).toBeDefined();
    expect(await screen.findByText('Whole pounds, from £1,000 to £6,000')).toBeDefined();
    expect(await amountField()).toHaveProperty('value', '5000');
  });

  test('of a loan whose documents were made says that there will be new ones', async () => {
    open({}, withDocuments(3));
    expect(await screen.findByText(/we’ll make new documents for you to read/)).toBeDefined();
  });

  test('that there is none of says why', async () => {
    const reasons = ['There is no other amount or term that we can offer you.'];
    open({
      readRequotability: {
        data: {
          ...OPTIONS,
          isRequotable: false,
          reasons,
          amounts: [],
          terms: null,
          maximumMonthlyCost: null,
        },
      },
    });
    expect(await screen.findByRole('heading', { name: 'You can’t change your loan' })).toBeDefined();
    expect(screen.getByText(reasons[0]!)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go back to your application' }).getAttribute('href')).toBe(
      `/account/borrow/apply?id=${APPLICATION_ID}`,
    );
  });

  test('that cannot be read can be tried again', async () => {
    const { user } = open({ readRequotability: ['no connection', { data: OPTIONS }] });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await amountField()).toBeDefined();
  });
});
