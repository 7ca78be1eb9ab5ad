import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { NO_ANSWERS } from '../../../../parts/contact/questions.ts';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { openForm } from '../../../../testing/open-form.tsx';
import { heading, summary } from '../../../../testing/render-screen.tsx';

const open = () => {
  fakeApi({});
  return openForm('preferences', { answers: NO_ANSWERS });
};

const answerOf = (key: string) => screen.getByText(key).nextElementSibling?.textContent;

const choose = (question: RegExp, answer: 'Yes' | 'No') =>
  within(screen.getByRole('group', { name: question })).getByLabelText(answer);

describe('contact preferences', () => {
  test('are three questions, none of them answered beforehand', async () => {
    const { user } = open();
    const button = await screen.findByRole('button', { name: 'Continue' });
    expect(screen.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked)).toEqual([]);
    await user.click(button);
    expect(summary()).toEqual([
      'Select yes if you would like reminders',
      'Select yes if you would like offers of our loans',
      'Select yes if you would like offers from other companies in our group',
    ]);
  });

  test('are as the borrower answers', async () => {
    const { user } = open();
    await screen.findByRole('button', { name: 'Continue' });
    await user.click(choose(/reminders/, 'No'));
    await user.click(choose(/offers of loans/, 'Yes'));
    await user.click(choose(/other companies/, 'No'));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await heading('Check your details before applying');
    expect(answerOf('Reminders')).toBe('No');
    expect(answerOf('Offers of our loans')).toBe('Yes');
    expect(answerOf('Offers from group companies')).toBe('No');
  });

  test('have to be answered before the form can be sent', async () => {
    fakeApi({});
    const { address } = openForm('check', { answers: NO_ANSWERS });
    await screen.findByRole('heading', { name: 'How would you like to hear from us?' });
    expect(address()).toBe('/account/borrow/quote?step=preferences');
  });
});
