import { headed, listsErrors, press, type Shown, type Viewer } from './screen.ts';

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
  { screen: 'contact settings', state: 'as opened', show: openContactSettings },
];
