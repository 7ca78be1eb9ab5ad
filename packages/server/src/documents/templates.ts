import type { DocumentSlug } from '@fairlead/contract/vocabulary';
import type { DocumentFacts } from './document-facts.ts';
import type { DocumentModel } from './document-model.ts';
import { adequateExplanations } from './templates/adequate-explanations.ts';
import { loanAgreement } from './templates/loan-agreement.ts';
import { secci } from './templates/secci.ts';

type Template = (given: DocumentFacts, templateVersion: string) => DocumentModel;

/** The version of all three texts together. Any change of wording is a new version. */
export const TEMPLATE_VERSION = '2026-4';

/** The documents of a set, in the order they are read. */
export const TEMPLATES: Readonly<Record<DocumentSlug, Template>> = {
  'adequate-explanations': adequateExplanations,
  secci,
  contract: loanAgreement,
};
