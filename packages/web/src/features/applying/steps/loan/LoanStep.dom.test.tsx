import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { openForm } from '../../../../testing/open-form.tsx';
import { errorOf, summary } from '../../../../testing/render-screen.tsx';

const open = (options: Parameters<typeof openForm>[1] = { answers: null }) => {
  fakeApi({});
  return openForm('loan', options);
};

const continueButton = () => screen.getByRole('button', { name: 'Continue' });

describe('how much to borrow', () => {
  test('starts with the brand’s example, and continues with a reason', async () => {
    const { user, address } = open();
    expect(await screen.findByLabelText('Amount, in pounds')).toHaveProperty('value', '7,500');
    expect(screen.getByLabelText('Pay it back over')).toHaveProperty('value', '36');
    expect(screen.getByText('Step 1 of 8')).toBeDefined();
    await user.click(screen.getByLabelText('Home improvements'));
    await user.click(continueButton());
    expect(address()).toBe('/account/borrow/quote?step=you');
  });

  test('moves with its slider, and the slider with what is typed', async () => {
    const { user } = open();
    const amount = await screen.findByLabelText('Amount, in pounds');
    const slider = screen.getByLabelText('Amount, as a slider');
    fireEvent.change(slider, { target: { value: '12300' } });
    expect(amount).toHaveProperty('value', '12,300');
    await user.clear(amount);
    await user.type(amount, '9000');
    expect(slider.getAttribute('aria-valuetext')).toBe('£9,000');
  });

  test('left empty says what is missing and takes the focus there', async () => {
    const { user, address } = open();
    const amount = await screen.findByLabelText('Amount, in pounds');
    await user.clear(amount);
    await user.click(continueButton());
    expect(summary()).toEqual(['Enter how much you want to borrow', 'Select what the loan is for']);
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(document.title).toMatch(/^Error: /);
    await user.click(screen.getByRole('link', { name: 'Enter how much you want to borrow' }));
    expect(document.activeElement).toBe(amount);
    expect(address()).toBe('/account/borrow/quote?step=loan');
  });

  test('takes an error from its field when it is corrected, and from the summary when it is sent again', async () => {
    const { user } = open({ answers: { amount: '', term: '36', reason: 'car' } });
    const amount = await screen.findByLabelText('Amount, in pounds');
    await user.click(continueButton());
    expect(errorOf(amount)).toBe('Enter how much you want to borrow');
    await user.type(amount, '100');
    expect(errorOf(amount)).toBe('Amount must be between £1,000 and £25,000');
    await user.type(amount, '0');
    expect(errorOf(amount)).toBeUndefined();
    expect(summary()).toEqual(['Enter how much you want to borrow']);
    await user.click(continueButton());
    expect(summary()).toEqual([]);
    expect(await screen.findByRole('heading', { name: 'Your name and date of birth' })).toBeDefined();
  });
});
