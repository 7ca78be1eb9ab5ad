import type { loanApplication } from '@fairlead/contract/loan-application/shapes';
import { ordinal } from '@fairlead/core/calendar/display';
import { isProof, isProofAsked, PROOF_REFUSALS } from '@fairlead/core/requirement/proof';
import { REQUIREMENT_REASONS } from '@fairlead/core/requirement/requirement-reasons';
import { REQUIREMENT_TYPES } from '@fairlead/core/requirement/requirement-kinds';
import { maskLast4 } from '@fairlead/core/text/mask';
import type { z } from 'zod';
import type { Cipher } from '../../security/cipher.ts';
import { filenameOf, type AttachmentRow } from './attachment-store.ts';
import type { RequirementRow } from './requirement-store.ts';

type RequirementView = NonNullable<z.output<typeof loanApplication>['requirements']>[number];

type AttachmentView = NonNullable<RequirementView['attachments']>[number];

/** What only some requirements show. It is secret, so it is read only for those. */
export interface RequirementParts {
  /** The address of the application. */
  readonly addressOf: () => RequirementView['address'];
  /** The cards that can be paid off; undefined where they were not asked for. */
  readonly cards: RequirementView['creditCards'];
  /** The files of the application; undefined where they were not asked for. */
  readonly attachments: readonly AttachmentRow[] | undefined;
  /** The smaller loan; undefined where none is suggested. */
  readonly suggestedLoan: RequirementView['suggestedLoan'];
  /** What bank data shows; undefined where none was read. */
  readonly bankIncome: RequirementView['bankIncome'];
  readonly isBankIncomeShown: boolean;
  readonly cipher: Cipher;
  /** What was read from a file. */
  readonly payslipOf: (row: AttachmentRow) => AttachmentView['payslip'];
}

export function presentRequirement(
  { id, kind, state, given, refusal, may_skip }: RequirementRow,
  {
    addressOf,
    cards,
    attachments,
    suggestedLoan,
    bankIncome,
    isBankIncomeShown,
    cipher,
    payslipOf,
  }: RequirementParts,
): RequirementView {
  const type = REQUIREMENT_TYPES[kind];
  const reason = REQUIREMENT_REASONS[kind];
  const files = isProof(kind) ? attachments?.filter((row) => row.requirement_id === id) : undefined;
  return {
    '@type': type,
    id,
    state,
    reason,
    given: typeof given === 'string' ? given : null,
    ...(kind === 'current-address' && { address: addressOf() }),
    refusal: refusal && PROOF_REFUSALS[refusal],
    maySkip: may_skip || (kind === 'income' && canAgree(state, bankIncome)),
    ...(kind === 'income' && isBankIncomeShown && bankIncome && { bankIncome }),
    ...(files && { attachments: files.map((row) => presentAttachment(cipher, row, payslipOf(row))) }),
    ...(kind === 'affordability' && suggestedLoan && { suggestedLoan }),
    ...(kind === 'debt-consolidation' && cards && { creditCards: cards }),
  };
}

/** Whether the borrower may agree to what their bank data shows, in place of files. */
const canAgree = (state: RequirementRow['state'], bankIncome: RequirementView['bankIncome']): boolean =>
  isProofAsked(state) && (bankIncome?.netMonthlyIncome ?? null) !== null;

function presentAttachment(
  cipher: Cipher,
  row: AttachmentRow,
  payslip: AttachmentView['payslip'],
): AttachmentView {
  return {
    '@type': 'attachment' as const,
    id: row.id,
    filename: filenameOf(cipher, row),
    contentType: row.content_type,
    pages: row.pages,
    sentAt: row.sent_at,
    isRefused: row.refused_at !== null,
    ...(payslip && { payslip }),
  };
}

/** "2 files". */
export function givenFiles(count: number): string {
  return count === 1 ? '1 file' : `${count} files`;
}

/** "ending 9876": enough to know an account or a mobile number by, and no more. */
export function givenNumber(number: string): string {
  return `ending ${maskLast4(number).slice(-4)}`;
}

/** "the 15th". */
export function givenPaymentDay(day: number): string {
  return `the ${ordinal(day)}`;
}
