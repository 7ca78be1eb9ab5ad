import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { openForm } from '../../../../testing/open-form.tsx';
import { errorOf, summary } from '../../../../testing/render-screen.tsx';

const open = (answers = {}) => {
  fakeApi({});
  return openForm('contact', { answers: { email: '', mobileNumber: '', ...answers } });
};

describe('how to reach the borrower', () => {
  test('is an email address and a UK mobile', async () => {
    const { user, address } = open();
    await user.type(await screen.findByLabelText('Email address'), 'alex@post.example');
    await user.type(screen.getByLabelText('UK mobile number'), '07700 900 982');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(address()).toBe('/account/borrow/quote?step=address');
  });

  test('is asked for again where it cannot be right', async () => {
    const { user } = open({ email: 'alex@', mobileNumber: '020 7946 0140' });
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(summary()).toEqual([
      'Enter an email address in the correct format, like name@example.com',
      'Enter a UK mobile number, like 07700 900 982',
    ]);
    expect(errorOf(screen.getByLabelText('UK mobile number'))).toBe(
      'Enter a UK mobile number, like 07700 900 982',
    );
  });
});

describe('a common typing mistake in an email address', () => {
  test('is pointed out, and corrected with one press', async () => {
    const { user } = open();
    const email = await screen.findByLabelText('Email address');
    await user.type(email, 'alex@gmial.com');
    await user.click(screen.getByRole('button', { name: 'alex@gmail.com' }));
    expect(email).toHaveProperty('value', 'alex@gmail.com');
    expect(screen.queryByText(/Did you mean/)).toBeNull();
  });

  test('is read out when the typing stops, and not what it looked like on the way', async () => {
    open();
    const email = await screen.findByLabelText('Email address');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const spoken = screen.getByRole('status');
    await user.type(email, 'alex@gmail.co');
    expect(screen.getByText(/Did you mean/)).toBeDefined();
    expect(spoken.textContent).toBe('');
    await user.type(email, 'm');
    act(() => void vi.advanceTimersByTime(2_000));
    expect(spoken.textContent).toBe('');
    await user.clear(email);
    await user.type(email, 'alex@gmial.com');
    act(() => void vi.advanceTimersByTime(2_000));
    expect(spoken.textContent).toBe('Did you mean alex@gmail.com?');
  });
});
