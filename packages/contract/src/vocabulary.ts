import { CONTACT_TOPICS } from '@fairlead/core/contact/contact-message';
import { DOCUMENT_TITLES } from '@fairlead/core/documents/document-titles';
import { z } from 'zod';

export const EMPLOYMENT_STATUSES = [
  { id: 1, name: 'Employed - full time' },
  { id: 2, name: 'Employed - part time' },
  { id: 3, name: 'Unemployed' },
  { id: 4, name: 'Self employed' },
  { id: 5, name: 'On Benefits' },
  { id: 6, name: 'Retired' },
] as const;

const MARITAL_STATUSES = [
  'Married',
  'Single',
  'Civil partnership',
  'Living with my partner',
  'Widowed',
  'Other',
] as const;

const RESIDENTIAL_STATUSES = [
  'homeowner_with_a_mortgage',
  'homeowner_without_a_mortgage',
  'living_with_parents',
  'private_tenant',
  'council_tenant',
] as const;

const DEPENDANTS = ['0', '1', '2', '3+'] as const;

const LOAN_REASONS = [
  'debt_consolidation',
  'home_improvement',
  'car',
  'wedding',
  'holiday',
  'other',
] as const;

export const DOCUMENT_TYPES = {
  ADEQUATE_EXPLANATIONS: { slug: 'adequate-explanations', title: DOCUMENT_TITLES['adequate-explanations'] },
  SECCI: { slug: 'secci', title: DOCUMENT_TITLES.secci },
  CONTRACT: { slug: 'contract', title: DOCUMENT_TITLES.contract },
} as const;

export const employmentStatusName = z.enum(EMPLOYMENT_STATUSES.map(({ name }) => name));
export const maritalStatus = z.enum(MARITAL_STATUSES);
export const residentialStatus = z.enum(RESIDENTIAL_STATUSES);
export const numberOfDependants = z.enum(DEPENDANTS);
export const loanReason = z.enum(LOAN_REASONS);
export const contactTopic = z.enum(CONTACT_TOPICS);
export const documentSlug = z.enum(['adequate-explanations', 'secci', 'contract']);
export type DocumentSlug = z.output<typeof documentSlug>;
