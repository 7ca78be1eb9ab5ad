import type { BrandSwitches } from '../brand-record.ts';

export const switches = {
  contactUsForm: true,
  borrowerView: false,
  stayFraudAwarePage: false,
  careersPage: false,
  disclosuresPage: false,
  directApplications: false,
  customerCountMessage: false,
  headerHiddenOnLanding: false,
  notEligibleSheetForInactiveLoan: true,
  darkSections: false,
} as const satisfies BrandSwitches;
