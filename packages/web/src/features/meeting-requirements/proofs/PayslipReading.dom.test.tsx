import { day } from '@fairlead/core/calendar/day';
import { pence } from '@fairlead/core/money/pence';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { SCREENS } from '../../../paths.ts';
import { switchFeature } from '../../../state/feature-flags.ts';
import { anApplication, aRequirement } from '../../../testing/applications.ts';
import { bodiesOf, type Replies } from '../../../testing/fake-api.ts';
import { openApplication } from '../../../testing/open-application.tsx';
import IncomeProofScreen from '../income/IncomeProofScreen.tsx';
import type { ReadPayslip } from './payslips.ts';

const ID = '01a1f8e9-0000-7000-8000-0000000000f1';

const file = (changes: Partial<ReadPayslip['payslip']> = {}): ReadPayslip => ({
  '@type': 'attachment',
  id: ID,
  filename: 'payslip.pdf',
  contentType: 'application/pdf',
  pages: 1,
  sentAt: '2026-11-20T10:00:00.000Z',
  isRefused: false,
  payslip: {
    netPay: pence(620_50),
    grossPay: pence(800_00),
    paidOn: day('2026-11-13'),
    frequency: 'weekly',
    employer: 'Harbour Pilots Ltd',
    netMonthly: pence(2_698_00),
    doubts: [],
    isContested: false,
    ...changes,
  },
});

type Changes = Parameters<typeof aRequirement>[1];

const withIncome = (changes: Changes) => anApplication({ requirements: [aRequirement('income', changes)] });

function open(changes: Changes, replies: Replies = {}) {
  return openApplication(SCREENS.incomeProof, IncomeProofScreen, withIncome(changes), { replies });
}

const reading = () => screen.findByRole('heading', { name: 'What we read on your payslip' });

beforeEach(() => switchFeature('auto-payslip-verification', true));

describe('a payslip that was read', () => {
  test('is shown with what it is a month, before it is confirmed', async () => {
    open({ attachments: [file()] });
    await reading();
    for (const text of ['£620.50', '13/11/2026', 'Harbour Pilots Ltd', 'Every week', '£2,698'])
      expect(screen.getByText(text)).toBeDefined();
    expect(screen.getByText(/^This shows the income you entered/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Send for checking' })).toBeNull();
  });

  test('is confirmed by a press, and then accepted', async () => {
    const data = withIncome({ state: 'Met', given: '1 file', attachments: [file()] });
    const before = { data: withIncome({ attachments: [file()] }) };
    const replies = { confirmProofOfIncome: { data }, readApplication: [before, { data }] };
    const { user, sent } = open({ attachments: [file()] }, replies);
    await user.click(await screen.findByRole('button', { name: 'That’s right' }));
    expect(await screen.findByText('We’ve accepted your proof of income')).toBeDefined();
    await waitFor(() => expect(document.activeElement?.id).toBe('proof-status'));
    expect(sent.map(({ endpoint }) => endpoint)).toContain('confirmProofOfIncome');
    expect(screen.queryByRole('button', { name: 'This isn’t right' })).toBeNull();
  });

  test('is not confirmed by sending it: what was read comes first, and has the focus', async () => {
    const data = withIncome({ attachments: [file()] });
    const replies = { proofOfIncome: { data }, readApplication: [{ data: withIncome({}) }, { data }] };
    const { user, sent } = open({}, replies);
    const payslip = new File(['%PDF-1.7'], 'payslip.pdf', { type: 'application/pdf' });
    await user.click(await screen.findByRole('link', { name: 'Upload payslips instead' }));
    await user.upload(await screen.findByLabelText('Choose files'), payslip);
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    await reading();
    await waitFor(() => expect(document.activeElement?.id).toBe('proof-reading'));
    expect(sent.map(({ endpoint }) => endpoint)).not.toContain('confirmProofOfIncome');
  });

  test('says why a person looks at it', async () => {
    const doubts = ['lessThanStated', 'noDate'] as const;
    open({ state: 'Provided', given: '1 file', attachments: [file({ doubts: [...doubts], paidOn: null })] });
    await reading();
    expect(screen.getByText('The pay after tax is less than the income entered.')).toBeDefined();
    expect(screen.getByText('We couldn’t read this')).toBeDefined();
    expect(screen.getByText('We’re checking what you sent')).toBeDefined();
  });

  test('that is wrong is contested, and stays on the page', async () => {
    const contested = {
      state: 'Provided',
      given: '1 file',
      attachments: [file({ isContested: true })],
    } as const;
    const data = withIncome({ ...contested, attachments: [...contested.attachments] });
    const before = { data: withIncome({ attachments: [file()] }) };
    const replies = { contestPayslip: { data }, readApplication: [before, { data }] };
    const { user, sent } = open({ attachments: [file()] }, replies);
    await user.click(await screen.findByRole('button', { name: 'This isn’t right' }));
    expect(await screen.findByText(/^You said that this isn’t right/)).toBeDefined();
    expect(document.activeElement?.id).toBe('proof-status');
    expect(bodiesOf(sent, 'contestPayslip')).toEqual([{ attachment: ID }]);
  });

  test('that cannot be contested says so', async () => {
    const { user } = open({ attachments: [file()] }, { contestPayslip: 'no connection' });
    await user.click(await screen.findByRole('button', { name: 'This isn’t right' }));
    expect(await screen.findByText('We couldn’t reach our server')).toBeDefined();
  });

  test('of which another file was sent says that someone checks them', async () => {
    const photo = { ...file(), id: `${ID.slice(0, -1)}2`, filename: 'second.jpg', payslip: undefined };
    const { payslip: _none, ...second } = photo;
    open({ attachments: [file(), second] });
    expect(await screen.findByText(/^Someone on our team will check what you sent/)).toBeDefined();
  });

  test('is not shown where this browser has the flag off, and is confirmed as before', async () => {
    switchFeature('auto-payslip-verification', false);
    open({ attachments: [file()] });
    expect(await screen.findByRole('button', { name: 'Send for checking' })).toBeDefined();
    expect(screen.queryByText('What we read on your payslip')).toBeNull();
  });
});
