import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { phoneUploadPath, SCREENS } from '../../../paths.ts';
import type { PhoneLink } from '../../../resources/phone-link.ts';
import { anApplication, aRequirement } from '../../../testing/applications.ts';
import type { Replies } from '../../../testing/fake-api.ts';
import { openApplication } from '../../../testing/open-application.tsx';
import IdentityProofScreen from '../proofs/IdentityProofScreen.tsx';

const TOKEN = 't'.repeat(43);

const link = (changes: Partial<PhoneLink> = {}): PhoneLink => ({
  '@type': 'phone-link',
  id: '01a1f8e9-0000-7000-8000-00000000aaaa',
  state: 'waiting',
  files: 0,
  expiresAt: '2026-11-20T14:35:00.000Z',
  ...changes,
});

const application = (files: readonly string[] = []) =>
  anApplication({
    requirements: [
      aRequirement('identity', {
        attachments: files.map((filename, index) => ({
          '@type': 'attachment',
          id: `01a1f8e9-0000-7000-8000-00000000000${index}`,
          filename,
          contentType: 'image/jpeg',
          pages: 1,
          sentAt: '2026-11-20T10:00:00.000Z',
          isRefused: false,
        })),
      }),
    ],
  });

const MADE: Replies = {
  listEarlierFiles: { data: [] },
  makePhoneLink: { data: { ...link(), token: TOKEN } },
};

function open(replies: Replies) {
  return openApplication(SCREENS.identityProof, IdentityProofScreen, application(), {
    replies: { ...MADE, ...replies },
  });
}

const button = (name: string) => screen.findByRole('button', { name });

describe('a phone instead of the computer', () => {
  test('is handed a link by a code that has its address next to it', async () => {
    const { user } = open({ readPhoneLink: { data: link() } });
    await user.click(await button('Use my phone instead'));
    expect(await screen.findByRole('heading', { name: 'Use your phone' })).toBe(document.activeElement);
    expect(await screen.findByRole('img', { name: /^QR code/ })).toBeDefined();
    expect(screen.getByText(`${location.origin}${phoneUploadPath(TOKEN)}`)).toBeDefined();
    expect(screen.getByText('Waiting for your phone. The code works until 14:35.')).toBeDefined();
  });

  test('shows on the computer that it is connected, and each file as it comes', async () => {
    const { user } = open({
      readPhoneLink: { data: link({ state: 'connected', files: 1 }) },
      readApplication: [{ data: application() }, { data: application(['front.jpg']) }],
    });
    await user.click(await button('Use my phone instead'));
    expect(await screen.findByText('Your phone is connected. 1 file received.')).toBeDefined();
    expect(await screen.findByText('front.jpg')).toBeDefined();
    expect(screen.queryByRole('img', { name: /^QR code/ })).toBeNull();
  });

  test('is stopped from the computer, which has the focus where it was', async () => {
    const endPhoneLink = { data: link({ state: 'ended' }) } as const;
    const { user, sent } = open({ readPhoneLink: { data: link() }, endPhoneLink });
    await user.click(await button('Use my phone instead'));
    await user.click(await button('Stop using my phone'));
    expect(await button('Use my phone instead')).toBe(document.activeElement);
    expect(sent.map(({ endpoint }) => endpoint)).toContain('endPhoneLink');
  });

  test('gets a new code after the time is over', async () => {
    const next = { ...link({ id: '01a1f8e9-0000-7000-8000-00000000bbbb' }), token: 'n'.repeat(43) };
    const { user } = open({
      makePhoneLink: [{ data: { ...link(), token: TOKEN } }, { data: next }],
      readPhoneLink: [{ data: link({ state: 'ended' }) }, { data: link({ id: next.id }) }],
    });
    await user.click(await button('Use my phone instead'));
    await screen.findByText('The code has expired.');
    await user.click(await button('Get a new code'));
    expect(await screen.findByText(`${location.origin}${phoneUploadPath(next.token)}`)).toBeDefined();
  });

  test('is closed after it has finished, without another call', async () => {
    const { user, sent } = open({ readPhoneLink: { data: link({ state: 'finished', files: 2 }) } });
    await user.click(await button('Use my phone instead'));
    await screen.findByText('Your phone has finished. 2 files received.');
    await user.click(await button('Close'));
    await button('Use my phone instead');
    expect(sent.map(({ endpoint }) => endpoint)).not.toContain('endPhoneLink');
  });

  test('says why no code can be made', async () => {
    const { user } = open({ makePhoneLink: { refusal: 'tooManyFiles' } });
    await user.click(await button('Use my phone instead'));
    expect(await screen.findByText(/^You have sent 5 files/)).toBeDefined();
  });
});
