import type { BrandSwitches } from '../brand-record.ts';

export const switches = {
  contactUsForm: false,
  borrowerView: true,
  stayFraudAwarePage: true,
  careersPage: true,
  disclosuresPage: true,
  directApplications: true,
  customerCountMessage: true,
  headerHiddenOnLanding: true,
  notEligibleSheetForInactiveLoan: true,
  darkSections: true,
} as const satisfies BrandSwitches;
