import { day } from '@fairlead/core/calendar/day';
import { pence } from '@fairlead/core/money/pence';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { readingPath, taskPath } from '../../application-paths.ts';
import { SCREENS } from '../../paths.ts';
import type { Application } from '../../resources/loan-application.ts';
import { aDocumentSet, anApplication, APPLICATION_ID, withDocuments } from '../../testing/applications.ts';
import { bodiesOf, fakeApi, type Replies } from '../../testing/fake-api.ts';
import { figure, renderScreen, SIGNED_IN, heading } from '../../testing/render-screen.tsx';
import DocumentsScreen from './DocumentsScreen.tsx';
import ReadScreen from './ReadScreen.tsx';

const TEXT = `<!doctype html><body class="void"><main><h1>Its title</h1><p class="subtitle">Lendable</p>
<h2>What it costs</h2><p>You borrow £7,500.</p><h2>Your rights</h2><p>You can withdraw.</p></main></body>`;

/** `later` is what the server has of the application after a change. */
function open(at: string, application: Application, replies: Replies = {}, later = application) {
  const sent = fakeApi({
    readApplication: [{ data: application }, { data: later }],
    readApplicationDocument: { data: TEXT },
    ...replies,
  });
  const screens = { [SCREENS.documents]: DocumentsScreen, [SCREENS.readDocument]: ReadScreen };
  return { sent, ...renderScreen(screens, { at, session: SIGNED_IN }) };
}

const LIST = taskPath(APPLICATION_ID, 'documents');
const reading = (slug: string) => readingPath(APPLICATION_ID, slug);
const hasRead = () => screen.findByRole('button', { name: 'I have read this document' });

describe('the documents', () => {
  test('are made when the page is opened for the first time that day', async () => {
    const { sent } = open(
      LIST,
      anApplication(),
      { prepareDocuments: { data: withDocuments(0) } },
      withDocuments(0),
    );
    expect(await screen.findByText('Preparing today’s documents')).toBeDefined();
    expect(await screen.findByRole('link', { name: 'Loan Important Information' })).toBeDefined();
    expect(bodiesOf(sent, 'prepareDocuments')).toHaveLength(1);
    expect(screen.getByText(figure('£252.84'))).toBeDefined();
  });

  test('of another day are replaced, and the page says so', async () => {
    const yesterday = withDocuments(3, { isCurrent: false, drawdownOn: day('2026-11-19') });
    open(LIST, yesterday, { prepareDocuments: { data: withDocuments(0) } }, withDocuments(0));
    expect(await screen.findByText(/19 November 2026/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Loan Important Information' })).toBeDefined();
  });

  test('are not made while something before them is missing', async () => {
    open(LIST, anApplication(), { prepareDocuments: { refusal: 'requirementsNotMet' } });
    const next = await screen.findByRole('link', { name: 'See what’s left to do' });
    expect(next.getAttribute('href')).toBe(`/account/borrow/continue?id=${APPLICATION_ID}`);
  });

  test('are not made with a settlement figure that has run out', async () => {
    open(LIST, anApplication(), { prepareDocuments: { refusal: 'settlementFigureExpired' } });
    const next = await screen.findByRole('link', { name: 'Enter the new figure' });
    expect(next.getAttribute('href')).toBe(`/account/borrow/continue/settlement-figure?id=${APPLICATION_ID}`);
  });

  test('are not made for a finance company that we cannot pay', async () => {
    const finance = {
      '@type': 'finance' as const,
      type: 'Hire purchase' as const,
      isRefinance: true as const,
      existingAgreement: {
        lender: 'Sample Motor Credit',
        agreementNumber: 'SMC-204118',
        settlementAmount: pence(6_200_00),
        settlementValidUntil: day('2026-12-11'),
      },
    };
    open(LIST, anApplication({ finance }), { prepareDocuments: { refusal: 'oldLenderUnknown' } });
    expect(await screen.findByRole('heading', { name: 'We can’t pay your finance company' })).toBeDefined();
    for (const shown of ['Sample Motor Credit', 'SMC-204118', '£6,200.00', anApplication().reference])
      expect(screen.getByText(shown)).toBeDefined();
    expect(screen.getByRole('link', { name: /^Call / })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Your application' })).toBeDefined();
  });

  test('that could not be made can be asked for again', async () => {
    const { user } = open(
      LIST,
      anApplication(),
      { prepareDocuments: ['no connection', { data: withDocuments(0) }] },
      withDocuments(0),
    );
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Loan Important Information' })).toBeDefined();
  });
});

describe('reading', () => {
  test('a document has its text in the page, and leads to the next', async () => {
    const { user, sent, address } = open(
      reading('adequate-explanations'),
      withDocuments(0),
      { confirmReadAdequateExplanations: { data: withDocuments(1) } },
      withDocuments(1),
    );
    await hasRead();
    expect(screen.getByText('You borrow £7,500.')).toBeDefined();
    expect(screen.getByText('Document 1 of 4 · About 1 minute to read')).toBeDefined();
    await user.click(await hasRead());
    expect(await screen.findByRole('heading', { name: 'Loan Key Facts' })).toBeDefined();
    expect(address()).toBe(`/account/borrow/continue/documents/secci?id=${APPLICATION_ID}`);
    expect(bodiesOf(sent, 'confirmReadAdequateExplanations')).toEqual([
      { hasRead: true, documentSet: aDocumentSet().id },
    ]);
  });

  test('the last one leads back to the list', async () => {
    const { user, address } = open(reading('contract'), withDocuments(2), {
      confirmReadContract: { data: withDocuments(3) },
    });
    await user.click(await hasRead());
    expect(await screen.findByRole('heading', { name: 'Read your documents' })).toBeDefined();
    expect(address()).toBe(LIST);
  });

  test('the mandate needs no confirmation, and leads to what is still to be read', async () => {
    const { user, sent, address } = open(reading('direct-debit-mandate'), withDocuments(1));
    expect(await screen.findByText('You borrow £7,500.')).toBeDefined();
    expect(screen.getByText(/you don’t need to confirm it/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'I have read this document' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Continue' }));
    expect(await screen.findByRole('heading', { name: 'Loan Key Facts' })).toBeDefined();
    expect(address()).toBe(reading('secci'));
    expect(sent.some(({ endpoint }) => endpoint.startsWith('confirmRead'))).toBe(false);
  });

  test('one that has been read already says so', async () => {
    open(reading('secci'), withDocuments(3));
    expect(await screen.findByText('You’ve confirmed that you’ve read this document.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'I have read this document' })).toBeNull();
  });

  test('one of another day leads to the list of today’s', async () => {
    const { address } = open(
      reading('secci'),
      withDocuments(0, { isCurrent: false }),
      { prepareDocuments: { data: withDocuments(0) } },
      withDocuments(0),
    );
    await screen.findByRole('heading', { name: 'Read your documents' });
    expect(address()).toBe(LIST);
  });

  test('that cannot be noted says so and keeps the document open', async () => {
    const { user } = open(reading('secci'), withDocuments(1), { confirmReadSecci: 'no connection' });
    await user.click(await hasRead());
    expect(await screen.findByRole('status', { name: 'We couldn’t reach our server' })).toBeDefined();
    expect(await hasRead()).toBeDefined();
  });

  test('into the next day leads to the list, which makes the new ones', async () => {
    const { user, address } = open(reading('secci'), withDocuments(1), {
      confirmReadSecci: { refusal: 'documentsOutOfDate' },
    });
    await user.click(await hasRead());
    await screen.findByRole('heading', { name: 'Read your documents' });
    expect(address()).toBe(LIST);
  });

  test('of a set that another took the place of leads to the list', async () => {
    const { user, address } = open(reading('secci'), withDocuments(1), {
      confirmReadSecci: { refusal: 'documentsOutOfOrder' },
    });
    await user.click(await hasRead());
    await screen.findByRole('heading', { name: 'Read your documents' });
    expect(address()).toBe(LIST);
  });
});

describe('a document', () => {
  test('before which another has to be read leads to the list', async () => {
    const { address } = open(reading('contract'), withDocuments(1));
    await heading('Read your documents');
    expect(address()).toBe(LIST);
    expect(screen.queryByRole('link', { name: 'Loan Agreement' })).toBeNull();
    expect(screen.getByText('Cannot start yet')).toBeDefined();
  });

  test('has a list of its parts, which leads to each', async () => {
    const { user } = open(reading('secci'), withDocuments(1));
    const contents = within(await screen.findByRole('navigation', { name: 'Contents' }));
    await user.click(contents.getByRole('link', { name: 'Your rights' }));
    expect(document.activeElement?.textContent).toBe('Your rights');
  });

  test('is shown larger, and the next one as well', async () => {
    const { user } = open(
      reading('adequate-explanations'),
      withDocuments(0),
      { confirmReadAdequateExplanations: { data: withDocuments(1) } },
      withDocuments(1),
    );
    await user.click(await screen.findByRole('button', { name: 'Larger text' }));
    expect(screen.getByRole('article').dataset.size).toBe('1');
    await user.click(await hasRead());
    await screen.findByRole('heading', { name: 'Loan Key Facts' });
    expect((await screen.findByRole('article')).dataset.size).toBe('1');
    await user.click(screen.getByRole('button', { name: 'Smaller text' }));
    await user.click(screen.getByRole('button', { name: 'Smaller text' }));
    expect(screen.getByRole('article').dataset.size).toBe('0');
  });

  test('that cannot be opened can be asked for again, and is not confirmed meanwhile', async () => {
    const { user } = open(reading('secci'), withDocuments(1), {
      readApplicationDocument: ['no connection', { data: TEXT }],
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('button', { name: 'I have read this document' })).toBeNull();
    await user.click(again);
    expect(await hasRead()).toBeDefined();
  });

  test('that is not there any more leads to the list, which says what is missing', async () => {
    const { address } = open(reading('secci'), withDocuments(1), {
      readApplicationDocument: { refusal: 'requirementsNotMet' },
    });
    await screen.findByRole('heading', { name: 'Read your documents' });
    expect(address()).toBe(LIST);
  });
});

describe('continuing to sign', () => {
  const goToSign = () => screen.findByRole('button', { name: 'Continue to sign' });

  test('names what is left to read', async () => {
    const { user, address } = open(LIST, withDocuments(1));
    await user.click(await goToSign());
    expect(screen.getByText('Left to read: Loan Key Facts, Loan Agreement.')).toBeDefined();
    expect(address()).toBe(LIST);
  });

  test('when everything is read is noted, and leads to the signature', async () => {
    const { user, sent, address } = open(LIST, withDocuments(3), {
      completeReadDocuments: { data: withDocuments(3) },
    });
    await user.click(await goToSign());
    await screen.findByText('Another page');
    expect(address()).toBe(`/account/borrow/continue/sign?id=${APPLICATION_ID}`);
    expect(sent.map(({ endpoint }) => endpoint)).toContain('completeReadDocuments');
  });

  test('that fails can be pressed again', async () => {
    const { user } = open(LIST, withDocuments(3), {
      completeReadDocuments: ['no connection', { data: withDocuments(3) }],
    });
    await user.click(await goToSign());
    expect(await screen.findByRole('status', { name: 'We couldn’t reach our server' })).toBeDefined();
    await user.click(await goToSign());
    expect(await screen.findByText('Another page')).toBeDefined();
  });
});
