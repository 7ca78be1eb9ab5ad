import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { anApplication } from '../../testing/applications.ts';
import { bodiesOf, fakeApi, keysOf, type Replies } from '../../testing/fake-api.ts';
import { openForm } from '../../testing/open-form.tsx';
import { errorOf, heading, summary, SIGNED_IN } from '../../testing/render-screen.tsx';

const QUOTED = { data: { ...anApplication({ state: 'Quoted' }), autoLoginToken: null } } as const;

function open(replies: Replies, options: Parameters<typeof openForm>[1] = {}) {
  const sent = fakeApi(replies);
  return { sent, ...openForm('check', options) };
}

const apply = () => screen.findByRole('button', { name: 'Apply and see my price' });

describe('the check page', () => {
  test('shows every answer, each with a way to change it', async () => {
    const { user, address } = open({});
    await heading('Check your details before applying');
    const sections = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(sections).toEqual([
      'Your loan',
      'About you',
      'Where you live',
      'Work and income',
      'Home and household',
      'Contact preferences',
      'What happens when you apply',
    ]);
    await user.click(screen.getByRole('link', { name: /Change\s+your income/ }));
    expect(address()).toBe('/account/borrow/quote?step=work&from=check');
  });

  test('is not shown before everything is answered', async () => {
    const { address } = open({}, { answers: { firstName: '' } });
    await screen.findByRole('heading', { name: 'Your name and date of birth' });
    expect(address()).toBe('/account/borrow/quote?step=you');
  });
});

describe('applying', () => {
  test('sends every answer, and goes to the price', async () => {
    const { user, sent, address } = open({ submitApplication: QUOTED });
    await user.click(await apply());
    await screen.findByText('Another page');
    expect(address()).toBe(`/account/borrow/apply?id=${QUOTED.data.id}`);
    expect(bodiesOf(sent, 'submitApplication')).toMatchObject([
      {
        amount: 750_000,
        term: 36,
        netMonthlyIncome: 265_000,
        user: { firstName: 'Alex', mobileNumber: '+447700900982', addresses: [{ postCode: 'LS1 4AP' }] },
        affordability: { rentOrMortgageMonthlyPayment: 64_050, monthlyDependantsCost: 10_000 },
      },
    ]);
  });

  test('says while it waits that the credit score is not affected', async () => {
    const { user } = open({ submitApplication: 'no answer yet' });
    await user.click(await apply());
    expect(await screen.findByRole('heading', { name: 'Working out your price' })).toBeDefined();
    expect(screen.getByText(/won’t affect your credit score/)).toBeDefined();
  });

  test('that the server refuses leads to the answer to correct, and back', async () => {
    const { user, address } = open({
      submitApplication: [
        { refusal: 'validationFailed', fields: { netMonthlyIncome: ['Check your income'] } },
        QUOTED,
      ],
      listEmploymentStatuses: { data: [] },
    });
    await user.click(await apply());
    await screen.findByRole('heading', { name: 'Your work and income' });
    expect(address()).toBe('/account/borrow/quote?step=work&from=check');
    expect(summary()).toEqual(['Check your income']);
    const income = screen.getByLabelText('Your income after tax, in pounds');
    expect(errorOf(income)).toBe('Check your income');
    await user.clear(income);
    await user.type(income, '3000');
    expect(errorOf(income)).toBeUndefined();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await user.click(await apply());
    expect(await screen.findByText('Another page')).toBeDefined();
  });

  test('that the server refuses without a field of the form says so at the top', async () => {
    const { user } = open({
      submitApplication: { refusal: 'validationFailed', fields: { documents: ['Too many documents'] } },
    });
    await user.click(await apply());
    const alert = await screen.findByRole('alert', { name: 'There is a problem' });
    expect(within(alert).getByText('Too many documents')).toBeDefined();
  });

  test('while the bureau is down keeps the answers, and sends the same application again', async () => {
    const { user, sent } = open({ submitApplication: [{ refusal: 'bureauUnavailable' }, QUOTED] });
    await user.click(await apply());
    await screen.findByRole('heading', { name: 'We can’t get your credit file at the moment' });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Another page');
    const [first, second] = keysOf(sent, 'submitApplication');
    expect(second).toBe(first);
  });

  test('too often is not offered again at once', async () => {
    const { user, address } = open({ submitApplication: { refusal: 'tooManyRequests' } });
    await user.click(await apply());
    await screen.findByRole('heading', { name: 'Too many applications' });
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to your answers' }).getAttribute('href')).toBe(
      '/account/borrow/quote?step=check',
    );
    expect(address()).toBe('/account/borrow/quote?step=check');
  });

  test('that is refused a borrower closes the form', async () => {
    const { user } = open({ submitApplication: { refusal: 'cannotReApply' } }, { session: SIGNED_IN });
    await user.click(await apply());
    expect(
      await screen.findByRole('heading', { name: 'You can’t apply for another loan yet' }),
    ).toBeDefined();
  });
});
