import type { BrandId } from '@fairlead/brands/brand';
import { applicant } from '@fairlead/testing/people';
import { expectAccessible } from './accessibility.ts';
import { answersOf, fillForm } from './application-form.ts';
import { choosePaymentDay, giveBankAccount, reach, readDocuments, sign, takeOffer } from './borrowing.ts';
import { test } from './visitor.ts';

const BRANDS: readonly BrandId[] = ['lendable', 'asda'];

for (const brand of BRANDS) {
  test(`${brand}: one loan, from a price to its last repayment`, async ({ visit }) => {
    test.setTimeout(300_000);
    const { page, open } = visit(brand);
    const look = (screen: string): Promise<void> => expectAccessible(page, `${brand}, ${screen}`);
    const person = applicant('Successful', 'Accept', { amount: 5000, term: 24 });

    await open('/');
    await page.getByLabel('Amount in pounds').fill('5000');
    await page.getByLabel('Term in months').fill('24');
    await page.getByLabel('Great').check();
    await look('landing');
    await page.getByRole('button', { name: 'Get your own rate' }).click();
    await fillForm(page, answersOf(person), look);
    await page.getByRole('button', { name: 'Apply and see my price' }).click();
    await reach(page, /here is your price/);
    await look('offer');
    await takeOffer(page);
    await look('tasks');
    await giveBankAccount(page, 'Successful Accept', look);
    await choosePaymentDay(page, 15, look);
    await readDocuments(page, look);
    await sign(page, look);
    await page.getByRole('link', { name: 'See your loan' }).click();
    await reach(page, 'Your loan');
    await look('loan');
  });
}
