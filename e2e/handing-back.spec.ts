import { addDays, day } from '@fairlead/core/calendar/day';
import { pence } from '@fairlead/core/money/pence';
import { formatPounds } from '@fairlead/core/money/pounds';
import { signedForMotor } from '@fairlead/testing/journeys/motor';
import { newMotorApplicant, RETURNED_CAR } from '@fairlead/testing/motor-people';
import { expectAccessible } from './accessibility.ts';
import { reach } from './borrowing.ts';
import { signIn, untilPaidOut } from './prepared.ts';
import { press } from './screens/screen.ts';
import { expect, test, type Visitor } from './visitor.ts';

const penniesOf = (pounds: number): number => Math.round(pounds * 100);

/** A hirer some days after their first payment was due. */
async function hirer(visitor: Visitor, firstName: string) {
  const { api } = visitor;
  const borrower = await signedForMotor(api, newMotorApplicant(firstName, 'Accept', { term: 12 }));
  await untilPaidOut(api, borrower);
  const own = { token: borrower.token, params: { id: borrower.loanId } };
  const { nextPayment } = await api.get('readLoan', own);
  await api.get('advanceTime', { body: { to: addDays(day(nextPayment?.collectOn ?? ''), 20) } });
  const { totalPaid, arrears, hirePurchase } = await api.get('readLoan', own);
  await signIn(visitor, { ...borrower, isStrong: true });
  return {
    loanId: borrower.loanId,
    paid: penniesOf(totalPaid),
    overdue: penniesOf(arrears.amount),
    half: Math.round(penniesOf(hirePurchase?.totalPrice ?? 0) / 2),
  };
}

const CASES = [
  { conduct: 'every payment made', firstName: 'Successful', isOverdue: false },
  { conduct: 'a payment overdue', firstName: 'Penniless', isOverdue: true },
] as const;

for (const { conduct, firstName, isOverdue } of CASES) {
  test(`motor: with ${conduct}, a car goes back for what is missing to half of the total price`, async ({
    walk,
  }) => {
    const visitor = walk('motor');
    const { page, open } = visitor;
    const { loanId, paid, overdue, half } = await hirer(visitor, firstName);
    expect([paid > 0, overdue > 0]).toEqual([!isOverdue, isOverdue]);
    // Consumer Credit Act 1974, s.100: half of the total price less what was paid, or the arrears where they are more.
    const owed = formatPounds(pence(Math.max(half - paid, overdue)));
    await open(`/account/borrow/repay/hand-back?id=${loanId}`);
    await reach(page, 'Hand your car back');
    await expect(page.getByRole('row', { name: /hand it back/ })).toContainText(owed);
    await page.getByText('How is the cost of handing it back worked out?').click();
    for (const [key, value] of [
      ['You have paid', paid],
      ['Overdue', overdue],
      ['Needed to reach half', half - paid - overdue],
      ['To pay', Math.max(half - paid, overdue)],
    ] as const)
      await expect(page.locator('dl > div', { has: page.getByText(key, { exact: true }) })).toContainText(
        formatPounds(pence(value)),
      );
    await expectAccessible(page, `motor, hand back with ${conduct}`);
    await page.getByLabel('Miles on the odometer').fill(String(RETURNED_CAR.mileage));
    await page.getByLabel('Where is the car?').fill(RETURNED_CAR.where);
    await page.getByLabel(/^I want to end/).check();
    await press(page, 'End my agreement');
    await reach(page, 'You’ve ended your agreement');
    await expect(page.locator('.figure', { hasText: 'You owe' })).toContainText(owed.replace(/\.00$/, ''));
  });
}
