import { photo } from '@fairlead/testing/sent-files';
import { prepare } from '../prepared.ts';
import { expect } from '../visitor.ts';
import { headed, listsErrors, press, type Shown, type Viewer } from './screen.ts';
import { signOn } from './staff.ts';

const REPAY = '/account/borrow/repay';

const STATEMENT = {
  name: 'statement.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from(photo().content, 'base64'),
};

/** A borrower who asked a person about two payments opens the page again. */
async function askTwice(viewer: Viewer): Promise<void> {
  const { loanId, token } = await prepare(viewer, 'paid out');
  const own = { token, params: { id: loanId } };
  const { asOf } = await viewer.api.get('readLoan', own);
  for (const amount of [50, 75.25])
    await viewer.api.get('reportMissingPayment', {
      ...own,
      body: { paidOn: asOf, amount, way: 'bank', reference: '', asksPerson: true },
    });
  await viewer.open(`${REPAY}/missing-payment?id=${loanId}`);
  await headed(viewer.page, 'Payment missing?');
}

/** What borrowers ask about payments and tell of a breathing space. */
export const ASKING_SCREENS: readonly Shown[] = [
  {
    screen: 'payment missing',
    state: 'as opened',
    show: async (viewer) => {
      const { loanId } = await viewer.as('paid out');
      await viewer.open(`${REPAY}/missing-payment?id=${loanId}`);
      await headed(viewer.page, 'Payment missing?');
    },
  },
  {
    screen: 'payment missing',
    state: 'error summary',
    continues: true,
    show: async ({ page }) => {
      await press(page, 'Find my payment');
      await listsErrors(page);
    },
  },
  {
    screen: 'payment missing',
    state: 'with two open questions',
    show: async (viewer) => {
      await askTwice(viewer);
      await viewer.page.getByRole('button', { name: 'Find my payment' }).waitFor();
      await expect(viewer.page.getByRole('article')).toHaveCount(2);
    },
  },
  {
    screen: 'payment missing',
    state: 'with a file that is refused, and one that is sent',
    continues: true,
    show: async ({ page }) => {
      const [first, second] = await page.getByLabel(/^Add a file/).all();
      await second?.setInputFiles({ ...STATEMENT, buffer: Buffer.from('not a picture') });
      await page.getByText('The selected file must be a JPG, PNG or PDF').first().waitFor();
      await first?.setInputFiles(STATEMENT);
      await page.getByText(`We have ${STATEMENT.name}.`).first().waitFor();
    },
  },
  {
    screen: 'staff case',
    state: 'with a file',
    continues: true,
    show: async (viewer) => {
      const { page } = viewer;
      await page.context().clearCookies();
      await signOn(viewer);
      await viewer.open('/staff');
      await page.getByRole('link', { name: /-Q2$/ }).last().click();
      await headed(page, /^Payment missing, /);
      await page.getByRole('img').waitFor();
    },
  },
  {
    screen: 'breathing space',
    state: 'as opened',
    show: async (viewer) => {
      const { loanId } = await viewer.as('paid out');
      await viewer.open(`${REPAY}/breathing-space?id=${loanId}`);
      await headed(viewer.page, 'Breathing space');
    },
  },
  {
    screen: 'breathing space',
    state: 'error summary',
    continues: true,
    show: async ({ page }) => {
      await press(page, 'I’ve applied for a breathing space');
      await listsErrors(page);
    },
  },
];
