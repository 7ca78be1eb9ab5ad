import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { openForm } from '../../../../testing/open-form.tsx';
import { NO_PREFERENCES } from './fields.ts';

const open = () => {
  fakeApi({});
  return openForm('preferences', { answers: NO_PREFERENCES });
};

const answerOf = (key: string) => screen.getByText(key).nextElementSibling?.textContent;

describe('contact preferences', () => {
  test('may be left as they are', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await screen.findByRole('heading', { name: 'Check your details before applying' });
    expect([answerOf('Reminders'), answerOf('Offers of our loans')]).toEqual(['Yes', 'Yes']);
    expect(answerOf('Offers from group companies')).toBe('No');
  });

  test('are objected to one by one; only the group’s have to be agreed to', async () => {
    const { user } = open();
    await user.click(await screen.findByLabelText('Don’t send me reminders'));
    await user.click(screen.getByLabelText('Yes, other companies in the group may contact me'));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByRole('heading', { name: 'Check your details before applying' });
    expect(answerOf('Reminders')).toBe('No');
    expect(answerOf('Offers of our loans')).toBe('Yes');
    expect(answerOf('Offers from group companies')).toBe('Yes');
  });

  test('have to be seen before the form can be sent', async () => {
    fakeApi({});
    const { address } = openForm('check', { answers: NO_PREFERENCES });
    await screen.findByRole('heading', { name: 'How would you like to hear from us?' });
    expect(address()).toBe('/account/borrow/quote?step=preferences');
  });
});
