import { APPLICATION_FORM } from '@fairlead/contract/web/account-paths';
import { newMotorApplicant } from '@fairlead/testing/motor-people';
import { photo } from '@fairlead/testing/sent-files';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { answersOf, FORM_PAGES } from './application-form.ts';
import {
  choosePaymentDay,
  confirmNumber,
  giveBankAccount,
  HIRE_PURCHASE_DOCUMENTS,
  reach,
  readDocuments,
  sign,
} from './borrowing.ts';
import { fillDate } from './fill-date.ts';
import { press } from './screens/screen.ts';
import { expect, test, type Visitor } from './visitor.ts';

type Look = (name: string) => Promise<void>;

/** From the landing page, which leads to a partner, by the link that a partner sends. */
async function arriveByPartner({ page, open }: Visitor, look: Look): Promise<void> {
  await open('/');
  await look('landing page');
  await page.getByRole('link', { name: 'See where to apply' }).click();
  await expect(page.getByRole('heading', { name: 'Compare before you choose' })).toBeInViewport();
  await open(APPLICATION_FORM);
  await reach(page, 'Apply through one of our partners');
  await look('form, without a partner');
  await open('/sandbox');
  await page.getByLabel('Brand').selectOption('motor');
  await press(page, 'Make a link');
  await page.getByRole('link', { name: /referral=/ }).click();
  await reach(page, 'What is your car’s registration number?');
}

/** The pages about the car, from its mark to the driving licence. */
async function answerCar(page: Page, mark: string, look: Look): Promise<void> {
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
  await reach(page, 'Your current car finance');
  await press(page, 'Continue');
  await expect(page.getByRole('alert')).toContainText('Enter the finance company');
  await look('finance on the car, error summary');
  await page.getByLabel('Finance company').fill('Sample Motor Credit');
  await page.getByLabel('Agreement number').fill('SMC-204118');
  await page.getByLabel('Settlement figure, in pounds').fill('6,200');
  await fillDate(page, '2099-12-31');
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

const PAPERS = [
  { task: 'Your V5C log book', done: /V5C/ },
  { task: 'Settlement letter', done: /settlement letter/ },
  { task: 'Car insurance', done: /insurance/ },
] as const;

const PHOTO = {
  name: 'photo.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from(photo('photo.jpg').content, 'base64'),
};

/** Sends a photo of a paper, which the sandbox accepts after a moment. */
async function sendPaper(page: Page, task: string, done: RegExp): Promise<void> {
  await page.getByRole('link', { name: task, exact: true }).click();
  await page.getByLabel(/^Choose (more )?files$/).setInputFiles(PHOTO);
  await page.getByRole('button', { name: `Remove ${PHOTO.name}` }).waitFor();
  await press(page, 'Send');
  await page.getByRole('heading', { name: done }).first().waitFor();
  await page
    .getByRole('link', { name: /^(Back to|Continue)/ })
    .first()
    .click();
  await reach(page, 'Complete your application');
}

test('motor: from the landing page to the title of the car', async ({ visit }) => {
  test.setTimeout(180_000);
  const visitor = visit('motor');
  const { page } = visitor;
  const look = (name: string) => expectAccessible(page, `motor, ${name}`);
  await arriveByPartner(visitor, look);
  // The link leads to the brand's own address, where the borrower is signed in from now on.
  const openHere = (path: string) => page.goto(new URL(path, page.url()).href);
  await answerCar(page, 'AIZ 1234', look);
  const answers = answersOf(newMotorApplicant('Successful', 'Accept'));
  await answerRest(page, { ...answers, amount: '10,000', term: '12' });
  for (const said of ['AIZ1234', '22,000 miles', 'Sample Motor Credit', '£6,200.00', 'ACCEP804128A99AA'])
    await expect(page.getByRole('main')).toContainText(said);
  await look('check');
  await press(page, 'Apply and see my price');
  await reach(page, 'Here is your price');
  await look('offer');

  await page.getByRole('link', { name: 'Continue with this offer', exact: true }).click();
  await page.getByRole('button', { name: 'Agree and continue' }).waitFor();
  await expect(page.getByRole('main')).toContainText('£312');
  await look('commission');
  await press(page, 'Agree and continue');
  await reach(page, 'Complete your application');
  await look('tasks');
  for (const { task, done } of PAPERS) await sendPaper(page, task, done);
  await confirmNumber(page, look);
  await giveBankAccount(page, 'Successful Accept', look);
  await choosePaymentDay(page, 15, look);
  await readDocuments(page, look, HIRE_PURCHASE_DOCUMENTS);
  await sign(page, 'Successful Accept', look);

  await openHere('/sandbox');
  await press(page, 'To the next payment');
  await page.getByText(/^It is now/).waitFor({ timeout: 120_000 });
  await page.getByRole('link', { name: 'See your loan' }).click();
  await page.getByRole('heading', { name: /AIZ1234/ }).waitFor();
  await expect(page.getByRole('main')).toContainText(
    'The car belongs to the lender until everything is paid.',
  );
  await look('loan with a car');
  await openHere('/sandbox');
  await press(page, 'To the end of my loan');
  await page.getByText(/^It is now/).waitFor({ timeout: 120_000 });
  await page.getByRole('link', { name: 'See your loan' }).click();
  await page.getByText(/^The car has been yours since/).waitFor();
  await look('car that is the borrower’s');
});
