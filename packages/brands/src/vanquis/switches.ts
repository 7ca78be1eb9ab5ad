import type { BrandSwitches } from '../brand-record.ts';

export const switches = {
  contactUsForm: true,
  borrowerView: false,
  stayFraudAwarePage: false,
  careersPage: false,
  disclosuresPage: false,
  directApplications: true,
  customerCountMessage: true,
  headerHiddenOnLanding: false,
  notEligibleSheetForInactiveLoan: true,
  darkSections: false,
} as const satisfies BrandSwitches;
