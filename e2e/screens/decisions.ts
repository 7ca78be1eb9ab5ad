import { newApplicant } from '@fairlead/testing/people';
import { prepare, signIn } from '../prepared.ts';
import { expect } from '../visitor.ts';
import { change, fail, headed, hold, listsErrors, press, type Shown, type Viewer } from './screen.ts';

const NEARLY_OVER_MS = 100_000;
const APPLICATIONS = /\/v2\/loan-applications\//;

/** The page of an application that was decided as the surname says. */
export async function openDecided(viewer: Viewer, path: string, lastName: string, changes: object = {}) {
  const who = newApplicant('Successful', lastName, changes);
  const { applicationId } = await prepare(viewer, 'decided', who);
  await viewer.open(`/account/borrow/${path}?id=${applicationId}`);
}

async function openOffer(viewer: Viewer): Promise<void> {
  const { applicationId } = await viewer.as('decided');
  await viewer.open(`/account/borrow/apply?id=${applicationId}`);
}

const offered = (viewer: Viewer) => headed(viewer.page, /[Hh]ere is your price/);

async function openEndingSession(viewer: Viewer): Promise<void> {
  const borrower = await prepare(viewer, 'decided');
  await signIn(viewer, borrower, NEARLY_OVER_MS);
  await viewer.open(`/account/borrow/apply?id=${borrower.applicationId}`);
  await viewer.page.getByRole('dialog', { name: 'Do you want to stay signed in?' }).waitFor();
}

/** Each decision with its page. */
export const DECISIONS: readonly Shown[] = [
  {
    screen: 'change loan',
    state: 'as opened',
    show: async (viewer) => {
      const { applicationId } = await viewer.as('decided');
      await viewer.open(`/account/borrow/apply/change?id=${applicationId}`);
      await headed(viewer.page, 'Change your loan');
    },
  },
  {
    screen: 'change loan',
    state: 'error summary',
    continues: true,
    show: async ({ page }) => {
      await press(page, 'Change my loan');
      await listsErrors(page);
    },
  },
  {
    screen: 'change loan',
    state: 'another price',
    continues: true,
    show: async ({ page }) => {
      await page.getByLabel('Amount, in pounds').fill('5,000');
      await page.getByLabel('Pay it back over').selectOption('24');
      await page.getByText('less than now').first().waitFor();
    },
  },
  {
    screen: 'change loan',
    state: 'nothing to change',
    isHeldHere: true,
    show: async (viewer) => {
      const { applicationId } = await viewer.as('decided');
      const nothing = {
        isRequotable: false,
        reasons: ['There is no other amount or term that we can offer you.'],
      };
      await change(viewer.page, /\/requotability$/, {
        ...nothing,
        amounts: [],
        terms: null,
        maximumMonthlyCost: null,
      });
      await viewer.open(`/account/borrow/apply/change?id=${applicationId}`);
      await headed(viewer.page, 'You can’t change your loan');
    },
  },
  {
    screen: 'account',
    state: 'empty',
    isHeldHere: true,
    show: async (viewer) => {
      await viewer.as('decided');
      await change(viewer.page, /\/v2\/users\//, { loans: [], loanApplications: [] });
      await viewer.open('/account/borrow');
      await viewer.page.getByText('You have no loans or applications here').waitFor();
    },
  },
  {
    screen: 'referred',
    state: 'as opened',
    show: async (viewer) => {
      await openDecided(viewer, 'continue', 'Thin');
      await headed(viewer.page, 'We’re reviewing your application');
    },
  },
  {
    screen: 'address mismatch',
    state: 'as opened',
    show: async (viewer) => {
      await openDecided(viewer, 'address_mismatch', 'Mismatch');
      await headed(viewer.page, 'Check your name and address');
    },
  },
  {
    screen: 'address mismatch',
    state: 'error summary',
    continues: true,
    show: async ({ page }) => {
      await page.getByLabel('First name').fill('');
      await press(page, 'Check again with these details');
      await listsErrors(page);
    },
  },
  {
    screen: 'offer',
    state: 'as opened',
    show: async (viewer) => {
      await openOffer(viewer);
      await offered(viewer);
    },
  },
  {
    screen: 'offer',
    state: 'explained',
    continues: true,
    show: async ({ page }) => {
      for (const name of ['How are these figures worked out?', 'See every payment']) {
        await page.getByText(name).click();
      }
      await page.getByRole('table').waitFor();
    },
  },
  {
    screen: 'an account page',
    state: 'offline',
    isHeldHere: true,
    continues: true,
    show: async ({ page }) => {
      await page.context().setOffline(true);
      await page.getByText('You’re offline').waitFor();
    },
  },
  {
    screen: 'offer',
    state: 'loading',
    isHeldHere: true,
    show: async (viewer) => {
      await hold(viewer.page, APPLICATIONS);
      await openOffer(viewer);
      await viewer.page.getByText('Getting your price').waitFor();
    },
  },
  {
    screen: 'offer',
    state: 'failed',
    isHeldHere: true,
    show: async (viewer) => {
      await fail(viewer.page, APPLICATIONS);
      await openOffer(viewer);
      await headed(viewer.page, 'Something went wrong on our side');
    },
  },
  {
    screen: 'offer',
    state: 'put aside',
    show: async (viewer) => {
      const { applicationId } = await prepare(viewer, 'decided');
      await viewer.open(`/account/borrow/apply?id=${applicationId}`);
      await press(viewer.page, 'Not now');
      await headed(viewer.page, 'We’ve saved your offer');
    },
  },
  { screen: 'an account page', state: 'the session ending', show: openEndingSession },
  {
    screen: 'an account page',
    state: 'the session renewed',
    continues: true,
    show: async ({ page }) => {
      await press(page, 'Stay signed in');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  },
  {
    screen: 'an application',
    state: 'not found',
    show: async (viewer) => {
      await viewer.as('decided');
      await viewer.open('/account/borrow/apply?id=01a1f866-0d00-742c-8dbe-984679d2ac53');
      await headed(viewer.page, 'We couldn’t find that');
    },
  },
];
