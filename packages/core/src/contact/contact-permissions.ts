import type { ProductId } from '../pricing/products.ts';

/**
 * What a borrower can allow: reminders and offers of the brand itself, offers of other companies in the group, a text
 * message as well as the email about payments, and the text without the email.
 */
export const CONTACT_PERMISSIONS = [
  'unsecuredLoanReminders',
  'unsecuredLoanOffers',
  'motorFinanceReminders',
  'motorFinanceOffers',
  'groupCrossSell',
  'paymentTexts',
  'paymentTextsOnly',
] as const;

export type ContactPermission = (typeof CONTACT_PERMISSIONS)[number];

export type ContactQuestions = {
  readonly reminders: ContactPermission;
  readonly offers: ContactPermission;
  readonly group: ContactPermission;
};

/** The three permissions that each product asks for. */
export const CONTACT_QUESTIONS: Readonly<Record<ProductId, ContactQuestions>> = {
  'unsecured-2026-1': {
    reminders: 'unsecuredLoanReminders',
    offers: 'unsecuredLoanOffers',
    group: 'groupCrossSell',
  },
  'hire-purchase-2026-1': {
    reminders: 'motorFinanceReminders',
    offers: 'motorFinanceOffers',
    group: 'groupCrossSell',
  },
};

/** In the order in which they are asked. */
export function contactPermissionsOf(product: ProductId): readonly ContactPermission[] {
  const { reminders, offers, group } = CONTACT_QUESTIONS[product];
  return [reminders, offers, group];
}

/** What the contact settings ask, which an application does not: the channels of messages about payments. */
export function contactSettingsOf(product: ProductId): readonly ContactPermission[] {
  return [...contactPermissionsOf(product), 'paymentTexts', 'paymentTextsOnly'];
}

/**
 * Permissions that an application takes as given where it says nothing of them: reminders and offers of the brand's
 * own, to its own applicants (Privacy and Electronic Communications Regulations 2003, reg. 22(3)). Never the group's.
 */
export function defaultPermissionsOf(product: ProductId): readonly ContactPermission[] {
  const { reminders, offers } = CONTACT_QUESTIONS[product];
  return [reminders, offers];
}
