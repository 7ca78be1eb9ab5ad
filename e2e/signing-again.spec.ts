import { addMonths, day } from '@fairlead/core/calendar/day';
import { accountOf, GOOD_ACCOUNT, readyToSign } from '@fairlead/testing/journeys/applying';
import { newApplicant } from '@fairlead/testing/people';
import { expectAccessible } from './accessibility.ts';
import { giveBankAccount, reach, readDocuments, sign, TASKS } from './borrowing.ts';
import { SAMPLED_BRANDS } from './checked-brands.ts';
import { signIn } from './prepared.ts';
import { expect, test } from './visitor.ts';

/** Listed in the sandbox: a payout to it is returned on the next day. */
const RETURNED = { ...GOOD_ACCOUNT, sortCode: '11-87-65', accountNumber: '64371389' };

for (const brand of SAMPLED_BRANDS) {
  test(`${brand}: a loan whose money came back is signed again and paid to another account`, async ({
    walk,
  }) => {
    test.setTimeout(120_000);
    const visitor = walk(brand);
    const { page, open, api } = visitor;
    const look = (screen: string): Promise<void> => expectAccessible(page, `${brand}, ${screen}`);
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    // The 15th is far enough from the 20th to be a payment day on the next day too.
    const { today } = await api.get('readTimeMachine');
    await api.get('advanceTime', { body: { to: addMonths(day(today), 1, 20) } });
    const applicant = newApplicant('Successful', 'Accept');
    const borrower = await readyToSign(api, applicant, accountOf(applicant, RETURNED));
    await signIn(visitor, { ...borrower, isStrong: true });
    const { token, applicationId } = borrower;

    await open(`/account/borrow/continue/sign?id=${applicationId}`);
    await reach(page, 'Sign your agreement');
    await page.getByLabel('Type your full name').fill('Someone Else');
    await press('Sign your agreement');
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
    await look('sign, another name');
    await page.reload();
    await sign(page, 'Successful Accept', look);
    await open(`/account/borrow/continue/sign?id=${applicationId}`);
    await reach(page, /^You’ve signed/);

    const { loan } = await api.get('readApplication', { token, params: { id: applicationId } });
    const loanId = loan?.id ?? '';
    const stateOf = async () => {
      const found = await api.get('readLoan', { token, params: { id: loanId } });
      return found.payoutProblem?.reason ?? found.state;
    };
    await expect.poll(stateOf, { timeout: 20_000 }).toBe('Live');
    await api.get('advanceTime', { body: { days: 1 } });
    await expect.poll(stateOf, { timeout: 20_000 }).toBe('account-closed');

    await open(`/account/borrow/requested/${applicationId}`);
    await reach(page, 'Your loan');
    await page.getByRole('heading', { name: 'We couldn’t pay you' }).waitFor();
    await look('loan, not paid');
    await press('Add another account');
    await reach(page, 'Your bank account');
    await page.goBack();
    await reach(page, 'Your loan');
    await press('Add another account');
    await reach(page, 'Your bank account');
    await open(`/account/borrow/continue?id=${applicationId}`);
    await reach(page, 'Complete your application');
    await look('tasks, another account');
    await giveBankAccount(page, 'Successful Accept', look, TASKS);
    await readDocuments(page, look);
    await sign(page, 'Successful Accept', look);
    await page.getByRole('link', { name: 'See your loan' }).click();
    await reach(page, 'Your loan');
    const again = new URL(page.url()).searchParams.get('id') ?? '';
    expect(again).not.toBe(loanId);
    const isPaid = async () =>
      (await api.get('readLoan', { token, params: { id: again } })).disbursalDate !== null;
    await expect.poll(isPaid, { timeout: 20_000 }).toBe(true);

    await open(`/account/borrow/repay/summary?id=${loanId}`);
    await page.getByRole('heading', { name: 'You signed this loan again' }).waitFor();
    await look('loan, signed again');
  });
}
