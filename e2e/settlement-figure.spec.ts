import { addMonths, day } from '@fairlead/core/calendar/day';
import { motorReadyForDocuments } from '@fairlead/testing/journeys/motor';
import { newMotorApplicant, withFigureUntil } from '@fairlead/testing/motor-people';
import { expectAccessible } from './accessibility.ts';
import { HIRE_PURCHASE_DOCUMENTS, readListed, reach, sign } from './borrowing.ts';
import { fillDate } from './fill-date.ts';
import { signIn } from './prepared.ts';
import { press } from './screens/screen.ts';
import { expect, test } from './visitor.ts';

test('motor: a settlement figure that ran out after the offer is replaced, and the new one is paid', async ({
  walk,
}) => {
  const visitor = walk('motor');
  const { page, open, api } = visitor;
  const look = (screen: string) => expectAccessible(page, `motor, ${screen}`);
  // The 15th is far enough from the 20th to be a payment day on the next day too.
  const { today } = await api.get('readTimeMachine');
  const lastDay = addMonths(day(today), 1, 20);
  await api.get('advanceTime', { body: { to: lastDay } });
  const person = withFigureUntil(newMotorApplicant('Successful', 'Accept'), lastDay);
  const { applicationId, ...borrower } = await motorReadyForDocuments(api, person);
  await api.get('advanceTime', { body: { days: 1 } });
  await signIn(visitor, { ...borrower, isStrong: true });
  await open(`/account/borrow/continue/documents?id=${applicationId}`);
  await reach(page, 'Your settlement figure has expired');
  await look('settlement figure ran out');
  await page.getByRole('link', { name: 'Enter the new figure' }).click();
  await reach(page, 'Your new settlement figure');
  await page.getByLabel('Settlement figure, in pounds').fill('6,250.50');
  await fillDate(page, '2099-12-31');
  await press(page, 'Continue to your documents');
  await readListed(page, look, HIRE_PURCHASE_DOCUMENTS);
  await reach(page, 'Sign your agreement');
  await expect(page.getByRole('main')).toContainText('£6,250.50');
  await sign(page, 'Successful Accept', look);
  await page.getByRole('link', { name: 'See your loan' }).click();
  await reach(page, 'Your loan');
  const paid = page.getByRole('row', { name: /Paid to your old lender/ });
  await expect(async () => {
    await page.reload();
    await page.getByRole('link', { name: 'Transactions' }).click();
    await expect(paid).toContainText('£6,250.50', { timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
});
