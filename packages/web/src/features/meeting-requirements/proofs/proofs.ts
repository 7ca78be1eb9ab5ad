import type { ProofKind } from '@fairlead/core/requirement/proof';
import { REQUIREMENT_REASONS } from '@fairlead/core/requirement/requirement-reasons';
import type { Head } from '../../../parts/page/PageHead.tsx';

type ProofWords = {
  readonly title: string;
  /** What can be sent, each by itself enough. */
  readonly accepted: readonly string[];
  /** What every one of them must show. */
  readonly mustShow: string;
  readonly nothingChosen: string;
};

/** What each proof asks for, in words. */
export const PROOFS: Readonly<Record<ProofKind, ProofWords>> = {
  identity: {
    title: 'Proof of identity',
    accepted: [
      'Your passport: the page with your photo',
      'Your photocard driving licence: the front, full or provisional',
      'A national identity card from the EU: both sides',
    ],
    mustShow: 'It must be in date, and show your full name, your date of birth and your photo.',
    nothingChosen: 'Select a photo or PDF of your passport, driving licence or identity card',
  },
  address: {
    title: 'Proof of address',
    accepted: [
      'A bank or credit card statement from the last 3 months',
      'A gas, electricity, water or broadband bill from the last 3 months',
      'Your council tax bill for this year',
      'A letter from HMRC, DWP or your council from the last 12 months',
      'Your photocard driving licence: the front, showing your current address',
    ],
    mustShow: 'It must show your full name, your address and its date. A licence must be in date.',
    nothingChosen: 'Select a photo or PDF of a statement, bill, letter or driving licence',
  },
  income: {
    title: 'Proof of income',
    accepted: [
      'If you’re employed: your latest payslip, or the last 3 if your pay varies',
      'If you’re self-employed: your latest tax calculation (SA302)',
      'If you’re retired or on benefits: your latest pension or award letter',
      'For any of these: a bank statement that shows the money coming in',
    ],
    mustShow: 'It must show your name, who pays you, how much and when.',
    nothingChosen: 'Select a photo or PDF of a payslip, letter or statement',
  },
  keeper: {
    title: 'V5C log book',
    accepted: ['Your V5C log book: the page that names the registered keeper'],
    mustShow:
      'It must show your full name, your address, the registration number and the document reference number.',
    nothingChosen: 'Select a photo or PDF of your V5C',
  },
  'settlement-letter': {
    title: 'Settlement letter',
    accepted: ['The letter or email from your finance company with your settlement figure: every page'],
    mustShow: 'It must show your agreement number, the settlement figure and the last day it’s valid.',
    nothingChosen: 'Select a photo or PDF of your settlement letter',
  },
  insurance: {
    title: 'Car insurance',
    accepted: ['Your certificate of motor insurance', 'A letter from your insurer that names the car'],
    mustShow: 'It must show your name, the registration number and the days the cover starts and ends.',
    nothingChosen: 'Select a photo or PDF of your certificate of insurance',
  },
};

/** The first words of the page of a proof. */
export const proofHead = (kind: ProofKind): Head => ({
  title: PROOFS[kind].title,
  lead: REQUIREMENT_REASONS[kind],
  isQuiet: true,
});

/** The title inside a sentence: "proof of identity", "V5C log book". */
export const proofInSentence = (kind: ProofKind): string =>
  PROOFS[kind].title.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase());
