import type { BureauReport } from '@fairlead/core/decision/bureau-report';
import { pence } from '@fairlead/core/money/pence';

interface SandboxApplicant {
  readonly outcome: string;
  /** Null when the bureau is unavailable. */
  readonly report: BureauReport | null;
  /** The report after the addresses are corrected, when it differs. */
  readonly correctedReport?: BureauReport;
  readonly waitMs?: number;
}

const CLEAN: BureauReport = {
  match: 'full',
  score: 850,
  monthlyCommitments: pence(5_000),
  adverse: { insolvency: false, defaultsLast12Months: 0 },
};

/** The sandbox bureau's reports by the applicant's surname. */
export const APPLICANTS = {
  Accept: { outcome: 'Quoted in the Great band.', report: CLEAN },
  Good: { outcome: 'Quoted in the Good band.', report: { ...CLEAN, score: 690 } },
  Fair: {
    outcome: 'Quoted in the Fair band. From £10,000: declined for the amount, with a smaller loan offered.',
    report: { ...CLEAN, score: 550 },
  },
  Limited: { outcome: 'Quoted in the Limited band.', report: { ...CLEAN, score: 410 } },
  Decline: {
    outcome:
      'Declined: two recent defaults on the credit file. The applicant can ask us to look for another lender.',
    report: { ...CLEAN, score: 200, adverse: { insolvency: false, defaultsLast12Months: 2 } },
  },
  Insolvent: {
    outcome: 'Declined: insolvency and two recent defaults on the credit file. No other lender is offered.',
    report: { ...CLEAN, score: 200, adverse: { insolvency: true, defaultsLast12Months: 2 } },
  },
  Mismatch: {
    outcome: 'Address Mismatch; quoted in the Great band after correcting the addresses.',
    report: { ...CLEAN, match: 'address-mismatch', addressMatch: 'none' },
    correctedReport: CLEAN,
  },
  Thin: {
    outcome: 'Referred: too little data on the credit file. Declined on the next working day.',
    report: { ...CLEAN, match: 'thin' },
  },
  Referred: {
    outcome: 'Referred for manual review. Quoted in the Great band on the next working day.',
    report: { ...CLEAN, referred: true },
  },
  Slow: { outcome: 'Quoted in the Great band after 15 seconds.', report: CLEAN, waitMs: 15_000 },
  Down: { outcome: 'The bureau is unavailable: the draft is saved and no decision is made.', report: null },
} as const satisfies Record<string, SandboxApplicant>;

/** One whose rate is above that of most loans, one whose rate is not shown, and one whose rate is below. */
const CARDS: BureauReport['creditCards'] = [
  {
    issuer: 'Harbour Lane Card',
    lastFour: '4821',
    balance: pence(215_000),
    limit: pence(300_000),
    monthlyPayment: pence(6_500),
    ratePercent: 29.9,
  },
  {
    issuer: 'Quillmoor Bank',
    lastFour: '0937',
    balance: pence(148_050),
    limit: pence(250_000),
    monthlyPayment: pence(4_500),
    ratePercent: null,
  },
  {
    issuer: 'Fernhithe Store',
    lastFour: '5516',
    balance: pence(64_000),
    limit: pence(100_000),
    monthlyPayment: pence(2_500),
    ratePercent: 6.9,
  },
];

const MOVED = { isNewestAddress: false } as const;
const IDENTITY = { identityMatch: 'partial' } as const;
const ADDRESS = { addressMatch: 'partial' } as const;
const INCOME = { supportedMonthlyIncome: pence(100_000) };
const BALANCES = { monthlyCommitments: pence(13_500), creditCards: CARDS };

/** What follows a surname after a hyphen, `Accept-Moved`: what else the report says, and so what is asked for. */
export const SUFFIXES = {
  Moved: {
    outcome: 'After any of these surnames: asked to confirm the address, as the credit file has a newer one.',
    adds: MOVED,
  },
  Identity: {
    outcome: 'After any of these surnames: asked for proof of identity.',
    adds: IDENTITY,
  },
  Address: {
    outcome: 'After any of these surnames: asked for proof of address.',
    adds: ADDRESS,
  },
  Income: {
    outcome:
      'After any of these surnames: asked for proof of income, as the credit file supports £1,000 a month.',
    adds: INCOME,
  },
  Payroll: {
    outcome:
      'After any of these surnames: proof of income can be skipped, as the credit file supports £20,000 a month.',
    adds: { supportedMonthlyIncome: pence(2_000_000) },
  },
  Cards: {
    outcome:
      'After any of these surnames: three card balances on the credit file. A loan to pay off other debts asks about them.',
    adds: BALANCES,
  },
  Everything: {
    outcome:
      'After any of these surnames: asked for everything above. A payslip called income-1400.pdf leads to a smaller loan as well.',
    adds: { ...MOVED, ...IDENTITY, ...ADDRESS, ...INCOME, ...BALANCES },
  },
  Stranger: {
    outcome:
      'After any of these surnames: no identity match, so referred; asked for proof of identity once approved.',
    adds: { identityMatch: 'none' },
  },
} as const satisfies Record<string, { readonly outcome: string; readonly adds: Partial<BureauReport> }>;

function entryOf<Row>(table: Readonly<Record<string, Row>>, name: string): Row | undefined {
  return Object.entries(table).find(([key]) => key.toLowerCase() === name)?.[1];
}

/** The listed applicant with this surname and its suffixes, ignoring case and surrounding spaces. */
export function sandboxApplicant(lastName: string): SandboxApplicant | undefined {
  const [surname = '', ...suffixes] = lastName.trim().toLowerCase().split('-');
  const applicant = entryOf<SandboxApplicant>(APPLICANTS, surname);
  const found = suffixes.map((suffix) => entryOf(SUFFIXES, suffix));
  if (!applicant || found.includes(undefined)) return undefined;
  const { report, correctedReport } = applicant;
  const withSuffixes = (plain: BureauReport): BureauReport =>
    found.reduce((sum, suffix) => ({ ...sum, ...suffix?.adds }), plain);
  return {
    ...applicant,
    report: report && withSuffixes(report),
    ...(correctedReport && { correctedReport: withSuffixes(correctedReport) }),
  };
}
