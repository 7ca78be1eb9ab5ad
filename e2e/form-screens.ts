import { answersOf, FORM_PAGES, type FormPage } from './application-form.ts';
import { newApplicant } from '@fairlead/testing/people';
import { fail, headed, hold, listsErrors, press, type Shown } from './screens/screen.ts';

const ANSWERS = answersOf(newApplicant('Successful', 'Accept'));
const SUBMISSIONS = /\/loan-applications(\?|$)/;

const opened = ({ title }: FormPage): Shown => ({
  screen: title,
  state: 'empty',
  show: async ({ page }) => headed(page, title),
});

/** Sent without an answer; pages that may be left empty have no such state. */
const unanswered = ({ title, button = 'Continue' }: FormPage): Shown => ({
  screen: title,
  state: 'error summary',
  show: async ({ page }) => {
    await press(page, button);
    await listsErrors(page);
  },
});

const answered = ({ title, answer }: FormPage): Shown => ({
  screen: title,
  state: 'answered',
  show: async ({ page }) => answer(page, ANSWERS),
});

const next = ({ button = 'Continue' }: FormPage, shown: Shown): Shown => ({
  ...shown,
  show: async (visitor) => {
    await press(visitor.page, button);
    await shown.show(visitor);
  },
});

const statesOf = (page: FormPage): Shown[] =>
  page.isOptional === true ? [opened(page)] : [opened(page), unanswered(page), answered(page)];

/** Each page of the form as it opens, with its errors and with its answers; each begins where the last one ended. */
function formPages(): Shown[] {
  return FORM_PAGES.flatMap((page, index) => {
    const before = FORM_PAGES[index - 1];
    const [first, ...rest] = statesOf(page);
    if (!first) return [];
    return [before ? next(before, first) : first, ...rest];
  });
}

const [firstPage, ...otherPages] = formPages();
const lastPage = FORM_PAGES.at(-1);

/** The form from its first page to the decision, with everything that can come between. */
export const FORM: readonly Shown[] = [
  {
    screen: firstPage?.screen ?? '',
    state: 'empty',
    show: async (visitor) => {
      await visitor.open('/account/borrow/quote');
      await firstPage?.show(visitor);
    },
  },
  ...otherPages,
  {
    screen: 'check your details',
    state: 'as opened',
    show: async ({ page }) => {
      await press(page, lastPage?.button ?? 'Continue');
      await headed(page, 'Check your details before applying');
    },
  },
  {
    screen: 'the decision',
    state: 'failed',
    show: async ({ page }) => {
      await fail(page, SUBMISSIONS);
      await press(page, 'Apply and see my price');
      await headed(page, 'Something went wrong on our side');
    },
  },
  {
    screen: 'the decision',
    state: 'loading',
    show: async ({ page }) => {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await hold(page, SUBMISSIONS);
      await press(page, 'Try again');
      await headed(page, 'Working out your price');
    },
  },
];

/** Pages of the form beside the straight way. */
export const FORM_LISTS: readonly Shown[] = [
  {
    screen: 'too young',
    state: 'as opened',
    show: async ({ page, open }) => {
      await open('/account/borrow/disqualified');
      await headed(page, 'You must be 18 or over to borrow');
    },
  },
  ...addressPages(),
];

function addressPages(): Shown[] {
  const toAddress = FORM_PAGES.slice(0, 3);
  const find = async (page: Parameters<typeof press>[0], postCode: string): Promise<void> => {
    await page.getByLabel('Postcode').fill(postCode);
    await press(page, 'Find address');
  };
  return [
    {
      screen: 'choose address',
      state: 'many',
      show: async ({ page, open }) => {
        await open('/account/borrow/quote');
        for (const { title, answer } of toAddress) {
          await headed(page, title);
          await answer(page, answersOf(newApplicant('Successful', 'Accept')));
          await press(page, 'Continue');
        }
        await headed(page, 'What is your address?');
        await find(page, 'ZZ99 3VZ');
        await page.getByText('40 addresses found').waitFor();
      },
    },
    {
      screen: 'choose address',
      state: 'empty',
      show: async ({ page }) => {
        await page.goBack();
        await find(page, 'ZZ99 9ZZ');
        await page.getByText('We found no addresses').waitFor();
      },
    },
    {
      screen: 'choose address',
      state: 'failed',
      show: async ({ page }) => {
        await page.goBack();
        await find(page, 'ZZ99 5XX');
        await page.getByText('We can’t look up addresses').waitFor();
      },
    },
    {
      screen: 'address typed manually',
      state: 'empty',
      show: async ({ page }) => {
        await page.getByRole('link', { name: 'Enter address manually' }).click();
        await headed(page, 'Enter your address');
      },
    },
    {
      screen: 'address typed manually',
      state: 'error summary',
      show: async ({ page }) => {
        await press(page, 'Continue');
        await listsErrors(page);
      },
    },
  ];
}
