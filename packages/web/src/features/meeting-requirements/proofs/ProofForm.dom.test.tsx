import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { ProofKind } from '@fairlead/core/requirement/proof';
import { CAR_PAPER_PAGES } from '../../../application-paths.ts';
import { SCREENS } from '../../../paths.ts';
import { anApplication, APPLICATION_ID, aRequirement } from '../../../testing/applications.ts';
import { bodiesOf, type Replies } from '../../../testing/fake-api.ts';
import { openApplication } from '../../../testing/open-application.tsx';
import { summary } from '../../../testing/render-screen.tsx';
import AddressProofScreen from './AddressProofScreen.tsx';
import CarPaperScreen from './CarPaperScreen.tsx';
import IdentityProofScreen from './IdentityProofScreen.tsx';
import IncomeProofScreen from '../income/IncomeProofScreen.tsx';

const PAGES = {
  identity: [SCREENS.identityProof, IdentityProofScreen],
  address: [SCREENS.addressProof, AddressProofScreen],
  income: [SCREENS.incomeProof, IncomeProofScreen],
  keeper: [CAR_PAPER_PAGES.keeperProof, CarPaperScreen],
  'settlement-letter': [CAR_PAPER_PAGES.settlementLetter, CarPaperScreen],
  insurance: [CAR_PAPER_PAGES.insuranceProof, CarPaperScreen],
} as const satisfies Record<ProofKind, unknown>;

const attachment = (filename: string, isRefused = false) => ({
  '@type': 'attachment' as const,
  id: `01a1f8e9-0000-7000-8000-${String(filename.length).padStart(12, '0')}`,
  filename,
  contentType: 'application/pdf' as const,
  pages: 2,
  sentAt: '2026-11-20T10:00:00.000Z',
  isRefused,
});

type Changes = Parameters<typeof aRequirement>[1];

const withProof = (kind: ProofKind, changes: Changes = {}) =>
  anApplication({ requirements: [aRequirement(kind, changes)] });

function open(kind: ProofKind, changes: Changes = {}, replies: Replies = {}) {
  const [path, Screen] = PAGES[kind];
  const query = kind === 'income' ? '&by=files' : '';
  return openApplication(path, Screen, withProof(kind, changes), { replies, query });
}

/** Replies of a proof that is being checked once the call was answered, now and whenever it is read again. */
function checkingAfter(
  call: 'proofOfId' | 'confirmProofOfIncome' | 'proofOfKeeper' | 'settlementLetter' | 'proofOfInsurance',
  kind: ProofKind,
  before: Changes = {},
): Replies {
  const data = withProof(kind, { state: 'Provided', given: '1 file' });
  return { [call]: { data }, readApplication: [{ data: withProof(kind, before) }, { data }] };
}

const letter = (name = 'licence.pdf') => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

const chooser = () => screen.findByLabelText(/^Choose (more )?files$/);
const sendButton = () => screen.getByRole('button', { name: 'Send' });
const chosenNames = () =>
  within(screen.getByRole('list', { name: 'Files to send' }))
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));

describe('a proof about a car', () => {
  test.each([
    ['keeper', /Your V5C log book/, 'proofOfKeeper'],
    ['settlement-letter', /settlement figure: every page/, 'settlementLetter'],
    ['insurance', /certificate of motor insurance/, 'proofOfInsurance'],
  ] as const)(
    'of the %s says what is accepted, and is sent by its own call',
    async (kind, accepted, call) => {
      const { user, sent } = open(kind, {}, checkingAfter(call, kind));
      await user.upload(await chooser(), letter());
      expect(screen.getByText(accepted)).toBeDefined();
      await user.click(sendButton());
      await screen.findByText(/We’re checking/);
      expect(bodiesOf(sent, call)).toHaveLength(1);
    },
  );
});

describe('a proof', () => {
  test('says what is accepted, and needs a file', async () => {
    const { user } = open('identity');
    await chooser();
    expect(screen.getByText(/^Your passport/)).toBeDefined();
    await user.click(sendButton());
    expect(summary()).toEqual(['Select a photo or PDF of your passport, driving licence or identity card']);
  });

  test('is sent with its name, its type and its bytes, and is then being checked', async () => {
    const { user, sent } = open('identity', {}, checkingAfter('proofOfId', 'identity'));
    await user.upload(await chooser(), letter());
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    await screen.findByText('We’re checking what you sent');
    expect(bodiesOf(sent, 'proofOfId')).toEqual([
      { filename: 'licence.pdf', contentType: 'application/pdf', content: btoa('%PDF-1.7') },
    ]);
  });

  test('can be removed before it is sent', async () => {
    const { user } = open('address');
    await user.upload(await chooser(), [letter('one.pdf'), letter('two.pdf')]);
    await screen.findByText('two.pdf');
    await user.click(screen.getByRole('button', { name: 'Remove one.pdf' }));
    expect(chosenNames()).toEqual(['Remove two.pdf']);
  });

  test('that is empty, too large or nothing that we take is not sent', async () => {
    const { user, sent } = open('identity');
    const large = new File([new Uint8Array(11 * 1024 * 1024)], 'large.pdf', { type: 'application/pdf' });
    const text = new File(['hello'], 'notes.txt', { type: 'text/plain' });
    const empty = new File([], 'empty.pdf', { type: 'application/pdf' });
    const typed = await chooser();
    typed.removeAttribute('accept');
    await user.upload(typed, [large, text, empty]);
    await screen.findByText('empty.pdf');
    await user.click(sendButton());
    expect(summary()).toEqual([
      'The selected file must be smaller than 10 MB',
      'The selected file must be a JPG, PNG or PDF',
      'The selected file is empty',
    ]);
    expect(bodiesOf(sent, 'proofOfId')).toEqual([]);
  });

  test('that the server refuses says why at its file, and stays', async () => {
    const { user } = open('address', {}, { proofOfAddress: { refusal: 'pdfNeedsPassword' } });
    await user.upload(await chooser(), letter('bill.pdf'));
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('link', { name: /^This PDF needs a password/ })).toBeDefined();
    expect(chosenNames()).toEqual(['Remove bill.pdf']);
  });

  test('that could not be scanned for now is still there, with the word to try again, and goes through', async () => {
    const { user, sent } = open(
      'address',
      {},
      { proofOfAddress: [{ refusal: 'unavailable' }, { data: anApplication() }] },
    );
    await user.upload(await chooser(), letter('bill.pdf'));
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/Nothing was lost; try again in a minute/)).toBeDefined();
    expect(chosenNames()).toEqual(['Remove bill.pdf']);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(bodiesOf(sent, 'proofOfAddress')).toHaveLength(2));
  });

  test('of more than five files takes the first five', async () => {
    const { user } = open('identity');
    await user.upload(
      await chooser(),
      ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => letter(`${name}.pdf`)),
    );
    await screen.findByText('e.pdf');
    expect(screen.queryByText('f.pdf')).toBeNull();
    expect(screen.getByText('You can send up to 5 files')).toBeDefined();
  });

  test('that was refused says why, and can be sent again', async () => {
    const refusal = 'It is out of date. Send a newer one.';
    open('address', { state: 'Refused', refusal, attachments: [attachment('old.pdf', true)] });
    expect(await screen.findByText(refusal)).toBeDefined();
    expect(screen.getByText('Not accepted')).toBeDefined();
    expect(await chooser()).toBeDefined();
  });

  test('that was accepted needs nothing more', async () => {
    open('identity', { state: 'Met', given: '1 file', attachments: [attachment('licence.pdf')] });
    expect(await screen.findByText('We’ve accepted your proof of identity')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  });
});

describe('a proof of income', () => {
  test('is confirmed once every file was sent', async () => {
    const proofOfIncome = { data: withProof('income', { attachments: [attachment('payslip.pdf')] }) };
    const replies = { ...checkingAfter('confirmProofOfIncome', 'income'), proofOfIncome };
    const { user, sent } = open('income', {}, replies);
    await user.upload(await chooser(), letter('payslip.pdf'));
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    expect(await screen.findByText('We’re checking what you sent')).toBeDefined();
    expect(sent.map(({ endpoint }) => endpoint)).toContain('confirmProofOfIncome');
  });

  test('that was sent and not confirmed can be confirmed', async () => {
    const sentBefore = { attachments: [attachment('payslip.pdf')] };
    const { user } = open('income', sentBefore, checkingAfter('confirmProofOfIncome', 'income', sentBefore));
    await user.click(await screen.findByRole('button', { name: 'Send for checking' }));
    expect(await screen.findByText('We’re checking what you sent')).toBeDefined();
  });

  test('can be skipped only where it may be', async () => {
    const skipped = { data: withProof('income', { state: 'Skipped' }) };
    const { user, address } = open('income', { maySkip: true }, { skipProofOfIncome: skipped });
    await user.click(await screen.findByRole('button', { name: /^Skip this/ }));
    await screen.findByText('Another page');
    expect(address()).toBe(`/account/borrow/continue?id=${APPLICATION_ID}`);
  });

  test('that is needed cannot be skipped', async () => {
    open('income');
    await chooser();
    expect(screen.queryByRole('button', { name: /^Skip this/ })).toBeNull();
  });
});
