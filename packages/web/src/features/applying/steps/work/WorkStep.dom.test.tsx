import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { EMPLOYMENT_STATUSES } from '@fairlead/core/affordability/household';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { openForm } from '../../../../testing/open-form.tsx';
import { errorOf, summary } from '../../../../testing/render-screen.tsx';
import { NO_WORK } from './fields.ts';

const STATUSES = EMPLOYMENT_STATUSES.map((status) => ({ '@type': 'employment-status' as const, ...status }));

const open = (answers = {}) => {
  fakeApi({ listEmploymentStatuses: { data: STATUSES } });
  return openForm('work', { answers: { ...NO_WORK, ...answers } });
};

describe('work and income', () => {
  test('asks for an occupation of those who work', async () => {
    const { user, address } = open();
    await user.click(await screen.findByLabelText('Retired'));
    expect(screen.queryByLabelText('Occupation')).toBeNull();
    await user.click(screen.getByLabelText('Self employed'));
    await user.type(screen.getByLabelText('Occupation'), 'Boat builder');
    await user.type(screen.getByLabelText('Your income after tax, in pounds'), '2,150');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(address()).toBe('/account/borrow/quote?step=home');
  });

  test('left empty says what to enter', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(summary()).toEqual(['Select your employment status', 'Enter your income after tax']);
    await user.click(screen.getByLabelText('Employed - part time'));
    expect(errorOf(screen.getByLabelText('Occupation'))).toBe('Enter your occupation');
  });

  test('shows what another frequency makes a month', async () => {
    const { user } = open();
    await user.type(await screen.findByLabelText('Your income after tax, in pounds'), '336');
    await user.click(screen.getByLabelText('Weekly'));
    expect(screen.getByText('£1,461').parentElement?.textContent).toBe('That is about £1,461 a month.');
  });

  test('shows the income a month at once, and reads it out when the typing stops', async () => {
    open();
    const income = await screen.findByLabelText('Your income after tax, in pounds');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const spoken = screen.getByRole('status');
    const heard: string[] = [];
    new MutationObserver(() => heard.push(spoken.textContent)).observe(spoken, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    await user.type(income, '2650');
    expect(screen.getByText('£2,650')).toBeDefined();
    expect(heard).toEqual([]);
    await act(async () => vi.advanceTimersByTimeAsync(2_000));
    expect(heard).toEqual(['That is about £2,650 a month.']);
  });
});
