import type { RETENTION_PERIODS } from './retention-periods.ts';

export interface FileKind {
  /** What the privacy notice calls such files. */
  readonly named: string;
  /** Whose retention periods they have: with a loan, or with an application that became none. */
  readonly keptWith: readonly (keyof typeof RETENTION_PERIODS)[];
}

/**
 * Each kind of file that is stored about a person. The evidence of a loan is put together from these and from records
 * when it is asked for, and is not stored.
 */
export const FILE_KINDS = {
  /** Documents of a loan, as pages and as PDF. */
  documents: { named: 'documents', keptWith: ['loans', 'applications'] },
  /** Photos and PDFs that a borrower sends to prove something. */
  proofs: { named: 'files that you sent', keptWith: ['loans', 'applications'] },
} as const satisfies Record<string, FileKind>;
