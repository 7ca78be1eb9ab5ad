import type { Head } from '../../../parts/page/PageHead.tsx';
import { proofHead } from '../proofs/proofs.ts';

export const CONSENT_HEAD: Head = {
  title: 'Connect your bank',
  lead: 'We find your income in your account, so you don’t have to send payslips. It takes about 2 minutes.',
  isQuiet: true,
};

/** The first words of the page, by the way to prove the income that its address names. */
export const incomeHead = (by: string | null): Head => (by === 'bank' ? CONSENT_HEAD : proofHead('income'));
