import type { BrandId } from '@fairlead/brands/brand';
import { newApplicant } from '@fairlead/testing/people';
import type { Page } from '@playwright/test';
import { IS_NIGHTLY } from '../../scripts/nightly.ts';
import { answersOf, fillForm, formAddress, FORM_PAGES, type FormPage } from '../application-form.ts';
import { fail, headed, hold, listsErrors, press, type Shown, type Viewer } from './screen.ts';
import { untilScripted, type Visitor } from '../visitor.ts';

const ANSWERS = answersOf(newApplicant('Successful', 'Accept'));
const CHECK_PAGE = 'Check your details before applying';
const SUBMISSIONS = /\/loan-applications(\?|$)/;

/** The form as a borrower reaches one of its pages: the address, and the draft in the tab's storage. */
interface Reached {
  readonly address: string;
  readonly storage: Readonly<Record<string, string>>;
}

const reachedPages = new Map<BrandId, Promise<ReadonlyMap<string, Reached>>>();

/** Fills the form in once, in a browser of its own, and records how each page is reached. */
async function recordPages(visitor: Visitor): Promise<ReadonlyMap<string, Reached>> {
  const { page: shown } = visitor;
  const page = await shown.context().browser()!.newPage({ reducedMotion: 'reduce' });
  await page.goto(await formAddress(visitor));
  const reached = new Map<string, Reached>();
  await fillForm(page, ANSWERS, async (title) => {
    const storage = await page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)));
    reached.set(title, { address: page.url(), storage });
  });
  await page.context().close();
  return reached;
}

/** Opens the page of the form with this title, as a borrower has who answered every page before it. */
export async function openFormPage(viewer: Visitor, title: string): Promise<Page> {
  const recorded = reachedPages.get(viewer.brand) ?? recordPages(viewer);
  reachedPages.set(viewer.brand, recorded);
  const { address = '', storage = {} } = (await recorded).get(title) ?? {};
  const { page } = viewer;
  const stored = await page.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) sessionStorage.setItem(key, value);
  }, storage);
  await page.goto(address);
  await stored.dispose();
  await headed(page, title);
  await untilScripted(page);
  return page;
}

async function openForm(viewer: Viewer, title: string): Promise<void> {
  const { page } = viewer;
  await page.goto(await formAddress(viewer));
  await headed(page, title);
  await untilScripted(page);
}

async function reachFrom({ answer, button = 'Continue' }: FormPage, { page }: Viewer, title: string) {
  await answer(page, ANSWERS);
  await press(page, button);
  await headed(page, title);
}

/** The states of a page of the form, which is reached by answering the page before it. */
function statesOf({ title, button = 'Continue', answer }: FormPage, index: number): Shown[] {
  const before = FORM_PAGES[index - 1];
  const empty: Shown =
    before === undefined
      ? { screen: title, state: 'empty', show: (viewer) => openForm(viewer, title) }
      : {
          screen: title,
          state: 'empty',
          continues: true,
          show: (viewer) => reachFrom(before, viewer, title),
        };
  const withErrors: Shown = {
    screen: title,
    state: 'error summary',
    continues: true,
    show: async ({ page }) => {
      await press(page, button);
      await listsErrors(page);
    },
  };
  const answered: Shown = {
    screen: title,
    state: 'answered',
    continues: true,
    show: ({ page }) => answer(page, ANSWERS),
  };
  return [empty, withErrors, ...(IS_NIGHTLY ? [answered] : [])];
}

async function findAddress(viewer: Viewer, postCode: string): Promise<Page> {
  const page = await openFormPage(viewer, 'What is your address?');
  await page.getByLabel('Postcode').fill(postCode);
  await press(page, 'Find address');
  await headed(page, 'Which address is yours?');
  return page;
}

const LAST_PAGE = FORM_PAGES[FORM_PAGES.length - 1]!;

/** Each page of the application form as it opens, with its errors and with its answers, to the decision. */
export const FORM: readonly Shown[] = [
  ...FORM_PAGES.flatMap(statesOf),
  {
    screen: 'check your details',
    state: 'as opened',
    continues: true,
    show: (viewer) => reachFrom(LAST_PAGE, viewer, CHECK_PAGE),
  },
  {
    screen: 'the decision',
    state: 'failed',
    isHeldHere: true,
    continues: true,
    show: async ({ page }) => {
      await fail(page, SUBMISSIONS);
      await press(page, 'Apply and see my price');
      await headed(page, 'Something went wrong on our side');
    },
  },
  {
    screen: 'choose address',
    state: 'many',
    show: async (viewer) => {
      const page = await findAddress(viewer, 'ZZ99 3VZ');
      await page.getByText('40 addresses found').waitFor();
    },
  },
  {
    screen: 'choose address',
    state: 'failed',
    show: async (viewer) => {
      const page = await findAddress(viewer, 'ZZ99 5XX');
      await page.getByText('We can’t look up addresses').waitFor();
    },
  },
  {
    screen: 'choose address',
    state: 'suggestion for a mistyped postcode',
    show: async (viewer) => {
      const page = await findAddress(viewer, 'ZZ99 3VY');
      await page.getByRole('button', { name: 'Use ZZ99 3VZ' }).waitFor();
    },
  },
  {
    screen: 'choose address',
    state: 'none',
    show: async (viewer) => {
      const page = await findAddress(viewer, 'ZZ99 9ZZ');
      await page.getByText('We found no addresses').waitFor();
    },
  },
  {
    screen: 'address typed manually',
    state: 'empty',
    continues: true,
    show: async ({ page }) => {
      await page.getByRole('link', { name: 'Enter address manually' }).click();
      await headed(page, 'Enter your address');
    },
  },
  {
    screen: 'address typed manually',
    state: 'error summary',
    continues: true,
    show: async ({ page }) => {
      await press(page, 'Continue');
      await listsErrors(page);
    },
  },
  {
    screen: 'the decision',
    state: 'loading',
    isHeldHere: true,
    show: async (viewer) => {
      const page = await openFormPage(viewer, CHECK_PAGE);
      await hold(page, SUBMISSIONS);
      await press(page, 'Apply and see my price');
      await headed(page, 'Working out your price');
    },
  },
  {
    screen: 'too young',
    state: 'as opened',
    show: async ({ page, open }) => {
      await open('/account/borrow/disqualified');
      await headed(page, 'You must be 18 or over to borrow');
    },
  },
  {
    screen: 'application form',
    state: 'with an address where we do not lend',
    show: async ({ open, page }) => {
      await open('/account/borrow/address_change_required');
      await headed(page, 'We need your home address in the UK');
    },
  },
];
