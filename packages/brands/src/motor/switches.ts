import type { BrandSwitches } from '../brand-record.ts';

export const switches = {
  contactUsForm: true,
  borrowerView: true,
  stayFraudAwarePage: false,
  careersPage: true,
  disclosuresPage: false,
  directApplications: false,
  customerCountMessage: true,
  headerHiddenOnLanding: true,
  notEligibleSheetForInactiveLoan: false,
  darkSections: true,
} as const satisfies BrandSwitches;
