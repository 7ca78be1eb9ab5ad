import type { BureauReport } from '@fairlead/core/decision/bureau-report';
import { pence } from '@fairlead/core/money/pence';

interface SandboxApplicant {
  readonly outcome: string;
  /** Null: the bureau is down. */
  readonly report: BureauReport | null;
  /** The report once the addresses were corrected, when it differs. */
  readonly correctedReport?: BureauReport;
  readonly waitMs?: number;
}

const CLEAN: BureauReport = {
  match: 'full',
  score: 850,
  monthlyCommitments: pence(5_000),
  adverse: { insolvency: false, defaultsLast12Months: 0 },
};

/** What the sandbox bureau knows of an applicant, by surname. */
export const APPLICANTS = {
  Accept: { outcome: 'Quoted in the band Great.', report: CLEAN },
  Good: { outcome: 'Quoted in the band Good.', report: { ...CLEAN, score: 690 } },
  Fair: { outcome: 'Quoted in the band Fair.', report: { ...CLEAN, score: 550 } },
  Limited: { outcome: 'Quoted in the band Limited.', report: { ...CLEAN, score: 410 } },
  Decline: {
    outcome: 'Declined: insolvency and two recent defaults on the file.',
    report: { ...CLEAN, score: 200, adverse: { insolvency: true, defaultsLast12Months: 2 } },
  },
  Mismatch: {
    outcome: 'Address Mismatch; once the addresses were corrected, quoted in the band Great.',
    report: { ...CLEAN, match: 'address-mismatch' },
    correctedReport: CLEAN,
  },
  Thin: { outcome: 'Referred: the file holds too little.', report: { ...CLEAN, match: 'thin' } },
  Referred: { outcome: 'Referred to a person.', report: { ...CLEAN, referred: true } },
  Slow: { outcome: 'Quoted in the band Great after 15 seconds.', report: CLEAN, waitMs: 15_000 },
  Down: { outcome: 'The bureau is unavailable: the draft is kept, nothing is decided.', report: null },
} as const satisfies Record<string, SandboxApplicant>;

const ENTRIES = Object.entries<SandboxApplicant>(APPLICANTS);

/** Capitals and spaces around the surname do not matter. */
export function sandboxApplicant(lastName: string): SandboxApplicant | undefined {
  const wanted = lastName.trim().toLowerCase();
  return ENTRIES.find(([surname]) => surname.toLowerCase() === wanted)?.[1];
}
