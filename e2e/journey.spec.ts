import { IS_NIGHTLY } from '../scripts/nightly.ts';
import type { BrandId } from '@fairlead/brands/brand';
import { expectAccessible } from './accessibility.ts';
import { answersOf, fillForm } from './application-form.ts';
import {
  choosePaymentDay,
  confirmAddress,
  confirmNumber,
  giveBankAccount,
  reach,
  readDocuments,
  sign,
  takeOffer,
  type Look,
} from './borrowing.ts';
import {
  documentText,
  expectSaid,
  expectShown,
  figuresOfDocuments,
  figuresOfLoan,
  pdfText,
  sessionOf,
  type Figures,
} from './figures.ts';
import { expectComplete } from './loan-checks.ts';
import { newApplicant } from '@fairlead/testing/people';
import { expect, test, type Visitor } from './visitor.ts';

const BRANDS: readonly BrandId[] = IS_NIGHTLY ? ['lendable', 'asda'] : ['lendable'];
const LOAN_EMBEDS = { embedded: 'historicalRepayments,scheduledPayments,pendingRepayments' };

/** The figures of the documents as the API gives them, which the SECCI and the contract say word for word. */
async function figuresToSign({ page, api }: Visitor): Promise<Figures> {
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  const { token } = await sessionOf(page.context());
  const figures = figuresOfDocuments(await api.get('readApplication', { token, params: { id } }));
  for (const slug of ['secci', 'contract']) {
    const path = `/v2/loan-applications/${id}/read-${slug}`;
    expectSaid(await pdfText(page, `${path}.pdf`), figures, `the PDF of ${slug}`);
    expectSaid(await documentText(page, `${path}.html`), figures, `the page of ${slug}`);
  }
  const { monthly, total, apr } = figures;
  await expectShown(page, { monthly, total, apr }, 'the page to sign');
  return figures;
}

async function readLoan({ page, api }: Visitor) {
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  const { token } = await sessionOf(page.context());
  return api.get('readLoan', { token, params: { id }, query: LOAN_EMBEDS });
}

/** Moves the date by the time machine's own button, and goes back to the loan. */
async function travel({ page, open }: Visitor, preset: string, look: Look): Promise<void> {
  await open('/sandbox');
  await page.getByRole('button', { name: preset }).click();
  await page.getByText(/^It is now/).waitFor({ timeout: 120_000 });
  await look(`sandbox, ${preset}`);
  await page.getByRole('link', { name: 'See your loan' }).click();
  await reach(page, 'Your loan');
}

/** What was signed comes by email, as files to keep. */
async function expectSignedCopy({ api }: Visitor, to: string): Promise<void> {
  const filesOfCopy = async (): Promise<string[] | undefined> => {
    const letters = await api.get('readInbox', { query: { to } });
    const copy = letters.find(({ subject }) => subject === 'Your signed loan agreement');
    return copy?.attachments.map(({ filename }) => filename);
  };
  const files = ['adequate-explanations.pdf', 'secci.pdf', 'contract.pdf', 'direct-debit-mandate.pdf'];
  await expect.poll(filesOfCopy).toEqual(files);
}

for (const brand of BRANDS) {
  test(`${brand}: one loan, from a price to its last repayment`, async ({ walk }) => {
    test.setTimeout(400_000);
    const visitor = walk(brand);
    const { page, open } = visitor;
    const look = (screen: string): Promise<void> => expectAccessible(page, `${brand}, ${screen}`);
    const person = newApplicant('Successful', 'Accept-Moved', { amount: 5000, term: 24 });

    await open('/');
    await page.getByLabel('Amount in pounds').fill('5000');
    await page.getByLabel('Term in months').fill('24');
    await page.getByLabel('Great').check();
    await look('landing');
    await page.getByRole('button', { name: 'Get your own rate' }).click();
    await fillForm(page, answersOf(person), look);
    await page.getByRole('button', { name: 'Apply and see my price' }).click();
    await reach(page, /[Hh]ere is your price/);
    await look('offer');
    await takeOffer(page);
    await look('tasks');
    await confirmNumber(page, look);
    await confirmAddress(page, look);
    await giveBankAccount(page, 'Successful Accept-Moved', look);
    await choosePaymentDay(page, 15, look);
    await readDocuments(page, look);
    await reach(page, 'Sign your agreement');
    const agreed = await figuresToSign(visitor);
    await sign(page, 'successful accept moved', look);
    await page.goBack();
    await reach(page, /^You’ve signed/);
    await expectSignedCopy(visitor, person.user.email);

    await page.getByRole('link', { name: 'See your loan' }).click();
    await reach(page, 'Your loan');
    await look('loan');
    const signed = await readLoan(visitor);
    expect(figuresOfLoan(signed)).toEqual(agreed);
    const { last, ...others } = agreed;
    // The next payment is shown once the loan is paid out.
    await page.getByRole('heading', { name: 'Next payment' }).waitFor();
    await expectShown(page, others, 'the loan page');
    await page.getByRole('link', { name: 'Schedule' }).click();
    await page.getByRole('table').first().waitFor();
    await look('schedule');
    await expectShown(page, { monthly: others.monthly, last }, 'the schedule');
    await page.getByRole('link', { name: 'Transactions' }).click();
    await look('transactions');
    for (const slug of ['secci', 'contract']) {
      const kept = await pdfText(page, `/v2/loans/${signed.id}/${slug}.pdf`);
      expectSaid(kept, agreed, `the signed ${slug}`);
    }

    await travel(visitor, 'To the next payment', look);
    await page.getByRole('heading', { name: 'Your progress' }).waitFor();
    await look('loan, being repaid');
    expect((await readLoan(visitor)).paidInstalments).toBe(1);
    await travel(visitor, 'To the end of my loan', look);
    await page.getByRole('heading', { name: 'You’ve repaid your loan' }).waitFor();
    await look('loan, complete');
    const complete = await readLoan(visitor);
    expectComplete(complete);
    expect(figuresOfLoan(complete)).toEqual(agreed);
  });
}
