import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { SCREENS } from '../../paths.ts';
import { aDocumentSet, anApplication, APPLICATION_ID, withDocuments } from '../../testing/applications.ts';
import { aUser } from '../../testing/borrowers.ts';
import { bodiesOf, keysOf, type Replies } from '../../testing/fake-api.ts';
import { openApplication } from '../../testing/open-application.tsx';
import { errorOf, summary } from '../../testing/render-screen.tsx';
import SignScreen from './SignScreen.tsx';

const READY = { ...withDocuments(3), user: aUser({ firstName: 'Zoë', lastName: 'O’Brien-Sample' }) };

const open = (replies: Replies, application = READY) =>
  openApplication(SCREENS.sign, SignScreen, application, { replies });

const sign = () => screen.findByRole('button', { name: 'Sign your agreement' });
const name = () => screen.getByLabelText('Type your full name');

describe('signing', () => {
  test('shows what is agreed, and leads to the confirmation', async () => {
    const { user, sent, address } = open({ requestLoan: { data: anApplication({ state: 'Requested' }) } });
    await sign();
    expect(screen.getByText('£7,500, to your account ending 4958')).toBeDefined();
    expect(screen.getByText('35 of £252.84, then one of £252.98')).toBeDefined();
    await user.type(name(), ' zoe obrien sample ');
    await user.click(await sign());
    await screen.findByText('Another page');
    expect(address()).toBe(`/account/borrow/requested/${APPLICATION_ID}`);
    expect(keysOf(sent, 'requestLoan')).toEqual([expect.stringMatching(/^[\da-f-]{36}$/)]);
    expect(bodiesOf(sent, 'requestLoan')).toEqual([
      { documentSet: aDocumentSet().id, name: 'zoe obrien sample' },
    ]);
  });

  test('needs a name, and sends nothing without it', async () => {
    const { user, sent } = open({});
    await user.click(await sign());
    expect(summary()).toEqual(['Type your full name to sign']);
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(sent.map(({ endpoint }) => endpoint)).toEqual(['readApplication']);
  });

  test('with another person’s name says which one is in the agreement, until it is typed', async () => {
    const { user, sent } = open({});
    await sign();
    await user.type(name(), 'Zoe Brien');
    await user.click(await sign());
    expect(summary()).toEqual(['Type your name as it appears in your agreement: Zoë O’Brien-Sample']);
    expect(errorOf(name())).toBe('Type your name as it appears in your agreement: Zoë O’Brien-Sample');
    await user.clear(name());
    await user.type(name(), 'Zoe Maria O’Brien Sample');
    expect(errorOf(name())).toBeUndefined();
    expect(sent.map(({ endpoint }) => endpoint)).toEqual(['readApplication']);
  });

  test('can wait: “Not today” keeps the offer', async () => {
    const { user, sent, address } = open({
      declineToRequest: { data: anApplication({ state: 'Unrequested' }) },
    });
    await sign();
    expect(screen.getByText(/sign until the end of 20 December 2026/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Not today' }));
    await screen.findByText('Another page');
    expect(address()).toBe(`/account/borrow/unrequested/${APPLICATION_ID}`);
    expect(sent.map(({ endpoint }) => endpoint)).not.toContain('requestLoan');
  });

  test('after a lost connection is sent again as the same signature', async () => {
    const { user, sent } = open({
      requestLoan: ['no connection', { data: anApplication({ state: 'Requested' }) }],
    });
    await sign();
    await user.type(name(), 'Zoë O’Brien-Sample');
    await user.click(await sign());
    expect(await screen.findByRole('status', { name: 'We couldn’t reach our server' })).toBeDefined();
    await user.click(await sign());
    await screen.findByText('Another page');
    const [first, second] = keysOf(sent, 'requestLoan');
    expect(second).toBe(first);
  });

  test.each(['documentsOutOfDate', 'documentsNotRead'] as const)(
    'that is refused with %s leads to the documents',
    async (refusal) => {
      const { user, address } = open({ requestLoan: { refusal } });
      await sign();
      await user.type(name(), 'Zoë O’Brien-Sample');
      await user.click(await sign());
      await screen.findByText('Another page');
      expect(address()).toBe(`/account/borrow/continue/documents?id=${APPLICATION_ID}`);
    },
  );

  test.each([
    ['a document is left to read', aDocumentSet({ read: 2 })],
    ['the documents are of another day', aDocumentSet({ read: 3, isCurrent: false })],
  ])('is not offered while %s', async (_, documentSet) => {
    const { address } = open({}, { ...READY, documentSet });
    await screen.findByText('Another page');
    expect(address()).toBe(`/account/borrow/continue/documents?id=${APPLICATION_ID}`);
  });
});
