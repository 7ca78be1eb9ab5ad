import { addDays, day, type Day } from '@fairlead/core/calendar/day';
import { UNSECURED_2026 } from '@fairlead/core/pricing/products';
import { paymentDayChoices } from '@fairlead/core/schedule/payment-days';
import { WISHED_DAY } from '@fairlead/testing/journeys/applying';
import { prepare, type Prepared } from '../prepared.ts';
import { headed, hold, listsErrors, press, type Shown, type Viewer } from './screen.ts';

const SLUGS = ['adequate-explanations', 'secci', 'contract', 'direct-debit-mandate'] as const;

const openDocuments = ({ open }: Viewer, { applicationId }: Prepared): Promise<void> =>
  open(`/account/borrow/continue/documents?id=${applicationId}`);

const openSignature = ({ open }: Viewer, { applicationId }: Prepared): Promise<void> =>
  open(`/account/borrow/continue/sign?id=${applicationId}`);

const nextDay = ({ api }: Viewer) => api.get('advanceTime', { body: { days: 1 } });

const offersDay = (on: Day): boolean =>
  paymentDayChoices(on, UNSECURED_2026).some(({ paymentDay }) => paymentDay === WISHED_DAY);

/** Goes to a day on which the payment day of the journeys is offered, and on the next one as well. */
async function toDayBeforeAnother(viewer: Viewer): Promise<void> {
  for (;;) {
    const today = day((await viewer.api.get('readTimeMachine')).today);
    if (offersDay(today) && offersDay(addDays(today, 1))) return;
    await nextDay(viewer);
  }
}

/** A document on its own address, where it can be checked as it is. */
const alone = (slug: (typeof SLUGS)[number]): Shown => ({
  screen: slug,
  state: 'document',
  show: async (viewer) => {
    const { applicationId } = await viewer.as('documents');
    const path = `/v2/loan-applications/${applicationId}/read-${slug}.html`;
    await viewer.page.goto(new URL(path, viewer.address('/')).href);
    await viewer.page.getByRole('heading', { level: 1 }).waitFor();
  },
});

/** Reading and signing. */
export const DOCUMENTS: readonly Shown[] = [
  {
    screen: 'documents',
    state: 'as opened',
    show: async (viewer) => {
      await openDocuments(viewer, await viewer.as('documents'));
      await headed(viewer.page, 'Read your documents');
    },
  },
  {
    screen: 'documents',
    state: 'something left to read',
    continues: true,
    show: async ({ page }) => {
      await press(page, 'Continue to sign');
      await page.getByText('You have more to read first').waitFor();
    },
  },
  {
    screen: 'documents read on paper',
    state: 'as opened',
    continues: true,
    show: async ({ page }) => {
      await page.getByRole('link', { name: 'I read them on paper or on another device' }).click();
      await headed(page, 'Confirm what you’ve read');
    },
  },
  {
    screen: 'documents read on paper',
    state: 'error summary',
    continues: true,
    show: async ({ page }) => {
      await press(page, 'Confirm that I’ve read these');
      await listsErrors(page);
    },
  },
  {
    screen: 'a document to read',
    state: 'as opened',
    continues: true,
    show: async ({ page }) => {
      await page.getByRole('link', { name: 'All documents' }).click();
      await page.getByRole('link', { name: 'Loan Important Information' }).click();
      await headed(page, 'Loan Important Information');
      await page.getByRole('article').waitFor();
    },
  },
  {
    screen: 'a document for information',
    state: 'as opened',
    show: async (viewer) => {
      await openDocuments(viewer, await viewer.as('documents'));
      await viewer.page.getByRole('link', { name: 'Direct Debit Mandate' }).click();
      await headed(viewer.page, 'Direct Debit Mandate');
      await viewer.page.getByRole('article').waitFor();
    },
  },
  {
    screen: 'documents',
    state: 'loading',
    isHeldHere: true,
    show: async (viewer) => {
      const borrower = await viewer.as('documents');
      await hold(viewer.page, /\/v2\/loan-applications\//);
      await openDocuments(viewer, borrower);
      await viewer.page.getByText('Opening your documents').waitFor();
    },
  },
  ...SLUGS.map(alone),
  {
    screen: 'document viewer',
    state: 'as opened',
    show: async (viewer) => {
      const { applicationId } = await viewer.as('documents');
      const url = `/v2/loan-applications/${applicationId}/read-contract.html`;
      await viewer.open(`/view-document?url=${encodeURIComponent(url)}`);
      await headed(viewer.page, 'Loan Agreement');
      await viewer.page.getByRole('article').waitFor();
    },
  },
  {
    screen: 'document viewer',
    state: 'of an address that is no document',
    show: async (viewer) => {
      await viewer.as('documents');
      await viewer.open('/view-document?url=https%3A%2F%2Felsewhere.example%2F');
      await headed(viewer.page, 'We can’t show this document');
    },
  },
  {
    screen: 'sign',
    state: 'as opened',
    show: async (viewer) => {
      await openSignature(viewer, await viewer.as('ready to sign'));
      await headed(viewer.page, 'Sign your agreement');
    },
  },
  {
    screen: 'sign',
    state: 'error summary',
    continues: true,
    show: async ({ page }) => {
      await press(page, 'Sign your agreement');
      await listsErrors(page);
    },
  },
  {
    screen: 'sign',
    state: 'another name',
    continues: true,
    show: async ({ page }) => {
      await page.getByLabel('Type your full name').fill('Another Person');
      await press(page, 'Sign your agreement');
      await listsErrors(page);
    },
  },
  {
    screen: 'sign',
    state: 'a day too late',
    show: async (viewer) => {
      await toDayBeforeAnother(viewer);
      await openSignature(viewer, await prepare(viewer, 'ready to sign'));
      await headed(viewer.page, 'Sign your agreement');
      await nextDay(viewer);
      await viewer.page.getByLabel('Type your full name').fill('Successful Accept');
      await press(viewer.page, 'Sign your agreement');
      await viewer.page.getByText('We’ve updated your documents for today').waitFor();
    },
  },
  {
    screen: 'documents',
    state: 'made new for today',
    show: async (viewer) => {
      await toDayBeforeAnother(viewer);
      const borrower = await prepare(viewer, 'documents');
      await nextDay(viewer);
      await openDocuments(viewer, borrower);
      await viewer.page.getByText('We’ve updated your documents for today').waitFor();
    },
  },
  {
    screen: 'an application',
    state: 'expired',
    show: async (viewer) => {
      const { applicationId } = await prepare(viewer, 'tasks');
      await viewer.api.get('advanceTime', { body: { days: 31 } });
      await viewer.open(`/account/borrow/continue?id=${applicationId}`);
      await headed(viewer.page, 'Your offer has expired');
    },
  },
];
