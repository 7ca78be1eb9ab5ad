import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { CONFIRM_READ, confirmReadPath, readingPath, taskPath } from '../../application-paths.ts';
import { SCREENS } from '../../paths.ts';
import type { Application } from '../../resources/loan-application.ts';
import { aDocumentSet, APPLICATION_ID, withDocuments } from '../../testing/applications.ts';
import { bodiesOf, fakeApi, type Replies } from '../../testing/fake-api.ts';
import { renderScreen, SIGNED_IN, summary } from '../../testing/render-screen.tsx';
import ConfirmReadScreen from './ConfirmReadScreen.tsx';
import DocumentsScreen from './DocumentsScreen.tsx';
import ReadScreen from './ReadScreen.tsx';

const LIST = taskPath(APPLICATION_ID, 'documents');
const reading = (slug: string) => readingPath(APPLICATION_ID, slug);

/** `later` is what the server has of the application after a change. */
function open(at: string, application: Application, replies: Replies = {}, later = application) {
  const sent = fakeApi({
    readApplication: [{ data: application }, { data: later }],
    readApplicationDocument: { data: '<!doctype html><body><main><h1>Its title</h1></main></body>' },
    ...replies,
  });
  const screens = {
    [SCREENS.documents]: DocumentsScreen,
    [SCREENS.readDocument]: ReadScreen,
    [CONFIRM_READ]: ConfirmReadScreen,
  };
  return { sent, ...renderScreen(screens, { at, session: SIGNED_IN }) };
}

describe('documents that were read on paper or on another device', () => {
  const TOGETHER = confirmReadPath(APPLICATION_ID);
  const box = (name: string) => screen.findByRole('checkbox', { name });
  const confirm = () => screen.getByRole('button', { name: 'Confirm that I’ve read these' });

  test('have a page that the list leads to, with each of them to print', async () => {
    const { user, address } = open(LIST, withDocuments(1));
    await user.click(await screen.findByRole('link', { name: 'I read them on paper or on another device' }));
    expect(address()).toBe(TOGETHER);
    const papers = await screen.findAllByRole('link', { name: /[(]PDF[)]$/ });
    expect(papers.map((paper) => paper.getAttribute('href'))).toEqual(
      ['secci', 'contract'].map(
        (slug) => `/v2/loan-applications/${APPLICATION_ID}/read-${slug}.pdf/download`,
      ),
    );
  });

  test('are confirmed together, and lead to what is left to read', async () => {
    const { user, sent, address } = open(
      TOGETHER,
      withDocuments(0),
      { confirmReadDocuments: { data: withDocuments(2) } },
      withDocuments(2),
    );
    await user.click(await box('Loan Key Facts'));
    await user.click(await box('Loan Important Information'));
    await user.click(confirm());
    await screen.findByRole('heading', { name: 'Loan Agreement' });
    expect(address()).toBe(reading('contract'));
    expect(bodiesOf(sent, 'confirmReadDocuments')).toEqual([
      { hasRead: true, documents: ['adequate-explanations', 'secci'], documentSet: aDocumentSet().id },
    ]);
  });

  test('are all read, which leads to the list', async () => {
    const { user, address } = open(
      TOGETHER,
      withDocuments(1),
      { confirmReadDocuments: { data: withDocuments(3) } },
      withDocuments(3),
    );
    for (const name of ['Loan Key Facts', 'Loan Agreement']) await user.click(await box(name));
    await user.click(confirm());
    await screen.findByRole('heading', { name: 'Read your documents' });
    expect(address()).toBe(LIST);
    expect(screen.queryByRole('link', { name: /on paper/ })).toBeNull();
  });

  test.each([
    [[], 'Tick each document that you’ve read to the end'],
    [['Loan Agreement'], 'Read the Loan Important Information first, and tick it as well'],
    [['Loan Important Information', 'Loan Agreement'], 'Read the Loan Key Facts first, and tick it as well'],
  ])('are not sent with only %j ticked', async (names, problem) => {
    const { user, sent } = open(TOGETHER, withDocuments(0));
    await box('Loan Agreement');
    for (const name of names) await user.click(await box(name));
    await user.click(confirm());
    expect(summary()).toEqual([problem]);
    expect(bodiesOf(sent, 'confirmReadDocuments')).toEqual([]);
  });

  test('that could not be noted say so, and stay ticked', async () => {
    const { user } = open(TOGETHER, withDocuments(1), { confirmReadDocuments: 'no connection' });
    for (const name of ['Loan Key Facts', 'Loan Agreement']) await user.click(await box(name));
    await user.click(confirm());
    expect(await screen.findByRole('status', { name: 'We couldn’t reach our server' })).toBeDefined();
    expect(await box('Loan Agreement')).toHaveProperty('checked', true);
  });

  test.each([
    [withDocuments(2), {}],
    [withDocuments(0, { isCurrent: false }), { prepareDocuments: { data: withDocuments(0) } }],
  ])(
    'are confirmed on the list where one is left, or where they are of another day',
    async (given, replies) => {
      const { address } = open(TOGETHER, given, replies, withDocuments(0));
      await screen.findByRole('heading', { name: 'Read your documents' });
      expect(address()).toBe(LIST);
    },
  );

  test('of a set that another took the place of lead to the list', async () => {
    const { user, address } = open(TOGETHER, withDocuments(1), {
      confirmReadDocuments: { refusal: 'documentsOutOfDate' },
    });
    for (const name of ['Loan Key Facts', 'Loan Agreement']) await user.click(await box(name));
    await user.click(confirm());
    await screen.findByRole('heading', { name: 'Read your documents' });
    expect(address()).toBe(LIST);
  });
});
