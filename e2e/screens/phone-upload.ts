import { linkedPhone, type Phone } from '@fairlead/testing/journeys/phone-links';
import { followUp } from '@fairlead/testing/journeys/applying';
import { newApplicant } from '@fairlead/testing/people';
import { photo } from '@fairlead/testing/sent-files';
import { makeBorrower, signIn } from '../prepared.ts';
import { untilScripted } from '../visitor.ts';
import { headed, press, type Shown, type Viewer } from './screen.ts';

async function asked(viewer: Viewer) {
  const borrower = await makeBorrower(
    viewer,
    'decided',
    newApplicant('Successful', 'Accept-Identity-Address'),
  );
  return { ...borrower, ...(await followUp(viewer.api, borrower)) };
}

/** The link of a borrower who is at a computer. */
async function linkOf(viewer: Viewer): Promise<Phone> {
  return linkedPhone(viewer.api, await asked(viewer));
}

async function openLink({ page, open }: Viewer, { token }: Phone): Promise<void> {
  await open(`/photos?token=${token}`);
  await headed(page, 'Send photos from this phone');
  await untilScripted(page);
}

/** What a phone shows that was handed a link, and what was sent before. */
export const PHONE_UPLOAD: readonly Shown[] = [
  {
    screen: 'photos from a phone',
    state: 'as opened',
    show: async (viewer) => openLink(viewer, await linkOf(viewer)),
  },
  {
    screen: 'photos from a phone',
    state: 'started',
    continues: true,
    show: async ({ page }) => {
      await press(page, 'Start');
      await headed(page, 'Proof of identity');
    },
  },
  {
    screen: 'photos from a phone',
    state: 'a photo sent',
    continues: true,
    show: async ({ page }) => {
      const { filename: name, contentType: mimeType, content } = photo('wait.jpg');
      const file = { name, mimeType, buffer: Buffer.from(content, 'base64') };
      await page.getByLabel('Choose files').setInputFiles(file);
      await page.getByRole('button', { name: 'Remove wait.jpg' }).waitFor();
      await press(page, 'Send');
      await page.getByText('1 file sent from this phone.').waitFor();
    },
  },
  {
    screen: 'photos from a phone',
    state: 'finished',
    continues: true,
    show: async ({ page }) => {
      await press(page, 'I’ve finished');
      await headed(page, 'You’ve finished on this phone');
    },
  },
  {
    screen: 'photos from a phone',
    state: 'open on another phone',
    show: async (viewer) => {
      const link = await linkOf(viewer);
      await viewer.api.get('openPhoneLink', { body: link });
      await openLink(viewer, link);
      await press(viewer.page, 'Start');
      await headed(viewer.page, 'You can’t send photos with this link');
    },
  },
  {
    screen: 'photos from a phone',
    state: 'without a link',
    show: async ({ page, open }) => {
      await open('/photos');
      await headed(page, 'Send photos from this phone');
    },
  },
  {
    screen: 'proof of address',
    state: 'with a file that was sent before',
    show: async (viewer) => {
      const borrower = await asked(viewer);
      const { token, identity, applicationId } = borrower;
      await viewer.api.get('proofOfId', { token, params: { id: identity }, body: photo('wait.jpg') });
      await signIn(viewer, borrower);
      await viewer.open(`/account/borrow/continue/proof-of-address?id=${applicationId}`);
      await viewer.page.getByRole('heading', { name: 'Files you sent before' }).waitFor();
    },
  },
];
