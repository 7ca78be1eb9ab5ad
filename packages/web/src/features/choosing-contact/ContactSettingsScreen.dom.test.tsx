import type { Brand } from '@fairlead/brands/brand';
import { BRANDS } from '@fairlead/brands/brands';
import { addDays } from '@fairlead/core/calendar/day';
import { longDay } from '@fairlead/core/calendar/display';
import type { DataOf } from '@fairlead/contract/wire/client';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { SCREENS } from '../../paths.ts';
import { BORROWER_ID } from '../../testing/borrowers.ts';
import { bodiesOf, fakeApi, type Replies } from '../../testing/fake-api.ts';
import { TODAY } from '../../testing/today.ts';
import { renderScreen, SIGNED_IN, summary } from '../../testing/render-screen.tsx';
import ContactSettingsScreen from './ContactSettingsScreen.tsx';

type Permissions = DataOf<'readContactPermission'>;
const NO_PAUSE: DataOf<'readContactPause'> = { '@type': 'contact-pause', pausedUntil: null };

type Said = NonNullable<Permissions['answers']>[number]['permission'];

const NONE: Permissions = {
  '@type': 'contact-permission',
  '@link': `/v2/users/${BORROWER_ID}/contact-permission`,
  unsecuredLoanReminders: true,
  unsecuredLoanOffers: true,
  groupCrossSell: false,
  answers: [],
};

const answered = (said: Partial<Record<Said, boolean>>): Permissions => ({
  ...NONE,
  ...said,
  answers: Object.entries(said).map(([permission, allowed]) => ({
    '@type': 'contact-permission-answer',
    id: '01a1f8e9-0000-7000-8000-0000000000b1',
    permission: permission as Said, // a key of `said`
    allowed,
    wordingVersion: 'contact-settings-2026-1',
    channel: 'web',
    changedAt: '2026-11-20T10:00:00.000Z',
  })),
});

function open(replies: Replies, brand: Brand = BRANDS.lendable) {
  const sent = fakeApi({
    readContactPermission: { data: NONE },
    readContactPause: { data: NO_PAUSE },
    ...replies,
  });
  const screens = { [SCREENS.contactSettings]: ContactSettingsScreen };
  return { sent, ...renderScreen(screens, { at: SCREENS.contactSettings, session: SIGNED_IN, brand }) };
}

const question = (name: RegExp) => screen.findByRole('group', { name });
const choice = async (name: RegExp, answer: 'Yes' | 'No') =>
  within(await question(name)).getByLabelText(answer);
const isChosen = async (name: RegExp, answer: 'Yes' | 'No') =>
  (await choice(name, answer)) instanceof HTMLInputElement &&
  ((await choice(name, answer)) as HTMLInputElement).checked;
const save = () => screen.getByRole('button', { name: 'Save my answers' });

const ALL = { unsecuredLoanReminders: true, unsecuredLoanOffers: false, groupCrossSell: false };
const SAVED = { ...ALL, paymentTexts: true, paymentTextsOnly: false };

describe('contact settings', () => {
  test('start without answers to what is asked, and ask for each', async () => {
    const { user, sent } = open({});
    await question(/reminders/);
    const chosen = screen.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked);
    expect(chosen).toEqual([screen.getByLabelText('By email'), screen.getByLabelText(/^A week/)]);
    await user.click(save());
    expect(summary()).toEqual([
      'Select yes if you would like reminders',
      'Select yes if you would like offers of our loans',
      'Select yes if you would like offers from other companies in our group',
    ]);
    expect(bodiesOf(sent, 'changeContactPermission')).toEqual([]);
  });

  test('are saved, and say so', async () => {
    const { user, sent } = open({
      readContactPermission: [{ data: NONE }, { data: answered(SAVED) }],
      changeContactPermission: { data: answered(SAVED) },
    });
    await user.click(await screen.findByLabelText('By email and text message'));
    await user.click(await choice(/reminders/, 'Yes'));
    await user.click(await choice(/offers of loans/, 'No'));
    await user.click(await choice(/other companies/, 'No'));
    await user.click(save());
    expect(await screen.findByRole('status', { name: 'Your answers are saved' })).toBeDefined();
    expect(bodiesOf(sent, 'changeContactPermission')).toEqual([SAVED]);
    expect(screen.getByText('You last changed this on 20 November 2026.')).toBeDefined();
    expect(await isChosen(/offers of loans/, 'No')).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('By email and text message').checked).toBe(true);
    expect(sessionStorage.getItem('typed')).toBeNull();
  });

  test('take text messages in place of emails', async () => {
    const only = { ...ALL, paymentTexts: true, paymentTextsOnly: true };
    const { user, sent } = open({
      readContactPermission: { data: answered(ALL) },
      changeContactPermission: { data: answered(only) },
    });
    await user.click(await screen.findByLabelText('Only by text message'));
    await user.click(save());
    await screen.findByRole('status', { name: 'Your answers are saved' });
    expect(bodiesOf(sent, 'changeContactPermission')).toEqual([only]);
  });

  test('pause messages about payments, say until when, and end the pause', async () => {
    const until = addDays(TODAY, 14);
    const paused = { data: { ...NO_PAUSE, pausedUntil: until } };
    const { user, sent } = open({
      readContactPermission: { data: answered(ALL) },
      readContactPause: [{ data: NO_PAUSE }, paused, { data: NO_PAUSE }],
      changeContactPause: [paused, { data: NO_PAUSE }],
    });
    await user.click(await screen.findByLabelText(/^Two weeks/));
    await user.click(screen.getByRole('button', { name: 'Pause messages' }));
    expect(
      await screen.findByText(`Paused until the end of ${longDay(until)}.`, { exact: false }),
    ).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'End the pause' }));
    await screen.findByRole('button', { name: 'Pause messages' });
    expect(bodiesOf(sent, 'changeContactPause')).toEqual([{ pausedUntil: until }, { pausedUntil: null }]);
  });

  test('start with what was answered before', async () => {
    open({ readContactPermission: { data: answered(ALL) } });
    expect(await isChosen(/reminders/, 'Yes')).toBe(true);
    expect(await isChosen(/other companies/, 'No')).toBe(true);
  });

  test('of a motor borrower are those of motor finance', async () => {
    const motor: Permissions = {
      '@type': 'contact-permission',
      '@link': NONE['@link'],
      motorFinanceReminders: false,
      motorFinanceOffers: false,
      groupCrossSell: false,
      answers: [],
    };
    const { user, sent } = open(
      { readContactPermission: { data: motor }, changeContactPermission: { data: motor } },
      BRANDS.motor,
    );
    for (const name of [/reminders/, /offers of loans/, /other companies/]) {
      await user.click(await choice(name, 'No'));
    }
    await user.click(save());
    await screen.findByRole('status', { name: 'Your answers are saved' });
    expect(bodiesOf(sent, 'changeContactPermission')).toEqual([
      {
        motorFinanceReminders: false,
        motorFinanceOffers: false,
        groupCrossSell: false,
        paymentTexts: false,
        paymentTextsOnly: false,
      },
    ]);
  });

  test('that could not be saved are still chosen, and say why', async () => {
    const { user } = open({
      readContactPermission: { data: answered(ALL) },
      changeContactPermission: 'no connection',
    });
    await user.click(await choice(/reminders/, 'No'));
    await user.click(save());
    expect(await screen.findByRole('status', { name: 'We couldn’t reach our server' })).toBeDefined();
    expect(await isChosen(/reminders/, 'No')).toBe(true);
  });
});
