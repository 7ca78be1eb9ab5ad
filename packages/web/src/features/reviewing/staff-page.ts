import type { Brand } from '@fairlead/brands/brand';
import type { Endpoints } from '@fairlead/contract/endpoints';
import type { DataOf } from '@fairlead/contract/wire/endpoint';

export type StaffSession = DataOf<Endpoints['readStaffSession']>;
export type WaitingApplication = DataOf<Endpoints['listWaitingApplications']>[number];
export type ReviewedApplication = DataOf<Endpoints['readApplicationForReview']>;
export type WaitingProof = DataOf<Endpoints['listWaitingProofs']>[number];
export type ReviewedProof = DataOf<Endpoints['readProofForReview']>;
export type WaitingCase = DataOf<Endpoints['listOpenCases']>[number];
export type CaseOfBorrower = DataOf<Endpoints['readCaseForStaff']>;
export type WaitingAction = DataOf<Endpoints['listLenderActions']>[number];
export type LoanToLookAt = DataOf<Endpoints['listLoansToLookAt']>[number];
export type LoanForStaff = DataOf<Endpoints['readLoanForStaff']>;
export type FoundBorrower = DataOf<Endpoints['findBorrower']>;

/** What every page of staff is given. */
export type StaffPageProps = {
  /** Whose colours and type the page has. Staff work for every brand. */
  brand: Brand;
  themeAttributes: Readonly<Record<string, string | undefined>>;
  styles: readonly string[];
  icon: string;
};

/** Of pages behind a sign-on. */
export type SignedOnProps = StaffPageProps & {
  session: StaffSession;
  /** Every form sends it back: a page of another site does not know it. */
  formToken: string;
};

export const FORM_TOKEN = 'formToken';
