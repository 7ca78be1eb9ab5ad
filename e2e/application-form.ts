import type { Page } from '@playwright/test';
import { APPLICATION_FORM } from '@fairlead/contract/web/account-paths';
import type { Application } from '@fairlead/testing/people';
import { referralTo } from './api.ts';
import { untilScripted, type Visitor } from './visitor.ts';

/** Where a borrower begins the form: at its address, or by a partner's link to it. */
export async function formAddress({ api, brand, address }: Visitor): Promise<string> {
  const query = new URLSearchParams(await referralTo(api.call, brand)).toString();
  return address(`${APPLICATION_FORM}?${query}`);
}

/** Opens the form for motor finance by a partner's link, for an amount and a term: it begins with the car. */
export async function openCarForm(visitor: Visitor, asked: { amount: number; term: number }): Promise<void> {
  const { page } = visitor;
  const url = new URL(await formAddress(visitor));
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, String(value));
  await page.goto(url.href);
  await untilScripted(page);
  await heading(page, 'What is your car’s registration number?').waitFor();
}

/** What a borrower types, page by page of the form. */
export interface Answers {
  readonly amount: string;
  readonly term: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

type CheckPage = (name: string) => Promise<void>;

const DATE_OF_BIRTH = ['12', 'April', '1988'] as const;

async function goOn(page: Page, button = 'Continue'): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

export interface FormPage {
  readonly title: string;
  readonly button?: string;
  readonly answer: (page: Page, answers: Answers) => Promise<void>;
}

const CONTACT_ANSWERS = [
  [/reminders/, 'Yes'],
  [/offers of loans/, 'No'],
  [/other companies/, 'No'],
] as const;

/** Every page of the form for an applicant who has lived at one address for at least 3 years. */
export const FORM_PAGES: readonly FormPage[] = [
  {
    title: 'How much do you want to borrow?',
    answer: async (page, { amount, term }) => {
      await page.getByLabel('Amount, in pounds').fill(amount);
      await page.getByLabel('Pay it back over').selectOption(term);
      await page.getByLabel('Home improvements').check();
    },
  },
  {
    title: 'Your name and date of birth',
    answer: async (page, { firstName, lastName }) => {
      const [day, month, year] = DATE_OF_BIRTH;
      await page.getByLabel('First name').fill(firstName);
      await page.getByLabel('Last name').fill(lastName);
      await page.getByLabel('Day', { exact: true }).fill(day);
      await page.getByLabel('Month', { exact: true }).fill(month);
      await page.getByLabel('Year', { exact: true }).fill(year);
    },
  },
  {
    title: 'How can we reach you?',
    answer: async (page, { email }) => {
      await page.getByLabel('Email address').fill(email);
      await page.getByLabel('Mobile number').fill('07700 900 123');
    },
  },
  {
    title: 'What is your address?',
    button: 'Find address',
    answer: async (page) => page.getByLabel('Postcode').fill('id1 1qd'),
  },
  {
    title: 'Which address is yours?',
    answer: async (page) => page.getByRole('radio').first().check(),
  },
  {
    title: 'How long have you lived there?',
    answer: async (page) => page.getByRole('radio').nth(1).check(),
  },
  {
    title: 'Your work and income',
    answer: async (page) => {
      await page.getByLabel('Employed - full time').check();
      await page.getByLabel('Occupation').fill('Harbour pilot');
      await page.getByLabel('Your income after tax').fill('£2,600');
    },
  },
  {
    title: 'Your home and household',
    answer: async (page) => {
      await page.getByLabel('Private tenant').check();
      await page.getByLabel('Your share of the rent or mortgage').fill('600');
      await page.getByLabel('Single', { exact: true }).check();
      await page.getByRole('group', { name: 'How many people depend on you' }).getByLabel('None').check();
    },
  },
  {
    title: 'How would you like to hear from us?',
    answer: async (page) => {
      for (const [question, answer] of CONTACT_ANSWERS)
        await page.getByRole('group', { name: question }).getByLabel(answer, { exact: true }).check();
    },
  },
];

/** Fills the form to the check page; `look` sees each page before it is answered. */
export async function fillForm(page: Page, answers: Answers, look: CheckPage): Promise<void> {
  await heading(page, FORM_PAGES[0]?.title ?? '').waitFor();
  await untilScripted(page);
  for (const { title, button, answer } of FORM_PAGES) {
    await heading(page, title).waitFor();
    await look(title);
    await answer(page, answers);
    await goOn(page, button);
  }
  await heading(page, 'Check your details before applying').waitFor();
  await look('Check your details before applying');
}

/** The same person as the form describes, for what is prepared through the API. */
export function answersOf({ user, amount, term }: Application): Answers {
  const { firstName, lastName, email } = user;
  return { firstName, lastName, email, amount: String(amount), term: String(term) };
}
