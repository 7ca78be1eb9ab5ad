import { fail, headed, listsErrors, press, type Shown, type Viewer } from './screen.ts';

async function openDetails(viewer: Viewer): Promise<void> {
  await viewer.as('decided');
  await viewer.open('/account/address-details');
  await headed(viewer.page, 'Your details');
}

async function openContactSettings(viewer: Viewer): Promise<void> {
  await viewer.as('decided');
  await viewer.open('/contact-settings');
  await headed(viewer.page, 'Contact settings');
}

async function openBudget(
  viewer: Viewer,
  stage: 'decided' | 'budget',
  step: string,
  heading: string | RegExp = 'Your budget',
): Promise<void> {
  await viewer.as(stage);
  await viewer.open(`/account/budget?step=${step}`);
  await headed(viewer.page, heading);
}

const BUDGET_PARTS = [
  ['household', 'Who lives with you'],
  ['income', 'What comes in'],
  ['priority-bills', 'Bills that come first'],
  ['fixed-costs', 'Costs that you have to pay'],
  ['flexible-costs', 'Everyday spending'],
  ['debts', 'What you owe to others'],
] as const;

/** Pages that are the account's, which a session of one application does not open. */
const CLOSED_TO_LIMITED_SESSIONS = [
  ['contact settings', '/contact-settings'],
  ['your data', '/account/your-data'],
  ['budget', '/account/budget'],
] as const;

const LIMITED_SESSION = 'in a session that is limited to one application';

const OPEN_THE_LINK = 'Open the link to sign in and continue.';

/** What borrowers see and change of their own record. */
export const ACCOUNT_SCREENS: readonly Shown[] = [
  { screen: 'address details', state: 'as opened', show: openDetails },
  {
    screen: 'address details',
    state: 'typed manually, error summary',
    continues: true,
    show: async ({ page }) => {
      await press(page, 'Enter address manually');
      await press(page, 'Save my new address');
      await listsErrors(page);
    },
  },
  {
    screen: 'mobile number',
    state: 'error summary',
    show: async (viewer) => {
      await viewer.as('decided');
      await viewer.open('/account/mobile-number');
      await headed(viewer.page, 'Your mobile number');
      await press(viewer.page, 'Save my new number');
      await listsErrors(viewer.page);
    },
  },
  {
    screen: 'support needs',
    state: 'as opened',
    show: async (viewer) => {
      await viewer.as('decided');
      await viewer.open('/account/borrow/support-needs');
      await headed(viewer.page, 'Your support needs');
    },
  },
  {
    screen: 'support needs',
    state: 'error summary',
    continues: true,
    show: async ({ page }) => {
      await press(page, 'Save my support needs');
      await listsErrors(page);
    },
  },
  { screen: 'contact settings', state: 'as opened', show: openContactSettings },
  {
    screen: 'contact settings',
    state: 'messages about payments paused',
    continues: true,
    show: async ({ page }) => {
      await press(page, 'Pause messages');
      await page.getByText('Paused until the end of').waitFor();
    },
  },
  ...CLOSED_TO_LIMITED_SESSIONS.map(([screen, path]) => ({
    screen,
    state: LIMITED_SESSION,
    show: async (viewer: Viewer) => {
      await viewer.as('limited session');
      await viewer.open(path);
      await headed(viewer.page, 'Check your email to continue');
      await viewer.page.getByText(OPEN_THE_LINK).waitFor();
    },
  })),
  {
    screen: 'messages',
    state: LIMITED_SESSION,
    show: async (viewer) => {
      await viewer.as('limited session');
      await viewer.open('/account/messages');
      await viewer.page.getByRole('status', { name: 'Check your email to continue' }).waitFor();
    },
  },
  {
    screen: 'mobile number',
    state: LIMITED_SESSION,
    show: async (viewer) => {
      await viewer.as('limited session');
      await viewer.open('/account/mobile-number');
      await viewer.page.getByLabel('New mobile number').fill('07700 900456');
      await press(viewer.page, 'Save my new number');
      const refused = viewer.page.getByRole('status', { name: 'Check your email to continue' });
      await refused.getByText('Open the link we’ve emailed you to sign in and continue.').waitFor();
    },
  },
  { screen: 'budget', state: 'not begun', show: (viewer) => openBudget(viewer, 'decided', '') },
  {
    screen: 'budget',
    state: 'summary of nothing',
    continues: true,
    show: async ({ page }) => {
      await page.getByRole('link', { name: 'See your summary' }).click();
      await page.getByText('Your budget isn’t complete yet').waitFor();
    },
  },
  { screen: 'budget', state: 'complete', show: (viewer) => openBudget(viewer, 'budget', '') },
  {
    screen: 'budget summary',
    state: 'complete',
    continues: true,
    show: async ({ page }) => {
      await page.getByRole('link', { name: 'See your summary' }).click();
      await page.getByText('Left each month').waitFor();
    },
  },
  ...BUDGET_PARTS.map(([step, heading]) => ({
    screen: `budget, ${step}`,
    state: 'filled in',
    show: async (viewer: Viewer) => {
      await viewer.as('budget');
      await viewer.open(`/account/budget?step=${step}`);
      await headed(viewer.page, heading);
    },
  })),
  {
    screen: 'budget, debts',
    state: 'error summary',
    continues: true,
    show: async ({ page }) => {
      await page.getByLabel('What you owe, in pounds: Debt 1').fill('about 500');
      await press(page, 'Save and continue');
      await listsErrors(page);
    },
  },
  {
    screen: 'budget',
    state: 'could not be saved',
    isHeldHere: true,
    show: async (viewer) => {
      await fail(viewer.page, /financial-statements\/[\da-f]/);
      await openBudget(viewer, 'budget', 'flexible-costs', 'Everyday spending');
      await viewer.page.getByLabel('Hobbies and going out, in pounds').fill('40');
      await press(viewer.page, 'Save and continue');
      await viewer.page.getByRole('status', { name: 'That didn’t work' }).waitFor();
    },
  },
  {
    screen: 'budget',
    state: 'could not be opened',
    isHeldHere: true,
    show: async (viewer) => {
      await fail(viewer.page, /financial-statements/);
      await openBudget(viewer, 'decided', '', /^Something went wrong/);
    },
  },
];
