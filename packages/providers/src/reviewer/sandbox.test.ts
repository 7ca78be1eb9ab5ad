import type { BureauReport } from '@fairlead/core/decision/bureau-report';
import type { ProofKind } from '@fairlead/core/requirement/proof';
import { describe, expect, test } from 'vitest';
import { APPLICANTS } from '../credit-bureau/applicants.ts';
import { SANDBOX_FILES } from './files.ts';
import { sandboxReviewer } from './sandbox.ts';
import { staffReviewer } from './staff.ts';

const reviewed = (...filenames: string[]) => sandboxReviewer().reviewProof({ kind: 'identity', filenames });

describe('the sandbox’s reviewer', () => {
  test('accepts files with any other name', async () => {
    expect(await reviewed('passport.jpg')).toEqual({ outcome: 'accept' });
  });

  test.each(Object.entries(SANDBOX_FILES))(
    'goes by a name that begins with %s',
    async (word, { refusal }) => {
      const verdict = await reviewed('passport.jpg', `${word.toUpperCase()}-2.pdf`);
      expect(verdict).toEqual(refusal === null ? null : { outcome: 'refuse', refusal });
    },
  );
});

test('an income in the name of a payslip is what it shows', async () => {
  const shown = (kind: ProofKind, filename: string) =>
    sandboxReviewer().reviewProof({ kind, filenames: ['cover.pdf', filename] });
  expect(await shown('income', 'Income-1400.pdf')).toEqual({ outcome: 'accept', netMonthlyIncome: 140_000 });
  expect(await shown('income', 'incomes.pdf')).toEqual({ outcome: 'accept' });
  expect(await shown('identity', 'income-1400.pdf')).toEqual({ outcome: 'accept' });
});

test('a referred application is approved by its score, and declined where there is too little to go by', async () => {
  const decided = (report: BureauReport) => sandboxReviewer().reviewReferral(report);
  expect(await decided(APPLICANTS.Referred.report)).toEqual({ outcome: 'approve', band: 'Great' });
  expect(await decided(APPLICANTS.Thin.report)).toEqual({
    outcome: 'decline',
    declineReasons: ['too-little-history'],
  });
});

test('a second look changes a decision for the reason on the sandbox page, and upholds every other', async () => {
  const declineReasons = ['too-little-history'] as const;
  const looked = (reason: string) => sandboxReviewer().reviewDecline({ declineReasons, reason });
  expect(await looked('Mistake: that is not me')).toEqual({ outcome: 'approve', band: 'Limited' });
  expect(await looked('I need the money')).toEqual({ outcome: 'decline', declineReasons });
  expect(await staffReviewer().reviewDecline({ declineReasons, reason: 'Mistake' })).toBeNull();
});

test('without a reviewer everything is left to staff', async () => {
  expect(await staffReviewer().reviewReferral(APPLICANTS.Referred.report)).toBeNull();
  expect(await staffReviewer().reviewProof({ kind: 'income', filenames: ['payslip.pdf'] })).toBeNull();
});
