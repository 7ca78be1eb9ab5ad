import type { DataOf } from '@fairlead/contract/wire/client';
import { cleanup, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { PHONE_UPLOAD, phoneUploadPath } from '../../../paths.ts';
import { bodiesOf, fakeApi, type Replies } from '../../../testing/fake-api.ts';
import { renderScreen, summary } from '../../../testing/render-screen.tsx';
import PhoneUploadScreen from './PhoneUploadScreen.tsx';

const TOKEN = 't'.repeat(43);

const ABOUT: DataOf<'openPhoneLink'> = {
  '@type': 'phone-upload',
  firstName: 'Ada',
  proof: 'identity',
  room: 5,
  files: 0,
  expiresAt: '2026-11-20T14:35:00.000Z',
};

const OPENED: Replies = { openPhoneLink: { data: ABOUT } };

function open(replies: Replies, at = phoneUploadPath(TOKEN)) {
  const sent = fakeApi(replies);
  return { sent, ...renderScreen({ [PHONE_UPLOAD]: PhoneUploadScreen }, { at }) };
}

type Opened = ReturnType<typeof open>;

const press = async ({ user }: Opened, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const photo = (name = 'licence.pdf') => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

async function choose({ user }: Opened, ...files: File[]): Promise<void> {
  await user.upload(await screen.findByLabelText('Choose files'), files);
  await screen.findByRole('button', { name: `Remove ${files.at(-1)?.name ?? ''}` });
}

beforeEach(() => sessionStorage.clear());

describe('the page of a link on a phone', () => {
  test('asks nothing of the server by itself, and takes the token out of the address', async () => {
    const { sent, address } = open({});
    await heading('Send photos from this phone');
    expect(sent).toEqual([]);
    expect(address()).toBe(PHONE_UPLOAD);
  });

  test('shows what to send only after it was started', async () => {
    const page = open(OPENED);
    expect(screen.queryByText(/Ada/)).toBeNull();
    await press(page, 'Start');
    expect(await heading('Proof of identity')).toBe(document.activeElement);
    expect(screen.getByText(/^Ada, send your photos here/)).toBeDefined();
    const [body] = bodiesOf(page.sent, 'openPhoneLink');
    expect(body?.token).toBe(TOKEN);
    expect(body?.key).toMatch(/^[\w-]{43}$/);
  });

  test('tries again with the same key where the answer was lost, also after a reload', async () => {
    const page = open({ openPhoneLink: 'no connection' });
    await press(page, 'Start');
    await screen.findByText('We couldn’t reach our server');
    cleanup();
    const again = open(OPENED, PHONE_UPLOAD);
    await press(again, 'Start');
    await heading('Proof of identity');
    expect(bodiesOf(again.sent, 'openPhoneLink')).toEqual(bodiesOf(page.sent, 'openPhoneLink').slice(0, 1));
  });

  test('sends photos one after another with the token and the key, and says how many', async () => {
    const sendByPhone = [{ data: { files: 1, room: 4 } }, { data: { files: 2, room: 3 } }];
    const page = open({ ...OPENED, sendByPhone });
    await press(page, 'Start');
    await choose(page, photo('front.pdf'), photo('back.pdf'));
    await press(page, 'Send');
    await screen.findByText(/^2 files sent from this phone/);
    const [opened] = bodiesOf(page.sent, 'openPhoneLink');
    expect(bodiesOf(page.sent, 'sendByPhone')).toMatchObject([
      { ...opened, filename: 'front.pdf', contentType: 'application/pdf', content: btoa('%PDF-1.7') },
      { ...opened, filename: 'back.pdf' },
    ]);
  });

  test('needs a photo to send', async () => {
    const page = open(OPENED);
    await press(page, 'Start');
    await press(page, 'Send');
    expect(summary()).toEqual(['Select a photo or PDF of your passport, driving licence or identity card']);
  });

  test('says at its file why it was not taken', async () => {
    const page = open({ ...OPENED, sendByPhone: { refusal: 'pdfNeedsPassword' } });
    await press(page, 'Start');
    await choose(page, photo());
    await press(page, 'Send');
    expect(await screen.findByRole('link', { name: /^This PDF needs a password/ })).toBeDefined();
  });

  test('takes no more than the proof does', async () => {
    const page = open({ openPhoneLink: { data: { ...ABOUT, room: 0, files: 5 } } });
    await press(page, 'Start');
    await screen.findByText(/That is the most we can take/);
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
    expect(screen.queryByLabelText('Choose files')).toBeNull();
  });

  test('ends when the borrower has finished, and forgets the link', async () => {
    const page = open({ ...OPENED, finishByPhone: { data: { files: 2 } } });
    await press(page, 'Start');
    await press(page, 'I’ve finished');
    expect(await heading('You’ve finished on this phone')).toBe(document.activeElement);
    expect(screen.getByText(/^You sent 2 files/)).toBeDefined();
    expect(sessionStorage.length).toBe(0);
  });

  test.each([
    ['phoneLinkTaken', /already open on another phone/],
    ['phoneLinkEnded', /This link has ended/],
    ['proofIsAccepted', /We have accepted your proof/],
  ] as const)('cannot be used after %s, and says why', async (refusal, words) => {
    const page = open({ openPhoneLink: { refusal } });
    await press(page, 'Start');
    await heading('You can’t send photos with this link');
    expect(screen.getByText(words)).toBeDefined();
  });

  test('ends while photos are sent, where the computer has ended it', async () => {
    const page = open({ ...OPENED, sendByPhone: { refusal: 'phoneLinkEnded' } });
    await press(page, 'Start');
    await choose(page, photo());
    await press(page, 'Send');
    await heading('You can’t send photos with this link');
  });

  test.each([[PHONE_UPLOAD], [phoneUploadPath('cut-off')]])('at %s says where the link is', async (at) => {
    open({}, at);
    expect(await screen.findByText(/^Scan the code on your computer again/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
  });
});
