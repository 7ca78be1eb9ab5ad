import type { BrandSwitches } from '../brand-record.ts';
import { missing } from '../missing.ts';

export const switches = {
  contactUsForm: missing('true if the contact page has a form'),
  borrowerView: missing('true if a borrower sees a list of all their loans and applications'),
  stayFraudAwarePage: missing('true if the brand has the fraud awareness page'),
  careersPage: missing('true if the brand has a careers page'),
  disclosuresPage: missing('true if the brand has the statutory disclosures page'),
  directApplications: missing('true if visitors can apply on this site, not only through a partner'),
  customerCountMessage: missing('true if public pages say how many customers the brand has'),
  headerHiddenOnLanding: missing('true if the landing page starts with its hero'),
  notEligibleSheetForInactiveLoan: missing(
    'true if a borrower with an inactive loan sees why they must wait',
  ),
  darkSections: missing('true if some sections use the dark surface'),
} as const satisfies BrandSwitches;
