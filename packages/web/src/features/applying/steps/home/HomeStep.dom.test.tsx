import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { openForm } from '../../../../testing/open-form.tsx';
import { errorOf, summary } from '../../../../testing/render-screen.tsx';
import { NO_HOME } from './fields.ts';

const open = (answers = {}) => {
  fakeApi({});
  return openForm('home', { answers: { ...NO_HOME, ...answers } });
};

const RENT = 'Your share of the rent or mortgage each month, in pounds';
const COST = 'What you spend on them each month, in pounds';
const dependants = (name: string) =>
  within(screen.getByRole('group', { name: 'How many people depend on you financially?' })).getByLabelText(
    name,
  );

describe('home and household', () => {
  test('asks for rent and for the cost of dependants only where there are any', async () => {
    const { user, address } = open();
    await user.click(await screen.findByLabelText('Homeowner without a mortgage'));
    expect(screen.queryByLabelText(RENT)).toBeNull();
    await user.click(screen.getByLabelText('Single'));
    await user.click(dependants('None'));
    expect(screen.queryByLabelText(COST)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(address()).toBe('/account/borrow/quote?step=preferences');
  });

  test('says what is missing, and asks for amounts as pounds', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(summary()).toEqual([
      'Select your housing situation',
      'Select your marital status',
      'Select how many people depend on you financially',
    ]);
    await user.click(screen.getByLabelText('Council tenant'));
    await user.click(dependants('3 or more'));
    await user.type(screen.getByLabelText(RENT), '7,50');
    expect(errorOf(screen.getByLabelText(RENT))).toBe(
      'Monthly payment must be written in full, like £640.50',
    );
    expect(errorOf(screen.getByLabelText(COST))).toBe('Enter how much you spend on them each month');
    await user.type(screen.getByLabelText(COST), '0');
    expect(errorOf(screen.getByLabelText(COST))).toBeUndefined();
  });
});
