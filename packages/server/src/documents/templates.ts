import type { DocumentSlug } from '@fairlead/contract/vocabulary';
import { purchaseReceipt } from './templates/hire-purchase/purchase-receipt.ts';
import type { DocumentFacts, HireFacts } from './document-facts.ts';
import type { DocumentModel } from './document-model.ts';
import { adequateExplanations } from './templates/adequate-explanations.ts';
import { directDebitMandate } from './templates/direct-debit-mandate.ts';
import { hirePurchaseAgreement } from './templates/hire-purchase/hire-purchase-agreement.ts';
import { importantInformation } from './templates/hire-purchase/important-information.ts';
import { keyFacts } from './templates/hire-purchase/key-facts.ts';
import { loanAgreement } from './templates/loan-agreement.ts';
import { secci } from './templates/secci.ts';

type Template<Facts> = (given: Facts, templateVersion: string) => DocumentModel;

/** The version of all texts together. Any change of wording is a new version. */
const TEMPLATE_VERSION = '2026-11';

/** What documents show as their version, and a set stores: the Guarantee's text is a file of the deployment. */
export function versionOf({ guarantee }: DocumentFacts['directDebit']): string {
  return `${TEMPLATE_VERSION}, Guarantee ${guarantee.version}`;
}

const LOAN: Readonly<Record<Exclude<DocumentSlug, 'purchase-receipt'>, Template<DocumentFacts>>> = {
  'adequate-explanations': adequateExplanations,
  secci,
  contract: loanAgreement,
  'direct-debit-mandate': directDebitMandate,
};

const HIRE_PURCHASE: Readonly<Record<DocumentSlug, Template<HireFacts>>> = {
  'adequate-explanations': importantInformation,
  secci: keyFacts,
  contract: hirePurchaseAgreement,
  'purchase-receipt': purchaseReceipt,
  'direct-debit-mandate': directDebitMandate,
};

/** Makes one document of a set, with what the agreement is about. */
export function templatesFor(given: DocumentFacts): (slug: DocumentSlug, version: string) => DocumentModel {
  const { hire } = given;
  if (hire !== null) return (slug, version) => HIRE_PURCHASE[slug]({ ...given, hire }, version);
  return (slug, version) => {
    if (slug === 'purchase-receipt') throw new Error('an unsecured loan buys nothing');
    return LOAN[slug](given, version);
  };
}
