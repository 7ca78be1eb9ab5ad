import { ARRANGEMENT_REFUSALS, type ArrangementRefusal } from '@fairlead/core/arrangement/eligibility';
import { keysOf } from '@fairlead/core/records';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { loanPath } from '@fairlead/contract/web/account-paths';
import { makePaymentPath } from '../../loan-paths.ts';
import { LOAN_ID } from '../../testing/a-loan.ts';
import { A_PLAN, ANSWERED, anArrangement, anArrangementInfo } from '../../testing/arrangements.ts';
import type { Replies } from '../../testing/fake-api.ts';
import { button, link, openArrangementAt, pathOf, puts, SAVED } from '../../testing/open-arrangement.ts';
import { errorOf, heading, summary } from '../../testing/render-screen.tsx';
import { WHOLE_STATEMENT } from '../../testing/statements.ts';
import ArrangementScreen from './ArrangementScreen.tsx';

const openAt = (at: string, replies: Replies = {}) => openArrangementAt(ArrangementScreen, at, replies);
const open = (step?: Parameters<typeof pathOf>[0], replies: Replies = {}) => openAt(pathOf(step), replies);

// A part of the budget that is left saves: that is answered by the test's own API as well.
afterEach(cleanup);

describe('the start of a plan', () => {
  test('says what a plan does and what the credit file will say, and begins with the reason', async () => {
    open(undefined, { openSelfServeArrangement: { data: anArrangement() } });
    await heading('Set up a payment plan');
    expect(link('Start').getAttribute('href')).toBe(pathOf('reason'));
    expect(screen.getByText(/£89\.07 that is overdue now/)).toBeDefined();
    expect(screen.getByText(/as an arrangement to pay/)).toBeDefined();
    expect(link('MoneyHelper')).toBeDefined();
  });

  test('continues where the borrower stopped', async () => {
    open(undefined, {
      openSelfServeArrangement: { data: anArrangement({ ...ANSWERED, paymentDate: null }) },
    });
    await heading('Set up a payment plan');
    expect(link('Continue your plan').getAttribute('href')).toBe(pathOf('date'));
  });

  test.each(keysOf(ARRANGEMENT_REFUSALS).filter((reason) => reason !== 'planUnderWay'))(
    'says why there can be none, and what to do instead: %s',
    async (reason: ArrangementRefusal) => {
      const message = ARRANGEMENT_REFUSALS[reason];
      const { sent } = open('offer', {
        readSelfServeArrangementInfo: {
          data: anArrangementInfo({ isEligible: false, whyNot: { reason, message }, eligibleDates: [] }),
        },
      });
      await heading('You can’t set up a payment plan here at the moment');
      expect(screen.getByText(message)).toBeDefined();
      expect(link(/^Call /)).toBeDefined();
      expect(link('MoneyHelper')).toBeDefined();
      const hrefs = within(screen.getByRole('main'))
        .getAllByRole('link')
        .map((each) => each.getAttribute('href'));
      expect(hrefs).toContain(loanPath(LOAN_ID));
      expect(hrefs.includes(makePaymentPath(LOAN_ID))).toBe(reason === 'askedTwice');
      expect(sent.some(({ endpoint }) => endpoint === 'openSelfServeArrangement')).toBe(false);
    },
  );

  test('that cannot be opened can be tried again', async () => {
    const { user } = open(undefined, { openSelfServeArrangement: ['no connection', SAVED] });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await heading('Set up a payment plan');
  });
});

describe('the addresses of a plan', () => {
  test('lead to the first step that is missing when a later one is opened', async () => {
    const { address } = open('summary', {
      openSelfServeArrangement: { data: anArrangement({ ...ANSWERED, amount: null }) },
    });
    await heading('What you can pay each month');
    expect(address()).toBe(pathOf('offer'));
  });

  test('lead to the day again when the one that was chosen is no longer possible', async () => {
    const { address } = open('summary', { openSelfServeArrangement: { data: anArrangement(ANSWERED) } });
    await heading('When you’ll pay');
    expect(address()).toBe(pathOf('date'));
  });

  test('lead to the offer again once the budget is another one', async () => {
    const data = anArrangementInfo({
      financialStatement: { id: WHOLE_STATEMENT.id, version: 8, isComplete: true, missing: [] },
    });
    const { address } = open('summary', { readSelfServeArrangementInfo: { data } });
    await heading('What you can pay each month');
    expect(address()).toBe(pathOf('offer'));
  });

  test.each(['confirmation', 'something-else'])('lead to the start: %s', async (step) => {
    const { address } = openAt(`${pathOf()}/${step}`);
    await heading('Set up a payment plan');
    expect(address()).toBe(pathOf());
  });

  test('all lead to the confirmation once the plan is agreed', async () => {
    const { address } = open('offer', {
      openSelfServeArrangement: { data: anArrangement(ANSWERED, { state: 'agreed', plan: A_PLAN }) },
    });
    await heading('Your payment plan is set up');
    expect(address()).toBe(pathOf('confirmation'));
  });

  test('with reload=true read the plan again', async () => {
    const { user, sent, address } = open('summary', {
      changeSelfServeArrangement: { refusal: 'budgetChanged' },
    });
    const reads = () => sent.filter(({ endpoint }) => endpoint === 'readSelfServeArrangementInfo').length;
    await heading('Check your plan before you agree it');
    await user.click(button('Agree this plan'));
    const again = await screen.findByRole('link', { name: 'Check what you can afford' });
    expect(again.getAttribute('href')).toBe(pathOf('offer', { reload: true }));
    await waitFor(() => expect(reads()).toBe(2));
    await user.click(again);
    await heading('What you can pay each month');
    expect(reads()).toBe(3);
    expect(address()).toBe(pathOf('offer'));
  });
});

describe('the reason', () => {
  const NEW = { openSelfServeArrangement: { data: anArrangement() } };

  test('has to be chosen, or that it is not said', async () => {
    const { user, sent } = open('reason', NEW);
    await heading('What has changed?');
    await user.click(button());
    expect(summary()).toEqual(['Select what has changed, or that you’d rather not say']);
    expect(errorOf(screen.getByRole('radio', { name: 'Something else' }))).toBe(summary()[0]);
    expect(puts(sent)).toEqual([]);
  });

  test('leads to the budget', async () => {
    const { user, sent, address } = open('reason', {
      ...NEW,
      changeSelfServeArrangement: { data: anArrangement({ reason: 'not-said' }) },
    });
    await user.click(await screen.findByRole('radio', { name: 'I’d rather not say' }));
    await user.click(button());
    await heading('Who lives with you');
    expect(address()).toBe(pathOf('income'));
    expect(puts(sent)).toMatchObject([{ reason: 'not-said', isAgreed: false }]);
    expect(sessionStorage.getItem('typed')).toBeNull();
  });

  test('that is another one is asked for in the borrower’s own words, which can be left out', async () => {
    const { user, sent, address } = open('reason', {
      ...NEW,
      changeSelfServeArrangement: { data: anArrangement({ reason: 'other' }) },
    });
    await user.click(await screen.findByRole('radio', { name: 'Something else' }));
    await user.click(button());
    await heading('Tell us what has changed');
    expect(address()).toBe(pathOf('other'));
    await user.click(button());
    await heading('Who lives with you');
    expect(puts(sent)[1]).toMatchObject({ reason: 'other', other: null });
  });

  test('in the borrower’s own words can be too long', async () => {
    const { user, sent } = open('other', {
      openSelfServeArrangement: { data: anArrangement({ reason: 'other' }) },
    });
    const words = await screen.findByLabelText('In your own words (optional)');
    await user.click(words);
    await user.paste('a'.repeat(501));
    await user.click(button());
    expect(errorOf(words)).toBe('What you tell us must be 500 characters or less');
    expect(puts(sent)).toEqual([]);
  });

  test('that was typed and not sent is there after the session ended', async () => {
    const replies = { openSelfServeArrangement: { data: anArrangement({ reason: 'other' }) } };
    const { user } = open('other', replies);
    await user.type(await screen.findByLabelText('In your own words (optional)'), 'My hours were cut');
    cleanup();
    open('other', replies);
    expect(await screen.findByLabelText('In your own words (optional)')).toHaveProperty(
      'value',
      'My hours were cut',
    );
  });
});
