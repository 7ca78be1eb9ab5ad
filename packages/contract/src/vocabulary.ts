import {
  DEPENDANTS,
  EMPLOYMENT_STATUSES,
  MARITAL_STATUSES,
  RESIDENTIAL_STATUSES,
} from '@fairlead/core/affordability/household';
import { CONTACT_TOPICS } from '@fairlead/core/contact/contact-message';
import { DOCUMENT_TITLES } from '@fairlead/core/documents/document-titles';
import { DOCUMENT_ORDER, READING_ORDER } from '@fairlead/core/documents/reading-order';
import { z } from 'zod';

const LOAN_REASONS = [
  'debt_consolidation',
  'home_improvement',
  'car',
  'wedding',
  'holiday',
  'other',
] as const;

/** What an applicant can say of an offer that they do not take. */
const REACTIONS = [
  'monthly_cost',
  'total_cost',
  'different_amount',
  'found_elsewhere',
  'not_needed',
  'something_else',
] as const;

export const DOCUMENT_TYPES = {
  ADEQUATE_EXPLANATIONS: { slug: 'adequate-explanations', title: DOCUMENT_TITLES['adequate-explanations'] },
  SECCI: { slug: 'secci', title: DOCUMENT_TITLES.secci },
  CONTRACT: { slug: 'contract', title: DOCUMENT_TITLES.contract },
  PURCHASE_RECEIPT: { slug: 'purchase-receipt', title: DOCUMENT_TITLES['purchase-receipt'] },
  DIRECT_DEBIT_MANDATE: { slug: 'direct-debit-mandate', title: DOCUMENT_TITLES['direct-debit-mandate'] },
} as const;

export const employmentStatusName = z.enum(EMPLOYMENT_STATUSES.map(({ name }) => name));
export const maritalStatus = z.enum(MARITAL_STATUSES);
export const residentialStatus = z.enum(RESIDENTIAL_STATUSES);
export const numberOfDependants = z.enum(DEPENDANTS);
export const loanReason = z.enum(LOAN_REASONS);
export const reaction = z.enum(REACTIONS);
export const contactTopic = z.enum(CONTACT_TOPICS);
export const documentSlug = z.enum(DOCUMENT_ORDER);
export type DocumentSlug = z.output<typeof documentSlug>;
/** A document that the borrower confirms to have read. */
export const documentToRead = z.enum(READING_ORDER);

/** What a file that was sent is stored as. */
export const FILE_TYPES = ['image/jpeg', 'application/pdf'] as const;
export type FileType = (typeof FILE_TYPES)[number];
