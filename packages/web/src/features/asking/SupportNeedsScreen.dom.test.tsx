import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { SUPPORT_NEEDS } from '../../paths.ts';
import type { StatedNeeds } from '../../resources/repaying/support-needs.ts';
import { bodiesOf, fakeApi, type Replies } from '../../testing/fake-api.ts';
import { renderScreen, SIGNED_IN, summary } from '../../testing/render-screen.tsx';
import { TODAY } from '../../testing/today.ts';
import SupportNeedsScreen from './SupportNeedsScreen.tsx';

const NONE: StatedNeeds = { '@type': 'support-needs', needs: [], words: '', recordedOn: null };
const STATED: StatedNeeds = { ...NONE, needs: ['more-time'], words: 'Slowly.', recordedOn: TODAY };

function open(replies: Replies) {
  const sent = fakeApi({ readSupportNeeds: { data: NONE }, ...replies });
  const screens = { [SUPPORT_NEEDS]: SupportNeedsScreen };
  return { sent, ...renderScreen(screens, { at: SUPPORT_NEEDS, session: SIGNED_IN }) };
}

const save = () => screen.findByRole('button', { name: 'Save my support needs' });

describe('support needs', () => {
  test('are chosen and written, and say what we do differently', async () => {
    const { user, sent } = open({
      readSupportNeeds: [{ data: NONE }, { data: STATED }],
      changeSupportNeeds: { data: STATED },
    });
    await user.click(await save());
    expect(summary()).toEqual(['Choose what would help you, or write it in your own words']);
    expect(
      screen.getByText('We’ll wait longer for an answer, and calls can take as long as you need.'),
    ).toBeDefined();
    await user.click(screen.getByLabelText('More time'));
    await user.type(screen.getByLabelText('In your own words (optional)'), 'Slowly.');
    await user.click(await save());
    expect(await screen.findByRole('status', { name: 'Your support needs are saved' })).toBeDefined();
    expect(bodiesOf(sent, 'changeSupportNeeds')).toEqual([{ needs: ['more-time'], words: 'Slowly.' }]);
  });

  test('that were stated before are shown, and can be removed', async () => {
    const { user, sent } = open({
      readSupportNeeds: [{ data: STATED }, { data: NONE }],
      changeSupportNeeds: { data: NONE },
    });
    expect((await screen.findByLabelText<HTMLInputElement>('More time')).checked).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Remove them' }));
    expect(await screen.findByRole('status', { name: 'Your support needs are removed' })).toBeDefined();
    expect(bodiesOf(sent, 'changeSupportNeeds')).toEqual([{ needs: [], words: '' }]);
    expect(screen.getByLabelText<HTMLInputElement>('More time').checked).toBe(false);
  });
});
