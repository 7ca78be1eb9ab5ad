import type { DocumentSlug } from '@fairlead/contract/vocabulary';
import type { DocumentFacts } from './document-facts.ts';
import type { DocumentModel } from './document-model.ts';
import { adequateExplanations } from './templates/adequate-explanations.ts';
import { directDebitMandate } from './templates/direct-debit-mandate.ts';
import { loanAgreement } from './templates/loan-agreement.ts';
import { secci } from './templates/secci.ts';

type Template = (given: DocumentFacts, templateVersion: string) => DocumentModel;

/** The version of all texts together. Any change of wording is a new version. */
const TEMPLATE_VERSION = '2026-6';

/** What documents show as their version, and a set stores: the Guarantee's text is a file of the deployment. */
export function versionOf({ guarantee }: DocumentFacts['directDebit']): string {
  return `${TEMPLATE_VERSION}, Guarantee ${guarantee.version}`;
}

/** The documents of a set, in the order they are read. */
export const TEMPLATES: Readonly<Record<DocumentSlug, Template>> = {
  'adequate-explanations': adequateExplanations,
  secci,
  contract: loanAgreement,
  'direct-debit-mandate': directDebitMandate,
};
