import { headed, listsErrors, press, type Shown } from './screen.ts';

const REPAY = '/account/borrow/repay';

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
