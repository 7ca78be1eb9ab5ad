import type { BrandSwitches } from '../brand-record.ts';
import { missing } from '../missing.ts';

export const switches = {
  contactUsForm: missing('true when the contact page offers a form'),
  borrowerView: missing('true when a borrower sees a list of all they have'),
  stayFraudAwarePage: missing('true when the brand has the page on recognising fraud'),
  careersPage: missing('true when the brand has a careers page'),
  disclosuresPage: missing('true when the brand has the page of statutory disclosures'),
  directApplications: missing('true when visitors may apply here, not only through a partner'),
  customerCountMessage: missing('true when pages say how many customers there are'),
  headerHiddenOnLanding: missing('true when the first page starts with its hero'),
  notEligibleSheetForInactiveLoan: missing(
    'true when somebody with an inactive loan is told why they must wait',
  ),
  darkSections: missing('true when some sections stand on the dark surface'),
} as const satisfies BrandSwitches;
