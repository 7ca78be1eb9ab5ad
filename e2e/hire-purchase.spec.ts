import { newMotorApplicant } from '@fairlead/testing/motor-people';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { answersOf, FORM_PAGES, formAddress } from './application-form.ts';
import { expect, test, untilScripted, type Visitor } from './visitor.ts';

const reach = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor({ timeout: 20_000 });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Opens the form as a partner's link does, for an amount and a term. */
async function openForm(visitor: Visitor, amount = 10_000): Promise<void> {
  const { page } = visitor;
  const url = new URL(await formAddress(visitor));
  url.searchParams.set('amount', String(amount));
  url.searchParams.set('term', '60');
  await page.goto(url.href);
  await untilScripted(page);
  await reach(page, 'What is your car’s registration number?');
}

/** The pages about the car, from its mark to the driving licence. */
async function answerCar(page: Page, mark: string, look: (name: string) => Promise<void>): Promise<void> {
  await look('registration number');
  await press(page, 'Find my car');
  await expect(page.getByRole('alert')).toContainText('Enter the registration number of your car');
  await page.getByLabel('Registration number').fill(mark);
  await press(page, 'Find my car');
  await reach(page, 'Is this your car?');
  await page.getByRole('button', { name: 'Yes, this is my car' }).waitFor();
  await look('car found');
  await press(page, 'Yes, this is my car');
  await reach(page, 'How many miles has it done?');
  await page.getByLabel('Miles on the odometer').fill('22,000');
  await look('mileage');
  await press(page, 'Continue');
  await reach(page, 'The finance on your car now');
  await press(page, 'Continue');
  await expect(page.getByRole('alert')).toContainText('Enter the finance company');
  await look('finance on the car, error summary');
  await page.getByLabel('Finance company').fill('Sample Motor Credit');
  await page.getByLabel('Agreement number').fill('SMC-204118');
  await page.getByLabel('Settlement figure, in pounds').fill('6,200');
  for (const [part, value] of [
    ['Day', '31'],
    ['Month', '12'],
    ['Year', '2029'],
  ] as const)
    await page.getByLabel(part, { exact: true }).fill(value);
  await press(page, 'Continue');
  await reach(page, 'Your driving licence');
  await page.getByLabel('Full UK').check();
  await page.getByLabel('Licence number').fill('ACCEP804128A99AA');
  await look('driving licence');
  await press(page, 'Continue');
}

/** The pages that every form has. */
async function answerRest(page: Page, answers: ReturnType<typeof answersOf>): Promise<void> {
  for (const { title, button = 'Continue', answer } of FORM_PAGES) {
    await reach(page, title);
    await answer(page, answers);
    await press(page, button);
  }
  await reach(page, 'Check your details before applying');
}

test('motor: a borrower whom a partner sent applies with a car, and gets a price', async ({ visit }) => {
  const visitor = visit('motor');
  const { page } = visitor;
  const look = (name: string) => expectAccessible(page, `motor, ${name}`);
  await openForm(visitor);
  await answerCar(page, 'LB23 XYZ', look);
  const answers = answersOf(newMotorApplicant('Successful', 'Accept'));
  await answerRest(page, { ...answers, amount: '10,000', term: '60' });
  for (const said of ['LB23 XYZ', '22,000 miles', 'Sample Motor Credit', '£6,200.00', 'ACCEP804128A99AA'])
    await expect(page.getByRole('main')).toContainText(said);
  await look('check');
  await press(page, 'Apply and see my price');
  await reach(page, /Your offer|price|£/i);
  await look('offer');
});
