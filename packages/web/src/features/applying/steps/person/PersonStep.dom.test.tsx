import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { openForm } from '../../../../testing/open-form.tsx';
import { errorOf, summary } from '../../../../testing/render-screen.tsx';

const open = (answers: Parameters<typeof openForm>[1] = {}) => {
  fakeApi({});
  return openForm('you', answers);
};

const NOT_SAID = { firstName: '', lastName: '', dateOfBirth: { day: '', month: '', year: '' } };

describe('who applies', () => {
  test('gives a name and a date of birth, its month in words', async () => {
    const { user, address } = open({ answers: NOT_SAID });
    await user.type(await screen.findByLabelText('First name'), 'Alex');
    await user.type(screen.getByLabelText('Last name'), "O'Sample");
    await user.type(screen.getByLabelText('Day'), '3');
    await user.type(screen.getByLabelText('Month'), 'march');
    await user.type(screen.getByLabelText('Year'), '1985');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(address()).toBe('/account/borrow/quote?step=contact');
  });

  test('shows what is missing, and which part of the date', async () => {
    const { user } = open({ answers: { ...NOT_SAID, dateOfBirth: { day: '3', month: '', year: '1985' } } });
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(summary()).toEqual([
      'Enter your first name',
      'Enter your last name',
      'Date of birth must include a month',
    ]);
    expect(errorOf(screen.getByLabelText('Month'))).toBe('Date of birth must include a month');
    expect(errorOf(screen.getByLabelText('First name'))).toBe('Enter your first name');
    await user.click(screen.getByRole('link', { name: 'Date of birth must include a month' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Month'));
  });

  test('under 18 is taken to the page that says so', async () => {
    const { user, address } = open({ answers: { dateOfBirth: { day: '21', month: '11', year: '2008' } } });
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(address()).toBe('/account/borrow/disqualified');
  });

  test('who came to change one answer returns to the check page', async () => {
    const { user, address } = open({ isChange: true });
    const back = await screen.findByRole('link', { name: 'Back' });
    expect(back.getAttribute('href')).toBe('/account/borrow/quote?step=check');
    await user.clear(screen.getByLabelText('First name'));
    await user.type(screen.getByLabelText('First name'), 'Sam');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(address()).toBe('/account/borrow/quote?step=check');
    expect(await screen.findByText("Sam O'Sample")).toBeDefined();
  });
});
