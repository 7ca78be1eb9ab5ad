import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { SCREENS } from '../../paths.ts';
import { anApplication, APPLICATION_ID } from '../../testing/applications.ts';
import { bodiesOf, type Replies } from '../../testing/fake-api.ts';
import { openApplication } from '../../testing/open-application.tsx';
import { errorOf, summary } from '../../testing/render-screen.tsx';
import DeclinedScreen from './DeclinedScreen.tsx';
import SecondLookScreen from './SecondLookScreen.tsx';

const DECLINED = anApplication({
  state: 'Declined',
  quote: null,
  declineReasons: ['Your credit file shows defaults in the last 12 months.'],
  canAskSecondLook: true,
});

const REASON = 'One of the defaults is not mine.';

const ask = (replies: Replies = {}, application = DECLINED) =>
  openApplication(SCREENS.secondLook, SecondLookScreen, application, { replies });

const field = () => screen.findByLabelText('What should we look at again?');
const button = () => screen.getByRole('button', { name: 'Ask us to look again' });

describe('asking for a second look', () => {
  test('sends what the borrower wrote, and leads back to the decision', async () => {
    const { user, sent, address } = ask({ askSecondLook: { data: DECLINED } });
    await user.type(await field(), `  ${REASON} `);
    await user.click(button());
    await screen.findByText('Another page');
    expect(bodiesOf(sent, 'askSecondLook')).toEqual([{ reason: REASON }]);
    expect(address()).toBe(`/account/borrow/declined?id=${APPLICATION_ID}`);
  });

  const letter = (name = 'letter.pdf') => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

  test('sends a file with it, which can be taken away again', async () => {
    const { user, sent } = ask({ askSecondLook: { data: DECLINED } });
    await user.type(await field(), REASON);
    await user.upload(screen.getByLabelText('Choose a file'), letter('wrong.pdf'));
    await user.click(await screen.findByRole('button', { name: 'Remove wrong.pdf' }));
    await user.upload(screen.getByLabelText('Choose a file'), letter());
    await screen.findByRole('button', { name: 'Remove letter.pdf' });
    await user.click(button());
    await screen.findByText('Another page');
    const document = { filename: 'letter.pdf', contentType: 'application/pdf', content: btoa('%PDF-1.7') };
    expect(bodiesOf(sent, 'askSecondLook')).toEqual([{ reason: REASON, document }]);
  });

  test('with a file that is not taken says why, and what was typed stays', async () => {
    const { user, sent } = ask({ askSecondLook: [{ refusal: 'pdfNeedsPassword' }, { data: DECLINED }] });
    await user.type(await field(), REASON);
    await user.upload(screen.getByLabelText('Choose a file'), letter());
    await screen.findByRole('button', { name: 'Remove letter.pdf' });
    await user.click(button());
    expect(await screen.findByRole('link', { name: /^This PDF needs a password/ })).toBeDefined();
    expect((await field()).textContent).toBe(REASON);
    await user.click(screen.getByRole('button', { name: 'Continue without a file' }));
    await user.click(button());
    await screen.findByText('Another page');
    expect(bodiesOf(sent, 'askSecondLook')[1]).toEqual({ reason: REASON });
  });

  test('needs a few words to look at', async () => {
    const { user, sent } = ask();
    await field();
    expect(summary()).toEqual([]);
    await user.click(button());
    expect(summary()).toEqual(['Enter what we should look at again']);
    await user.type(await field(), 'no');
    expect(errorOf(await field())).toMatch(/^Enter at least 10 characters/);
    expect(bodiesOf(sent, 'askSecondLook')).toEqual([]);
  });

  test('that is no longer possible says so, and what was typed stays', async () => {
    const { user } = ask({ askSecondLook: { refusal: 'secondLookNotOpen' } });
    await user.type(await field(), REASON);
    await user.click(button());
    expect(await screen.findByText(/can’t be looked at again/)).toBeDefined();
    expect((await field()).textContent).toBe(REASON);
  });

  test('leads back to the decision where it was asked for before', async () => {
    ask({}, { ...DECLINED, canAskSecondLook: false });
    expect(await screen.findByText('Another page')).toBeDefined();
  });
});

describe('a decision not to lend', () => {
  const open = (changes: Partial<typeof DECLINED> = {}) =>
    openApplication(SCREENS.declined, DeclinedScreen, { ...DECLINED, ...changes });

  test('leads to a person who looks again', async () => {
    open();
    const link = await screen.findByRole('link', { name: 'Ask us to look again' });
    expect(link.getAttribute('href')).toBe(`/account/borrow/declined/second-look?id=${APPLICATION_ID}`);
  });

  test('says that it is looked at again, and the outcome', async () => {
    const askedAt = '2026-11-24T10:00:00.000Z';
    open({ canAskSecondLook: false, secondLook: { askedAt, answeredAt: null } });
    expect(await screen.findByText(/^You asked us on 24 November 2026/)).toBeDefined();
    open({ canAskSecondLook: false, secondLook: { askedAt, answeredAt: '2026-11-25T10:00:00.000Z' } });
    expect(await screen.findByText(/^On 25 November 2026 someone on our team looked/)).toBeDefined();
  });
});
