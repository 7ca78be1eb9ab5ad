import type { BrandSwitches } from '../brand.ts';

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
