import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { SCREENS } from '../../../paths.ts';
import type { EarlierFile } from '../../../resources/requirements/proof.ts';
import { anApplication, aRequirement } from '../../../testing/applications.ts';
import { bodiesOf, type Replies } from '../../../testing/fake-api.ts';
import { openApplication } from '../../../testing/open-application.tsx';
import AddressProofScreen from './AddressProofScreen.tsx';

const LICENCE: EarlierFile = {
  '@type': 'attachment',
  id: '01a1f8e9-0000-7000-8000-00000000cccc',
  filename: 'licence.jpg',
  contentType: 'image/jpeg',
  pages: 1,
  sentAt: '2026-11-19T10:00:00.000Z',
  sentFor: 'identity',
};

const asked = (changes: Parameters<typeof aRequirement>[1] = {}) =>
  anApplication({ requirements: [aRequirement('address', changes)] });

const open = (replies: Replies) =>
  openApplication(SCREENS.addressProof, AddressProofScreen, asked(), { replies });

describe('files that were sent before', () => {
  test('are listed with what they were sent for and when', async () => {
    open({ listEarlierFiles: { data: [LICENCE] } });
    expect(await screen.findByRole('heading', { name: 'Files you sent before' })).toBeDefined();
    expect(screen.getByText('Photo, sent as proof of identity on 19 November 2026')).toBeDefined();
  });

  test('are not mentioned where there are none', async () => {
    const { sent } = open({ listEarlierFiles: { data: [] } });
    await screen.findByLabelText('Choose files');
    await expect.poll(() => sent.some(({ endpoint }) => endpoint === 'listEarlierFiles')).toBe(true);
    expect(screen.queryByRole('heading', { name: 'Files you sent before' })).toBeNull();
  });

  test('are used by one press, and then are with what was sent', async () => {
    const { id: _id, sentFor: _sentFor, ...file } = LICENCE;
    const copy = { ...file, id: '01a1f8e9-0000-7000-8000-00000000dddd', isRefused: false };
    const data = asked({ state: 'Provided', given: '1 file', attachments: [copy] });
    const { user, sent } = open({
      listEarlierFiles: [{ data: [LICENCE] }, { data: [] }],
      readApplication: [{ data: asked() }, { data }],
      useEarlierFile: { data },
    });
    await user.click(await screen.findByRole('button', { name: 'Use this file licence.jpg' }));
    await screen.findByText('We’re checking what you sent');
    expect(bodiesOf(sent, 'useEarlierFile')).toEqual([{ file: LICENCE.id }]);
    await expect.poll(() => document.activeElement?.textContent).toBe('What you’ve sent');
  });

  test('say why one cannot be used', async () => {
    const replies: Replies = {
      listEarlierFiles: { data: [LICENCE] },
      useEarlierFile: { refusal: 'fileNotUsableHere' },
    };
    const { user } = open(replies);
    await user.click(await screen.findByRole('button', { name: 'Use this file licence.jpg' }));
    expect(await screen.findByText(/^This file can’t be used here/)).toBeDefined();
  });
});
