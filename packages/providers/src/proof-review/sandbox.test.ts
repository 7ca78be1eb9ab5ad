import type { ProofKind } from '@fairlead/core/requirement/proof';
import { describe, expect, test } from 'vitest';
import { SANDBOX_FILES } from './files.ts';
import { sandboxProofReview } from './sandbox.ts';
import { staffProofReview } from './staff.ts';

const reviewed = (...filenames: string[]) => sandboxProofReview().review({ kind: 'identity', filenames });

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
    sandboxProofReview().review({ kind, filenames: ['cover.pdf', filename] });
  expect(await shown('income', 'Income-1400.pdf')).toEqual({ outcome: 'accept', netMonthlyIncome: 140_000 });
  expect(await shown('income', 'incomes.pdf')).toEqual({ outcome: 'accept' });
  expect(await shown('identity', 'income-1400.pdf')).toEqual({ outcome: 'accept' });
});

test('without a reviewer everything is left to staff', async () => {
  expect(await staffProofReview().review({ kind: 'income', filenames: ['payslip.pdf'] })).toBeNull();
});
