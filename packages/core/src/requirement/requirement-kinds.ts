import { keysOf } from '../records.ts';

/**
 * Every requirement an application can have, in the order in which tasks are listed, with its `@type` on the wire. In a
 * file of their own, so that a page loads them without the rules.
 */
export const REQUIREMENT_TYPES = {
  phone: 'phone-application-requirement',
  'current-address': 'current-address-confirmation-requirement',
  identity: 'id-application-requirement',
  address: 'address-application-requirement',
  income: 'income-application-requirement',
  affordability: 'affordability-application-requirement',
  'debt-consolidation': 'debt-consolidation-upsell-application-requirement',
  keeper: 'keeper-application-requirement',
  'settlement-letter': 'settlement-letter-application-requirement',
  insurance: 'insurance-application-requirement',
  bank: 'bank-application-requirement',
  'payment-day': 'payment-day-requirement',
} as const;

export type RequirementKind = keyof typeof REQUIREMENT_TYPES;

export const REQUIREMENT_KINDS = keysOf(REQUIREMENT_TYPES);
